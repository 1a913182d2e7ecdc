/** Bytes that are kept of the beginning, and as many of the end. */
const KEPT = 16_384;

/** The output of a command in bounded room: its beginning, its end, and how much was between them. */
export class BoundedOutput {
  #head = new Uint8Array();
  #tail = new Uint8Array();
  #dropped = 0;

  add(chunk: Uint8Array): void {
    const room = KEPT - this.#head.length;
    if (room > 0) this.#head = join(this.#head, chunk.subarray(0, room));
    const rest = chunk.subarray(Math.max(0, room));
    if (rest.length === 0) return;
    // No more of a chunk than can be kept, or a large one would be copied whole.
    const kept = join(this.#tail, rest.subarray(-KEPT)).subarray(-KEPT);
    this.#dropped += this.#tail.length + rest.length - kept.length;
    this.#tail = kept;
  }

  /** As text; bytes that are no UTF-8 are shown as U+FFFD. */
  text(): string {
    const decoder = new TextDecoder();
    if (this.#dropped === 0) return decoder.decode(join(this.#head, this.#tail));
    return `${decoder.decode(this.#head)}\n[${this.#dropped} bytes are left out here]\n${decoder.decode(this.#tail)}`;
  }
}

function join(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(left.length + right.length);
  joined.set(left);
  joined.set(right, left.length);
  return joined;
}
