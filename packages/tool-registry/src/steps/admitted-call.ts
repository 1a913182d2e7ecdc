import type { JsonObject } from "@di-code/ai";
import type { ToolEntry } from "../definition/tool-entry.ts";
import { frozenCopy } from "../results/frozen-copy.ts";

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
    this.#shown ??= frozenCopy(this.args);
    return this.#shown;
  }
}
