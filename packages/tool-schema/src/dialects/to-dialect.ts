import type { Dialect, DialectOptions, DialectSchema } from "./dialect.ts";

export function toDialect(schema: unknown, dialect: Dialect, options: DialectOptions = {}): DialectSchema {
  throw new Error(`not yet: ${dialect} ${typeof schema} ${typeof options}`);
}
