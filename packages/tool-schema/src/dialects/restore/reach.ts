import type { Conversion } from "../conversion.ts";
import { childrenOf, type Draft } from "../draft.ts";

/** The schemas from which one whose members changed can be reached: elsewhere there is nothing to undo. */
export function reachOfChanges(conversion: Conversion): ReadonlySet<Draft> {
  const holders = new Map<Draft, Draft[]>();
  const hold = (held: Draft, holder: Draft): void => {
    const known = holders.get(held);
    if (known === undefined) holders.set(held, [holder]);
    else known.push(holder);
  };
  for (const draft of conversion.drafts()) {
    for (const child of childrenOf(draft)) hold(child, draft);
    for (const item of conversion.tuples.get(draft) ?? []) hold(item, draft);
    const target = conversion.target(draft);
    if (target !== undefined) hold(target, draft);
  }
  const reached = new Set<Draft>();
  const waiting = [...conversion.nullForAbsent.keys(), ...conversion.ownNames.keys()];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    if (reached.has(draft)) continue;
    reached.add(draft);
    waiting.push(...(holders.get(draft) ?? []));
  }
  return reached;
}
