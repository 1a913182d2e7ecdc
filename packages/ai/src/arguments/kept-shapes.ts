import { SchemaReader } from "../schema/read-schema.ts";
import { FindingCollector } from "../schema/schema-finding.ts";
import { SchemaReading } from "../schema/schema-reading.ts";
import { Run } from "../value/run.ts";
import { checkValue } from "./check-value.ts";
import { compileSchema, type Meaning } from "./compiled-schema.ts";
import { readSettings } from "./settings.ts";

/** A place of each of the common kinds. */
const SCHEMA = {
  type: "object",
  required: ["text"],
  properties: {
    text: { type: "string", maxLength: 1 },
    choice: { anyOf: [{ type: "string", const: "a" }, { const: 1 }] },
    named: { enum: ["a"] },
    list: { type: "array", items: { type: "object", properties: { flag: { type: "boolean" } } } },
  },
};
const VALUE = { text: "a", choice: 1, named: "a", list: [{ flag: true }] };

/** Who compiles fewer schemas keeps the objects of those anyway, and should not wait 2 ms for code that is not warm yet. */
const COMPILED_BEFORE = 32;

let compiled = 0;
let kept: readonly unknown[] | undefined;

/**
 * Keeps one object of each class that reading, planning and walking make. In V8 the optimized code that knows a hidden class
 * is thrown away when a collection finds no object of it: these objects live for one call, so that each collection would
 * make the next first use two to four times as slow. To be called for each schema that is compiled.
 */
export function keepShapes(meaning: Meaning): void {
  compiled += 1;
  if (kept !== undefined || compiled < COMPILED_BEFORE) return;
  kept = [];
  const { plan, check } = compileSchema(SCHEMA, meaning);
  if (plan === undefined) return;
  const settings = readSettings(undefined);
  const run = new Run(settings, VALUE);
  const reading = new SchemaReading({}, new FindingCollector(false));
  const fromValue = checkValue(plan, VALUE, settings);
  kept = [plan, check, fromValue, plan.root.check(VALUE, 1, run), run, new SchemaReader(reading)];
}
