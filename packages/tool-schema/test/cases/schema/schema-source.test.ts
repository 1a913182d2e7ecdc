import { expect, test } from "vitest";
import { readSource, type SchemaSource } from "../../../src/cases/schema/schema-source.ts";
import { shapeOf } from "../../../src/cases/schema/shape.ts";
import { MAX_STEPS, OutOfSteps } from "../../../src/cases/step-budget.ts";

const root = { type: "object", not: { required: ["a"] }, patternProperties: { "^a": { type: "string" } } };

test.each<readonly [string, (source: SchemaSource) => unknown]>([
  ["whether a schema takes a value", (source) => source.accepts(root.not, { b: 1 })],
  ["whether a name matches", (source) => source.isNamed("^a", "b")],
  ["whether a text matches", (source) => source.satisfies("pattern", "^a", "b")],
  [
    "what applies to a value",
    (source) => shapeOf({ applied: [{ schema: root, within: [] }], selection: new Map(), depth: 0 }, source),
  ],
])("%s is counted, and not asked any more once there are no steps left", (_, ask) => {
  const source = readSource(root, {});
  ask(source);
  expect(() => source.spend(MAX_STEPS)).toThrow(OutOfSteps);
  expect(() => ask(source)).toThrow(OutOfSteps);
});
