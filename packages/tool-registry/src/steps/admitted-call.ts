import type { JsonObject } from "@di-code/ai";
import type { ToolEntry } from "../definition/tool-entry.ts";
import { frozenCopy } from "../results/frozen-copy.ts";
import { frozenOutput } from "../results/frozen-output.ts";

/** A call whose tool is known and whose arguments are right. */
export class AdmittedCall {
  readonly entry: ToolEntry;
  /** For the tool alone, which may change them. */
  readonly args: unknown;
  readonly filled: readonly string[];
  #shown: JsonObject | undefined;

  constructor(entry: ToolEntry, args: unknown, filled: readonly string[]) {
    this.entry = entry;
    this.args = args;
    this.filled = filled;
  }

  /** For everybody else: equal and frozen. Must be asked for before the tool has its own. */
  get shown(): JsonObject {
    this.#shown ??= this.entry.compiledSchema === undefined ? frozenCopy(this.args) : shownOutput(this.args);
    return this.#shown;
  }
}

/** What a validator of the schema's own gave need be no JSON: those who decide see what runs, whatever it is. */
function shownOutput(args: unknown): JsonObject {
  return frozenOutput(args) as JsonObject;
}
