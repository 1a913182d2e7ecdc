import { BACKSLASH, LOWER_U, QUOTE } from "./characters.ts";

/**
 * The way to a place in a text, outermost first: for an object the offset of the current key's opening quote, for
 * an array `~index`, which is negative. One number a level, so that noting the way costs next to nothing.
 */
export type TextPlace = readonly number[];

/** A pointer, cut where it gets too long. */
export interface TextPointer {
  /** RFC 6901; exact, or the beginning of the exact one. */
  readonly path: string;
  readonly pathTruncated?: true;
}

/** Longest path, as `ToolArgumentIssue` has it. */
const MAX_PATH = 1024;

/**
 * The pointer of a place in a JSON text. Looks at no more of the text than the pointer shows, however deep the
 * place and however long its keys: at most 1,024 levels, 6 units of text for each character of a key.
 */
export function pointerInText(text: string, place: TextPlace): TextPointer {
  let path = "";
  for (const step of place) {
    const segment = step < 0 ? String(~step) : readKeyStart(text, step);
    path += `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (path.length > MAX_PATH) return { path: cut(path), pathTruncated: true };
  }
  return { path };
}

/** At most 1,024 characters; neither an escape (`~1`) nor a surrogate pair is cut in two. */
function cut(path: string): string {
  const start = path.slice(0, MAX_PATH);
  const last = start.charCodeAt(MAX_PATH - 1);
  return start.endsWith("~") || (last >= 0xd800 && last <= 0xdbff) ? start.slice(0, -1) : start;
}

/** The key whose opening quote stands at `opening`, or a beginning of it that is longer than any path. */
function readKeyStart(text: string, opening: number): string {
  let end = opening + 1;
  let escapes = false;
  for (let length = 0; length <= MAX_PATH && end < text.length; length++) {
    const code = text.charCodeAt(end);
    if (code === QUOTE) break;
    if (code === BACKSLASH) {
      escapes = true;
      end += text.charCodeAt(end + 1) === LOWER_U ? 6 : 2;
    } else {
      end++;
    }
  }
  const raw = text.slice(opening + 1, end);
  return escapes ? String(JSON.parse(`"${raw}"`)) : raw;
}
