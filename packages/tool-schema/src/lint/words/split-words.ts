/** Characters of a name that are looked at: no provider takes longer ones. */
const MAX_NAME_CHARACTERS = 256;

/** A run of capitals (`API` of `APIKey`), a word with or without a capital, or a number. */
const NAME_WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+/gu;

/** The words of a name in lower case: `listPullRequests`, `list_pull_requests` and `list-pull-requests` have the same. */
export function splitName(name: string): readonly string[] {
  return (name.slice(0, MAX_NAME_CHARACTERS).match(NAME_WORD) ?? []).map((word) => word.toLowerCase());
}

const TEXT_WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case, in order. */
export function splitText(text: string): readonly string[] {
  return text.toLowerCase().match(TEXT_WORD) ?? [];
}

/** A word without the endings of English grammar that matter here: `files` is `file`, `entries` is `entry`. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
