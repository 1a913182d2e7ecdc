import { lintTools } from "../../../src/index.ts";
import type { LintExample, LintRule } from "../../../src/index.ts";

/** The page of a rule, from its own data: what it finds in its examples is what it says there. */
export function rulePage(rule: LintRule): string {
  const { name, severity, finds, why, sources, bad, good } = rule;
  const found = lintTools(bad.tools, bad.options).filter((finding) => finding.rule === name);
  return [
    `# ${name}`,
    finds,
    `In the preset \`recommended\`: ${severity.recommended}. In \`strict\`: ${severity.strict}.`,
    "## Why",
    why,
    ...(sources.length === 0 ? [] : [sources.map((source) => `- <${source}>`).join("\n")]),
    "## Bad",
    example(bad),
    found.map(({ pointer, message }) => `- ${pointer === "" ? "all tools" : `\`${pointer}\``}: ${message}`).join("\n"),
    ...found
      .slice(0, 1)
      .flatMap(({ fix }) =>
        fix === undefined ? [] : [`The first one's \`fix\`, as JSON Patch:`, `\`\`\`json\n${json(fix)}\n\`\`\``],
      ),
    "## Good",
    example(good),
    "## To set it off",
    `\`\`\`js\nlintTools(tools, { rules: { "${name}": "off" } });\n\`\`\``,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** The page that lists all pages. */
export function indexPage(rules: readonly LintRule[]): string {
  const rows = rules.map(
    ({ name, severity, finds }) =>
      `| [${name}](${name}.md) | ${severity.recommended} | ${severity.strict} | ${finds} |`,
  );
  return [
    "# Lint rules",
    "What `lintTool` and `lintTools` of `@di-code/tool-schema` look for. These pages are written from the rules themselves:",
    "`vitest run packages/tool-schema/test/lint/rule-pages.test.ts -u` writes them anew.",
    ["| rule | recommended | strict | finds |", "|---|---|---|---|", ...rows].join("\n"),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function example({ tools, options }: LintExample): string {
  const shown = tools.map((tool) => json(tool)).join("\n```\n\n```json\n");
  const note = options === undefined ? "" : `With the options \`${JSON.stringify(options)}\`:\n\n`;
  return `${note}\`\`\`json\n${shown}\n\`\`\``;
}

const WIDTH = 100;

/** JSON that stays on one line where it is short. */
function json(value: unknown, indent = ""): string {
  const line = JSON.stringify(value, undefined, 1)
    .replaceAll(/\n\s*/g, " ")
    .replaceAll(/\[ /g, "[")
    .replaceAll(/ \]/g, "]");
  if (typeof value !== "object" || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((member: unknown) => `${inner}${json(member, inner)}`)
    : Object.entries(value).map(([key, member]) => `${inner}${JSON.stringify(key)}: ${json(member, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}
