import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  displayFields,
  fromJsonSchema,
  fromStandardSchema,
  generateArgumentCases,
  lintTool,
  lintTools,
  runSelectionCases,
  toDialect,
  toFormFields,
  toMarkdown,
  toStandardSchema,
  toTypeScript,
} from "../../src/index.ts";

const parameters = { type: "object", properties: {} } as const;
const tool = { name: "get_day", description: "Get a day.", parameters };

const functions: readonly [name: string, run: (options: never) => unknown, misspelt: string, meant: string][] = [
  ["displayFields", (options) => displayFields(tool, {}, options), "maxField", "maxFields"],
  ["fromJsonSchema", (options) => fromJsonSchema(parameters, options), "importd", "imported"],
  ["fromStandardSchema", (options) => fromStandardSchema(z.object({}), options), "jsonschema", "jsonSchema"],
  ["generateArgumentCases", (options) => generateArgumentCases(parameters, options), "sed", "seed"],
  ["lintTool", (options) => lintTool(tool, options), "presets", "preset"],
  ["lintTools", (options) => lintTools([tool], options), "rule", "rules"],
  ["runSelectionCases", (options) => runSelectionCases([], [], () => undefined, options), "concurency", "concurrency"],
  ["toDialect", (options) => toDialect(parameters, "openai", options), "onloss", "onLoss"],
  ["toFormFields", (options) => toFormFields(tool, options), "dispaly", "display"],
  ["toMarkdown", (options) => toMarkdown([tool], options), "titel", "title"],
  ["toStandardSchema", (options) => toStandardSchema(tool, options), "maxIssue", "maxIssues"],
  ["toTypeScript", (options) => toTypeScript(tool, options), "names", "name"],
];

async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error;
  }
}

describe.each(functions)("%s", (_name, run, misspelt, meant) => {
  test("an option of another name is refused, with the name that was meant", async () => {
    const error = await thrownBy(() => run({ [misspelt]: undefined } as never));
    expect(error).toEqual(new TypeError(`there is no option ${misspelt}: did you mean ${meant}?`));
  });

  test.each(["toString", "__proto__", "constructor"])("no option is named %s", async (name) => {
    const error = await thrownBy(() => run(JSON.parse(`{"${name}":1}`) as never));
    expect(error).toEqual(new TypeError(`there is no option ${name}`));
  });

  test("a name of any length is cut", async () => {
    const error = await thrownBy(() => run({ ["x".repeat(1_000_000)]: 1 } as never));
    expect(error).toEqual(new TypeError(`there is no option ${"x".repeat(63)}…`));
  });

  test.each([null, 5, "options"])("%j are no options", async (options) => {
    expect(await thrownBy(() => run(options as never))).toEqual(new TypeError("options must be an object"));
  });
});

describe("names inside options", () => {
  test.each<[string, () => unknown, string]>([
    [
      "a secret of a misspelt name, which would be shown",
      () => displayFields(tool, {}, { display: { secrets: ["/a"] } as never }),
      "there is no display option secrets: did you mean secret?",
    ],
    [
      "the same of a form",
      () => toFormFields(tool, { display: { label: {} } as never }),
      "there is no display option label: did you mean labels?",
    ],
    [
      "a display that is none",
      () => displayFields(tool, {}, { display: null as never }),
      "option display must be an object",
    ],
    [
      "a word",
      () => displayFields(tool, {}, { words: { secrt: "x" } as never }),
      "there is no display word secrt: did you mean secret?",
    ],
    ["words that are none", () => displayFields(tool, {}, { words: "no" as never }), "option words must be an object"],
    [
      "a word that is no function",
      () => displayFields(tool, {}, { words: { more: "more" as never } }),
      "display word more must be a function",
    ],
    [
      "a word that is no text",
      () => displayFields(tool, {}, { words: { yes: 1 as never } }),
      "display word yes must be a string",
    ],
    ["a title that is no text", () => toMarkdown([tool], { title: 5 as never }), "title must be a string"],
    ["tools that are no list", () => toMarkdown(tool as never), "tools must be a list"],
    ["no tool", () => toTypeScript(undefined as never), "A tool must be an object"],
    ["a tool without a name", () => displayFields({} as never, {}), "A tool needs a name, a string"],
  ])("%s", (_name, run, message) => {
    expect(run).toThrow(new TypeError(message));
  });
});
