import { safeValidateToolArguments } from "@di-code/ai";
import { GoogleGenAI } from "@google/genai";
import { describe, expect, test } from "vitest";
import { convertedSamples, convertedSchemas } from "../support/converted-schemas.ts";
import { isKeywords } from "../support/dialect-checkers/schema-tree.ts";
import { verdictOf } from "../support/dialect-verdict.ts";
import { encodeArguments } from "../support/encode-arguments.ts";
import { type LocalServer, startLocalServer } from "../support/local-server.ts";

const clientOf = ({ url }: LocalServer): GoogleGenAI =>
  new GoogleGenAI({ apiKey: "none", httpOptions: { baseUrl: url } });

/** What the SDK's conversion changes: types are written as the API's enumeration has them; a `default: null` goes. */
function asSent(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asSent);
  if (!isKeywords(schema)) return schema;
  const sent: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (value === null) continue;
    if (keyword === "type" && typeof value === "string") sent[keyword] = value.toUpperCase();
    else if (keyword === "properties" && isKeywords(value)) {
      sent[keyword] = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asSent(member)]));
    } else sent[keyword] = ["items", "anyOf"].includes(keyword) ? asSent(value) : value;
  }
  return sent;
}

const FIELDS = [
  ["gemini", "parameters"],
  ["gemini-json-schema", "parametersJsonSchema"],
] as const;

describe.each(FIELDS)("%s through the SDK, as %s", (dialect, field) => {
  test("a request holds the schemas as they were given", async () => {
    await using server = await startLocalServer({ candidates: [] });
    const schemas = convertedSchemas(dialect);
    // The SDK writes into the declarations that it is given.
    const functionDeclarations = schemas.map(([name, schema]) => ({ name, [field]: structuredClone(schema) }));
    await clientOf(server).models.generateContent({
      model: "any",
      contents: "",
      config: { tools: [{ functionDeclarations }] },
    });
    const expected = schemas.map(([name, schema]) => ({
      name,
      [field]: field === "parameters" ? asSent(schema) : schema,
    }));
    const [body] = server.bodies as readonly [{ readonly tools: readonly [{ functionDeclarations: unknown }] }];
    expect(body.tools[0].functionDeclarations).toEqual(expected);
  });

  test.each(convertedSamples(dialect))(
    "arguments of $name come back",
    async ({ name, schema, converted, ...sample }) => {
      const accepts = verdictOf(converted.schema, dialect);
      for (const args of sample.arguments) {
        const sent = encodeArguments(converted.schema, args, accepts, dialect);
        expect(accepts(sent)).toBe(true);
        const content = { role: "model", parts: [{ functionCall: { name, args: sent } }] };
        await using server = await startLocalServer({ candidates: [{ content, finishReason: "STOP" }] });
        const answer = await clientOf(server).models.generateContent({
          model: "any",
          contents: "",
          config: { tools: [{ functionDeclarations: [{ name, [field]: structuredClone(converted.schema) }] }] },
        });
        expect(converted.restore(answer.functionCalls?.[0]?.args)).toEqual(args);
      }
      const tool = { name, description: "", parameters: schema };
      expect(safeValidateToolArguments(tool, converted.restore(sample.refused), { imported: true }).ok).toBe(false);
    },
  );
});
