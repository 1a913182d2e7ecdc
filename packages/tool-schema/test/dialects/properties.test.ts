import { compileToolArguments, type CompiledToolArguments, isToolSchemaError } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasAjv } from "../../../ai/test/support/ajv-verdict.ts";
import { randomToolSchema } from "../../../ai/test/support/random-schema.ts";
import { instanceOf, mutated } from "../../../ai/test/support/random-value.ts";
import { createRandom, type Random } from "../../../ai/test/support/random.ts";
import { type Dialect, dialectLimits, type DialectOptions, type DialectSchema, toDialect } from "../../src/index.ts";
import { tameSchema } from "../support/tame-schema.ts";
import { missingPointers, WireEncoder } from "../support/wire.ts";

const dialects = Object.keys(dialectLimits) as readonly Dialect[];
const numRuns = Number(process.env["NUM_RUNS"] ?? 40);
const INSTANCES = 6;
/** What a schema without type costs in strict dialects; a note says so, and it is no loss. */
const OTHER_KINDS = "values of other kinds cannot be sent";

interface Sample {
  readonly schema: object;
  readonly random: Random;
}

function sampleOf(seed: number, isTame: boolean): Sample {
  const random = createRandom(seed);
  const schema = randomToolSchema(random, random.integer(0, 3));
  return { schema: (isTame ? tameSchema(schema) : schema) as object, random };
}

const sample: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: 0, max: 0x7fff_ffff }), fc.boolean())
  .map(([seed, isTame]) => sampleOf(seed, isTame));

/** Undeclared members are left out of these properties: closed objects do not carry them, as the notes say. */
function compile(schema: object): CompiledToolArguments | undefined {
  try {
    return compileToolArguments(
      { name: "tool", description: "", parameters: schema },
      { imported: true, undeclared: "refuse" },
    );
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}

function convert(schema: object, dialect: Dialect, options: DialectOptions = {}): DialectSchema | undefined {
  try {
    return toDialect(schema, dialect, options);
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}

function validArguments(compiled: CompiledToolArguments, { schema, random }: Sample): readonly unknown[] {
  const values = Array.from({ length: INSTANCES }, () => instanceOf(schema, schema, random));
  return values.filter((value) => compiled.safeValidate(value).ok);
}

/** The same, but for members that are null in one and left out in the other. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}

describe.skipIf(!hasAjv).each(dialects)("%s", (dialect) => {
  // MCP takes a schema as it is written: nothing to encode, and drafts that this validator does not read.
  test.skipIf(dialect === "mcp")("valid arguments are taken by the wire, and come back as they were", () => {
    let count = 0;
    fc.assert(
      fc.property(sample, ({ schema, random }) => {
        const compiled = compile(schema);
        const converted = convert(schema, dialect);
        if (compiled === undefined || converted === undefined) return;
        if (converted.notes.some(({ effect }) => effect === OTHER_KINDS)) return;
        if (isBeyondEncoder(converted)) return;
        const wire = new WireEncoder(converted);
        for (const value of validArguments(compiled, { schema, random })) {
          const sent = wire.encode(value);
          expect(wire.accepts(sent), `${JSON.stringify(schema)} takes ${JSON.stringify(value)}`).toBe(true);
          const back = converted.restore(sent);
          const hasOptionalNull = converted.notes.some(({ effect }) => effect.includes("null is a value"));
          if (hasOptionalNull) expect(withoutNulls(back)).toEqual(withoutNulls(value));
          else expect(back).toEqual(value);
          count += 1;
        }
      }),
      { numRuns },
    );
    expect(count).toBeGreaterThan(numRuns / 4);
  });

  test("the original is unchanged and shares nothing with the result, which is frozen and the same each time", () => {
    fc.assert(
      fc.property(sample, ({ schema }) => {
        const before = structuredClone(schema);
        const options = { onLoss: "note" } as const;
        const converted = convert(schema, dialect, options);
        expect(schema).toStrictEqual(before);
        if (converted === undefined) return;
        const inputs = objectsIn(schema);
        for (const value of objectsIn(converted.schema)) {
          expect(Object.isFrozen(value)).toBe(true);
          expect(inputs.has(value)).toBe(false);
        }
        const again = convert(schema, dialect, options);
        expect(again?.schema).toStrictEqual(converted.schema);
        expect(again?.notes).toStrictEqual(converted.notes);
      }),
      { numRuns },
    );
  });

  test("every note and every loss points into the original", () => {
    fc.assert(
      fc.property(sample, ({ schema }) => {
        const notes = convert(schema, dialect, { onLoss: "note" })?.notes ?? [];
        expect(
          missingPointers(
            schema,
            notes.map(({ pointer }) => pointer),
          ),
        ).toEqual([]);
        try {
          toDialect(schema, dialect);
        } catch (error) {
          if (!isToolSchemaError(error)) throw error;
          expect(error.findings).not.toEqual([]);
          if (error.code !== "NOT_EXPRESSIBLE") return;
          expect(
            missingPointers(
              schema,
              error.findings.map(({ pointer }) => pointer),
            ),
          ).toEqual([]);
        }
      }),
      { numRuns },
    );
  });

  // What Gemini takes is no JSON Schema: its `nullable` says something there.
  test.skipIf(dialect === "gemini" || dialect === "mcp")("a second conversion takes what the first takes", () => {
    fc.assert(
      fc.property(sample, ({ schema, random }) => {
        const compiled = compile(schema);
        const first = convert(schema, dialect, { describe: false });
        if (compiled === undefined || first === undefined) return;
        if (first.notes.some(({ effect }) => effect === OTHER_KINDS)) return;
        const values = validArguments(compiled, { schema, random });
        // Schemas that nothing satisfies become others of that kind.
        if (values.length === 0) return;
        if (isBeyondEncoder(first)) return;
        const wire = new WireEncoder(first);
        const again = new WireEncoder(toDialect(first.schema, dialect, { describe: false }));
        for (const value of values) expect(again.accepts(wire.encode(value)), JSON.stringify(schema)).toBe(true);
      }),
      { numRuns: numRuns / 2 },
    );
  });

  test("restore takes anything and changes nothing of it", () => {
    fc.assert(
      fc.property(sample, fc.jsonValue(), ({ schema, random }, other) => {
        const restore = convert(schema, dialect)?.restore;
        if (restore === undefined) return;
        for (const value of [other, mutated(instanceOf(schema, schema, random), random)]) {
          const before = structuredClone(value);
          restore(value);
          expect(value).toStrictEqual(before);
        }
      }),
      { numRuns },
    );
  });
});

/** Names that schemas declare which the encoder does not follow. */
function isBeyondEncoder({ schema, notes }: DialectSchema): boolean {
  const text = JSON.stringify(schema);
  const isOpen = ['"allOf":', '"if":', '"dependentSchemas":', '"additionalProperties":{'].some((part) =>
    text.includes(part),
  );
  return isOpen && notes.some(({ action }) => action === "renamed");
}

function objectsIn(value: unknown, found: Set<object> = new Set()): ReadonlySet<object> {
  if (typeof value !== "object" || value === null || found.has(value)) return found;
  found.add(value);
  for (const member of Object.values(value)) objectsIn(member, found);
  return found;
}
