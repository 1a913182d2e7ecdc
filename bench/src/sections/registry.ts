import { byHand, callInput, toolExecution } from "../contestants/tool-execution.ts";
import type { Effort } from "../measure/effort.ts";
import type { Section } from "../report/section.ts";
import { textPool, wrongText } from "../tools/pool.ts";
import type { BenchTool } from "../tools/tool.ts";
import { measureSpeed } from "./speed.ts";

/** One call of a tool that does next to nothing: what is left is the way to the tool and back. */
export function measureRegistry(tools: readonly BenchTool[], effort: Effort): Promise<Section> {
  return measureSpeed(
    {
      id: "registry",
      title: `One call of a trivial tool: time / ${byHand.name}`,
      contestants: toolExecution,
      base: byHand.name,
      references: new Set([byHand.name]),
      targets: {},
      inputs: (tool) => textPool(tool).map(callInput),
      wrong: (tool) => callInput(wrongText(tool)),
    },
    tools,
    effort,
  );
}
