import { cloneAlone } from "../contestants/no-check.ts";
import { objectPath } from "../contestants/object-path.ts";
import { checkAlone, cloneAndCheck } from "../contestants/typebox.ts";
import { allowsCodeGeneration } from "../measure/code-generation.ts";
import type { Effort } from "../measure/effort.ts";
import type { Section } from "../report/section.ts";
import { valuePool, wrongValue } from "../tools/pool.ts";
import type { BenchTool } from "../tools/tool.ts";
import { measureSpeed } from "./speed.ts";

/**
 * A validated copy of a value. Where code generation is forbidden TypeBox's `Check` is some hundred times slower, and
 * a ratio to it would say nothing: there the base is structuredClone alone, which is the harder one.
 */
export function measureObjectPath(tools: readonly BenchTool[], effort: Effort): Promise<Section> {
  const base = (allowsCodeGeneration() ? cloneAndCheck : cloneAlone).name;
  return measureSpeed(
    {
      id: "object",
      title: `Validated copy of a value: time / ${base}`,
      contestants: objectPath,
      base,
      references: new Set([cloneAlone.name, checkAlone.name]),
      targets: { read: 0.1, search: 0.12, edits: 0.15, text: 0.02, wide: 0.25 },
      inputs: valuePool,
      wrong: wrongValue,
    },
    tools,
    effort,
  );
}
