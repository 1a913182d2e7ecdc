import type { Conversion } from "./conversion.ts";
import { childrenOf, type Draft } from "./draft.ts";

/** The references from a definition (or the root) to one that leads back to it, and what they lead to. */
export function recursiveReferences(conversion: Conversion): ReadonlyMap<Draft, Draft> {
  const homes: readonly Draft[] = [conversion.root, ...conversion.definitions.values()];
  const references = new Map(homes.map((home) => [home, referencesIn(home, conversion)]));
  const group = components(homes, (home) => [...(references.get(home)?.values() ?? [])]);
  const found = new Map<Draft, Draft>();
  for (const [home, targets] of references) {
    for (const [draft, target] of targets) if (group.get(home) === group.get(target)) found.set(draft, target);
  }
  return found;
}

function referencesIn(home: Draft, conversion: Conversion): ReadonlyMap<Draft, Draft> {
  const found = new Map<Draft, Draft>();
  const waiting = [home];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    const target = conversion.target(draft);
    if (target !== undefined) found.set(draft, target);
    waiting.push(...childrenOf(draft));
  }
  return found;
}

/** Strongly connected components (Kosaraju), iterative: a number for each node, equal for those on a common ring. */
function components(nodes: readonly Draft[], next: (node: Draft) => readonly Draft[]): ReadonlyMap<Draft, number> {
  const order: Draft[] = [];
  const seen = new Set<Draft>();
  for (const start of nodes) visit(start, next, seen, order);
  const back = new Map<Draft, Draft[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const target of next(node)) back.get(target)?.push(node);
  const group = new Map<Draft, number>();
  const met = new Set<Draft>();
  for (const [number, start] of order.toReversed().entries()) {
    const members: Draft[] = [];
    visit(start, (node) => back.get(node) ?? [], met, members);
    for (const member of members) group.set(member, number);
  }
  return group;
}

/** Depth first; `order` gets each node after those behind it. */
function visit(start: Draft, next: (node: Draft) => readonly Draft[], seen: Set<Draft>, order: Draft[]): void {
  if (seen.has(start)) return;
  seen.add(start);
  const stack = [{ node: start, left: [...next(start)] }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const target = top.left.pop();
    if (target === undefined) {
      order.push(top.node);
      stack.pop();
    } else if (!seen.has(target)) {
      seen.add(target);
      stack.push({ node: target, left: [...next(target)] });
    }
  }
}
