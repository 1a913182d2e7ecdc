import { safeValidateToolArguments } from "@di-code/ai";
import OpenAI from "openai";
import { standardFunction } from "openai/helpers/standard-schema";
import { toStrictJsonSchema } from "openai/lib/transform";
import { describe, expect, test } from "vitest";
import { type ConvertedSample, convertedSamples, convertedSchemas } from "../support/converted-schemas.ts";
import { verdictOf } from "../support/dialect-verdict.ts";
import { encodeArguments } from "../support/encode-arguments.ts";
import { type LocalServer, startLocalServer } from "../support/local-server.ts";

const clientOf = ({ url }: LocalServer): OpenAI => new OpenAI({ apiKey: "none", baseURL: url, maxRetries: 0 });

describe.each([
  ["openai", false],
  ["openai-strict", true],
] as const)("%s through the SDK", (dialect, strict) => {
  const schemas = convertedSchemas(dialect);

  test("a request to Chat Completions holds the schemas as they were given", async () => {
    await using server = await startLocalServer({ choices: [] });
    const tools = schemas.map(([name, schema]) => ({
      type: "function" as const,
      function: { name, parameters: { ...schema }, strict },
    }));
    await clientOf(server).chat.completions.create({ model: "any", messages: [], tools });
    expect(server.bodies).toEqual([{ model: "any", messages: [], tools }]);
  });

  test("a request to Responses holds them too", async () => {
    await using server = await startLocalServer({ output: [] });
    const tools = schemas.map(([name, schema]) => ({
      type: "function" as const,
      name,
      parameters: { ...schema },
      strict,
    }));
    await clientOf(server).responses.create({ model: "any", input: "", tools });
    expect(server.bodies).toEqual([{ model: "any", input: "", tools }]);
  });
});

test("the SDK's strict form of an openai-strict schema is that schema", () => {
  const changed: string[] = [];
  for (const [name, schema] of convertedSchemas("openai-strict")) {
    try {
      const strictForm = toStrictJsonSchema(schema);
      if (JSON.stringify(strictForm) !== JSON.stringify(schema)) changed.push(`${name}: ${JSON.stringify(schema)}`);
    } catch (error) {
      changed.push(`${name}: ${String(error)}`);
    }
  }
  expect(changed.slice(0, 20)).toEqual([]);
});

/** A tool by the SDK's helper, whose validator is the way back and the original schema. */
function toolOf({ name, schema, converted }: ConvertedSample): ReturnType<typeof standardFunction> {
  return standardFunction({
    name,
    schema: { ...converted.schema },
    parameters: {
      "~standard": {
        version: 1,
        vendor: "test",
        validate: (value) => {
          const tool = { name, description: "", parameters: schema };
          const result = safeValidateToolArguments(tool, converted.restore(value), { imported: true });
          return result.ok ? { value: result.value } : { issues: [{ message: "refused" }] };
        },
      },
    },
  });
}

async function parsedArguments(sample: ConvertedSample, args: unknown): Promise<unknown> {
  const call = { id: "1", type: "function", function: { name: sample.name, arguments: JSON.stringify(args) } };
  const message = { role: "assistant", content: null, tool_calls: [call] };
  await using server = await startLocalServer({ choices: [{ index: 0, finish_reason: "tool_calls", message }] });
  const answer = await clientOf(server).chat.completions.parse({ model: "any", messages: [], tools: [toolOf(sample)] });
  expect(server.bodies).toMatchObject([
    { tools: [{ function: { parameters: sample.converted.schema, strict: true } }] },
  ]);
  const [first] = answer.choices[0]?.message.tool_calls ?? [];
  return first?.type === "function" ? first.function.parsed_arguments : undefined;
}

describe.each(convertedSamples("openai-strict"))("the SDK's helper for a strict function: $name", (sample) => {
  const accepts = verdictOf(sample.converted.schema);

  test("valid arguments come back", async () => {
    for (const args of sample.arguments) {
      const sent = encodeArguments(sample.converted.schema, args, accepts, "openai-strict");
      expect(accepts(sent)).toBe(true);
      expect(await parsedArguments(sample, sent)).toEqual(args);
    }
  });

  test("what the original refuses is refused", async () => {
    await expect(parsedArguments(sample, sample.refused)).rejects.toThrow("refused");
  });
});
