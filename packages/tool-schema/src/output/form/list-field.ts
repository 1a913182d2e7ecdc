import { appendSegment, type JsonValue } from "@di-code/ai";
import { isJsonList } from "../../document/json-schema.ts";
import { EACH } from "../text/place-pattern.ts";
import type { FieldInput, FormPlace } from "./form-context.ts";
import type { FormField, ListField, MultiSelectField, TupleField } from "./form-field.ts";
import { boundOf, eachOf } from "./schema-view.ts";

/** Lists: several of a few values, elements of one kind, or elements with a meaning each. */
export function listField(input: FieldInput): ListField | TupleField | MultiSelectField {
  const { view, base, place, context } = input;
  const tuple = [...eachOf(view, "prefixItems"), ...eachOf(view, "items")].find(isJsonList);
  const least = boundOf(view, "minItems", "highest");
  if (tuple !== undefined) return tupleField(input, tuple, least ?? 0);
  const schemas = eachOf(view, "items");
  const item = context.read(schemas.length === 0 ? [true] : schemas, elementPlace(input, EACH, true));
  const most = boundOf(view, "maxItems", "lowest");
  const isUnique = eachOf(view, "uniqueItems").includes(true);
  const bounds = {
    ...(least === undefined ? {} : { minItems: least }),
    ...(most === undefined ? {} : { maxItems: most }),
  };
  // A value can be ticked once only.
  if (isUnique && item.control === "select" && !item.nullable && !place.pointer.endsWith(EACH)) {
    return { ...base, control: "multiselect", options: item.options, ...bounds };
  }
  return { ...base, control: "list", item, ...bounds, ...(isUnique ? { unique: true } : {}) };
}

function tupleField(input: FieldInput, schemas: readonly JsonValue[], least: number): TupleField {
  const fields: FormField[] = [];
  for (const [index, schema] of schemas.entries()) {
    if (schema === false) break;
    fields.push(input.context.read([schema], elementPlace(input, String(index), index < least)));
  }
  return { ...input.base, control: "tuple", fields };
}

function elementPlace({ view, place, base }: FieldInput, segment: string, required: boolean): FormPlace {
  return {
    pointer: appendSegment(place.pointer, segment),
    segments: [...place.segments, segment],
    name: "",
    fallback: segment === EACH ? base.label : `${base.label} ${Number(segment) + 1}`,
    required,
    depth: place.depth + 1,
    holders: new Set([...place.holders, ...view.parts]),
  };
}
