import { type Draft, get, has, isDraft, listIn, remove } from "../draft.ts";
import { jsonText } from "../merge/json-text.ts";
import type { Pass } from "../pass.ts";

/** Beyond it the list of kinds is longer than what it says. */
const MAX_SAID = 8;

/**
 * Tuples become lists whose items are any of the tuple's, with as many items as the tuple has. Which stands where is said
 * in words and left to the check of the call.
 */
export const tuplesToLists: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    const rest = get(draft, "items");
    if (rest === true && !has(draft, "prefixItems")) draft["items"] = conversion.create({}, draft);
    if (!has(draft, "prefixItems") && rest !== false) continue;
    const first = listIn(draft, "prefixItems");
    const place = conversion.places.ofKeyword(draft, has(draft, "prefixItems") ? "prefixItems" : "items");
    remove(draft, "prefixItems");
    if (rest === false) {
      const most = get(draft, "maxItems");
      draft["maxItems"] = typeof most === "number" ? Math.min(most, first.length) : first.length;
      conversion.places.setKeyword(draft, "maxItems", place);
    }
    // A list that takes no items needs some schema for them all the same.
    const none = rest === false ? { type: "string" } : {};
    const after = isDraft(rest) ? rest : conversion.create(none, draft);
    const variants = rest === false ? first : [...first, after];
    const distinct = [...new Map(variants.map((schema) => [jsonText(schema), schema])).values()];
    const [only = after] = distinct;
    draft["items"] = distinct.length > 1 ? conversion.create({ anyOf: distinct }, draft) : only;
    if (first.length > 0 && distinct.length > 1) conversion.tuples.set(draft, first);
    const words = orderWords(first);
    const isSaid = words !== undefined && conversion.say(draft, words);
    const effect = "the place of each item is left to the check of the call";
    conversion.log.note(place, "prefixItems", isSaid ? "described" : "relaxed", effect);
  }
};

function orderWords(first: readonly Draft[]): string | undefined {
  if (first.length === 0 || first.length > MAX_SAID) return undefined;
  const names = first.map((schema) => {
    const title = get(schema, "title");
    const type = get(schema, "type");
    if (typeof title === "string" && title.length <= 64) return title;
    return typeof type === "string" ? type : "value";
  });
  return `The items in their order: ${names.join(", ")}.`;
}
