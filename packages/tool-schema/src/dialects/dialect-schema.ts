import type { SchemaObject } from "../document/json-schema.ts";
import type { DialectLimits } from "./dialect-limits.ts";

/**
 * What became of a rule of the original schema:
 *
 * - `added`: the dialect asks for the keyword; it says what was so before;
 * - `rewritten`: says the same in another way;
 * - `relaxed`: written in a way that takes more; the original schema still enforces the rule, or its own validator does;
 * - `removed`: taken out; still enforced by the original schema;
 * - `described`: taken out, and said in a description;
 * - `closed`: an object of which the original says nothing of undeclared members takes none;
 * - `required`: a member that may be left out must be there; the effect says what stands for leaving it out;
 * - `renamed`: a member has another name; `restore` gives it its own;
 * - `inlined`: a reference was replaced by what it leads to;
 * - `lost`: valid arguments cannot be sent. Only with `onLoss: "note"`, else it is an error.
 */
export type DialectAction =
  | "added"
  | "rewritten"
  | "relaxed"
  | "removed"
  | "described"
  | "closed"
  | "required"
  | "renamed"
  | "inlined"
  | "lost";

/** One change. Frozen. */
export interface DialectNote {
  /** RFC 6901 pointer into the original schema: to the keyword, or to the schema where the original has no such keyword. */
  readonly pointer: string;
  /** The keyword that changed; `""` where a schema as a whole did. */
  readonly keyword: string;
  readonly action: DialectAction;
  /** What it means for the arguments, in one line. Names in it are escaped and cut. */
  readonly effect: string;
}

/** How {@link toDialect} converts. */
export interface DialectOptions {
  /**
   * What to do with what the dialect cannot express: valid arguments that could not be sent. `"refuse"` (the default)
   * throws; `"note"` converts as near as it can and notes each as `lost`.
   */
  readonly onLoss?: "refuse" | "note";
  /** In the place of the dialect's own in `dialectLimits`, one by one; `undefined` lifts a limit. */
  readonly limits?: Partial<DialectLimits>;
  /**
   * What null means for a member that may be left out and may be null, where the dialect requires every member
   * (`openai-strict`): one of the two cannot be said there. `"null"` (the default): it is the value null, and the member
   * is never left out. `"absent"`: it is left out, and never null; for tools where null clears what was set.
   */
  readonly optionalNull?: "null" | "absent";
  /**
   * Whether descriptions say what rules were taken out, and where null stands for leaving a member out. Default `true`.
   */
  readonly describe?: boolean;
}

/** The schema of a {@link DialectSchema}: the types of the SDKs ask for the `type` of the root. */
export type WireSchema = SchemaObject & { readonly type: "object" };

/** A schema as a dialect takes it. Frozen. */
export interface DialectSchema {
  /**
   * Plain JSON, deeply frozen, sharing nothing with the input. Its root is an object; an SDK takes it as it is, but for
   * `gemini`: that language is an enumeration in the types of `@google/genai`, and its request takes these names.
   */
  readonly schema: WireSchema;
  /** Every change, in the order made. Dropped identifiers and comments (`$schema`, `$id`, `$anchor`, `$comment`) are none. */
  readonly notes: readonly DialectNote[];
  /**
   * Undoes what the dialect did to the shape of the arguments (names; `null` for members that were left out), and only
   * that. Takes anything, never throws, never changes its input: what it cannot make sense of comes back as it is, for
   * the original schema to refuse.
   */
  readonly restore: (args: unknown) => unknown;
  /**
   * A pointer into the restored arguments as one into what the model sent: it knows renamed members by the wire's names
   * alone. For the issues that it is told. Anything else comes back as it is; never throws.
   */
  readonly toWirePointer: (pointer: string) => string;
}
