import { appendSegment } from "../issues/pointer.ts";
import { targetOf } from "./in-place.ts";
import type { SchemaPosition } from "./schema-position.ts";
import type { SchemaReferences } from "./references.ts";
import type { FindingSink, SchemaFindingCode } from "./schema-finding.ts";
import { eachSubschema } from "./subschemas.ts";

const PROBLEMS = {
  remote: ["ref_remote", "leads to another document, which is never fetched"],
  dangling: ["ref_dangling", "leads nowhere in this schema"],
  not_a_schema: ["ref_not_a_schema", "leads to something that is no schema"],
} as const satisfies Record<string, readonly [SchemaFindingCode, string]>;

/**
 * Follows every `$ref` once. Gives the positions of the document and, after them, those that only a reference into
 * an unknown keyword makes schemas; at most `maxNodes` of all.
 */
export function checkReferences(
  positions: readonly SchemaPosition[],
  references: SchemaReferences,
  maxNodes: number,
  sink: FindingSink,
): readonly SchemaPosition[] {
  const all = [...positions];
  const known = new Set<object>(positions.map(({ schema }) => schema));
  for (let next = 0; next < all.length; next++) {
    const position = all[next];
    if (position === undefined) break;
    if (next >= positions.length) addSubschemas(position, all, known);
    if (all.length > maxNodes) {
      sink.refuse("", "", "limit_nodes", `has more than ${maxNodes} schemas`);
      break;
    }
    const target = targetOf(position.schema, references);
    if (target === undefined) continue;
    if ("problem" in target) {
      const [code, message] = PROBLEMS[target.problem];
      sink.refuse(appendSegment(position.pointer, "$ref"), "$ref", code, message);
    } else if (typeof target.schema === "object" && target.schema !== null && !known.has(target.schema)) {
      known.add(target.schema);
      all.push({ schema: target.schema as SchemaPosition["schema"], pointer: target.pointer });
    }
  }
  return all;
}

function addSubschemas({ schema, pointer }: SchemaPosition, all: SchemaPosition[], known: Set<object>): void {
  eachSubschema(schema, (subschema, place) => {
    if (known.has(subschema)) return;
    known.add(subschema);
    all.push({ schema: subschema, pointer: `${pointer}/${place}` });
  });
}
