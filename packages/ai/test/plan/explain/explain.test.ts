import { describe, expect, test } from "vitest";
import { refused } from "../../support/issues-of.ts";

const string = { type: "string" };

/** An answer is due in this time whatever the schema and the value; CI machines are slow. */
const MAX_MILLISECONDS = 25_000;

function timed<TResult>(run: () => TResult): TResult {
  const start = performance.now();
  const result = run();
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
  return result;
}

describe("schemas that multiply", () => {
  test.each([4, 12])("%i nested contains", (levels) => {
    let schema: object = { type: "string" };
    for (let level = 0; level < levels; level += 1) schema = { type: "array", contains: schema };
    let value: unknown = 1;
    for (let level = 0; level < levels; level += 1) value = [value, value];
    const error = timed(() => refused({ type: "object", properties: { p: schema } }, { p: value }));
    expect(error.code).toBe("schema_mismatch");
    expect(error.issues).toEqual(["/p: must contain at least 1 valid item"]);
  });

  test.each<[number, string]>([
    [10, "schema_mismatch"],
    [16, "schema_mismatch"],
    [40, "limit"],
  ])("%i doubled references", (levels, code) => {
    const definitions: Record<string, object> = { [`d${levels}`]: { type: "string" } };
    for (let level = 0; level < levels; level += 1) {
      const next = { $ref: `#/$defs/d${level + 1}` };
      definitions[`d${level}`] = { allOf: [next, next] };
    }
    const schema = {
      type: "object",
      // The first value passes: only then does the check go all the ways.
      properties: { good: { $ref: "#/$defs/d0" }, bad: { $ref: "#/$defs/d0" } },
      $defs: definitions,
    };
    const error = timed(() => refused(schema, { good: "x", bad: 1 }));
    expect(error.code).toBe(code);
    if (code === "schema_mismatch") expect(error.issues).toEqual(["/bad: must be string"]);
  });

  test("doubled references to a member", () => {
    const definitions: Record<string, object> = { d12: { type: "object", properties: { a: string } } };
    for (let level = 0; level < 12; level += 1) {
      const next = { $ref: `#/$defs/d${level + 1}` };
      definitions[`d${level}`] = { anyOf: [next, next] };
    }
    const schema = { type: "object", properties: { p: { $ref: "#/$defs/d0" } }, $defs: definitions };
    const error = timed(() => refused(schema, { p: { a: 1 } }));
    expect(error.issues).toEqual(["/p/a: must be string"]);
  });
});

describe("names of 5 KB with line breaks", () => {
  const key = `a\n${"b".repeat(5_000)}`;
  const shown = `a\\u000a${"b".repeat(56)}…`;

  test.each<[string, object, object, string]>([
    ["a member", { additionalProperties: string }, { [key]: 1 }, `/${shown}: must be string`],
    [
      "an undeclared member",
      { properties: {}, additionalProperties: false },
      { [key]: 1 },
      `/${shown}: must not have additional properties`,
    ],
    ["a required member", { required: [key] }, {}, `/${shown}: must have required properties ${shown}`],
    ["a name", { propertyNames: { maxLength: 9 } }, { [key]: 1 }, `/${shown}: property names ${shown} are invalid`],
    [
      "a member that another asks for",
      { dependentRequired: { [key]: [`${key}c`] } },
      { [key]: 1 },
      `/${shown}: must have properties ${shown} when property ${shown} is present`,
    ],
  ])("%s", (_name, schema, value, line) => {
    const { issues, message, details } = refused({ type: "object", ...schema }, value);
    expect(issues).toEqual([line]);
    expect(message).toBe(`Invalid arguments for tool "tool":\n  - ${line}`);
    expect(details[0]).toMatchObject({ path: `/${key}`.slice(0, 1_024), pathTruncated: true });
  });

  test("32 of them stay under 4 KB, with those left out counted", () => {
    const value = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}😀${key}`, 1]));
    const { message, issues, omitted } = refused({ type: "object", additionalProperties: string }, value);
    expect(new TextEncoder().encode(message).length).toBeLessThanOrEqual(4_096);
    const listed = message.split("\n").length - 2;
    expect(message.endsWith(`\n  … and ${40 - listed} more`)).toBe(true);
    expect([issues.length, omitted]).toEqual([32, 8]);
  });
});

test("a value at the deepest place that is allowed", () => {
  const schema = { type: "object", properties: { v: {} }, additionalProperties: { $ref: "#" } };
  const deep = { ...schema, properties: { v: string } };
  let value: object = { v: 1 };
  for (let level = 1; level < 128; level += 1) value = { a: value };
  const { details } = refused(deep, value);
  expect(details).toMatchObject([{ path: `${"/a".repeat(127)}/v`, message: "must be string" }]);
});

test("mistakes come in the order of the value, missing members first", () => {
  const schema = {
    type: "object",
    properties: { a: string, b: { type: "array", items: string }, c: string },
    required: ["c"],
    additionalProperties: false,
  };
  expect(refused(schema, { b: [1, "x", 2], x: 1, a: 1 }).issues).toEqual([
    "/c: must have required properties c",
    "/b/0: must be string",
    "/b/2: must be string",
    "/x: must not have additional properties",
    "/a: must be string",
  ]);
});
