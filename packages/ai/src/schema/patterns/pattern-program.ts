import type { CharacterSet } from "./character-set.ts";
import { lookbehindCost } from "./lookbehind-cost.ts";
import { PatternRefusal } from "./pattern-refusal.ts";
import type { PatternNode, RepeatNode } from "./pattern-tree.ts";

/**
 * One step of a backtracking engine. `next` are indices of instructions; a `split` tries each in turn. `fail` ends
 * a lookahead: what it found is forgotten. An assertion's `cost` is what a lookbehind reads when it is asked.
 */
export type Instruction =
  | {
      readonly op: "read";
      readonly set: CharacterSet;
      readonly next: number;
      readonly offset: number;
    }
  | { readonly op: "split"; readonly next: readonly number[] }
  | {
      readonly op: "assert";
      readonly assertion: "start" | "end" | "unknown";
      readonly cost: number;
      readonly next: number;
    }
  | { readonly op: "match" }
  | { readonly op: "fail" };

export interface PatternProgram {
  readonly instructions: readonly Instruction[];
  readonly start: number;
  /**
   * Whether the program takes exactly the texts of the pattern. If not (assertions that are taken to hold,
   * supersets, counts without their bound), it has all the ways of the pattern and more.
   */
  readonly exact: boolean;
  /** Some counts were replaced; a higher `maxCount` gives a program with fewer ways. */
  readonly simplified: boolean;
}

// Enough to unroll a count of a few thousand (`.{1,4096}`).
const MAX_INSTRUCTIONS = 6_000;

// Of something that can be empty, for which there is no simpler form.
const MAX_COUNT_OF_NULLABLE = 100;

/**
 * Compiles a pattern, from its end to its start. Counts up to `maxCount` are unrolled; `x{2,90000}` beyond it becomes
 * `x+`. That is sound, since each way through the counted form is one way through the open one, and often enough,
 * and then cheap. Throws {@link PatternRefusal} when the program would be too large or a repetition can go round
 * without taking a character.
 */
export function compilePattern(root: PatternNode, maxCount: number): PatternProgram {
  const instructions: Instruction[] = [];
  let exact = true;
  let simplified = false;
  const start = compile(root, emit({ op: "match" }));
  return { instructions, start, exact: exact && !simplified, simplified };

  function emit(instruction: Instruction): number {
    if (instructions.length === MAX_INSTRUCTIONS)
      throw new PatternRefusal("it is too large to be checked; use smaller counts, or none, and fewer alternatives");
    return instructions.push(instruction) - 1;
  }

  // Recursion is bounded by the depth of groups, see `parsePattern`.
  function compile(node: PatternNode, next: number): number {
    switch (node.kind) {
      case "set":
        exact &&= node.set.exact;
        return emit({ op: "read", set: node.set, next, offset: node.offset });
      case "sequence":
        return node.items.reduceRight((after, item) => compile(item, after), next);
      case "alternation":
        return emit({ op: "split", next: node.branches.map((branch) => compile(branch, next)) });
      case "repeat":
        return compileRepeat(node, next);
      case "assertion": {
        const assertion = node.assertion === "boundary" ? "unknown" : node.assertion;
        exact &&= assertion !== "unknown";
        return emit({ op: "assert", assertion, cost: 1, next });
      }
      case "lookahead":
        // Its ways and those of what follows are walked side by side, over the same text.
        exact = false;
        return emit({ op: "split", next: [compile(node.body, emit({ op: "fail" })), next] });
      case "lookbehind":
        exact = false;
        return emit({ op: "assert", assertion: "unknown", cost: lookbehindCost(node.body), next });
    }
  }

  function compileRepeat({ body, min, max, offset }: RepeatNode, next: number): number {
    const longCount = Math.max(min, Number.isFinite(max) ? max : 0) > maxCount && !body.nullable;
    simplified ||= longCount;
    const open = longCount || max === Infinity;
    if (body.nullable && (open || max > MAX_COUNT_OF_NULLABLE)) {
      throw new PatternRefusal(`what it repeats at offset ${offset} can be empty; repeat only what takes a character`);
    }
    let entry = next;
    if (open) {
      const loop = emit({ op: "split", next: [] });
      const inside = compile(body, loop);
      instructions[loop] = { op: "split", next: [inside, next] };
      entry = min === 0 ? loop : inside;
    } else {
      for (let count = min; count < max; count += 1) {
        entry = emit({ op: "split", next: [compile(body, entry), next] });
      }
    }
    const required = longCount ? 1 : min;
    for (let count = open ? 1 : 0; count < required; count += 1) entry = compile(body, entry);
    return entry;
  }
}
