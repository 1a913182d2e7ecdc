import { segmentsOfPointer } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../../test/support/corpora.ts";
import { toTypeScript } from "../../../src/index.ts";
import { checkTypes, unformatted } from "../../support/check-types.ts";
import { corpusTools } from "../../support/schemas-of-corpora.ts";

/**
 * A module in which the written type must be `Static` of the schema. Intersections are flattened, since `Static` and the
 * text join members in their own ways; then the types must be identical, optional and readonly members included.
 */
function moduleOf(schema: object): string {
  const text = toTypeScript(asTool(schema), { name: "Written" });
  return `import type { Static } from "typebox";
const schema = ${JSON.stringify(toldOutright(schema))} as const;
${text}
type Flat<T> = T extends object ? { [K in keyof T]: Flat<T[K]> } : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same: Same<Flat<Static<typeof schema>>, Flat<Written>> = true;
`;
}

function asTool(schema: object) {
  return { name: "tool", description: "", parameters: schema };
}

type Schema = Readonly<Record<string, unknown>>;

const VALUES: ReadonlySet<string> = new Set(["const", "default", "enum", "examples"]);

/** A copy in which each schema is changed, innermost first. */
function mapSchemas(value: unknown, change: (schema: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((member: unknown) => mapSchemas(member, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    VALUES.has(key) ? member : mapSchemas(member, change),
  ]);
  return change(Object.fromEntries(entries) as Schema);
}

/** What says more of an object than the kind. */
const BESIDE = ["$ref", "allOf", "anyOf", "oneOf", "patternProperties", "propertyNames"] as const;

function isEmpty(value: unknown): boolean {
  return value === undefined || Object.keys(value as object).length === 0;
}

/**
 * `Static` says `{}`, which takes every text and number, for an object or a list of which a schema says no more than the
 * kind. What we say of it is what `Static` says where the schema says it outright: any members, none, any elements.
 */
function toldOutright(schema: object): unknown {
  return mapSchemas(schema, (node) => {
    if (node["type"] === "array" && node["items"] === undefined && node["prefixItems"] === undefined) {
      return { ...node, items: true };
    }
    if (BESIDE.some((word) => word in node)) return node;
    const isBare = isEmpty(node["properties"]) && isEmpty(node["required"]);
    if (node["type"] !== "object" || !isBare) return node;
    if (node["additionalProperties"] === undefined) return { ...node, additionalProperties: true };
    return node["additionalProperties"] === false ? { ...node, additionalProperties: { type: [] } } : node;
  });
}

/** Where `Static` is not what the validator takes, and the text is. */
const WORSE: Readonly<Record<string, (node: Schema) => boolean>> = {
  // `{ type: ["object", "null"], properties }` is the object alone: null is lost in an intersection.
  "objects or lists among several kinds": ({ type }) =>
    Array.isArray(type) && (type.includes("object") || type.includes("array")),
  // `{ type: "string", items: … }` is a text and a list.
  "elements of what is no list": (node) =>
    typeof node["type"] === "string" && node["type"] !== "array" && "items" in node,
  // `{ type: "array", enum: ["a"] }` is "a", which no value is.
  "listed values of another kind": (node) =>
    Array.isArray(node["enum"]) && node["type"] === "array" && node["enum"].some((value) => !Array.isArray(value)),
};

/** After two rounds `Static` gives up on a reference that leads back to itself: `any`. */
function isRecursive(document: object): boolean {
  const references = referencesIn(document);
  return references.some((reference) => {
    const reached = new Set<string>();
    const waiting = [...referencesIn(targetOf(document, reference))];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...referencesIn(targetOf(document, next)));
    }
    return reached.has(reference);
  });
}

function referencesIn(value: unknown): readonly string[] {
  const references = new Set<string>();
  mapSchemas(value, (node) => {
    if (typeof node["$ref"] === "string") references.add(node["$ref"]);
    return node;
  });
  return [...references];
}

function targetOf(document: object, reference: string): unknown {
  const segments = segmentsOfPointer(decodeURIComponent(reference.slice(1))) ?? [];
  return segments.reduce<unknown>((value, segment) => (value as Schema)[segment], document);
}

function worseBecauseOf(schema: object): readonly string[] {
  const reasons = new Set<string>();
  mapSchemas(schema, (node) => {
    for (const [reason, holds] of Object.entries(WORSE)) if (holds(node)) reasons.add(reason);
    return node;
  });
  return isRecursive(schema) ? [...reasons, "recursion"] : [...reasons];
}

const text = { type: "string" };
const written: readonly (readonly [name: string, schema: object])[] = [
  ["no parameters", { properties: {}, additionalProperties: false }],
  ["any parameters", {}],
  ["required and optional", { properties: { a: text, b: { type: "integer" } }, required: ["a"] }],
  ["required and not declared", { properties: { a: text }, required: ["a", "b"] }],
  ["readonly", { properties: { a: { ...text, readOnly: true }, b: { ...text, readOnly: true } }, required: ["b"] }],
  [
    "names that are no identifiers",
    { properties: { "a-b": text, 'q"\n': text, "": text, "1": text, constructor: text } },
  ],
  [
    "enum, const, null",
    { properties: { a: { enum: ["x", 1, null] }, b: { const: "y" }, c: { type: ["string", "null"] } } },
  ],
  ["values that are objects", { properties: { a: { const: { k: [1, "a", { l: null }] } } }, required: ["a"] }],
  ["lists", { properties: { a: { type: "array", items: { type: ["string", "number"] } }, b: { type: "array" } } }],
  [
    "tuples of draft 7",
    {
      properties: {
        a: { type: "array", items: [text, { type: "number" }], additionalItems: false, minItems: 2 },
        b: { type: "array", items: [text, { type: "number" }], additionalItems: { type: "boolean" }, minItems: 1 },
        c: { type: "array", items: [text, { type: "number" }], maxItems: 1 },
        d: { type: "array", items: [text] },
      },
    },
  ],
  ["a tuple of 2020-12", { properties: { a: { type: "array", prefixItems: [text], minItems: 1, maxItems: 1 } } }],
  ["a union of objects", { properties: { a: { anyOf: [{ type: "object", properties: { b: text } }, text, true] } } }],
  ["oneOf at the root", { oneOf: [{ properties: { a: text } }, { properties: { b: text }, required: ["b"] }] }],
  ["members and rules", { properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] }],
  ["allOf", { allOf: [{ properties: { a: text } }, { properties: { b: text }, required: ["b"] }] }],
  [
    "lists of what is combined",
    {
      properties: {
        a: { type: "array", items: { allOf: [{ properties: { a: text } }, { properties: { b: text } }] } },
        b: { type: "array", items: { properties: { a: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] } },
      },
    },
  ],
  ["a map", { additionalProperties: { type: "number" } }],
  ["a map by patterns", { patternProperties: { "^a": text, "^b": { type: "number" } }, additionalProperties: false }],
  ["members and any others", { properties: { a: text }, additionalProperties: true }],
  ["a record of zod", { propertyNames: text, additionalProperties: { type: "boolean" } }],
  ["booleans", { properties: { a: true, b: {} }, required: ["b"] }],
  [
    "references",
    {
      properties: { a: { $ref: "#/$defs/x" }, b: { $ref: "#/$defs/x/properties/y" } },
      $defs: { x: { type: "object", properties: { y: text } } },
    },
  ],
];

const modules = Object.fromEntries(
  written.map(([name, schema]) => [`${name.replaceAll(/\W+/g, "-")}.ts`, moduleOf({ type: "object", ...schema })]),
);

test("the type that is written is Static of the schema", () => {
  expect([...checkTypes(modules)]).toEqual([]);
});

test("types that hold themselves compile", () => {
  const $defs = {
    list: { type: "array", items: { $ref: "#/$defs/list" } },
    map: { type: "object", additionalProperties: { $ref: "#/$defs/map" } },
    tuple: { type: "array", items: [{ $ref: "#/$defs/tuple" }], additionalItems: false },
    union: { anyOf: [text, { type: "array", items: { $ref: "#/$defs/union" } }] },
    both: {
      type: "object",
      properties: { a: { $ref: "#/$defs/both" } },
      additionalProperties: { $ref: "#/$defs/list" },
    },
    all: { allOf: [{ $ref: "#/$defs/map" }, { type: "object", properties: { a: { $ref: "#/$defs/all" } } }] },
  };
  const properties = Object.fromEntries(Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const written = toTypeScript(asTool({ type: "object", properties, $defs }));
  expect([...checkTypes({ "rings.ts": written })]).toEqual([]);
});

test("a type that is another is found", () => {
  const other = (modules["lists.ts"] ?? "").replace("a?: (string | number)[];", "a: (string | number)[];");
  expect([...checkTypes({ "lists.ts": other }).keys()]).toEqual(["lists.ts"]);
});

describe.skipIf(corpora === undefined)("the tools of the corpora", () => {
  const tools = corpusTools();
  const schemas = tools.map(({ parameters }) => parameters);
  const worse = schemas.filter((schema) => worseBecauseOf(schema).length > 0);
  const alike = schemas.filter((schema) => worseBecauseOf(schema).length === 0);
  // Every tenth: three hundred schemas take TypeScript a second on a machine with nothing else to do.
  const sample = alike.flatMap((schema, index) => (index % 10 === 3 ? [[`s${index}.ts`, moduleOf(schema)]] : []));

  test("a sample of them has the type that Static gives", () => {
    expect(sample.length).toBeGreaterThan(350);
    expect([...checkTypes(Object.fromEntries(sample))]).toEqual([]);
  });

  test("where Static is wrong they compile all the same, and are few", () => {
    expect(tools.length).toBe(3_589);
    expect(worse.length).toBeLessThan(40);
    const texts = worse.map((schema, index) => [`w${index}.ts`, toTypeScript(asTool(schema))]);
    expect([...checkTypes(Object.fromEntries(texts))]).toEqual([]);
  });

  test("a sample of them is formatted as oxfmt would", () => {
    const every = tools.filter((_, index) => index % 5 === 0);
    const texts = every.map(({ name, description, parameters }, index) => [
      `t${index}.ts`,
      toTypeScript({ name, description, parameters: parameters }),
    ]);
    expect(unformatted(Object.fromEntries(texts))).toEqual([]);
  });
});
