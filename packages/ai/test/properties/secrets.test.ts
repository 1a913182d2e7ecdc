import fc from "fast-check";
import { expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { describeIssues } from "../../src/issues/describe-issues.ts";
import type { ToolArgumentsValidationError } from "../../src/issues/tool-arguments-validation-error.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";
import { numRuns, pair } from "../support/random-pair.ts";
import { createRandom, type Random } from "../support/random.ts";

const secretText = fc.stringMatching(/^[a-z0-9]{12,16}$/).map((text) => `sk-${text}`);
/** Digits that no limit, offset or index has. */
const secretNumber = fc
  .integer({ min: 100_000_000, max: 999_999_999 })
  .chain((number) => fc.constantFrom(number / 1000 + 0.0001, -number / 1000 - 0.0001));
const secret: fc.Arbitrary<string | number> = fc.oneof(secretText, secretNumber);

/** All that an error shows, in any way that it can be shown. */
function shown(error: ToolArgumentsValidationError): string {
  const own = Reflect.ownKeys(error).map((key) => String(Reflect.get(error, key)));
  return [
    error.message,
    error.stack,
    String(error),
    JSON.stringify(error),
    JSON.stringify(error.details),
    ...error.issues,
    ...own,
    describeIssues(error),
    describeIssues(error, { maxCharacters: 100_000 }),
  ].join("\n");
}

/** The value with a secret in the place of one leaf or subtree. */
function planted(value: unknown, planting: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random.chance(0.2)) return planting;
  const keys = Object.keys(value);
  const key = keys[random.integer(0, keys.length - 1)];
  if (key === undefined) return planting;
  if (Array.isArray(value)) {
    return (value as readonly unknown[]).map((item, index) =>
      String(index) === key ? planted(item, planting, random) : item,
    );
  }
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [key]: planted(members[key], planting, random) };
}

function attempt(run: () => ReturnType<typeof safeValidateToolArguments>): ToolArgumentsValidationError | undefined {
  try {
    const result = run();
    return result.ok ? undefined : result.error;
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}

test("a secret in a value is shown nowhere", () => {
  let refused = 0;
  fc.assert(
    fc.property(pair, secret, fc.integer({ min: 0 }), ({ schema, value }, planting, seed) => {
      const random = createRandom(seed);
      const inside = planted(value, planting, random);
      const arguments_ = inside === planting ? { a: planting } : inside;
      const tool = { name: "tool", description: "", parameters: Object(schema) as object };
      const text = JSON.stringify(arguments_);
      const cut = text.slice(0, random.integer(1, text.length));
      const errors = [
        attempt(() => safeValidateToolArguments(tool, arguments_)),
        attempt(() => safeValidateToolArguments(tool, planting)),
        attempt(() => safeValidateToolArguments(tool, [arguments_])),
        attempt(() => safeParseToolArguments(tool, text)),
        attempt(() => safeParseToolArguments(tool, cut)),
        attempt(() => safeParseToolArguments(tool, `${text}${text}`)),
        attempt(() => safeParseToolArguments(tool, `\`\`\`json\n${text}`)),
        attempt(() => safeParseToolArguments(tool, JSON.stringify(text))),
        attempt(() => safeParseToolArguments(tool, text.replace("{", `{"a":${JSON.stringify(planting)},"a":1,`))),
      ];
      for (const error of errors) {
        if (error === undefined) continue;
        refused += 1;
        expect(shown(error)).not.toContain(String(planting));
      }
    }),
    { numRuns: Math.ceil(numRuns / 2) },
  );
  expect(refused).toBeGreaterThan(numRuns / 4);
});

test.each<[string, (secret: string) => unknown]>([
  ["a date", (text) => new Date(`2024-01-01 ${text}`)],
  ["a map", (text) => new Map([[text, text]])],
  ["a set", (text) => new Set([text])],
  [
    "an instance",
    (text) =>
      new (class Holder {
        readonly secret = text;
      })(),
  ],
  ["a function", (text) => new Map([[text, (): string => text]]).get(text)],
  ["a symbol", (text) => Symbol(text)],
  ["a boxed string", (text) => Object(text) as unknown],
  ["an error", (text) => new Error(text)],
  ["a big integer", () => 123_456_789_123_456_789n],
  [
    "a getter that throws",
    (text) =>
      Object.defineProperty({}, "x", {
        enumerable: true,
        get: () => {
          throw new Error(text);
        },
      }),
  ],
  ["an array with a hole", (text) => Object.assign(new Array(3), { 0: text })],
])("%s that holds a secret", (_name, make) => {
  const tool: ToolDefinition = { name: "tool", description: "", parameters: { type: "object" } };
  const error = attempt(() => safeValidateToolArguments(tool, { a: [make("sk-secret")] }));
  expect(error).toBeDefined();
  if (error === undefined) return;
  expect(shown(error)).not.toContain("sk-secret");
  expect(shown(error)).not.toContain("123456789123");
});
