import fc from "fast-check";

type Fragment = Readonly<Record<string, unknown>>;

/** Few names, so that schemas and values meet; one of them is inherited by every object. */
const NAMES = ["a", "b", "c", "isPrototypeOf"] as const;
const name = fc.constantFrom(...NAMES);

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, 1, 2, 3, 1.5, -4),
  fc.constantFrom("", "a", "b", "ab", "abc", "é", "😀", "😀😀", "1"),
);

function valueOf(leaf: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthIdentifier: "value" },
      leaf,
      fc.dictionary(name, tie("value"), { maxKeys: 4, noNullPrototype: true, depthIdentifier: "value" }),
      fc.array(tie("value"), { maxLength: 4, depthIdentifier: "value" }),
    ),
  })).value;
}

/** JSON values made of what {@link anySchema} speaks of. */
export const anyValue: fc.Arbitrary<unknown> = valueOf(scalar);

const OUTSIDE_JSON = [Number.NaN, Infinity, -Infinity, 1n, Symbol("a"), () => "a", new Date(0), Object("a"), new Map()];

/** Values that hold something which JSON cannot say. */
export const valueOutsideJson: fc.Arbitrary<unknown> = valueOf(
  fc.oneof({ weight: 2, arbitrary: scalar }, { weight: 1, arbitrary: fc.constantFrom<unknown>(...OUTSIDE_JSON) }),
).filter(holdsOutsideJson);

function holdsOutsideJson(value: unknown): boolean {
  if (OUTSIDE_JSON.includes(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsOutsideJson);
}

const size = fc.nat({ max: 3 });
const literal = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: anyValue });
const typeName = fc.constantFrom("null", "boolean", "number", "integer", "string", "array", "object");

const scalarFragments: readonly fc.Arbitrary<Fragment>[] = [
  fc.record({ type: typeName }),
  fc.record({ type: fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 }) }),
  fc.record({ enum: fc.array(literal, { minLength: 1, maxLength: 4 }) }),
  fc.record({ const: literal }),
  fc.record({ minLength: size }),
  fc.record({ maxLength: size }),
  fc.record({ pattern: fc.constantFrom("^a", "b$", "^[a-c]+$", "^.$") }),
  fc.record({ minimum: fc.integer({ min: -4, max: 2 }) }),
  fc.record({ maximum: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ exclusiveMinimum: fc.integer({ min: -4, max: 1 }) }),
  fc.record({ exclusiveMaximum: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ multipleOf: fc.constantFrom(1, 2, 3, 0.5) }),
  fc.record({ minItems: size }),
  fc.record({ maxItems: size }),
  fc.record({ uniqueItems: fc.boolean() }),
  fc.record({ required: fc.uniqueArray(name, { maxLength: 2 }) }),
  fc.record({ minProperties: size }),
  fc.record({ maxProperties: size }),
  fc.record({ dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 }) }),
];

/** Keywords to leave out, where a peer that is asked for its verdict gets them wrong. */
export interface SchemaOptions {
  readonly contains?: boolean;
  readonly unevaluated?: boolean;
}

/** Schemas of every keyword that a plan covers, apart from formats. They refer to `#/$defs/0`, `1` and `2`. */
function subschema({ contains = true, unevaluated = true }: SchemaOptions): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => {
    const schema = tie("schema");
    const list = fc.array(schema, { minLength: 1, maxLength: 3, depthIdentifier: "schema" });
    const map = fc.dictionary(name, schema, { maxKeys: 3, depthIdentifier: "schema" });
    const patterns = fc.dictionary(fc.constantFrom("^a", "b$", "^.$", "t"), schema, { minKeys: 1, maxKeys: 2 });
    const fragment = fc.oneof(
      { weight: 3, arbitrary: fc.oneof(...scalarFragments) },
      {
        weight: 5,
        arbitrary: fc.oneof(
          fc.record({ properties: map }),
          fc.record({ type: fc.constant("object"), properties: map, additionalProperties: schema }),
          fc.record({ additionalProperties: schema }),
          fc.record({ patternProperties: patterns }),
          fc.record({ propertyNames: schema }),
          fc.record({ dependentSchemas: map }),
          fc.record({ items: schema }),
          fc.record({ prefixItems: list }),
          fc.record({ prefixItems: list, items: schema }),
          ...(contains ? containing(schema) : []),
          ...(unevaluated ? unevaluatedRules(schema) : []),
        ),
      },
      {
        weight: 4,
        arbitrary: fc.oneof(
          fc.record({ allOf: list }),
          fc.record({ anyOf: list }),
          fc.record({ oneOf: list }),
          fc.record({ anyOf: list, oneOf: list }),
          fc.record({ not: schema }),
          ...conditional(schema),
          fc.record({ $ref: fc.constantFrom("#/$defs/0", "#/$defs/1", "#/$defs/2") }),
          discriminated(schema),
        ),
      },
    );
    return {
      schema: fc.oneof(
        { maxDepth: 3, depthIdentifier: "schema" },
        { weight: 1, arbitrary: fc.oneof(fc.boolean(), ...scalarFragments.slice(0, 4)) },
        {
          weight: 6,
          arbitrary: fc
            .array(fragment, { minLength: 1, maxLength: 3, depthIdentifier: "schema" })
            .map((fragments) => Object.assign({}, ...fragments) as unknown),
        },
      ),
    };
  }).schema;
}

function containing(schema: fc.Arbitrary<unknown>): readonly fc.Arbitrary<Fragment>[] {
  return [
    fc.record({ contains: schema }),
    fc.record({ contains: schema, minContains: size }),
    fc.record({ contains: schema, minContains: fc.constant(0), maxContains: size }),
  ];
}

function conditional(schema: fc.Arbitrary<unknown>): readonly fc.Arbitrary<Fragment>[] {
  return [
    fc.record({ if: schema, then: schema }),
    fc.record({ if: schema, else: schema }),
    fc.record({ if: schema, then: schema, else: schema }),
  ];
}

function unevaluatedRules(schema: fc.Arbitrary<unknown>): readonly fc.Arbitrary<Fragment>[] {
  const rest = fc.oneof(fc.constant(false), schema);
  return [fc.record({ unevaluatedProperties: rest }), fc.record({ unevaluatedItems: rest })];
}

/** Branches told apart by the literal at `a`: the unions for which a plan has a short way. */
function discriminated(schema: fc.Arbitrary<unknown>): fc.Arbitrary<Fragment> {
  const branch = fc.tuple(fc.constantFrom("a", "b", 1, null, true), schema).map(([tag, rest]) => ({
    type: "object",
    properties: { a: { const: tag }, b: rest },
    required: ["a"],
  }));
  return fc.oneof(
    fc.record({ anyOf: fc.array(branch, { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(branch, { minLength: 1, maxLength: 3 }) }),
  );
}

/** A schema with definitions that may refer to one another, also in rings that the check refuses. */
export function anySchema(options: SchemaOptions = {}): fc.Arbitrary<Fragment> {
  const part = subschema(options);
  return fc.tuple(part, fc.tuple(part, part, part)).map(([root, [first, second, third]]) => ({
    ...(typeof root === "object" ? root : { not: !root }),
    $defs: { 0: first, 1: second, 2: third },
  }));
}
