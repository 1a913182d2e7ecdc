import { printableName } from "@di-code/ai";
import { checkNames, checkOptions } from "../options/check-options.ts";
import { type DialectLimits, dialectLimits } from "./dialect-limits.ts";
import type { DialectOptions } from "./dialect-schema.ts";
import type { Dialect } from "./dialect.ts";

/** The options with their defaults, checked. */
export interface DialectSettings {
  readonly onLoss: "refuse" | "note";
  readonly optionalNull: "null" | "absent";
  readonly describe: boolean;
  readonly limits: DialectLimits;
}

const NAMES = ["onLoss", "limits", "describe", "optionalNull"] as const satisfies readonly (keyof DialectOptions)[];

/** Throws a `TypeError` for a dialect, an option or a limit that is none: a limit that is misspelt is no limit. */
export function readDialectOptions(dialect: Dialect, options: DialectOptions): DialectSettings {
  if (!Object.hasOwn(dialectLimits, dialect)) throw unknownDialect(dialect);
  checkOptions(options, NAMES);
  const { onLoss = "refuse", optionalNull = "null", describe = true, limits = {} } = options;
  if (onLoss !== "refuse" && onLoss !== "note") throw new TypeError('option onLoss must be "refuse" or "note"');
  if (optionalNull !== "null" && optionalNull !== "absent") {
    throw new TypeError('option optionalNull must be "null" or "absent"');
  }
  if (typeof describe !== "boolean") throw new TypeError("option describe must be true or false");
  const known = dialectLimits[dialect];
  checkLimits(limits, known);
  return { onLoss, optionalNull, describe, limits: { ...known, ...limits } };
}

function checkLimits(limits: Partial<DialectLimits>, known: DialectLimits): void {
  if (typeof limits !== "object" || (limits as unknown) === null)
    throw new TypeError("option limits must be an object");
  checkNames("limit", limits, Object.keys(known));
  for (const [name, value] of Object.entries(limits) as [keyof DialectLimits, unknown][]) {
    const fault = value === undefined ? undefined : faultOf(name, value);
    if (fault !== undefined) throw new TypeError(`limit ${name} must be ${fault}, or undefined`);
  }
}

/** What a limit must be, where it is not. */
function faultOf(name: keyof DialectLimits, value: unknown): string | undefined {
  switch (name) {
    case "asOf":
      return typeof value === "string" ? undefined : "text";
    case "toolName":
    case "propertyName":
      return isPattern(value) ? undefined : "a pattern that compiles with the u flag";
    case "formats":
      return Array.isArray(value) && value.every((format) => typeof format === "string")
        ? undefined
        : "a list of names";
    default:
      return value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && Number(value) >= 0)
        ? undefined
        : "a whole number from 0 on, Infinity";
  }
}

function isPattern(value: unknown): boolean {
  if (typeof value !== "string") return false;
  try {
    return new RegExp(value, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** There are few enough to name them all. */
function unknownDialect(dialect: unknown): TypeError {
  const name = typeof dialect === "string" ? ` ${printableName(dialect)}` : " of this name";
  return new TypeError(`there is no dialect${name}; there are ${Object.keys(dialectLimits).join(", ")}`);
}
