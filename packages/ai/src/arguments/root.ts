import { NO_PLAIN_OBJECT } from "../issues/messages.ts";
import { isPlainObject } from "../value/plain-object.ts";
import { type Refusal, rootRefusal } from "./refusal.ts";
import { kindBit, kindName } from "../plan/kinds.ts";
import { holdsJsonObject } from "../text/double-encoded.ts";

/** Whether a value can be arguments at all: an object that is no array, of no class. */
export function isRootObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && isPlainObject(value);
}

export function rootKindRefusal(value: unknown): Refusal {
  const isDoubleEncoded = typeof value === "string" && holdsJsonObject(value);
  return rootRefusal("not_an_object", "root", NO_PLAIN_OBJECT, {
    received: isJsonKind(value) ? kindName(value) : undefined,
    ...(isDoubleEncoded ? { hint: "double_encoded" as const } : {}),
  });
}

/** Functions, symbols, `undefined` and BigInts are of no kind that JSON has. */
function isJsonKind(value: unknown): boolean {
  return typeof value === "object" || kindBit(value) !== 0;
}
