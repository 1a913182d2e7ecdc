import { setMember } from "../../document/json-schema.ts";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, mapIn, namesIn } from "../draft.ts";
import { takesNull } from "../takes-null.ts";
import { jsonText } from "./json-text.ts";
import { literalsOf } from "./intersect-literals.ts";

const ofLiterals = new Set(["type", "const", "enum", "description", "title"]);

/**
 * Merges the branches of a union of objects into the object that holds it: it takes whatever one of them takes, and
 * more. Gives what each form requires beyond the object itself.
 */
export function mergeForms(
  draft: Draft,
  branches: readonly Draft[],
  conversion: Conversion,
): readonly (readonly string[])[] {
  const isClosed = get(draft, "additionalProperties") === false;
  const own = mapIn(draft, "properties");
  const required = namesIn(draft, "required");
  const variants = new Map<string, Draft[]>();
  for (const branch of branches) {
    for (const [name, schema] of mapIn(branch, "properties")) {
      // What only the object's own properties are, no branch can add to it.
      if (isClosed && !own.has(name)) continue;
      const known = variants.get(name);
      if (known === undefined) variants.set(name, [schema]);
      else known.push(schema);
    }
  }
  for (const branch of branches) {
    const declared = mapIn(branch, "properties");
    for (const name of [...required, ...namesIn(branch, "required")]) {
      // It must be sent, and this form takes anything for it.
      if (!declared.has(name)) variants.get(name)?.push(conversion.create({}, branch));
    }
  }
  const members = {};
  for (const [name, schema] of own) {
    const narrowed = variants.get(name) ?? [];
    const isNarrowed = narrowed.length === branches.length && narrowed.length > 0;
    const narrower = isNarrowed ? oneOfThem(narrowed, conversion) : {};
    const isSame = Object.keys(narrower).length === 0 || jsonText(narrower) === jsonText(schema);
    const merged = isSame ? schema : conversion.create({ allOf: [schema, narrower] }, schema);
    const isRefused = narrowed.some((variant) => !takesNull(variant, conversion));
    if (isRefused && takesNull(merged, conversion)) conversion.ambiguousNull.add(merged);
    setMember(members, name, merged);
  }
  for (const [name, schemas] of variants) {
    if (own.has(name)) continue;
    const merged = oneOfThem(schemas, conversion);
    const refuses = branches.length > schemas.length || schemas.some((schema) => !takesNull(schema, conversion));
    if (refuses && schemas.some((schema) => takesNull(schema, conversion))) conversion.ambiguousNull.add(merged);
    setMember(members, name, merged);
  }
  if (Object.keys(members).length > 0) draft["properties"] = members;
  const forms = branches.map((branch) => namesIn(branch, "required").filter((name) => !required.includes(name)));
  const [first = []] = forms;
  const shared = first.filter((name) => forms.every((names) => names.includes(name)));
  if (shared.length > 0) draft["required"] = [...required, ...shared];
  const areClosed = branches.length > 0 && branches.every((branch) => get(branch, "additionalProperties") === false);
  if (!isClosed && areClosed) closeAll(draft, branches, conversion);
  return forms.map((names) => names.filter((name) => !shared.includes(name)));
}

function closeAll(draft: Draft, branches: readonly Draft[], conversion: Conversion): void {
  draft["additionalProperties"] = false;
  const [first] = branches;
  if (first === undefined) return;
  const place = conversion.places.ofKeyword(first, "additionalProperties");
  conversion.places.setKeyword(draft, "additionalProperties", place);
}

/** A schema that takes what one of several takes: literals as one list, equal ones once. */
function oneOfThem(schemas: readonly Draft[], conversion: Conversion): Draft {
  const distinct = [...new Map(schemas.map((schema) => [jsonText(schema), schema])).values()];
  const [first = {}] = distinct;
  if (distinct.length <= 1) return first;
  if (distinct.some((schema) => Object.keys(schema).length === 0)) return conversion.create({}, first);
  const literals = distinct.map(literalsOf);
  const areLiterals = distinct.every((schema) => Object.keys(schema).every((keyword) => ofLiterals.has(keyword)));
  const types = new Set(distinct.map((schema) => jsonText(get(schema, "type") ?? null)));
  if (areLiterals && types.size === 1 && literals.every((list) => list !== undefined)) {
    const values = new Map(literals.flat().map((value) => [jsonText(value ?? null), value ?? null]));
    const type = get(first, "type");
    return conversion.create({ ...(type === undefined ? {} : { type }), enum: [...values.values()] }, first);
  }
  return conversion.create({ anyOf: distinct }, first);
}
