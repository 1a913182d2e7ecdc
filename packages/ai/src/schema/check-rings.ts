import { appendSegment } from "../issues/pointer.ts";
import { inPlaceSchemas } from "./in-place.ts";
import type { SchemaPosition } from "./schema-position.ts";
import type { SchemaReferences } from "./references.ts";
import type { FindingSink } from "./schema-finding.ts";

type SchemaObject = SchemaPosition["schema"];

interface Step {
  readonly schema: SchemaObject;
  /** Whether the first of `next` is the target of a `$ref`. */
  readonly hasTarget: boolean;
  readonly next: readonly SchemaObject[];
  /** How many of `next` were followed; the last of them is the one in hand. */
  at: number;
}

/**
 * Finds references that lead back to themselves without passing a property or an item: no value could ever be
 * checked against them. Each ring is told once, at the first `$ref` in it as seen from the member met first.
 *
 * Gives the schemas in an order in which each comes after all that apply in its place, or `undefined` where a ring
 * leaves no such order. Iterative, linear in schemas and references.
 */
export function checkRings(
  positions: readonly SchemaPosition[],
  references: SchemaReferences,
  sink: FindingSink,
): readonly SchemaObject[] | undefined {
  const pointers = new Map<object, string>(positions.map(({ schema, pointer }) => [schema, pointer]));
  const depths = new Map<object, number>();
  const done = new Set<object>();
  const told = new Set<object>();
  const order: SchemaObject[] = [];
  const path: Step[] = [];

  function enter(schema: SchemaObject): void {
    depths.set(schema, path.length);
    const { target, members } = inPlaceSchemas(schema, references);
    const next = target === undefined ? members : [target, ...members];
    path.push({ schema, hasTarget: target !== undefined, next, at: 0 });
  }

  function tell(start: number): void {
    // The copy is a tree, so every ring passes through a $ref, and soon: between two lies at most the tree's depth.
    let first = start;
    while (first < path.length - 1 && !(path[first]?.hasTarget === true && path[first]?.at === 1)) first++;
    const schema = path[first]?.schema;
    if (schema === undefined || told.has(schema)) return;
    told.add(schema);
    sink.refuse(appendSegment(pointers.get(schema) ?? "", "$ref"), "$ref", "ref_cycle", "only leads back to itself");
  }

  for (const position of positions) {
    if (!done.has(position.schema)) enter(position.schema);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.next[step.at++];
      if (next === undefined) {
        done.add(step.schema);
        depths.delete(step.schema);
        order.push(step.schema);
        path.pop();
        continue;
      }
      const depth = depths.get(next);
      if (depth !== undefined) tell(depth);
      else if (!done.has(next)) enter(next);
    }
  }
  return told.size === 0 ? order : undefined;
}
