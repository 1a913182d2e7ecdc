import type { Conversion } from "../conversion.ts";
import { type Draft, get, isDraft, listIn, mapIn, schemaIn } from "../draft.ts";

/** The schemas of a member, by the name that it has on the wire, of the schemas that apply to its object. */
export function schemasOfMember(name: string, applying: readonly Draft[]): readonly Draft[] {
  const schemas: Draft[] = [];
  for (const draft of applying) {
    const members = get(draft, "properties");
    const declared = isDraft(members) && Object.hasOwn(members, name) ? members[name] : undefined;
    if (isDraft(declared)) schemas.push(declared);
    else schemas.push(...present([schemaIn(draft, "additionalProperties"), schemaIn(draft, "unevaluatedProperties")]));
    schemas.push(...mapIn(draft, "patternProperties").values());
  }
  return schemas;
}

/** The schemas of an item, of the schemas that apply to its list. */
export function schemasOfItem(index: number, applying: readonly Draft[], conversion: Conversion): readonly Draft[] {
  return present(
    applying.map((draft) => {
      return conversion.tuples.get(draft)?.[index] ?? listIn(draft, "prefixItems")[index] ?? schemaIn(draft, "items");
    }),
  );
}

/** The schemas that apply in the place of one for any value that it takes: all but the branches of its unions. */
export function schemasInPlace(draft: Draft, conversion: Conversion): readonly Draft[] {
  const one = [conversion.target(draft), schemaIn(draft, "if"), schemaIn(draft, "then"), schemaIn(draft, "else")];
  return [...present(one), ...listIn(draft, "allOf"), ...mapIn(draft, "dependentSchemas").values()];
}

function present(schemas: readonly (Draft | undefined)[]): readonly Draft[] {
  return schemas.filter((schema) => schema !== undefined);
}
