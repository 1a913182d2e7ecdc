/** What `displayFields` says in words of its own. */
export interface DisplayWords {
  readonly yes: string;
  readonly no: string;
  /** For `null`. */
  readonly nothing: string;
  /** For a text, a list or an object that holds nothing. */
  readonly empty: string;
  /** In the place of every secret, whatever it is. */
  readonly secret: string;
  /** For what cannot be shown: no JSON, an object inside itself, what throws when it is read, more than 32 levels. */
  readonly unreadable: string;
  /** Behind a list of which only the beginning is shown. */
  readonly more: (values: number) => string;
  /** Behind a text of which only the beginning is shown. */
  readonly moreCharacters: (characters: number) => string;
}

export const ENGLISH: DisplayWords = {
  yes: "yes",
  no: "no",
  nothing: "nothing",
  empty: "(empty)",
  secret: "••••••••",
  unreadable: "(cannot be shown)",
  more: (values) => `… ${values.toLocaleString("en")} more`,
  moreCharacters: (characters) => `… ${characters.toLocaleString("en")} more character${characters === 1 ? "" : "s"}`,
};
