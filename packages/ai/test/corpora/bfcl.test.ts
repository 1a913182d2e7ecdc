import { describe, expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments, type ToolDefinition } from "../../src/index.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";

interface RecordedError {
  readonly path: string;
  readonly keyword: string;
  readonly params: { readonly missingProperty?: string; readonly additionalProperty?: string };
}

interface Call {
  readonly name: string;
  readonly arguments: unknown;
  readonly valid: boolean;
  readonly errors?: readonly RecordedError[];
}

interface Task {
  readonly id: string;
  readonly tools: readonly ToolDefinition[];
  readonly calls: readonly Call[];
}

/** Calls whose verdict is another than the recorded one, each with its reason. */
const OVERRULED: Readonly<Record<string, string>> = {};

const tasks = readLines<Task>("bfcl.jsonl");
const calls = tasks.flatMap(({ id, tools, calls: all }) =>
  all.map((call, index) => {
    const tool = tools.find(({ name }) => name === call.name);
    if (tool === undefined) throw new Error(`${id} calls a tool that it does not have`);
    return { id: `${id}#${index}`, tool, call };
  }),
);

/** Where ours stands: ajv names the object that lacks a member, or has one too many. */
function pointerOf({ path, params }: RecordedError): string {
  const name = params.missingProperty ?? params.additionalProperty;
  return name === undefined ? path : `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// The schemas are somebody else's, and the recorded verdicts are those of ajv with `strict: false`.
const options = { imported: true };

describe.skipIf(corpora === undefined)("reference calls of BFCL", () => {
  test("all are there", () => {
    expect(calls).toHaveLength(1_880);
    expect(calls.filter(({ call }) => !call.valid)).toHaveLength(118);
  });

  test("each gets its recorded verdict, as a value and as text", () => {
    const different = calls
      .filter(({ tool, call }) => {
        const isValid = safeValidateToolArguments(tool, call.arguments, options).ok;
        const isValidText = safeParseToolArguments(tool, JSON.stringify(call.arguments), options).ok;
        return isValid !== call.valid || isValidText !== call.valid;
      })
      .map(({ id }) => id);
    expect(different).toEqual(Object.keys(OVERRULED));
  });

  test("a value that is accepted is copied as it is", () => {
    for (const { tool, call } of calls) {
      const result = safeValidateToolArguments(tool, call.arguments, options);
      if (!result.ok) continue;
      expect(result.value).toStrictEqual(call.arguments);
      expect(result.value).not.toBe(call.arguments);
    }
  });

  test("each refused one has one issue a mistake, where the record has it", () => {
    const refused = calls.filter(({ id, call }) => !call.valid && !Object.hasOwn(OVERRULED, id));
    const ours = refused.map(({ id, tool, call }) => {
      const result = safeValidateToolArguments(tool, call.arguments, options);
      return { id, paths: result.ok ? [] : result.error.details.map(({ path }) => path).toSorted() };
    });
    const recorded = refused.map(({ id, call }) => ({
      id,
      // Ajv says twice that `null` is neither of the type nor of the enum.
      paths: [...new Set((call.errors ?? []).map(pointerOf))].toSorted(),
    }));
    expect(ours).toEqual(recorded);
  });
});
