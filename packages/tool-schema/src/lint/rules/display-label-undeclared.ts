import { printableName, segmentsOfPointer } from "@di-code/ai";
import { DeclaredPlaces } from "../judging/declared-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import { toolWithDisplay } from "./display-example.ts";
import { JSON_POINTER } from "../sources.ts";

export const displayLabelUndeclared: ToolRule = {
  scope: "tool",
  name: "display-label-undeclared",
  severity: { recommended: "warning", strict: "error" },
  finds: "A label of `display.labels` whose pointer leads to nothing in the parameters, or is no JSON Pointer.",
  why: "The label is never shown, and the person reads the parameter's name instead. It is mostly a parameter that was renamed, or a pointer without its first slash: `/app` is one, `app` is none.",
  sources: [JSON_POINTER],
  bad: {
    tools: [toolWithDisplay({ labels: { "/application": "Which one" } })],
    pointers: ["/display/labels/~1application"],
  },
  good: {
    tools: [toolWithDisplay({ labels: { "/app": "Which one" } })],
  },
  check({ parameters, display }, report) {
    if (parameters === undefined) return;
    const places = new DeclaredPlaces(parameters.root, parameters.references);
    for (const { written, place } of display.labels) {
      const segments = segmentsOfPointer(written);
      if (segments === undefined) {
        report(place, "no JSON Pointer, and the label is never shown: begin it with /");
      } else if (!places.has(segments)) {
        report(
          place,
          `${printableName(written)} leads to nothing in the parameters, and the label is never shown: point at what they declare`,
        );
      }
    }
  },
};
