import { characterClasses } from "./character-classes.ts";
import type { CharacterSet } from "./character-set.ts";
import type { PatternProgram } from "./pattern-program.ts";
import { programClosures, type Closure } from "./program-closures.ts";

/** What `searchCost` asks of a program. */
export interface SearchTables {
  /** From the start of the pattern, before the first character of the text. */
  readonly first: Closure;
  /** From the start of the pattern, behind any character. */
  readonly again: Closure;
  /** From behind a `read` instruction. */
  readonly after: (read: number) => Closure;
  /** The classes of characters that a `read` instruction takes. */
  readonly classes: (read: number) => readonly number[];
}

const NO_CLASSES: readonly number[] = [];

/** Throws {@link PatternRefusal} when the closures or the classes of characters are too many. */
export function searchTables(program: PatternProgram): SearchTables {
  const { first, later } = programClosures(program);
  const sets = new Set<CharacterSet>();
  for (const instruction of program.instructions) if (instruction.op === "read") sets.add(instruction.set);
  const classesOf = characterClasses(sets);
  const classes = program.instructions.map((instruction) =>
    instruction.op === "read" ? (classesOf.get(instruction.set) ?? NO_CLASSES) : NO_CLASSES,
  );
  const closureAt = (index: number): Closure => later[index] ?? first;
  return {
    first,
    again: closureAt(program.start),
    after: (read) => {
      const instruction = program.instructions[read];
      return instruction?.op === "read" ? closureAt(instruction.next) : first;
    },
    classes: (read) => classes[read] ?? NO_CLASSES,
  };
}
