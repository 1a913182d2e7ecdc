export type { Dialect } from "./dialects/dialect.ts";
export { type DialectLimits, dialectLimits } from "./dialects/dialect-limits.ts";
export type { DialectAction, DialectNote, DialectOptions, DialectSchema } from "./dialects/dialect-schema.ts";
export { toDialect } from "./dialects/to-dialect.ts";
export { cloneToolSchema } from "./document/clone-tool-schema.ts";
export type { SchemaObject } from "./document/json-schema.ts";
