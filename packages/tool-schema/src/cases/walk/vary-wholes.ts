import type { JsonValue } from "@di-code/ai";
import { valueFault } from "../fault/value-fault.ts";
import { both, possibleKinds } from "../schema/possible-kinds.ts";
import { schemaOf, schemasOf } from "../schema/keyword-reading.ts";
import { type Applied, type Part, shapeOf } from "../schema/shape.ts";
import type { JsonSchema } from "../../document/json-schema.ts";
import type { Site } from "./site.ts";

/** Pairs of branches of one `oneOf`. */
const MAX_PAIRS = 16;

/** Values made until one is taken by the schemas that should not take it. */
const MAX_ATTEMPTS = 4;

/** Values that two branches of `oneOf` take, and those that `not` forbids. */
export function varyWholes(site: Site): void {
  for (const part of site.breaking) {
    const not = schemaOf(part.schema, "not");
    if (not !== undefined) addTaken(site, part, [not], "not", "what not forbids");
    const branches = schemasOf(part.schema, "oneOf");
    if (branches !== undefined) varyOneOf(site, part, branches);
  }
}

function varyOneOf(site: Site, part: Part, branches: readonly JsonSchema[]): void {
  const { source } = site.maker;
  let pairs = 0;
  for (const [index, one] of branches.entries()) {
    for (const [distance, other] of branches.slice(index + 1).entries()) {
      if (both(possibleKinds(one, source), possibleKinds(other, source)).size === 0) continue;
      pairs += 1;
      if (pairs > MAX_PAIRS) return;
      const label = `in branches ${index + 1} and ${index + distance + 2} of oneOf`;
      if (addTaken(site, part, [one, other], "oneOf", label)) return;
    }
  }
}

/** A value that satisfies all else and these schemas as well, which together are against a rule of the part. */
function addTaken(
  site: Site,
  part: Part,
  schemas: readonly JsonSchema[],
  keyword: "not" | "oneOf",
  label: string,
): boolean {
  const { place, maker, cases, shape } = site;
  const asked = schemas.map((schema): Applied => ({ schema, within: [] }));
  // The branch that was taken so far may be neither of the two.
  const branches = schemasOf(part.schema, "oneOf");
  const first = keyword === "oneOf" ? schemas[0] : undefined;
  const selection = new Map(shape.selection);
  if (branches !== undefined && first !== undefined) selection.set(branches, branches.indexOf(first));
  const applied = [...place.applied, ...asked];
  const depth = place.path.length;
  const wider = shapeOf({ applied, selection, depth }, maker.source);
  if (wider === undefined) return false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const value = maker.makeFrom(wider, applied, { fullness: "least", attempt, depth });
    if (value === undefined) return false;
    if (!schemas.every((schema) => isTaken(schema, value, site))) continue;
    if (typeof value !== "object" || value === null) {
      if (cases.addWrongValue(place, value, label, keyword)) return true;
    } else if (cases.addMistake(place, { value, label, keyword, within: part.within })) return true;
  }
  return false;
}

function isTaken(schema: JsonSchema, value: JsonValue, { maker }: Site): boolean {
  if (typeof value === "object" && value !== null) return maker.source.accepts(schema, value) === true;
  return valueFault(schema, value, maker.source) === undefined;
}
