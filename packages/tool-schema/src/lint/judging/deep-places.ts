import { eachSubschema } from "@di-code/ai";
import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { ParametersView } from "../reading/tool-view.ts";
import { typesOf } from "../reading/value-schema.ts";

/** Schemas that are looked at: doubled references multiply. */
const MAX_STEPS = 50_000;
/** Schemas on one way from the root: more than a document has levels, references included. */
const MAX_WAY = 128;

/** Where values of the value, or the value itself, are described; the rest asks, or names what is referred to. */
const INSIDE =
  /^(?:properties|patternProperties|prefixItems|anyOf|oneOf|allOf|dependentSchemas)\/|^(?:items|additionalProperties|additionalItems|unevaluatedProperties|unevaluatedItems|then|else)(?:\/|$)/;

interface Step {
  readonly schema: SchemaObject;
  readonly pointer: string;
  /** Objects and lists around it. */
  readonly level: number;
  readonly way: number;
  readonly from: Step | undefined;
}

/** Pointers of the objects and lists that stand inside `most` others; each once, in document order as far as met. */
export function deepPlaces({ root, references }: ParametersView, most: number): readonly string[] {
  const deep = new Set<string>();
  const seen = new Map<SchemaObject, Set<number>>();
  const waiting: Step[] = [{ schema: root, pointer: "", level: 0, way: 0, from: undefined }];
  let steps = 0;
  for (let step = waiting.pop(); step !== undefined && steps < MAX_STEPS; step = waiting.pop()) {
    steps += 1;
    const { schema, pointer, way } = step;
    const levels = seen.get(schema) ?? new Set();
    seen.set(schema, levels);
    if (levels.has(step.level) || way > MAX_WAY || isOnWay(schema, step.from)) continue;
    levels.add(step.level);
    const level = step.level + (isContainer(schema) ? 1 : 0);
    if (level > most) {
      deep.add(pointer);
      continue;
    }
    const held: Step[] = [];
    const reference = keywordOf(schema, "$ref");
    if (typeof reference === "string") {
      const target = references.resolve(reference, schema);
      if ("schema" in target && isJsonObject(target.schema)) {
        held.push({ schema: target.schema, pointer: target.pointer, level, way: way + 1, from: step });
      }
    }
    const holder = step;
    eachSubschema(schema, (subschema, place) => {
      if (!INSIDE.test(place)) return;
      held.push({
        schema: subschema as SchemaObject,
        pointer: `${pointer}/${place}`,
        level,
        way: way + 1,
        from: holder,
      });
    });
    waiting.push(...held.reverse());
  }
  return [...deep];
}

function isContainer(schema: SchemaObject): boolean {
  const types = typesOf(schema);
  return types.includes("object") || types.includes("array");
}

/** A schema that holds itself: a tree, whose depth is the model's choice. */
function isOnWay(schema: SchemaObject, from: Step | undefined): boolean {
  for (let step = from; step !== undefined; step = step.from) if (step.schema === schema) return true;
  return false;
}
