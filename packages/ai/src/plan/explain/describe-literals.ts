import type { JsonValue } from "../../contracts/json.ts";
import { printableName, printableText } from "../../issues/printable.ts";

/** Literals that are listed; a schema may have 20,000. */
const MAX_LITERALS = 20;

/** Longest literal that is shown, in UTF-16 units. */
const MAX_LITERAL = 64;

/** Strings that would be taken for something else in a list: other literals, text with its own commas or edges. */
const NEEDS_QUOTES = /^$|^\s|\s$|, |^["[{]|^(?:true|false|null)$|^[-+.]?\d|^one of | or |…/;

/** `one of a, b, c`: strings as they are where that is clear, other values as JSON. */
export function describeLiterals(values: readonly JsonValue[]): string {
  const shown = values.slice(0, MAX_LITERALS).map(describeLiteral).join(", ");
  const rest = values.length - MAX_LITERALS;
  const words = rest > 0 ? `${shown}, … and ${rest} more` : shown;
  return values.length === 1 ? words : `one of ${words}`;
}

function describeLiteral(value: JsonValue): string {
  if (typeof value === "string" && !NEEDS_QUOTES.test(value)) return printableName(value);
  return printableText(JSON.stringify(value), MAX_LITERAL);
}
