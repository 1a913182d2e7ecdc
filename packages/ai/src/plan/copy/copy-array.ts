import { copyJson } from "../../value/copy-json.ts";
import { isPlainArray } from "../../value/plain-object.ts";
import { Interruption } from "../../value/run.ts";
import type { Copy, SchemaNode } from "../node.ts";

/** The copy of an array whose items have one schema each; undefined for what needs the whole array. */
export function arrayCopy(node: SchemaNode): Copy | undefined {
  const rules = node.array;
  if (rules === undefined) return copyArrayOnly;
  if (rules.uniqueItems || rules.contains !== undefined) return undefined;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules;
  const prefix = rules.prefix.map((item) => item.copy);
  const rest: Copy = rules.rest?.copy ?? copyJson;
  return (value, depth, run) => {
    if (!Array.isArray(value)) return copyArrayOnly(value, depth, run);
    if (!isPlainArray(value)) throw new Interruption("not_json");
    const { length } = value;
    run.reserve(depth, length);
    if (length < minItems || length > maxItems) run.mismatch = true;
    // Sized at once (`reserve` has bounded it): growing by `push` leaves room for 16 more in each small array.
    const copy = new Array<unknown>(length);
    for (let index = 0; index < length; index += 1) {
      const copyItem = (index < prefix.length ? prefix[index] : undefined) ?? rest;
      copy[index] = copyItem(value[index], depth + 1, run);
    }
    return copy;
  };
}

const copyArrayOnly: Copy = (value, depth, run) => {
  if (!Array.isArray(value)) run.mismatch = true;
  return copyJson(value, depth, run);
};
