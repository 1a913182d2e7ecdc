import type { Conversion } from "./conversion.ts";
import { type Draft, get, has, listIn, remove, valuesIn } from "./draft.ts";
import { kindsOf, setKinds } from "./kinds.ts";

/** Makes a schema take null, too, whatever it holds: in its `type` and its literals (C23), or as one more branch. */
export function makeNullable(draft: Draft, conversion: Conversion): void {
  const reference = get(draft, "$ref");
  if (reference !== undefined) {
    remove(draft, "$ref");
    const branch = conversion.create({ $ref: reference }, draft);
    conversion.places.setKeyword(branch, "$ref", conversion.places.ofKeyword(draft, "$ref"));
    draft["anyOf"] = [branch, conversion.create({ type: "null" }, draft)];
    return;
  }
  if (has(draft, "anyOf")) {
    const branches = listIn(draft, "anyOf");
    if (branches.some((branch) => get(branch, "type") === "null")) return;
    draft["anyOf"] = [...branches, conversion.create({ type: "null" }, draft)];
    return;
  }
  const kinds = kindsOf(draft);
  if (!kinds.includes("null")) setKinds(draft, [...kinds, "null"]);
  if (has(draft, "const")) {
    const only = get(draft, "const") ?? null;
    const place = conversion.places.ofKeyword(draft, "const");
    remove(draft, "const");
    draft["enum"] = [only, null];
    conversion.places.setKeyword(draft, "enum", place);
    return;
  }
  const list = valuesIn(draft, "enum");
  if (list !== undefined && !list.includes(null)) draft["enum"] = [...list, null];
}
