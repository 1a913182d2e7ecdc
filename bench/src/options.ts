import { parseArgs } from "node:util";
import { DEFAULT_EFFORT, type Effort } from "./measure/effort.ts";
import { allTools } from "./tools/all-tools.ts";
import type { BenchTool } from "./tools/tool.ts";

const SECTIONS = ["object", "text", "first-use", "memory", "events", "reader", "registry"] as const;

export type SectionName = (typeof SECTIONS)[number];

export interface Options {
  readonly json: boolean;
  readonly sections: readonly SectionName[];
  readonly tools: readonly BenchTool[];
  readonly effort: Effort;
}

/** The command line; throws a `TypeError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
      tool: { type: "string", multiple: true },
      rounds: { type: "string" },
      sample: { type: "string" },
      "warm-up": { type: "string" },
    },
  });
  return {
    json: values.json,
    sections: chosen("only", SECTIONS, (name) => name, values.only),
    tools: chosen("tool", allTools, (tool) => tool.name, values.tool),
    effort: {
      rounds: count("rounds", values.rounds, DEFAULT_EFFORT.rounds),
      sample: count("sample", values.sample, DEFAULT_EFFORT.sample),
      warmUp: count("warm-up", values["warm-up"], DEFAULT_EFFORT.warmUp),
    },
  };
}

function chosen<TItem>(
  option: string,
  all: readonly TItem[],
  nameOf: (item: TItem) => string,
  names: readonly string[] | undefined,
): readonly TItem[] {
  if (names === undefined) return all;
  const known = all.map(nameOf);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`--${option} must be one of ${known.join(", ")}`);
  return all.filter((item) => names.includes(nameOf(item)));
}

function count(option: string, text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new TypeError(`--${option} must be a whole number from 1 on`);
  return value;
}
