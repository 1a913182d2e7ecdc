import type { ValueKind } from "@di-code/ai";

/** One value of a call, for a person who decides whether it may run. */
export interface DisplayField {
  /** JSON Pointer into the arguments; its beginning where it is longer than 1,024 characters. */
  readonly pointer: string;
  /** One line: from `display.labels`, or the names on the way in words (`Options › Max results`). */
  readonly label: string;
  /**
   * One line. Control characters and marks that hide or reorder text stand as `\n`, `\u202e`; where the value is cut, the
   * text says how much is left out. A secret is always the same text.
   */
  readonly text: string;
  /**
   * What the value is, so that the text `nothing` can be told from `null`. Left out for secrets, and for what cannot be
   * shown.
   */
  readonly kind?: ValueKind;
  /** Whether a part of the value is left out of the text. */
  readonly cut: boolean;
  /** `"important"`: named by `display.important`; those come first. */
  readonly importance: "important" | "normal";
  readonly secret: boolean;
}

/** A call in words. */
export interface DisplayedArguments {
  /** What the tool is called: `display.title`, or its name in words. */
  readonly title: string;
  /** The important ones first, as `display.important` orders them; then in the order of the arguments. */
  readonly fields: readonly DisplayField[];
  /** Values for which there is no field: beyond `maxFields`. At least so many, where more than 10,000 were there to read. */
  readonly omitted: number;
}
