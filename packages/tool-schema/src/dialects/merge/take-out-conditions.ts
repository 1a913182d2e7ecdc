import { setMember } from "../../document/json-schema.ts";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, mapIn, remove, schemaIn } from "../draft.ts";
import { takesNull } from "../takes-null.ts";

/** Rules of which no strict dialect knows any; `unevaluated…` is what merging has left of them. */
const conditions = [
  "if",
  "then",
  "else",
  "not",
  "dependentRequired",
  "dependentSchemas",
  "contains",
  "minContains",
  "maxContains",
  "propertyNames",
  "unevaluatedItems",
  "contentSchema",
  "contentEncoding",
  "contentMediaType",
] as const;

/**
 * Takes conditions out. Members that only a condition declares are declared, so that they can be sent. `not: {}`, which
 * takes nothing, stays for a later pass to see.
 */
export function takeOutConditions(draft: Draft, conversion: Conversion): void {
  if (!conditions.some((keyword) => has(draft, keyword))) return;
  if (!takesNull(draft, conversion)) conversion.refuseNull.add(draft);
  declareMembers(draft, conversion);
  for (const keyword of conditions) {
    const not = keyword === "not" ? schemaIn(draft, "not") : undefined;
    if (not !== undefined && Object.keys(not).length === 0) continue;
    conversion.takeOut(draft, keyword);
  }
}

function declareMembers(draft: Draft, conversion: Conversion): void {
  const sources = [schemaIn(draft, "then"), schemaIn(draft, "else"), ...mapIn(draft, "dependentSchemas").values()];
  const declared = mapIn(draft, "properties");
  const isClosed = get(draft, "additionalProperties") === false;
  const added = new Map<string, Draft[]>();
  for (const source of sources) {
    if (source === undefined || isClosed) continue;
    for (const [name, schema] of mapIn(source, "properties")) {
      if (declared.has(name)) continue;
      const known = added.get(name);
      if (known === undefined) added.set(name, [conversion.copy(schema)]);
      else known.push(conversion.copy(schema));
    }
  }
  if (added.size === 0) return;
  const members = {};
  for (const [name, schema] of declared) setMember(members, name, schema);
  for (const [name, schemas] of added) {
    const [only] = schemas;
    const schema = schemas.length === 1 && only !== undefined ? only : conversion.create({ anyOf: schemas }, draft);
    // Where the condition does not hold there is no such member, so that a null that is always sent would not do.
    if (takesNull(schema, conversion)) conversion.ambiguousNull.add(schema);
    setMember(members, name, schema);
  }
  draft["properties"] = members;
  if (get(draft, "unevaluatedProperties") !== undefined && !has(draft, "additionalProperties")) {
    draft["additionalProperties"] = get(draft, "unevaluatedProperties") ?? true;
    remove(draft, "unevaluatedProperties");
  }
}
