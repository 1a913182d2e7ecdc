import { printableName } from "@di-code/ai";
import { patternsOf } from "../../output/text/place-pattern.ts";
import { DeclaredPlaces } from "../judging/declared-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import { toolWithDisplay } from "./display-example.ts";
import { JSON_POINTER } from "../sources.ts";

const LOST = {
  secret: "and what it was to hide is shown",
  important: "and nobody sees it first",
} as const;

export const displayUndeclared: ToolRule = {
  scope: "tool",
  name: "display-undeclared",
  severity: { recommended: "error", strict: "error" },
  finds: "A pointer of `display.secret` or `display.important` that leads to nothing in the parameters.",
  why: "What `secret` was to hide is shown, in a dialog or a log, and nothing else says so: a pointer that is misspelt, or that was forgotten when a parameter was renamed, is no mistake for the program. Of `important` the person agrees without having seen it first. `*` stands for each element of a list or member of an object.",
  sources: [JSON_POINTER],
  bad: {
    tools: [toolWithDisplay({ secret: ["/signatur"] })],
    pointers: ["/display/secret/0"],
  },
  good: {
    tools: [toolWithDisplay({ secret: ["/signature"] })],
  },
  check({ parameters, display }, report) {
    if (parameters === undefined) return;
    const places = new DeclaredPlaces(parameters.root, parameters.references);
    for (const kind of ["secret", "important"] as const) {
      for (const { written, place } of display[kind]) {
        if (patternsOf([written]).every((pattern) => places.has(pattern))) continue;
        const name = printableName(written);
        report(place, `${name} leads to nothing in the parameters, ${LOST[kind]}: point at what they declare`);
      }
    }
  },
};
