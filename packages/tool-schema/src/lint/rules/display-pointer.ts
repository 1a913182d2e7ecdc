import { appendSegment, printableName, segmentsOfPointer } from "@di-code/ai";
import { patternsOf } from "../../output/text/place-pattern.ts";
import { DeclaredPlaces } from "../judging/declared-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import { toolWithDisplay } from "./display-example.ts";
import { JSON_POINTER } from "../sources.ts";

export const displayPointer: ToolRule = {
  scope: "tool",
  name: "display-pointer",
  severity: { recommended: "hint", strict: "warning" },
  finds:
    "An entry of `display.secret` or `display.important` that is no JSON Pointer: the name of a parameter without the slash before it.",
  why: "`displayFields` and `toFormFields` read `api_key` as `/api_key`, since to show a secret would be worse. Other programs that read the tool need not, and in `display.labels` such a name means nothing.",
  sources: [JSON_POINTER],
  bad: {
    tools: [toolWithDisplay({ secret: ["signature"] })],
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
        const [pattern] = patternsOf([written]);
        // What leads to nothing is found by display-undeclared.
        if (segmentsOfPointer(written) !== undefined || pattern === undefined || !places.has(pattern)) continue;
        const pointer = pattern.reduce((path, segment) => appendSegment(path, segment), "");
        report(place, `no JSON Pointer, and read as ${printableName(pointer)}: write it so`, [
          { op: "replace", path: place, value: pointer },
        ]);
      }
    }
  },
};
