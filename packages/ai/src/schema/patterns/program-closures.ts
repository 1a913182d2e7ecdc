import { PatternRefusal } from "./pattern-refusal.ts";
import type { Instruction, PatternProgram } from "./pattern-program.ts";

/** Everything that the engine can try at one place of the text, from one instruction on, before it reads a character. */
export interface Closure {
  /** The `read` instructions that are reached, by index, with the number of ways that lead there. */
  readonly reads: ReadonlyMap<number, number>;
  /** Steps that all these ways take together, dead ends included. */
  readonly steps: number;
  /** Whether a match is reached without an assertion that only holds at the end of the text. */
  readonly matches: boolean;
}

/** `later[i]`: from instruction `i`, behind the first character of a text; `first`: from the start, before it. */
export interface ProgramClosures {
  readonly later: readonly Closure[];
  readonly first: Closure;
}

// Sums of closures; a hundred optional parts one after the other take 5,000.
const MAX_MERGED_READS = 30_000;

const DEAD_END: Closure = { reads: new Map(), steps: 1, matches: false };

/** Throws {@link PatternRefusal} when the closures are too large together. */
export function programClosures(program: PatternProgram): ProgramClosures {
  const { instructions } = program;
  const order = successorsFirst(instructions);
  let merged = 0;
  const stepsAtEnd = closeAll((instruction, closed) => ({
    reads: DEAD_END.reads,
    steps: instruction.op === "read" ? 1 : stepsOf(instruction, closed),
    matches: false,
  }));
  const later = closeAll((instruction, closed, index) => close(instruction, closed, index, false));
  const first = closeAll((instruction, closed, index) => close(instruction, closed, index, true));
  return { later, first: at(first, program.start) };

  function closeAll(
    closeOne: (instruction: Instruction, closed: readonly Closure[], index: number) => Closure,
  ): readonly Closure[] {
    const closed: Closure[] = instructions.map(() => DEAD_END);
    for (const index of order) {
      const instruction = instructions[index];
      if (instruction !== undefined) closed[index] = closeOne(instruction, closed, index);
    }
    return closed;
  }

  function close(instruction: Instruction, closed: readonly Closure[], index: number, isStart: boolean): Closure {
    switch (instruction.op) {
      case "read":
        return { reads: new Map([[index, 1]]), steps: 1, matches: false };
      case "match":
        return { reads: DEAD_END.reads, steps: 1, matches: true };
      case "fail":
        return DEAD_END;
      case "split":
        return merge(instruction.next.map((next) => at(closed, next)));
      case "assert": {
        const { assertion, cost, next } = instruction;
        // At the end nothing can be read any more: the steps are counted, and the ways are gone.
        if (assertion === "end") return { ...DEAD_END, steps: cost + at(stepsAtEnd, next).steps };
        if (assertion === "start" && !isStart) return { ...DEAD_END, steps: cost };
        const after = at(closed, next);
        return { ...after, steps: after.steps + cost };
      }
    }
  }

  function merge(closures: readonly Closure[]): Closure {
    const reads = new Map<number, number>();
    for (const closure of closures) {
      merged += closure.reads.size;
      if (merged > MAX_MERGED_READS) throw new PatternRefusal("it leaves too much open to be checked");
      for (const [read, ways] of closure.reads) reads.set(read, (reads.get(read) ?? 0) + ways);
    }
    return {
      reads,
      steps: closures.reduce((sum, closure) => sum + closure.steps, 0),
      matches: closures.some((closure) => closure.matches),
    };
  }
}

function stepsOf(instruction: Instruction, closed: readonly Closure[]): number {
  if (instruction.op === "split") return instruction.next.reduce((sum, next) => sum + at(closed, next).steps, 0);
  return instruction.op === "assert" ? instruction.cost + at(closed, instruction.next).steps : 1;
}

function at(closures: readonly Closure[], index: number): Closure {
  return closures[index] ?? DEAD_END;
}

/**
 * The instructions so that each stands behind those it leads to without reading. There is such an order, since a
 * repetition's body always reads. Depth first with a stack of its own: chains of optional parts are long.
 */
function successorsFirst(instructions: readonly Instruction[]): readonly number[] {
  const order: number[] = [];
  const entered = new Set<number>();
  for (let root = 0; root < instructions.length; root += 1) {
    const stack = [root];
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      if (index < 0) {
        order.push(~index);
        continue;
      }
      if (entered.has(index)) continue;
      entered.add(index);
      stack.push(~index, ...unread(instructions[index]));
    }
  }
  return order;
}

function unread(instruction: Instruction | undefined): readonly number[] {
  if (instruction?.op === "split") return instruction.next;
  return instruction?.op === "assert" ? [instruction.next] : [];
}
