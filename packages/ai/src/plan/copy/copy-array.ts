import { copyJson } from "../../value/copy-json.ts";
import { isArrayLength, isPlainArray } from "../../value/plain-object.ts";
import { Interruption } from "../../value/run.ts";
import type { Copy, SchemaNode } from "../node.ts";
import { scalarOfNode } from "../scalar-of-node.ts";
import { isSimply } from "../simple-scalar.ts";
import { copyOf } from "./copy-of.ts";

/** The copy of an array whose items have one schema each; undefined for what needs the whole array. */
export function arrayCopy(node: SchemaNode): Copy | undefined {
  const rules = node.array;
  if (rules === undefined) return copyArrayOnly;
  if (rules.uniqueItems || rules.contains !== undefined) return undefined;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules;
  const { prefix, rest } = rules;
  const first = prefix.length;
  const simple = scalarOfNode(rest);
  return (value, depth, run) => {
    if (!Array.isArray(value)) return copyArrayOnly(value, depth, run);
    // Before the prototype: see `isOwnPlain`.
    const length: unknown = value.length;
    if (!isPlainArray(value) || !isArrayLength(length)) throw new Interruption("not_json");
    run.reserve(depth, length);
    if (length < minItems || length > maxItems) run.mismatch = true;
    // Sized at once (`reserve` has bounded it): growing by `push` leaves room for 16 more in each small array.
    const copy = new Array<unknown>(length);
    for (let index = 0; index < first; index += 1) {
      if (index < length) copy[index] = copyOf(prefix[index] ?? rest)(value[index], depth + 1, run);
    }
    let copyItem: Copy | undefined;
    for (let index = first; index < length; index += 1) {
      const item: unknown = value[index];
      copy[index] = isSimply(simple, item) ? item : (copyItem ??= copyOf(rest))(item, depth + 1, run);
    }
    return copy;
  };
}

const copyArrayOnly: Copy = (value, depth, run) => {
  if (!Array.isArray(value)) run.mismatch = true;
  return copyJson(value, depth, run);
};
