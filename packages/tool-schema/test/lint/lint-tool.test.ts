import { describe, expect, test } from "vitest";
import { defineTool, Type } from "@di-code/ai";
import { z } from "zod";
import { fromStandardSchema, lintTool } from "../../src/index.ts";

const search = {
  name: "search",
  description: "Search information",
  parameters: { type: "object", properties: { input: { type: "string" } }, required: ["input"] },
};

const searchApplicationLogs = {
  name: "search_application_logs",
  description:
    "Search the logs of one service for a text, the newest lines first. Use it to find the cause of an error that was reported. Not for metrics or traces: use query_metrics for those. Reads only.",
  effects: "read",
  parameters: {
    type: "object",
    properties: {
      environment: { type: "string", enum: ["staging", "production"], description: "Where the service runs." },
      service: {
        type: "string",
        pattern: "^[a-z][a-z0-9-]{0,62}$",
        description: "Name of the service, such as checkout-api.",
      },
      query: {
        type: "string",
        minLength: 1,
        maxLength: 200,
        description: "Text that the lines contain; case does not matter.",
      },
      from: { type: "string", format: "date-time", description: "Oldest line." },
      to: { type: "string", format: "date-time", description: "Newest line; now where it is left out." },
      limit: { type: "integer", minimum: 1, maximum: 200, default: 50, description: "Most lines that come back." },
    },
    required: ["environment", "service", "query", "from"],
    additionalProperties: false,
  },
} as const;

test("the bad search tool gives these rules and no others", () => {
  expect(lintTool(search).map(({ rule, pointer }) => [rule, pointer])).toEqual([
    ["name-verb-object", "/name"],
    ["catch-all", "/parameters/properties/input"],
    ["description-vague", "/description"],
    ["parameter-description", "/parameters/properties/input"],
    ["unbounded-string", "/parameters/properties/input"],
    ["open-object", "/parameters"],
  ]);
});

test("the careful search tool gives nothing under recommended", () => {
  expect(lintTool(searchApplicationLogs)).toEqual([]);
});

test("under strict it lacks examples, and with them nothing", () => {
  expect(lintTool(searchApplicationLogs, { preset: "strict" }).map(({ rule }) => rule)).toEqual(["examples-missing"]);
  const example = { environment: "staging", service: "checkout-api", query: "timeout", from: "2026-11-30T08:00:00Z" };
  const examples = [example, { ...example, limit: 200 }, { ...example, to: "2026-11-30T09:00:00Z" }];
  expect(lintTool({ ...searchApplicationLogs, examples }, { preset: "strict" })).toEqual([]);
});

test("each careless change of the careful tool is found", () => {
  const { parameters } = searchApplicationLogs;
  const found = (tool: object): readonly string[] =>
    lintTool({ ...searchApplicationLogs, ...tool }).map(({ rule }) => rule);
  const withProperties = (properties: object): object => ({
    parameters: { ...parameters, properties: { ...parameters.properties, ...properties } },
  });
  expect(found({ name: "logs" })).toEqual(["name-verb-object"]);
  expect(found({ description: "" })).toEqual(["description-missing"]);
  expect(found({ description: "Search application logs." })).toEqual(["description-vague"]);
  expect(found(withProperties({ limit: { type: "integer" } }))).toEqual(["unbounded-number"]);
  expect(found(withProperties({ query: { type: "string" } }))).toEqual(["unbounded-string"]);
  expect(found(withProperties({ from: { type: "string", description: "Oldest line, in RFC 3339." } }))).toEqual([
    "free-string",
  ]);
  expect(found(withProperties({ tenant_id: { type: "string" } }))).toEqual(["trusted-parameter"]);
  expect(found(withProperties({ limit: { ...parameters.properties.limit, default: 500 } }))).toEqual([
    "default-invalid",
  ]);
});

describe("findings", () => {
  test("are frozen, with all they hold", () => {
    const findings = lintTool(search);
    expect(Object.isFrozen(findings)).toBe(true);
    for (const finding of findings) {
      expect(Object.isFrozen(finding)).toBe(true);
      if (finding.fix !== undefined)
        expect(Object.isFrozen(finding.fix) && finding.fix.every(Object.isFrozen)).toBe(true);
    }
  });

  test("are the same on every run", () => {
    expect(lintTool(search)).toEqual(lintTool(structuredClone(search)));
  });

  test("name the tool", () => {
    expect(new Set(lintTool(search).map(({ tool }) => tool))).toEqual(new Set(["search"]));
  });

  test("the tool is left as it was", () => {
    const tool = structuredClone(search);
    lintTool(tool, { preset: "strict" });
    expect(tool).toEqual(search);
  });
});

test("takes tools of defineTool and refinements in their examples", () => {
  const tool = defineTool({
    name: "read_lines",
    description: "Read lines of the open file, from one number to another.",
    parameters: Type.Refine(
      Type.Object({ from: Type.Integer(), to: Type.Integer() }, { additionalProperties: false }),
      ({ from, to }) => from <= to,
      () => "from must not be after to",
    ),
  });
  expect(lintTool({ ...tool, examples: [{ from: 1, to: 20 }] })).toEqual([]);
  expect(lintTool({ ...tool, examples: [{ from: 20, to: 1 }] })).toEqual([
    {
      rule: "example-invalid",
      severity: "error",
      tool: "read_lines",
      pointer: "/examples/0",
      message: "the parameters refuse it: /: from must not be after to",
    },
  ]);
});

test("takes parameters of other libraries, whose own rules count for examples", () => {
  const lines = z.strictObject({ from: z.int().min(1).max(100), to: z.int().min(1).max(100) });
  const tool = {
    name: "read_lines",
    description: "Read lines of the open file, from one number to another.",
    parameters: fromStandardSchema(lines.refine(({ from, to }) => from <= to, "from must not be after to")),
  };
  expect(lintTool({ ...tool, examples: [{ from: 1, to: 20 }] })).toEqual([]);
  expect(lintTool({ ...tool, examples: [{ from: 20, to: 1 }] }).map(({ rule, pointer }) => [rule, pointer])).toEqual([
    ["example-invalid", "/examples/0"],
  ]);
});
