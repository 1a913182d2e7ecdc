import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import * as v from "valibot";
import { z } from "zod";
import * as zm from "zod/mini";
import { fromStandardSchema } from "../../src/index.ts";

/** The same parameters in each library: a transform, a default, a rule of a member and one between members. */
const zod = z
  .object({
    from: z.iso.date().transform((text) => new Date(text)),
    days: z.int().min(1).max(30).default(7),
    code: z.string().refine((text) => text === text.toUpperCase(), "must be in capitals"),
    even: z.number().optional(),
  })
  .refine(({ days, even }) => even === undefined || even % 2 === 0 || days > 7, {
    message: "an odd number needs more than a week",
    path: ["even"],
  });

const zodMini = zm
  .object({
    from: zm.pipe(
      zm.iso.date(),
      zm.transform((text) => new Date(text)),
    ),
    days: zm._default(zm.int().check(zm.minimum(1), zm.maximum(30)), 7),
    code: zm.string().check(zm.refine((text) => text === text.toUpperCase(), "must be in capitals")),
    even: zm.optional(zm.number()),
  })
  .check(
    zm.refine(({ days, even }) => even === undefined || even % 2 === 0 || days > 7, {
      message: "an odd number needs more than a week",
      path: ["even"],
    }),
  );

const valibot = v.pipe(
  v.object({
    from: v.pipe(
      v.string(),
      v.isoDate(),
      v.transform((text) => new Date(text)),
    ),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 7),
    code: v.pipe(
      v.string(),
      v.check((text) => text === text.toUpperCase(), "must be in capitals"),
    ),
    even: v.optional(v.number()),
  }),
  v.forward(
    v.check(
      ({ days, even }) => even === undefined || even % 2 === 0 || days > 7,
      "an odd number needs more than a week",
    ),
    ["even"],
  ),
);

const arktype = type({
  from: "string.date.iso.parse",
  days: "1 <= number.integer <= 30 = 7",
  code: type("string").narrow(
    (text, ctx) => text === text.toUpperCase() || ctx.reject({ message: "must be in capitals" }),
  ),
  "even?": "number",
}).narrow(
  ({ days, even }, ctx) =>
    even === undefined ||
    even % 2 === 0 ||
    days > 7 ||
    ctx.reject({ message: "an odd number needs more than a week", path: ["even"] }),
);

export const libraries = [
  ["Zod", fromStandardSchema(zod)],
  ["Zod Mini", fromStandardSchema(zodMini, { jsonSchema: zm.toJSONSchema(zodMini, { io: "input" }) })],
  ["Valibot", fromStandardSchema(toStandardJsonSchema(valibot))],
  ["ArkType", fromStandardSchema(arktype)],
] as const;
