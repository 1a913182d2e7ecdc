import Anthropic from "@anthropic-ai/sdk";
import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { safeValidateToolArguments } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { convertedSamples, convertedSchemas } from "../support/converted-schemas.ts";
import { isKeywords } from "../support/dialect-checkers/schema-tree.ts";
import { verdictOf } from "../support/dialect-verdict.ts";
import { encodeArguments } from "../support/encode-arguments.ts";
import { type LocalServer, startLocalServer } from "../support/local-server.ts";

type InputSchema = Anthropic.Tool.InputSchema;

const clientOf = ({ url }: LocalServer): Anthropic => new Anthropic({ apiKey: "none", baseURL: url, maxRetries: 0 });
const REQUEST = { model: "any", max_tokens: 1, messages: [] };
const MESSAGE = { type: "message", role: "assistant", model: "any", stop_reason: "tool_use", usage: {} };

describe.each([
  ["anthropic", false],
  ["anthropic-strict", true],
] as const)("%s through the SDK", (dialect, strict) => {
  test("a request holds the schemas as they were given", async () => {
    await using server = await startLocalServer({ ...MESSAGE, content: [] });
    const tools = convertedSchemas(dialect).map(([name, schema]) => ({
      name,
      // The checkers have seen that its root is an object.
      input_schema: schema as InputSchema,
      strict,
    }));
    await clientOf(server).messages.create({ ...REQUEST, tools });
    expect(server.bodies).toEqual([{ ...REQUEST, tools }]);
  });

  test.each(convertedSamples(dialect))("arguments through the tool helper: $name", async (sample) => {
    const { name, schema, converted } = sample;
    const accepts = verdictOf(converted.schema);
    const helper = betaTool({
      name,
      description: "",
      inputSchema: { ...converted.schema, type: "object" },
      run: () => "",
    });
    for (const args of sample.arguments) {
      const input = encodeArguments(converted.schema, args, accepts, dialect);
      expect(accepts(input)).toBe(true);
      await using server = await startLocalServer({
        ...MESSAGE,
        content: [{ type: "tool_use", id: "1", name, input }],
      });
      const answer = await clientOf(server).beta.messages.create({ ...REQUEST, tools: [{ ...helper, strict }] });
      expect(server.bodies).toMatchObject([{ tools: [{ input_schema: converted.schema }] }]);
      const [block] = answer.content;
      expect(block?.type === "tool_use" ? converted.restore(helper.parse(block.input)) : undefined).toEqual(args);
    }
    const tool = { name, description: "", parameters: schema };
    expect(safeValidateToolArguments(tool, converted.restore(sample.refused), { imported: true }).ok).toBe(false);
  });
});

/**
 * What the SDK's own transform leaves of a schema that says the same: the type beside literals goes, since they have
 * one, and patterns and defaults become words, though the API takes them.
 */
function asTransformed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asTransformed);
  if (!isKeywords(schema)) return schema;
  const { description: _, pattern: __, default: ___, title: ____, ...rest } = schema;
  const kept: Record<string, unknown> = rest;
  if (Object.hasOwn(kept, "enum") || Object.hasOwn(kept, "const")) delete kept["type"];
  for (const [keyword, value] of Object.entries(kept)) {
    if (["properties", "$defs"].includes(keyword) && isKeywords(value)) {
      kept[keyword] = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asTransformed(member)]));
    } else if (["items", "anyOf", "allOf"].includes(keyword)) kept[keyword] = asTransformed(value);
  }
  return kept;
}

test("the SDK's transform has nothing to change in an anthropic-strict schema", () => {
  const changed: string[] = [];
  for (const [name, schema] of convertedSchemas("anthropic-strict")) {
    try {
      const transformed = asTransformed(transformJSONSchema({ ...schema, type: "object" }));
      if (JSON.stringify(sorted(transformed)) !== JSON.stringify(sorted(asTransformed(schema)))) {
        changed.push(`${name}: ${JSON.stringify(schema)}`);
      }
    } catch (error) {
      changed.push(`${name}: ${String(error)}: ${JSON.stringify(schema)}`);
    }
  }
  expect(changed.slice(0, 20)).toEqual([]);
});

/** Members by name: the transform orders them in its own way. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isKeywords(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return entries.map(([name, member]) => [name, sorted(member)]);
}
