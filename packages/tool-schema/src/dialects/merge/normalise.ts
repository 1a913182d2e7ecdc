import type { Conversion } from "../conversion.ts";
import { childrenOf, type Draft } from "../draft.ts";
import type { Pass } from "../pass.ts";
import { distribute } from "./distribute.ts";
import { flatten, type Inlining } from "./flatten.ts";
import { mergeRoot } from "./merge-root.ts";
import { takeOutConditions } from "./take-out-conditions.ts";
import { RingTies, wrapReference } from "./tie-rings.ts";

/** Schemas that a conversion looks at: merged ones multiply. */
const MAX_SCHEMAS = 20_000;

/**
 * Brings a schema into the form that the flat dialects share: a root without combinators, no `allOf`, no conditions,
 * unions without rules beside them, references only where they may stay and then alone. Top-down, since merging makes
 * new members. With `inlining: "all"` there must be no recursion.
 */
export function normalise(inlining: Inlining): Pass {
  return (conversion) => {
    mergeRoot(conversion);
    const ties = inlining === "beside" ? new RingTies(conversion) : undefined;
    const waiting: Draft[] = [...conversion.definitions.values(), conversion.root];
    let count = 0;
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      count += 1;
      if (count > MAX_SCHEMAS) conversion.stop(draft, `needs more than ${MAX_SCHEMAS} schemas in this dialect`);
      const definition = ties?.tie(draft);
      if (definition !== undefined) waiting.push(definition);
      normaliseOne(draft, conversion, inlining);
      waiting.push(...childrenOf(draft));
    }
    if (inlining === "all") conversion.definitions.clear();
    else dropUnused(conversion);
  };
}

function normaliseOne(draft: Draft, conversion: Conversion, inlining: Inlining): void {
  if (inlining === "beside") wrapReference(draft, conversion);
  flatten(draft, conversion, inlining);
  takeOutConditions(draft, conversion);
  flatten(draft, conversion, inlining);
  distribute(draft, conversion);
  flatten(draft, conversion, inlining);
}

/** Definitions that were merged everywhere are needed no more. */
function dropUnused(conversion: Conversion): void {
  const used = new Set<Draft>([conversion.root]);
  const waiting: Draft[] = [conversion.root];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    const target = conversion.target(draft);
    if (target !== undefined && !used.has(target)) {
      used.add(target);
      waiting.push(target);
    }
    waiting.push(...childrenOf(draft));
  }
  for (const [name, definition] of conversion.definitions) {
    if (!used.has(definition)) conversion.definitions.delete(name);
  }
}
