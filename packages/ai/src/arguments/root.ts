import { isPlainObject } from "../value/plain-object.ts";
import { type Refusal, rootRefusal } from "./refusal.ts";
import { kindName } from "../plan/kinds.ts";
import { holdsJsonObject } from "../text/double-encoded.ts";

/** Whether a value can be arguments at all: an object that is no array, of no class. */
export function isRootObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && isPlainObject(value);
}

export function rootKindRefusal(value: unknown): Refusal {
  const isDoubleEncoded = typeof value === "string" && holdsJsonObject(value);
  return rootRefusal("not_an_object", "root", "arguments must be a plain object", {
    received: kindName(value),
    ...(isDoubleEncoded ? { hint: "double_encoded" as const } : {}),
  });
}
