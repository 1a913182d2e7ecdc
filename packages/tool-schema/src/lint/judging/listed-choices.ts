/** Words after which a list is complete. What follows `such as` or `e.g.` is only an example. */
const INTRODUCTION =
  /(?:\b(?:one of(?: the following)?(?: values| options)?|either|(?:valid|allowed|possible|accepted|supported|permitted) (?:values|options|choices)(?: are| is| include)?|values|options|choices)(?:\s*:|\s+are:?|\s)|[([])\s*/gi;

/** A quoted choice, or a bare word. */
const CHOICE =
  /(?:'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})"|`(?<code>[^`\n]{1,60})`|(?<bare>[\p{L}\p{N}][\p{L}\p{N}_.+-]*))/uy;
const SEPARATOR = /\s*(?:,\s*(?:or|and)\s+|[,|/]\s*|\s(?:or|and)\s)\s*/iy;
const END = /\s*(?:$|[.;)\]\n])/y;
/** Says that there are more. */
const OPEN_LIST =
  /\b(?:e\.g|for example|examples?:|example values|other values|such as|append\w*|prefix\w*|etc|or any|any other|among others|and more|custom)\b|\.\.\.|…/i;

const BRACKET = /^[([]/;

const MAX_INTRODUCTIONS = 20;
const MAX_CHOICES = 200;

/** The choices that a description lists as the only ones; undefined where it lists none, or only some. */
export function choicesIn(description: string): readonly string[] | undefined {
  if (OPEN_LIST.test(description)) return undefined;
  let tried = 0;
  for (const introduction of description.matchAll(INTRODUCTION)) {
    tried += 1;
    if (tried > MAX_INTRODUCTIONS) break;
    const choices = readList(description, introduction.index + introduction[0].length);
    if (choices === undefined) continue;
    // `Possible values include x`: what is listed later is about something else.
    if (choices.names.length < 2) {
      if (BRACKET.test(introduction[0])) continue;
      return undefined;
    }
    // In brackets only what cannot be prose: `(a|b)`.
    if (BRACKET.test(introduction[0]) && (!choices.hasBars || isQuoted(description, introduction.index))) continue;
    return choices.names;
  }
  return undefined;
}

function readList(
  text: string,
  from: number,
): { readonly names: readonly string[]; readonly hasBars: boolean } | undefined {
  const names: string[] = [];
  let hasBars = false;
  let at = from;
  for (;;) {
    const choice = matchAt(CHOICE, text, at);
    if (choice === undefined) return undefined;
    const { single, double, code, bare } = choice.groups ?? {};
    const name = single ?? double ?? code ?? (bare ?? "").replace(/[.+-]+$/, "");
    at += bare === undefined ? choice[0].length : name.length;
    if (names.length >= MAX_CHOICES) return undefined;
    if (!names.includes(name)) names.push(name);
    if (matchAt(END, text, at) !== undefined) break;
    const separator = matchAt(SEPARATOR, text, at);
    if (separator === undefined) return undefined;
    hasBars ||= separator[0].includes("|");
    at += separator[0].length;
  }
  return { names, hasBars };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Inside an example: after an odd number of quotes. */
function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).match(/["`]/g) ?? []).length % 2 === 1;
}
