import { Type, type JsonObject, type JsonValue, type TSchema } from "@di-code/ai";
import * as v from "valibot";
import { z } from "zod";
import { type BenchTool, extraProperty } from "./tool.ts";

const PROPERTIES = 49;
const OBJECTS = 200;
const STATES = ["open", "closed", "merged"] as const;

/** What a property is: the four kinds take turns. */
const KINDS = ["text", "count", "flag", "state"] as const;

function propertiesOf<TProperty>(
  make: Readonly<Record<(typeof KINDS)[number], () => TProperty>>,
): Record<string, TProperty> {
  const properties: Record<string, TProperty> = {};
  for (let index = 0; index < PROPERTIES; index += 1) {
    const kind = KINDS[index % KINDS.length] ?? "text";
    properties[`${kind}${index}`] = make[kind]();
  }
  return properties;
}

function members(index: number): JsonObject {
  return propertiesOf<JsonValue>({
    text: () => `value ${index}`,
    count: () => index,
    flag: () => index % 2 === 0,
    state: () => STATES[index % STATES.length] ?? "open",
  });
}

function rows(index: number): JsonValue {
  return Array.from({ length: OBJECTS }, (_, row) => ({
    id: index * OBJECTS + row,
    name: `row ${row}`,
    active: row % 2 === 0,
    score: row / 4,
  }));
}

/** Fifty properties, the last of them a list of 200 small objects. */
export const wide: BenchTool = {
  name: "wide",
  definition: (extra) => ({
    name: "import_rows",
    description: "Import rows into a table",
    parameters: Type.Object({
      ...extraProperty(extra, Type.Optional(Type.Boolean())),
      ...propertiesOf<TSchema>({
        text: () => Type.String({ maxLength: 200 }),
        count: () => Type.Integer({ minimum: 0 }),
        flag: () => Type.Boolean(),
        state: () => Type.Union(STATES.map((state) => Type.Literal(state))),
      }),
      rows: Type.Array(
        Type.Object({
          id: Type.Integer({ minimum: 0 }),
          name: Type.String(),
          active: Type.Boolean(),
          score: Type.Number(),
        }),
      ),
    }),
  }),
  zod: (extra) =>
    z.object({
      ...extraProperty(extra, z.boolean().optional()),
      ...propertiesOf<z.ZodType>({
        text: () => z.string().max(200),
        count: () => z.int().min(0),
        flag: () => z.boolean(),
        state: () => z.enum(STATES),
      }),
      rows: z.array(z.object({ id: z.int().min(0), name: z.string(), active: z.boolean(), score: z.number() })),
    }),
  valibot: (extra) =>
    v.object({
      ...extraProperty(extra, v.optional(v.boolean())),
      ...propertiesOf<v.GenericSchema>({
        text: () => v.pipe(v.string(), v.maxLength(200)),
        count: () => v.pipe(v.number(), v.integer(), v.minValue(0)),
        flag: () => v.boolean(),
        state: () => v.picklist(STATES),
      }),
      rows: v.array(
        v.object({
          id: v.pipe(v.number(), v.integer(), v.minValue(0)),
          name: v.string(),
          active: v.boolean(),
          score: v.number(),
        }),
      ),
    }),
  argumentsOf: (index) => ({ ...members(index), rows: rows(index) }),
  wrongArguments: () => ({ ...members(0), rows: [{ id: 0, name: "row", active: true }] }),
};
