import type { JsonValue } from "@di-code/ai";
import type { JsonSchema, SchemaObject } from "../../document/json-schema.ts";
import { isOfType } from "../../document/json-kind.ts";
import { isListed } from "../schema/literal-test.ts";
import { literalsOf, schemaOf, schemasOf, typesOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import { numberFault, textFault } from "./scalar-fault.ts";
import type { Fault } from "./fault.ts";
import { unionFault } from "./union-fault.ts";

/** Schemas within schemas, all for one value. */
const MAX_LEVELS = 200;

/** Schemas that are asked about one value; references that double at each level multiply. */
const MAX_STEPS = 20_000;

/** What asking about one value may still take. */
interface Asking {
  steps: number;
  level: number;
}

/**
 * The one mistake that a value makes at its own place, by the rule that one wrong value is one mistake: the schema's own
 * keywords speak before those that it applies, `type` before all others, and each in the order of the documents.
 * Undefined for a value that satisfies the schema.
 *
 * Exact for scalars. Of an array or object only kind and literals are looked at: for one whose kind is wrong.
 */
export function valueFault(schema: JsonSchema, value: JsonValue, source: SchemaSource): Fault | undefined {
  return faultOf(schema, value, source, { steps: MAX_STEPS, level: 0 });
}

function faultOf(schema: JsonSchema, value: JsonValue, source: SchemaSource, asking: Asking): Fault | undefined {
  if (typeof schema === "boolean") return schema ? undefined : { keyword: "boolean", rule: false };
  asking.steps -= 1;
  if (asking.level >= MAX_LEVELS || asking.steps < 0) return { keyword: "?", rule: null };
  asking.level += 1;
  const fault = ownFault(schema, value, source) ?? appliedFault(schema, value, source, asking);
  asking.level -= 1;
  return fault;
}

function ownFault(schema: SchemaObject, value: JsonValue, source: SchemaSource): Fault | undefined {
  const types = typesOf(schema);
  if (types !== undefined && !types.some((type) => isOfType(type, value))) return { keyword: "type", rule: types };
  const literal = literalsOf(schema).find(({ values }) => !isListed(values, value));
  if (literal !== undefined) return { keyword: literal.keyword, rule: literal.values, isLiteral: true };
  if (typeof value === "string") return textFault(schema, value, source);
  return typeof value === "number" ? numberFault(schema, value, source) : undefined;
}

function appliedFault(schema: SchemaObject, value: JsonValue, source: SchemaSource, asking: Asking): Fault | undefined {
  const ask = (other: JsonSchema): Fault | undefined => faultOf(other, value, source, asking);
  const found = ask(source.target(schema) ?? true);
  if (found !== undefined) return found;
  for (const part of schemasOf(schema, "allOf") ?? []) {
    const fault = ask(part);
    if (fault !== undefined) return fault;
  }
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const branches = schemasOf(schema, keyword);
    const fault = branches === undefined ? undefined : unionFault({ keyword, branches }, value, source, ask);
    if (fault !== undefined) return fault;
  }
  const not = schemaOf(schema, "not");
  if (not !== undefined && ask(not) === undefined) return { keyword: "not", rule: null };
  const condition = schemaOf(schema, "if");
  if (condition === undefined) return undefined;
  return ask(schemaOf(schema, ask(condition) === undefined ? "then" : "else") ?? true);
}
