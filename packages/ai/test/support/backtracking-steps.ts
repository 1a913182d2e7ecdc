import type { PatternNode } from "../../src/schema/patterns/pattern-tree.ts";

/**
 * A plain backtracking matcher that counts its steps (characters and assertions tried) as `test` would take them on an
 * engine that does nothing clever. Written from ECMA-262's continuations, apart from the code it is compared
 * with. Lookarounds are walked, but taken to hold, so that nothing is saved. Gives up at `limit` steps.
 */
export function backtrackingSteps(root: PatternNode, text: string, limit: number): number {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  let steps = 0;
  type Continue = (at: number) => boolean;

  function tick(): void {
    steps += 1;
    if (steps > limit) throw new LimitReached();
  }

  function match(node: PatternNode, at: number, then: Continue): boolean {
    switch (node.kind) {
      case "set": {
        tick();
        const point = points[at];
        const taken = point !== undefined && node.set.ranges.some(([first, last]) => first <= point && point <= last);
        return taken && then(at + 1);
      }
      case "sequence": {
        const from = (index: number, here: number): boolean => {
          const item = node.items[index];
          return item === undefined ? then(here) : match(item, here, (next) => from(index + 1, next));
        };
        return from(0, at);
      }
      case "alternation":
        return node.branches.some((branch) => match(branch, at, then));
      case "repeat": {
        const round = (count: number, here: number): boolean => {
          const more =
            count < node.max &&
            match(node.body, here, (next) => (next === here && count >= node.min ? false : round(count + 1, next)));
          return more || (count >= node.min && then(here));
        };
        return round(0, at);
      }
      case "assertion": {
        tick();
        if (node.assertion === "start") return at === 0 && then(at);
        if (node.assertion === "end") return at === points.length && then(at);
        return then(at);
      }
      case "lookahead":
        match(node.body, at, () => false);
        return then(at);
      case "lookbehind":
        tick();
        return then(at);
    }
  }

  try {
    for (let start = 0; start <= points.length; start += 1) if (match(root, start, () => true)) break;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  return steps;
}

class LimitReached extends Error {}
