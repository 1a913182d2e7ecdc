import type { JsonValue } from "@di-code/ai";
import fc from "fast-check";

/** A schema as a test makes it. */
export type Schema = { [keyword: string]: JsonValue };

/** Names that trip the careless: inherited ones, those that a pointer escapes, those of keywords. */
const name = fc.constantFrom("a", "b", "toString", "constructor", "a/b~c", "type", "properties", "items", "é", "");

/** JSON as a text can hold it: without -0 and `__proto__`. */
export const anyJson: fc.Arbitrary<JsonValue> = fc
  .json({ maxDepth: 2 })
  .filter((text) => !text.includes("__proto__"))
  .map((text): JsonValue => JSON.parse(text));

const guidance = fc.record(
  { description: fc.string({ maxLength: 9 }), default: anyJson, examples: fc.array(anyJson, { maxLength: 2 }) },
  { requiredKeys: [] },
);

/** Some of the rules, beside the guidance. */
function node(type: string, rules: { readonly [keyword: string]: fc.Arbitrary<unknown> }): fc.Arbitrary<Schema> {
  const optional = fc.record({ type: fc.constant(type), ...rules }, { requiredKeys: ["type"] });
  return fc.tuple(guidance, optional).map(([said, ruled]) => ({ ...said, ...ruled }));
}

/** A lower bound and an upper one, the right way round, each of them there or not. */
function withBounds(
  schema: fc.Arbitrary<Schema>,
  low: string,
  high: string,
  bound: fc.Arbitrary<number>,
): fc.Arbitrary<Schema> {
  const side = fc.option(bound, { nil: undefined });
  return fc.tuple(schema, side, side).map(([made, one, other]) => {
    const [lower, upper] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
    return {
      ...made,
      ...(lower === undefined ? {} : { [low]: lower }),
      ...(upper === undefined ? {} : { [high]: upper }),
    };
  });
}

const count = fc.nat({ max: 9 });
const number = fc.integer({ min: -9, max: 9 }).map((value) => value + 0);

function literals(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.uniqueArray(value, { minLength: 1, maxLength: 3 });
}

const scalar = fc.oneof(
  withBounds(
    node("string", {
      enum: literals(fc.constantFrom("a", "b", "c", "")),
      pattern: fc.constantFrom("^a", "b$", "^[a-z]{1,3}$"),
    }),
    "minLength",
    "maxLength",
    count,
  ),
  withBounds(node("number", { enum: literals(fc.constantFrom(0, 1, 1.5, -3)) }), "minimum", "maximum", number),
  withBounds(node("integer", { enum: literals(fc.constantFrom(0, 1, 2, -3)) }), "minimum", "maximum", number),
  node("boolean", { enum: literals(fc.boolean()) }),
);

const tree = fc.letrec<{ node: Schema; object: Schema }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthIdentifier: "node" },
    scalar,
    tie("object"),
    withBounds(
      fc
        .tuple(node("array", { uniqueItems: fc.boolean() }), tie("node"))
        .map(([schema, items]) => ({ ...schema, items })),
      "minItems",
      "maxItems",
      count,
    ),
    fc
      .tuple(guidance, fc.array(tie("node"), { minLength: 1, maxLength: 3, depthIdentifier: "node" }))
      .map(([said, oneOf]) => ({ ...said, oneOf })),
  ),
  object: fc
    .tuple(
      guidance,
      fc.dictionary(name, tie("node"), { maxKeys: 3, noNullPrototype: true, depthIdentifier: "node" }),
      fc.nat({ max: 15 }),
    )
    .map(([said, properties, chosen]) => {
      const required = Object.keys(properties).filter((_, index) => ((chosen >> index) & 1) === 1);
      return { ...said, type: "object", properties, ...(chosen < 8 ? { required } : {}) };
    }),
}));

/** Schemas of all that the portable subset has. */
export const portableSchema: fc.Arbitrary<Schema> = tree.object;

/** A node of a portable schema, and where it stands. */
export interface Place {
  readonly pointer: string;
  readonly node: Schema;
}

/** All nodes of a portable schema, the root first. */
export function nodesOf(root: Schema): readonly Place[] {
  const places: Place[] = [{ pointer: "", node: root }];
  for (const { pointer, node: schema } of places) {
    const inside = new Map<string, JsonValue | undefined>();
    for (const [key, value] of Object.entries(schema["properties"] ?? {})) {
      inside.set(`properties/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, value as JsonValue);
    }
    if (schema["items"] !== undefined) inside.set("items", schema["items"]);
    for (const [index, branch] of Object.entries(schema["oneOf"] ?? [])) inside.set(`oneOf/${index}`, branch as Schema);
    for (const [place, value] of inside) places.push({ pointer: `${pointer}/${place}`, node: value as Schema });
  }
  return places;
}
