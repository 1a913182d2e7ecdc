import { isToolSchemaError } from "@di-code/ai";
import { type Dialect, type DialectOptions, toDialect } from "../../src/index.ts";

/** The schema of a conversion alone. */
export function wireOf(schema: unknown, dialect: Dialect, options?: DialectOptions): unknown {
  return toDialect(schema, dialect, options).schema;
}

/** The notes as lines: `pointer keyword action`. */
export function notesOf(schema: unknown, dialect: Dialect, options?: DialectOptions): readonly string[] {
  return toDialect(schema, dialect, options).notes.map(
    ({ pointer, keyword, action }) => `${pointer} ${keyword} ${action}`,
  );
}

/** What each loss says beside its effect: the dialect, and the way out. */
const FRAME = /^[a-z-]+ cannot express: (.*); [^;]+, or onLoss: "note"$/u;

/** The findings of a refused conversion as lines: `pointer: effect` for losses, after the error's code. */
export function refusalOf(schema: unknown, dialect: Dialect, options?: DialectOptions): readonly string[] {
  try {
    toDialect(schema, dialect, options);
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    return [error.code, ...error.findings.map(({ pointer, message }) => `${pointer}: ${message.replace(FRAME, "$1")}`)];
  }
  return ["accepted"];
}

/** An object with one member `a` of a schema, required and closed, so that a table is about the member alone. */
export function withMember(member: unknown): object {
  return { type: "object", properties: { a: member }, required: ["a"], additionalProperties: false };
}

/** What became of {@link withMember}'s member. */
export function memberOf(member: unknown, dialect: Dialect, options?: DialectOptions): unknown {
  const { properties } = wireOf(withMember(member), dialect, options) as {
    readonly properties: { readonly a: unknown };
  };
  return properties.a;
}
