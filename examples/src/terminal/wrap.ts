/**
 * Breaks a text into lines of at most `width` characters: after a space or a comma where there is one in the second
 * half of the line, else anywhere. Lines after the first begin with `hang` spaces.
 */
export function wrap(text: string, width: number, hang = 0): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  let indent = "";
  while (indent.length + rest.length > width) {
    const room = width - indent.length;
    const cut = breakBefore(rest, room);
    lines.push(`${indent}${rest.slice(0, cut).trimEnd()}`);
    rest = rest.slice(cut).trimStart();
    indent = " ".repeat(hang);
  }
  if (rest !== "" || lines.length === 0) lines.push(`${indent}${rest}`);
  return lines;
}

function breakBefore(text: string, room: number): number {
  // A space may stand just beyond the line, since it is not printed.
  if (text[room] === " ") return room;
  for (let index = room; index > room / 2; index -= 1) {
    const last = text[index - 1];
    if (last === " " || last === ",") return index;
  }
  return room;
}
