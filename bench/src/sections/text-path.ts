import { parseAlone } from "../contestants/no-check.ts";
import { textPath } from "../contestants/text-path.ts";
import type { Effort } from "../measure/effort.ts";
import type { Section } from "../report/section.ts";
import { textPool, wrongText } from "../tools/pool.ts";
import type { BenchTool } from "../tools/tool.ts";
import { measureSpeed } from "./speed.ts";

/** Validated arguments from JSON text; only ours looks for repeated keys and for numbers that lost digits. */
export function measureTextPath(tools: readonly BenchTool[], effort: Effort): Promise<Section> {
  return measureSpeed(
    {
      id: "text",
      title: `Validated arguments from JSON text: time / ${parseAlone.name}`,
      contestants: textPath,
      base: parseAlone.name,
      references: new Set([parseAlone.name]),
      targets: { read: 1.8, search: 2.4, edits: 2, text: 1.6, wide: 1.7 },
      inputs: textPool,
      wrong: wrongText,
    },
    tools,
    effort,
  );
}
