import {
  type ArgumentOptions,
  compileToolArguments,
  indexReferences,
  isToolSchemaError,
  type JsonValue,
} from "@di-code/ai";
import { type JsonSchema, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { asSchema, textOf } from "./keyword-reading.ts";
import { type PatternWriter, patternWriter } from "../text/pattern-text.ts";
import { sizeOf, StepBudget } from "../step-budget.ts";
import { createProbe } from "./probe.ts";

/** The options that change what a schema means. */
export type Meaning = Pick<ArgumentOptions, "imported" | "formats" | "patternEngine">;

/** One schema document, and verdicts about single rules of it. */
export interface SchemaSource {
  readonly root: SchemaObject;
  /** Counts work. Throws `OutOfSteps` where there has been too much, which ends the search for cases. */
  spend(steps: number): void;
  /** What the schema's `$ref` leads to; undefined where it has none. */
  target(schema: SchemaObject): JsonSchema | undefined;
  /** Whether a schema of the document takes a value; undefined where nobody can tell. */
  accepts(schema: JsonSchema, value: JsonValue): boolean | undefined;
  /** Whether a value satisfies one keyword that needs nothing but its own value: `pattern`, `format`, `multipleOf`. */
  satisfies(keyword: string, rule: JsonValue, value: JsonValue): boolean;
  /** Whether a pattern of `patternProperties` is for members of a name; one that is not enforced is for none. */
  isNamed(pattern: string, name: string): boolean;
  /** Writes texts for a pattern; undefined for one that is not understood. */
  writerOf(pattern: string): PatternWriter | undefined;
}

/** Steps of one rule that is asked of one value. */
const STEPS_OF_TEST = 20;

/** `root` is a frozen copy of a schema that can be enforced. */
export function readSource(root: SchemaObject, meaning: Meaning): SchemaSource {
  const references = indexReferences(root);
  const probe = createProbe(root, meaning);
  const budget = new StepBudget();
  const writers = new Map<string, PatternWriter | undefined>();
  const tests = new Map<string, (value: JsonValue) => boolean>();
  const nameTests = new Map<string, (value: JsonValue) => boolean>();

  function spend(steps: number): void {
    budget.spend(steps);
  }

  function accepts(schema: JsonSchema, value: JsonValue): boolean | undefined {
    spend(sizeOf(value));
    return probe(schema, value);
  }

  function target(schema: SchemaObject): JsonSchema | undefined {
    const reference = textOf(schema, "$ref");
    if (reference === undefined) return undefined;
    const found = references.resolve(reference, schema);
    // What the document holds is JSON.
    return "schema" in found ? asSchema(found.schema as JsonValue) : undefined;
  }

  function satisfies(keyword: string, rule: JsonValue, value: JsonValue): boolean {
    spend(STEPS_OF_TEST);
    const key = JSON.stringify([keyword, rule]);
    let test = tests.get(key);
    if (test === undefined) {
      test = ruleTest(keyword, rule, meaning);
      tests.set(key, test);
    }
    return test(value);
  }

  function isNamed(pattern: string, name: string): boolean {
    spend(STEPS_OF_TEST);
    let test = nameTests.get(pattern);
    if (test === undefined) {
      test = ruleTest("patternProperties", { [pattern]: false }, meaning);
      nameTests.set(pattern, test);
    }
    return name !== "__proto__" && !test({ [name]: true });
  }

  function writerOf(pattern: string): PatternWriter | undefined {
    if (!writers.has(pattern)) writers.set(pattern, patternWriter(pattern));
    return writers.get(pattern);
  }

  return { root, spend, target, accepts, satisfies, isNamed, writerOf };
}

/** A rule that is listed as not enforced takes everything, here as there. */
function ruleTest(keyword: string, rule: JsonValue, meaning: Meaning): (value: JsonValue) => boolean {
  const parameters = { type: "object", properties: { value: { [keyword]: rule } } };
  try {
    const { safeValidate } = compileToolArguments(
      { name: "rule", description: "", parameters },
      { ...meaning, maxIssues: 1 },
    );
    return (value) => safeValidate({ value }).ok;
  } catch (error) {
    // The document was taken, but a limit that its patterns share is another one for this pattern alone.
    if (isToolSchemaError(error)) return () => true;
    throw error;
  }
}

/** Whether the schema is nothing but a reference: what else it holds are words. */
export function isBareReference(schema: SchemaObject): boolean {
  return (
    keywordOf(schema, "$ref") !== undefined && Object.keys(schema).every((name) => name === "$ref" || !RULES.has(name))
  );
}

/** All that can refuse a value. */
const RULES: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "const",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "items",
  "prefixItems",
  "additionalItems",
  "contains",
  "minItems",
  "maxItems",
  "uniqueItems",
  "properties",
  "required",
  "patternProperties",
  "additionalProperties",
  "propertyNames",
  "minProperties",
  "maxProperties",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
  "$ref",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "unevaluatedProperties",
  "unevaluatedItems",
]);

/** The keywords of a schema that can refuse a value. */
export function rulesOf(schema: SchemaObject): readonly string[] {
  return Object.keys(schema).filter((name) => RULES.has(name));
}
