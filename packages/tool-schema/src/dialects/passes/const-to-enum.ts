import { get, has, remove } from "../draft.ts";
import { literalsOf } from "../merge/intersect-literals.ts";
import type { Pass } from "../pass.ts";

/** `const` becomes an `enum` of one. */
export const constToEnum: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (!has(draft, "const")) continue;
    const place = conversion.places.ofKeyword(draft, "const");
    const only = get(draft, "const") ?? null;
    const values = literalsOf(draft) ?? [only];
    remove(draft, "const");
    // An enum beside it that lacks the value: nothing is taken, and an enum cannot say that.
    draft["enum"] = values.length > 0 ? [...values] : [only];
    if (values.length === 0) draft["not"] = conversion.create({}, draft);
    conversion.places.setKeyword(draft, "enum", place);
    conversion.log.note(place, "const", "rewritten", "an enum of one value");
  }
};
