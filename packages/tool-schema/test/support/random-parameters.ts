import type { Random } from "../../../ai/test/support/random.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Names as people give them, and ones that look like keywords or sit on prototypes. */
const NAMES = [
  "path",
  "limit",
  "type",
  "properties",
  "$ref",
  "enum",
  "required",
  "items",
  "default",
  "nullable",
  "const",
  "toString",
  "constructor",
  "a b",
  "filter[id]",
  "x.y",
  "a/b~c",
] as const;
const LITERALS = ["", "a", "b", "two words", 0, 1, 2.5, -3, true, false, null] as const;
const PATTERNS = ["^[a-z]+$", "^a", "b$", "^\\d{1,3}$"] as const;
const FORMATS = ["date", "date-time", "uri", "uuid", "email", "ipv4"] as const;

/** The schema of a tool as servers send them, and somewhat stranger. */
export function randomParameters(random: Random): Schema {
  const schema = objectSchema(random, random.integer(1, 3));
  const extra: Record<string, unknown> = {};
  if (random.chance(0.3)) {
    const key = random.chance(0.5) ? "$defs" : "definitions";
    const recursive = objectSchema(random, 1);
    extra[key] = {
      leaf: scalarSchema(random),
      node: {
        ...recursive,
        properties: { ...Object(recursive["properties"]), next: { $ref: `#/${key}/node` } },
        required: [],
      },
    };
    extra["properties"] = {
      ...Object(schema["properties"]),
      leaf: { $ref: `#/${key}/leaf`, ...(random.chance(0.4) ? { description: "A leaf." } : {}) },
      ...(random.chance(0.5) ? { node: { $ref: `#/${key}/node` } } : {}),
    };
  }
  if (random.chance(0.2))
    extra["$schema"] = random.pick([
      "http://json-schema.org/draft-07/schema#",
      "https://json-schema.org/draft/2020-12/schema",
    ]);
  return { ...schema, ...extra };
}

function memberSchema(random: Random, size: number): unknown {
  const made = kindSchema(random, size);
  if (typeof made !== "object" || made === null) return made;
  return { ...made, ...annotations(random) };
}

function kindSchema(random: Random, size: number): unknown {
  const roll = random.next();
  if (roll < 0.03) return random.pick([{}, true]);
  if (size <= 0 || roll < 0.5) return scalarSchema(random);
  if (roll < 0.65) return objectSchema(random, size - 1);
  if (roll < 0.78) return arraySchema(random, size - 1);
  if (roll < 0.88) return unionSchema(random, size - 1);
  if (roll < 0.92) return mapSchema(random, size - 1);
  if (roll < 0.95) return { allOf: [objectSchema(random, size - 1), { type: "object", description: "More." }] };
  return {
    type: random.pick([
      ["string", "null"],
      ["number", "string"],
      ["integer", "null"],
      ["array", "null"],
      ["object", "null"],
      ["boolean"],
    ]),
  };
}

function scalarSchema(random: Random): Schema {
  switch (random.integer(0, 6)) {
    case 0:
      return { type: "boolean" };
    case 1:
      return { enum: literals(random) };
    case 2:
      return random.chance(0.5) ? { const: random.pick(LITERALS) } : { type: "string", const: "a" };
    case 3:
      return {
        type: random.pick(["number", "integer"]),
        ...maybe(random, 0.3, {
          minimum: random.integer(-2, 2),
          maximum: random.integer(3, 9),
          exclusiveMinimum: -5,
          exclusiveMaximum: 11,
          multipleOf: random.pick([1, 0.5]),
        }),
      };
    case 4:
      return { type: "string", enum: ["a", "b", ...(random.chance(0.3) ? [""] : [])] };
    case 5:
      return { type: "string", ...maybe(random, 0.5, { format: random.pick(FORMATS) }) };
    default:
      return {
        type: "string",
        ...(random.chance(0.3)
          ? { pattern: random.pick(PATTERNS) }
          : maybe(random, 0.3, { minLength: random.integer(0, 3), maxLength: random.integer(4, 9) })),
      };
  }
}

function literals(random: Random): readonly unknown[] {
  const made = Array.from({ length: random.integer(1, 4) }, () => random.pick(LITERALS));
  return [...new Set(made)];
}

function objectSchema(random: Random, size: number): Schema {
  const names = NAMES.filter(() => random.chance(0.2));
  const properties = Object.fromEntries(names.map((name) => [name, memberSchema(random, size)]));
  const closing = random.chance(0.4)
    ? { additionalProperties: false }
    : random.chance(0.15)
      ? { additionalProperties: true }
      : {};
  return {
    type: "object",
    properties,
    ...(random.chance(0.8) ? { required: names.filter(() => random.chance(0.5)) } : {}),
    ...closing,
  };
}

function arraySchema(random: Random, size: number): Schema {
  if (random.chance(0.15)) {
    const tuple = [memberSchema(random, size), scalarSchema(random)];
    return random.chance(0.5)
      ? { type: "array", prefixItems: tuple, items: false, minItems: 2 }
      : { type: "array", items: tuple, additionalItems: false, minItems: 2 };
  }
  if (random.chance(0.1)) return { type: "array" };
  // Distinct texts only: ajv takes objects apart by `constructor`, which is one of the names.
  const items = random.chance(0.3)
    ? { items: { type: "string" }, uniqueItems: true }
    : { items: memberSchema(random, size) };
  const [minItems, maxItems] = [random.integer(0, 2), random.integer(3, 5)];
  return { type: "array", ...items, ...maybe(random, 0.25, { minItems, maxItems }) };
}

function unionSchema(random: Random, size: number): Schema {
  const keyword = random.pick(["anyOf", "anyOf", "oneOf"]);
  if (random.chance(0.4)) {
    const branches = ["a", "b"].map((kind) => {
      const schema = objectSchema(random, size);
      return {
        ...schema,
        properties: {
          kind: random.chance(0.5) ? { const: kind } : { type: "string", enum: [kind] },
          ...Object(schema["properties"]),
        },
        required: ["kind"],
      };
    });
    return { [keyword]: branches };
  }
  const branches = [scalarSchema(random), random.chance(0.5) ? { type: "null" } : arraySchema(random, size)];
  return { [keyword]: random.chance(0.5) ? branches : branches.toReversed() };
}

function mapSchema(random: Random, size: number): Schema {
  return {
    type: "object",
    additionalProperties: memberSchema(random, size),
    ...maybe(random, 0.2, { minProperties: 1, propertyNames: { pattern: "^[a-z]+$" } }),
  };
}

function annotations(random: Random): Schema {
  return maybe(random, 0.15, {
    description: "Some words.",
    title: "Title",
    default: random.pick(LITERALS),
    examples: ["a"],
    deprecated: true,
    "x-order": 1,
    $comment: "c",
  });
}

/** Each of the keywords with the probability. */
function maybe(random: Random, probability: number, keywords: Schema): Schema {
  return Object.fromEntries(Object.entries(keywords).filter(() => random.chance(probability)));
}
