import fc from "fast-check";

type Keywords = Readonly<Record<string, unknown>>;
type Schema = boolean | Keywords;

/** Names of members; few, so that schemas meet. */
const NAMES = ["a", "b", "c", "a/b~c", "toString"] as const;
const PATTERNS = ["^a", "b$", "^[ab]+$", "^[a-z]{2,5}-\\d+$", "x|yz", "^\\p{L}+$"] as const;
const FORMATS = ["date", "uuid", "ipv4", "email", "date-time"] as const;

const name = fc.constantFrom(...NAMES);
const literal = fc.constantFrom<unknown>(null, true, false, 0, 1, 2.5, "", "a", "ab", [1], { a: 1 });

/** The first keywords always, each of the others with a probability in percent. */
function some(
  always: Record<string, fc.Arbitrary<unknown>>,
  maybe: Record<string, fc.Arbitrary<unknown>>,
  percent: number,
): fc.Arbitrary<Keywords> {
  const model = { ...always };
  for (const [keyword, value] of Object.entries(maybe)) {
    model[keyword] = fc.oneof(
      { weight: 100 - percent, arbitrary: fc.constant(undefined) },
      { weight: percent, arbitrary: value },
    );
  }
  return fc.record(model).map((made) => {
    return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
  });
}

function bounds(low: string, high: string, from: number, to: number): fc.Arbitrary<Keywords> {
  return fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 }))
    .map(([least, more, which]) => ({
      ...(which % 2 === 1 ? { [low]: least } : {}),
      ...(which > 1 ? { [high]: least + more } : {}),
    }));
}

function merged(...parts: readonly fc.Arbitrary<Keywords>[]): fc.Arbitrary<Keywords> {
  return fc.tuple(...parts).map((made) => Object.assign({}, ...made) as Keywords);
}

const text = merged(
  some(
    { type: fc.constant("string") },
    { pattern: fc.constantFrom(...PATTERNS), format: fc.constantFrom(...FORMATS) },
    30,
  ),
  bounds("minLength", "maxLength", 0, 6),
);
const number = merged(
  some({ type: fc.constantFrom("number", "integer") }, { multipleOf: fc.constantFrom(1, 2, 3, 0.5, 0.1) }, 30),
  bounds("minimum", "maximum", -5, 8),
  bounds("exclusiveMinimum", "exclusiveMaximum", -6, 9),
);
const literals: fc.Arbitrary<Keywords> = fc.oneof(
  fc.record({ const: literal }),
  fc.record({ enum: fc.uniqueArray(literal, { minLength: 1, maxLength: 4 }) }),
  fc.record({
    enum: fc.uniqueArray(fc.constantFrom("red", "green", "blue"), { minLength: 1 }),
    type: fc.constant("string"),
  }),
);
const types: fc.Arbitrary<Keywords> = fc.record({
  type: fc.oneof(
    fc.constantFrom("null", "boolean", "number", "string", "array", "object"),
    fc.uniqueArray(fc.constantFrom("null", "boolean", "integer", "string", "array"), { minLength: 1, maxLength: 3 }),
  ),
});
const scalar = fc.oneof(text, number, literals, types);

function schema(depth: number): fc.Arbitrary<Schema> {
  const reference = fc.constantFrom<Schema>({ $ref: "#/$defs/leaf" }, { $ref: "#/$defs/node" });
  if (depth <= 0) return fc.oneof({ weight: 8, arbitrary: scalar }, { weight: 1, arbitrary: reference });
  const plain = fc.oneof(
    { weight: 4, arbitrary: scalar },
    { weight: 3, arbitrary: object(depth) },
    { weight: 2, arbitrary: array(depth) },
  );
  // Mostly schemas of one kind meet, so that there are values for them.
  const mixed = fc.oneof(
    ...[text, number, literals, object(depth - 1), array(depth - 1)].map((kind) => merged(kind, applicators(kind))),
    applicators(scalar),
    merged(plain, applicators(schema(depth - 1))),
  );
  return fc.oneof(
    { weight: 8, arbitrary: plain },
    { weight: 4, arbitrary: mixed },
    { weight: 1, arbitrary: reference },
    { weight: 1, arbitrary: fc.constantFrom<Schema>(true, true, false) },
  );
}

function object(depth: number): fc.Arbitrary<Keywords> {
  const child = schema(depth - 1);
  const properties = fc.dictionary(name, child, { maxKeys: 4 });
  return merged(
    some(
      { type: fc.constant("object"), properties },
      {
        required: fc.uniqueArray(name, { maxLength: 3 }),
        additionalProperties: fc.oneof(fc.constant(false), fc.constant(false), child),
        patternProperties: fc.dictionary(fc.constantFrom(...PATTERNS), child, { maxKeys: 1 }),
        propertyNames: fc.constantFrom<Schema>({ maxLength: 4 }, { pattern: "^[abc]" }, { enum: [...NAMES] }),
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 1 }),
        dependentSchemas: fc.dictionary(name, schema(0), { maxKeys: 1 }),
        dependencies: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 1 }),
        unevaluatedProperties: fc.oneof(fc.constant(false), child),
      },
      12,
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: bounds("minProperties", "maxProperties", 0, 3) },
    ),
  ).map(declared);
}

/** What is required of a closed object is declared: other schemas are refused. */
function declared(made: Keywords): Keywords {
  const { required, properties, additionalProperties, unevaluatedProperties, patternProperties } = made;
  if (!Array.isArray(required)) return made;
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  if (!isClosed || patternProperties !== undefined) return made;
  return { ...made, required: required.filter((one: string) => Object.hasOwn(Object(properties), one)) };
}

function array(depth: number): fc.Arbitrary<Keywords> {
  const child = schema(depth - 1);
  const prefix = fc.array(child, { minLength: 1, maxLength: 2 });
  const end = fc.oneof(fc.constant(false), child);
  return merged(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ type: fc.constant("array"), items: child }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant("array"), prefixItems: prefix, items: end }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant("array"), items: prefix, additionalItems: end }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant("array"), prefixItems: prefix, unevaluatedItems: end }) },
    ),
    some({}, { uniqueItems: fc.constant(true), contains: child }, 15),
    bounds("minItems", "maxItems", 0, 3),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: bounds("minContains", "maxContains", 1, 2) },
    ),
  );
}

function applicators(child: fc.Arbitrary<Schema>): fc.Arbitrary<Keywords> {
  // A reference could lead back to where it stands.
  const part = child.map((made) => (Object.hasOwn(Object(made), "$ref") ? true : made));
  const branches = fc.array(part, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.record({ anyOf: branches }),
    fc.record({ oneOf: branches }),
    fc.record({ allOf: branches }),
    fc.record({ not: part }),
    fc.record({ if: part, then: part, else: part }),
  );
}

function discriminated(depth: number): fc.Arbitrary<Keywords> {
  const properties = fc.dictionary(fc.constantFrom("b", "c"), schema(depth - 1), { maxKeys: 2 });
  const branches = fc.array(properties, { minLength: 2, maxLength: 3 }).map((list) => {
    return list.map((members, index) => ({
      type: "object",
      properties: { kind: { const: `kind ${index}` }, ...members },
      required: ["kind", ...Object.keys(members).slice(0, 1)],
    }));
  });
  return fc.record({ oneOf: branches });
}

const root = fc.oneof(object(3), merged(object(2), applicators(object(1))), merged(object(1), discriminated(2)));

/** The schema of a tool, over all keywords, with definitions of which one is recursive. */
export const randomToolSchema: fc.Arbitrary<Keywords> = fc
  .tuple(root, object(1), scalar)
  .map(([own, node, leaf]) => ({ ...own, type: "object", $defs: { node, leaf } }));
