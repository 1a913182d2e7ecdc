import { checkOptionNames } from "../issues/check-option-names.ts";
import type { SchemaCheckOptions } from "./check-options.ts";

const LIMITS = ["maxDepth", "maxNodes", "maxCharacters", "maxEnumValues"] as const;

const NAMES: ReadonlySet<string> = new Set<keyof SchemaCheckOptions>([
  "imported",
  "formats",
  "patternEngine",
  ...LIMITS,
]);

/** Throws a `TypeError` for an option that is none: the developer's mistake, whatever the schema is. */
export function assertCheckOptions(options: SchemaCheckOptions): void {
  if (typeof options !== "object" || options === null) throw new TypeError("options must be an object");
  checkOptionNames(options, NAMES);
  const { imported = false } = options;
  if (typeof imported !== "boolean") throw new TypeError("option imported must be a boolean");
  for (const name of LIMITS) {
    const limit = options[name];
    const isCount =
      limit === undefined || limit === Number.POSITIVE_INFINITY || (Number.isInteger(limit) && limit >= 1);
    if (!isCount) throw new TypeError(`option ${name} must be a positive integer or Infinity`);
  }
}
