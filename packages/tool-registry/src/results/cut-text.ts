/** A text that fits into so many bytes of UTF-8, or its beginning. */
export interface CutText {
  readonly text: string;
  /** Bytes of `text`. */
  readonly bytes: number;
  readonly isCut: boolean;
}

/** The beginning of a text that takes at most `maxBytes` of UTF-8; looks no further than that. Never cuts a character. */
export function cutText(text: string, maxBytes: number): CutText {
  let bytes = 0;
  for (let index = 0; index < text.length;) {
    const code = text.codePointAt(index) ?? 0;
    // Half a surrogate pair becomes the replacement character: three bytes.
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes + size > maxBytes) return { text: text.slice(0, index), bytes, isCut: true };
    bytes += size;
    index += size === 4 ? 2 : 1;
  }
  return { text, bytes, isCut: false };
}
