import { printableName } from "@di-code/ai";
import type { ToolRule } from "../lint-rule.ts";
import { WRITING_TOOLS } from "../sources.ts";
import { hasBlanksBetweenWords } from "../words/language.ts";
import { isTellingVerb } from "../words/verbs.ts";

/** Words that name nothing to act on. */
const NO_OBJECTS: ReadonlySet<string> = new Set([
  "tool",
  "tools",
  "function",
  "api",
  "mcp",
  "it",
  "this",
  "all",
  "by",
  "the",
  "a",
]);

export const nameVerbObject: ToolRule = {
  scope: "tool",
  name: "name-verb-object",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A tool's name without a verb that says what is done (`github`, `data_tool`, `handle`), without an object that says to what (`search`), or longer than `maxNameCharacters` (40).",
  why: "The name is the first thing by which a model chooses among tools. `search_orders` is chosen when orders are wanted; `search` is chosen always or never. Long names are repeated with every call and cut by some hosts, which put the server's name in front of them.",
  sources: [WRITING_TOOLS],
  bad: {
    tools: [
      {
        name: "github",
        description: "Create an issue in the repository that is open in the editor.",
        parameters: { type: "object", properties: {} },
      },
    ],
    pointers: ["/name"],
  },
  good: {
    tools: [
      {
        name: "create_github_issue",
        description: "Create an issue in the repository that is open in the editor.",
        parameters: { type: "object", properties: {} },
      },
    ],
  },
  check({ name, nameWords, nameLength }, report, { maxNameCharacters }) {
    if (nameLength === 0) return;
    if (nameLength > maxNameCharacters) {
      report(
        "/name",
        `the name has ${nameLength} characters: ${maxNameCharacters} are enough for a verb and an object`,
      );
    }
    const shown = printableName(name);
    const verbs = nameWords.filter(isTellingVerb);
    // The verbs are English; a name in another script is left alone.
    if (!hasBlanksBetweenWords(name)) return;
    if (verbs.length === 0) {
      return report(
        "/name",
        `"${shown}" has no verb that says what the tool does: get, list, search, create, update, delete, run, …`,
      );
    }
    // A verb may be the object's name too: `run_query`, `list_reports`.
    const others = nameWords.filter((word) => !NO_OBJECTS.has(word) && !/^\p{N}+$/u.test(word));
    if (others.length < 2)
      report("/name", `"${shown}" names nothing that the tool acts on: write verb and object, as in search_orders`);
  },
};
