import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { branchLabels } from "./branch-labels.ts";
import type { FieldInput } from "./form-context.ts";
import type { ChoiceField, FormField } from "./form-field.ts";
import { eachOf, type SchemaView } from "./schema-view.ts";

/** The branches of the first union of a place, `null` apart; undefined where there is no union that a form shows. */
export interface Branches {
  readonly schemas: readonly JsonValue[];
  readonly nullable: boolean;
}

export function branchesOf(view: SchemaView): Branches | undefined {
  for (const list of [...eachOf(view, "oneOf"), ...eachOf(view, "anyOf")]) {
    if (!isJsonList(list)) continue;
    const schemas = list.filter((branch: JsonValue) => branch !== false && !isNull(branch));
    // `anyOf` of `required` lists is a rule, no choice.
    if (schemas.some(isRule)) continue;
    return { schemas, nullable: schemas.length < list.length && list.some(isNull) };
  }
  return undefined;
}

/** The choice beside the declared members of an object. */
export function choicesOf(input: FieldInput): ChoiceField | undefined {
  const branches = branchesOf(input.view);
  if (branches === undefined || branches.schemas.length === 0) return undefined;
  const { pointer, label, secret } = input.base;
  const base = { pointer, name: "", label, required: true, nullable: false, secret };
  return choiceField({ ...input, base }, branches.schemas, []);
}

/** The choice between branches, to each of which `beside` applies as well. */
export function choiceField(
  { base, place, view, context }: FieldInput,
  branches: readonly JsonValue[],
  beside: readonly SchemaObject[],
): ChoiceField {
  const holders = new Set([...place.holders, ...view.parts]);
  const inside = { ...place, name: "", required: true, depth: place.depth + 1, holders, isBranch: true };
  const labels = branchLabels(branches, context.references);
  const choices = branches.map((branch, index): FormField => {
    return context.read([branch, ...beside], { ...inside, fallback: labels[index] ?? "" });
  });
  return { ...base, control: "choice", choices };
}

/** What applies to every branch: the parts without their unions, and without words for the place as a whole. */
export function besideUnion(view: SchemaView): readonly SchemaObject[] {
  return view.parts.map((part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !LEFT_OUT.has(keyword))),
  );
}

const LEFT_OUT: ReadonlySet<string> = new Set(["$ref", "allOf", "anyOf", "default", "description", "oneOf", "title"]);

function isNull(schema: JsonValue): boolean {
  if (!isJsonObject(schema)) return false;
  return keywordOf(schema, "type") === "null" || keywordOf(schema, "const") === null;
}

const RULES: ReadonlySet<string> = new Set(["required", "not", "dependentRequired", "$comment"]);

function isRule(schema: JsonValue): boolean {
  return schema === true || (isJsonObject(schema) && Object.keys(schema).every((keyword) => RULES.has(keyword)));
}
