import { allowsCodeGeneration } from "../measure/code-generation.ts";
import type { BenchTool } from "../tools/tool.ts";
import type { Contestant, Subject } from "./contestant.ts";
import { UNCHECKED } from "./no-check.ts";

/** A contestant with one tool compiled. Absent where the runtime forbids what it needs. */
export interface Prepared<TInput> {
  readonly name: string;
  readonly isAsync: boolean;
  readonly validate: (input: TInput) => unknown;
}

/** A tool with schema objects of its own. */
export function subjectOf(tool: BenchTool, extra?: string): Subject {
  return { definition: tool.definition(extra), zod: tool.zod(extra), valibot: tool.valibot(extra) };
}

let subjects = 0;

/**
 * A tool whose schema says something that none has said before, as each new schema does: V8 keeps what it compiled from
 * a string, and gives it back for free when the same string comes again.
 */
export function newSubjectOf(tool: BenchTool): Subject {
  subjects += 1;
  return subjectOf(tool, `extra${subjects}`);
}

/**
 * Compiles and tries one valid and one wrong input, so that nothing is measured that does not do the work. Undefined
 * for a contestant that needs code from strings where that is forbidden.
 */
export async function prepared<TInput>(
  contestant: Contestant<TInput>,
  tool: BenchTool,
  valid: TInput,
  wrong: TInput,
): Promise<Prepared<TInput> | undefined> {
  const { name, isAsync = false, needsCodeGeneration = false } = contestant;
  if (needsCodeGeneration && !allowsCodeGeneration()) return undefined;
  const validate = contestant.prepare(subjectOf(tool));
  await validate(valid);
  const isRefused = await refuses(validate, wrong);
  if (isRefused === UNCHECKED.has(name)) throw new Error(`${name} gives the wrong verdict on ${tool.name}`);
  return { name, isAsync, validate };
}

async function refuses<TInput>(validate: (input: TInput) => unknown, wrong: TInput): Promise<boolean> {
  try {
    await validate(wrong);
    return false;
  } catch {
    return true;
  }
}
