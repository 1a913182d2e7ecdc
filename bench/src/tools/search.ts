import { Type } from "@di-code/ai";
import * as v from "valibot";
import { z } from "zod";
import { type BenchTool, extraProperty } from "./tool.ts";

const LEVELS = ["debug", "info", "warn", "error", "fatal"] as const;
const SERVICES = ["api", "worker", "scheduler", "gateway", "billing", "search"] as const;
const ORDERS = ["newest", "oldest"] as const;

function literals(values: readonly string[]): ReturnType<typeof Type.Literal>[] {
  return values.map((value) => Type.Literal(value));
}

/** A log search: three enums (TypeBox writes them as unions of literals), two date-times, a range, two options. */
export const search: BenchTool = {
  name: "search",
  definition: (extra) => ({
    name: "search_logs",
    description: "Search the logs of a service",
    parameters: Type.Object(
      {
        ...extraProperty(extra, Type.Optional(Type.Boolean())),
        query: Type.String({ minLength: 1, maxLength: 500 }),
        service: Type.Union(literals(SERVICES)),
        level: Type.Union(literals(LEVELS)),
        from: Type.String({ format: "date-time" }),
        to: Type.String({ format: "date-time" }),
        limit: Type.Integer({ minimum: 1, maximum: 200 }),
        order: Type.Optional(Type.Union(literals(ORDERS))),
        highlight: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
  }),
  zod: (extra) =>
    z.strictObject({
      ...extraProperty(extra, z.boolean().optional()),
      query: z.string().min(1).max(500),
      service: z.enum(SERVICES),
      level: z.enum(LEVELS),
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
      limit: z.int().min(1).max(200),
      order: z.enum(ORDERS).optional(),
      highlight: z.boolean().optional(),
    }),
  valibot: (extra) =>
    v.strictObject({
      ...extraProperty(extra, v.optional(v.boolean())),
      query: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
      service: v.picklist(SERVICES),
      level: v.picklist(LEVELS),
      from: v.pipe(v.string(), v.isoTimestamp()),
      to: v.pipe(v.string(), v.isoTimestamp()),
      limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
      order: v.optional(v.picklist(ORDERS)),
      highlight: v.optional(v.boolean()),
    }),
  argumentsOf: (index) => ({
    query: `timeout after ${index} ms while reading upstream`,
    service: SERVICES[index % SERVICES.length] ?? "api",
    level: LEVELS[index % LEVELS.length] ?? "info",
    from: `2026-0${1 + (index % 9)}-${10 + (index % 18)}T08:${10 + (index % 50)}:00Z`,
    to: `2026-1${index % 3}-${10 + (index % 18)}T09:${10 + (index % 50)}:00+02:00`,
    limit: 1 + (index % 200),
    order: ORDERS[index % ORDERS.length] ?? "newest",
    highlight: index % 2 === 0,
  }),
  wrongArguments: () => ({
    query: "timeout",
    service: "api",
    level: "loud",
    from: "2026-01-10T08:00:00Z",
    to: "2026-01-10T09:00:00Z",
    limit: 20,
  }),
};
