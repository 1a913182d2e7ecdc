import type { Options, SectionName } from "./options.ts";
import type { Section } from "./report/section.ts";
import { measureEvents } from "./sections/events.ts";
import { measureFirstUse } from "./sections/first-use.ts";
import { measureAllocation, measureMemory } from "./sections/memory.ts";
import { measureObjectPath } from "./sections/object-path.ts";
import { measureReaders } from "./sections/reader.ts";
import { measureRegistry } from "./sections/registry.ts";
import { measureTextPath } from "./sections/text-path.ts";

/** The tables that were asked for, each as soon as it is there. */
export async function* runSections({ sections, tools, effort }: Options): AsyncGenerator<Section> {
  for (const name of sections) {
    for (const measure of MEASURES[name]) yield* [await measure(tools, effort)].flat();
  }
}

type Measure = (tools: Options["tools"], effort: Options["effort"]) => Promise<Section | readonly Section[]>;

const MEASURES: Readonly<Record<SectionName, readonly Measure[]>> = {
  object: [measureObjectPath],
  text: [measureTextPath],
  "first-use": [measureFirstUse],
  registry: [measureRegistry],
  memory: [
    (tools, { rounds }) => measureMemory(tools, rounds),
    (tools, { rounds }) => measureAllocation(tools, rounds * SAMPLES_A_ROUND),
  ],
  events: [(_tools, effort) => measureEvents(effort)],
  reader: [(_tools, effort) => measureReaders(effort)],
};

/** Single calls are soon measured, and most of them must be of optimised code. */
const SAMPLES_A_ROUND = 100;
