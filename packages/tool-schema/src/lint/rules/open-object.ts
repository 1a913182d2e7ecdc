import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";
import type { ToolRule } from "../lint-rule.ts";
import { listOf, typesOf } from "../reading/value-schema.ts";
import { SCHEMA_CORE } from "../sources.ts";

/** Keywords by which an object's members are declared elsewhere too. */
const COMPOSITION = ["$ref", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "dependencies"];
const BRANCH = /^(?:allOf|anyOf|oneOf)\/|^(?:then|else)$|^dependentSchemas\//;

export const openObject: ToolRule = {
  scope: "tool",
  name: "open-object",
  severity: { recommended: "hint", strict: "warning" },
  finds:
    "An object that declares members and does not say whether it takes others; and `additionalProperties: false` inside a composition, where it refuses the members that are declared beside it.",
  why: 'JSON Schema takes every member that is not forbidden. A misspelt optional parameter (`max_result`) is then no mistake: it is carried along and ignored, and the model never learns of it. OpenAI\'s strict mode wants every object closed. Where more members are meant, say so with `additionalProperties: true` or a schema for them. The portable subset has no such keyword: there `undeclared: "refuse"`, an option of the validator, closes all objects, and with the lint option `portable: true` the rule is silent of open ones.',
  sources: [`${SCHEMA_CORE}#section-10.3.2.3`, `${SCHEMA_CORE}#section-11.3`],
  bad: {
    tools: [
      {
        name: "list_branches",
        description: "List the local git branches, the newest first.",
        parameters: { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 100 } } },
      },
    ],
    pointers: ["/parameters"],
  },
  good: {
    tools: [
      {
        name: "list_branches",
        description: "List the local git branches, the newest first.",
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100 } },
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report, { portable }) {
    const namesInAllOf = rememberNamesInAllOf();
    for (const place of parameters?.places ?? []) {
      const { schema } = place;
      const pointer = `/parameters${place.pointer}`;
      if (BRANCH.test(place.place) && closesTooMuch(place, namesInAllOf)) {
        report(
          pointer,
          "additionalProperties: false refuses here what the schema around it declares: put unevaluatedProperties: false outside instead",
        );
      } else if (!portable && isLeftOpen(schema) && isWholeObject(place)) {
        const keyword = COMPOSITION.some((name) => Object.hasOwn(schema, name))
          ? "unevaluatedProperties"
          : "additionalProperties";
        report(pointer, `the object takes undeclared members too: add ${keyword}: false`, [
          { op: "add", path: `${pointer}/${keyword}`, value: false },
        ]);
      }
    }
  },
};

/** Declares members and says nothing of others. Without members there is nothing to misspell. */
function isLeftOpen(schema: SchemaObject): boolean {
  if (!typesOf(schema).includes("object") || namesIn(schema).length === 0) return false;
  return !["additionalProperties", "unevaluatedProperties", "patternProperties", "maxProperties"].some((keyword) =>
    Object.hasOwn(schema, keyword),
  );
}

/** Whether nothing around a schema declares members of the same object, which closing it would refuse. */
function isWholeObject({ parent, place }: SchemaPlace): boolean {
  if (!BRANCH.test(place) || parent === undefined) return true;
  if (!/^(?:anyOf|oneOf)\//.test(place) || BRANCH.test(parent.place)) return false;
  return !["properties", "patternProperties", "allOf", "$ref", "if", "dependentSchemas"].some((keyword) =>
    Object.hasOwn(parent.schema, keyword),
  );
}

/** Whether a branch refuses members that its surroundings, or another part of the same `allOf`, declare. */
function closesTooMuch({ schema, parent, place }: SchemaPlace, namesInAllOf: NamesInAllOf): boolean {
  if (keywordOf(schema, "additionalProperties") !== false || parent === undefined) return false;
  if (Object.hasOwn(schema, "patternProperties")) return false;
  const own = new Set(namesIn(schema));
  if (namesIn(parent.schema).some((name) => !own.has(name))) return true;
  // The branch's own names are among those of all.
  return place.startsWith("allOf/") && namesInAllOf(parent.schema).size > own.size;
}

type NamesInAllOf = (schema: SchemaObject) => ReadonlySet<string>;

/** The members that the branches of an `allOf` declare; each `allOf` is read once, however many branches ask. */
function rememberNamesInAllOf(): NamesInAllOf {
  const known = new Map<SchemaObject, ReadonlySet<string>>();
  return (schema) => {
    const names = known.get(schema) ?? new Set(listOf(schema, "allOf").filter(isJsonObject).flatMap(namesIn));
    known.set(schema, names);
    return names;
  };
}

function namesIn(schema: SchemaObject): readonly string[] {
  const properties = keywordOf(schema, "properties");
  return isJsonObject(properties) ? Object.keys(properties) : [];
}
