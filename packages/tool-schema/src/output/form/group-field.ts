import { appendSegment, type JsonValue } from "@di-code/ai";
import { EACH } from "../text/place-pattern.ts";
import { wordsOfName } from "../text/words-of-name.ts";
import { choicesOf } from "./choice-field.ts";
import type { FieldInput, FormPlace } from "./form-context.ts";
import type { FormField } from "./form-field.ts";
import { eachOf, membersOf, namesIn } from "./schema-view.ts";

/** Objects: declared members in their order, members of any name, or both. */
export function groupField(input: FieldInput): FormField {
  const { view, base, place, context } = input;
  const holders = new Set([...place.holders, ...view.parts]);
  const required = namesIn(view, "required");
  const members = new Map(membersOf(view, "properties"));
  for (const name of required) if (!members.has(name)) members.set(name, [true]);
  const fields: FormField[] = [];
  for (const [name, schemas] of members) {
    // What must not be there has no field.
    if (!schemas.includes(false))
      fields.push(context.read(schemas, memberPlace(input, name, required.has(name), holders)));
  }
  const choice = choicesOf(input);
  const others = schemasOfOthers(input);
  if (choice !== undefined) {
    if (fields.length === 0 && others === undefined) return { ...choice, ...base };
    fields.push(choice);
  }
  if (fields.length === 0) {
    if (others === undefined) {
      const isClosed = eachOf(view, "additionalProperties").includes(false) || members.size > 0;
      return isClosed || input.place.depth === 0
        ? { ...base, control: "group", fields }
        : { ...base, control: "json", reason: "any" };
    }
    return { ...base, control: "map", value: context.read(others, memberPlace(input, EACH, false, holders)) };
  }
  if (others === undefined) return { ...base, control: "group", fields };
  return { ...base, control: "group", fields, others: context.read(others, memberPlace(input, EACH, false, holders)) };
}

/** The schemas of members that are not declared; undefined where none is given. */
function schemasOfOthers({ view }: FieldInput): readonly JsonValue[] | undefined {
  const given = [...eachOf(view, "additionalProperties"), ...[...membersOf(view, "patternProperties").values()].flat()];
  const schemas = given.filter((schema) => typeof schema !== "boolean");
  return schemas.length === 0 ? undefined : schemas;
}

function memberPlace(
  { place, base }: FieldInput,
  name: string,
  required: boolean,
  holders: FormPlace["holders"],
): FormPlace {
  const isAny = name === EACH;
  return {
    pointer: appendSegment(place.pointer, name),
    segments: [...place.segments, name],
    name: isAny ? "" : name,
    fallback: isAny ? base.label : wordsOfName(name),
    required,
    depth: place.depth + 1,
    holders,
  };
}
