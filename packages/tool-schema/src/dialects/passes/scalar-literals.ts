import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, remove, valuesIn } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** Literals that are objects or lists cannot be sent: closed objects and typed lists do not carry them. */
export const scalarLiterals: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (has(draft, "const") && !isScalar(get(draft, "const") ?? null)) {
      lose(draft, "const", conversion);
      remove(draft, "const");
    }
    const values = valuesIn(draft, "enum");
    const scalars = values?.filter(isScalar);
    if (scalars === undefined || scalars.length === values?.length) continue;
    lose(draft, "enum", conversion);
    if (scalars.length > 0) draft["enum"] = scalars;
    else remove(draft, "enum");
  }
};

function isScalar(value: JsonValue): boolean {
  return typeof value !== "object" || value === null;
}

function lose(draft: Draft, keyword: string, conversion: Conversion): void {
  const place = conversion.places.ofKeyword(draft, keyword);
  conversion.log.lose(place, keyword, "objects and lists as values cannot be sent", "list texts instead");
}
