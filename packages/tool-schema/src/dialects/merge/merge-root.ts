import type { Conversion } from "../conversion.ts";
import { type Draft, has, listIn, remove } from "../draft.ts";
import type { Pass } from "../pass.ts";
import { rootType } from "../passes/root-type.ts";
import { unionWords } from "./distribute.ts";
import { flatten } from "./flatten.ts";
import { mergeForms } from "./merge-forms.ts";

/** Unions within the branches of unions, all of the root. */
const MAX_DEPTH = 16;
const unions = ["oneOf", "anyOf"] as const;
const rest = ["not", "enum", "const"] as const;

/**
 * Makes the root one object without combinators: what `allOf` and `$ref` say stands in it, its unions become one object
 * that takes what each branch takes (members of any, required what all require), and say in words what they ask for.
 */
export const mergeRoot: Pass = (conversion) => {
  const { root } = conversion;
  mergeUnions(root, conversion, 0);
  for (const keyword of rest) conversion.takeOut(root, keyword);
  rootType(conversion);
};

function mergeUnions(draft: Draft, conversion: Conversion, depth: number): void {
  if (depth > MAX_DEPTH) conversion.stop(draft, `has unions more than ${MAX_DEPTH} times in one place`);
  flatten(draft, conversion, "all");
  for (const keyword of unions) {
    if (!has(draft, keyword)) continue;
    const branches = listIn(draft, keyword);
    for (const branch of branches) mergeUnions(branch, conversion, depth + 1);
    const place = conversion.places.ofKeyword(draft, keyword);
    remove(draft, keyword);
    const forms = mergeForms(draft, branches, conversion);
    const words = unionWords(keyword, forms);
    const isSaid = words !== undefined && conversion.say(draft, words);
    const effect = "its forms are one object on the wire; still enforced when the call is checked";
    conversion.log.note(place, keyword, isSaid ? "described" : "removed", effect);
  }
  flatten(draft, conversion, "all");
}
