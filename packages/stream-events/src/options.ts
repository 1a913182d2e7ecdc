import { type ArgumentOptions, parseArgumentsText, printableName } from "@di-code/ai";

export interface StreamEventOptions {
  /**
   * Several blocks may be open at once, each found by its `contentIndex`; they still start in the order 0, 1, 2.
   * Default `false`: one block at a time.
   */
  readonly interleaved?: boolean;
  /** After the first refusal every later event is refused with the same error. Default `false`. */
  readonly latch?: boolean;
  /** How the text of a call is read, as in `@di-code/ai`: limits, `duplicateKeys`, `unsafeNumbers`. */
  readonly argumentOptions?: ArgumentOptions;
}

/** The options of one stream with their defaults, checked. */
export interface StreamSettings {
  readonly isInterleaved: boolean;
  readonly latches: boolean;
  readonly argumentOptions: ArgumentOptions | undefined;
}

const NAMES: readonly string[] = ["interleaved", "latch", "argumentOptions"] satisfies (keyof StreamEventOptions)[];

/**
 * Throws a `TypeError` for an option that is none, or of a name that there is not: the developer's mistake. `other` is an
 * option of the caller's own.
 */
export function readSettings(options: StreamEventOptions | undefined, other?: string): StreamSettings {
  if (options === undefined) return { isInterleaved: false, latches: false, argumentOptions: undefined };
  if (typeof options !== "object" || options === null) throw new TypeError("options must be an object");
  for (const name of Object.keys(options)) {
    if (!NAMES.includes(name) && name !== other) throw new TypeError(`there is no option ${printableName(name)}`);
  }
  const { argumentOptions } = options;
  // Wrong ones throw now instead of at the first call of the stream.
  parseArgumentsText("{}", argumentOptions);
  return { isInterleaved: flag(options, "interleaved"), latches: flag(options, "latch"), argumentOptions };
}

function flag(options: StreamEventOptions, name: "interleaved" | "latch"): boolean {
  const value: unknown = options[name];
  if (value === undefined) return false;
  if (typeof value !== "boolean") throw new TypeError(`option ${name} must be true or false`);
  return value;
}
