import type { Conversion } from "../conversion.ts";
import { type Draft, get, remove } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";

const bounds = [
  { exclusive: "exclusiveMinimum", inclusive: "minimum", step: 1 },
  { exclusive: "exclusiveMaximum", inclusive: "maximum", step: -1 },
] as const;

type Bound = (typeof bounds)[number];

/** Exclusive bounds become inclusive ones: of integers the next one; else the same, and the bound itself in words. */
export const inclusiveBounds: Pass = (conversion) => {
  for (const draft of conversion.drafts()) for (const bound of bounds) include(draft, bound, conversion);
};

function include(draft: Draft, { exclusive, inclusive, step }: Bound, conversion: Conversion): void {
  const limit = get(draft, exclusive);
  if (typeof limit !== "number") return;
  const place = conversion.places.ofKeyword(draft, exclusive);
  const isWhole = kindsOf(draft).every((kind) => kind === "integer") && Number.isSafeInteger(Math.trunc(limit) + step);
  const next = step === 1 ? Math.floor(limit) + 1 : Math.ceil(limit) - 1;
  const wanted = isWhole && kindsOf(draft).length > 0 ? next : limit;
  if (wanted === limit)
    conversion.takeOut(draft, exclusive, "inclusive on the wire; the bound itself is refused by the check");
  else {
    remove(draft, exclusive);
    conversion.log.note(place, exclusive, "rewritten", `${inclusive} ${wanted}, which for integers is the same`);
  }
  const own = get(draft, inclusive);
  if (typeof own === "number" && (step === 1 ? own >= wanted : own <= wanted)) return;
  draft[inclusive] = wanted;
  conversion.places.setKeyword(draft, inclusive, place);
}
