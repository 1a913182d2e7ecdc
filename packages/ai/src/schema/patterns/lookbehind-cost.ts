import { PatternRefusal } from "./pattern-refusal.ts";
import type { PatternNode } from "./pattern-tree.ts";

/** Characters that one look backwards may read, over all its ways. */
const MAX_COST = 64;

interface Size {
  /** Ways through the node, whatever the text. */
  readonly ways: number;
  /** Steps on the longest way. */
  readonly steps: number;
}

/**
 * A bound of the steps that one lookbehind takes, each time it is asked: no way is shared, so at most all ways times
 * their length. Throws {@link PatternRefusal} beyond 64 steps, or when it holds a lookaround of its own.
 */
export function lookbehindCost(body: PatternNode): number {
  const { ways, steps } = size(body);
  const cost = ways * (steps + 1);
  if (!(cost <= MAX_COST)) throw new PatternRefusal("it looks behind too far, or in too many ways");
  return cost;
}

function size(node: PatternNode): Size {
  switch (node.kind) {
    case "set":
    case "assertion":
      return { ways: 1, steps: 1 };
    case "sequence":
      return node.items.map(size).reduce((a, b) => ({ ways: a.ways * b.ways, steps: a.steps + b.steps }), {
        ways: 1,
        steps: 0,
      });
    case "alternation":
      return node.branches
        .map(size)
        .reduce((a, b) => ({ ways: a.ways + b.ways, steps: Math.max(a.steps, b.steps) + 1 }));
    case "repeat": {
      if (node.max > MAX_COST) return { ways: Infinity, steps: Infinity };
      const body = size(node.body);
      let ways = 0;
      for (let count = node.min; count <= node.max; count += 1) ways += body.ways ** count;
      return { ways, steps: node.max * (body.steps + 1) };
    }
    case "lookahead":
    case "lookbehind":
      throw new PatternRefusal("it looks around inside a lookbehind");
  }
}
