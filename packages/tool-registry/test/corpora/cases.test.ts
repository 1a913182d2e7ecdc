import { type JsonObject, type JsonValue, safeParseToolArguments, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { type AnyTool, createToolRegistry, isToolDefinitionError, type ToolProblem } from "../../src/index.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { call, codeOf, textOf, turn } from "../support/messages.ts";
import { never } from "../support/never.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";
import { throwing } from "../support/throwing.ts";
import { toolOf } from "../support/tools.ts";

failOnUnhandledRejections();

interface Case {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly schema?: JsonObject;
  readonly args_json?: string;
  readonly setup?: {
    readonly register?: readonly { readonly name: string }[];
    readonly tools?: readonly string[];
    readonly call?: { readonly name: string; readonly args_json: string };
    readonly calls?: readonly { readonly id: string; readonly returns?: string; readonly throws?: string }[];
    readonly options?: { readonly timeoutMs: number };
    readonly abortAfterMs?: number;
  };
  readonly expected: {
    readonly result: "accept" | "reject";
    readonly pointer: string;
    readonly kind: string;
    readonly value?: JsonValue;
  };
}

const cases = readLines<Case>("cases.jsonl").filter(({ area }) => area === "registry" || area === "execution");

/** The codes under which the kinds of the case file come here. */
const CODES: Readonly<Record<string, string>> = {
  "registry.duplicate_name": "duplicate_name",
  "registry.invalid_name": "invalid_name",
  "registry.unknown_tool": "UNKNOWN_TOOL",
  "exec.timeout": "TIMEOUT",
  "exec.threw": "EXECUTION_ERROR",
  "exec.aborted": "ABORTED",
  type: "VALIDATION_ERROR",
  // What a refinement throws counts as one that is not kept; it names no place of its own.
  decode: "VALIDATION_ERROR",
};

describe.skipIf(corpora === undefined)("reported cases of registries and execution", () => {
  const ids = (): readonly string[] => cases.map(({ id }) => id);
  const find = (id: string): Case => {
    const found = cases.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no case ${id}`);
    return found;
  };

  test("all are there", () => {
    expect(ids()).toEqual(["R01", "R03", "R05", "R07", "R09", "E01", "E03", "E05", "E06", "E07", "E09"]);
  });

  test.each(["R01", "R03", "R09"])("%s: registration is refused at its place", (id) => {
    const { setup, expected } = find(id);
    const tools = (setup?.register ?? []).map(({ name }) => toolOf(name, () => 1));
    let error: unknown;
    try {
      createToolRegistry({ tools });
    } catch (caught) {
      error = caught;
    }
    if (!isToolDefinitionError(error)) throw new Error("it was registered");
    expect([error.code, `/register/${error.index}${error.pointer}`]).toEqual([CODES[expected.kind], expected.pointer]);
    expect(error.message).not.toContain("\n");
  });

  test.each(["R05", "R07"])("%s: an unknown tool is a result that the model can read", async (id) => {
    const { setup, expected } = find(id);
    const registry = createToolRegistry({ tools: (setup?.tools ?? []).map((name) => toolOf(name, () => 1)) });
    const { name = "", args_json: text = "" } = setup?.call ?? {};
    const result = await registry.safeExecuteAny(name, text);
    expect(!result.success && result.error.code).toBe(CODES[expected.kind]);
    if (id === "R05") expect(!result.success && result.error.suggestions).toEqual(["net_get_nodes"]);
    // Wrong arguments are not even looked at.
    expect(await registry.safeExecuteAny(name, "{")).toMatchObject({ error: { code: "UNKNOWN_TOOL" } });
  });

  test("E01: a promise that never settles times out", async () => {
    const { setup, expected } = find("E01");
    const registry = createToolRegistry({ tools: [toolOf("hang", never)], timeoutMs: setup?.options?.timeoutMs ?? 0 });
    const result = await registry.safeExecuteAny("hang", "{}");
    expect(!result.success && result.error.code).toBe(CODES[expected.kind]);
  });

  test("E03: a call that throws loses no neighbour", async () => {
    const { setup, expected } = find("E03");
    const calls = setup?.calls ?? [];
    const tools = calls.map(({ id, returns, throws }) =>
      toolOf(id, throws === undefined ? () => returns : throwing(throws)),
    );
    const answers = await createToolRegistry({ tools }).run(turn(calls.map(({ id }) => call(id, id))));
    expect(answers.map((answer) => codeOf(answer) ?? textOf(answer))).toEqual(["A", CODES[expected.kind], "C"]);
    expect(textOf(answers[1])).not.toContain("boom");
  });

  test("E05: undefined is null, or left out", async () => {
    const tools = [toolOf("c1", () => undefined), toolOf("c2", () => ({ ok: true, hit: undefined }))];
    const registry = createToolRegistry({ tools });
    const answers = await registry.run(turn([call("c1", "c1"), call("c2", "c2")]));
    expect(answers.map((answer): unknown => JSON.parse(textOf(answer)))).toEqual(find("E05").expected.value);
  });

  test("E06: an abort leaves no call without an answer", async () => {
    const { setup, expected } = find("E06");
    const tools: readonly AnyTool[] = [
      toolOf("c1", () => "A"),
      toolOf("c2", never, { concurrency: "exclusive" }),
      toolOf("c3", throwing("must not start")),
    ];
    const problems: ToolProblem[] = [];
    const registry = createToolRegistry({ tools, onError: (problem) => problems.push(problem) });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), setup?.abortAfterMs);
    const message = turn(["c1", "c2", "c3"].map((id) => call(id, id)));
    const answers = await registry.run(message, { signal: controller.signal });
    expect(answers.map(codeOf)).toEqual([undefined, CODES[expected.kind], CODES[expected.kind]]);
    expect(problems).toEqual([]);
  });

  test("E07: an approval sees nothing that the schema refuses, and what it sees is what runs", async () => {
    const { schema = {}, args_json: text = "", expected } = find("E07");
    const seen: unknown[] = [];
    const tool = toolOf("send", (args) => args, { parameters: schema, authorize: () => ({ ask: "Send it?" }) });
    const registry = createToolRegistry({ tools: [tool], approve: (request) => seen.push(request.arguments) > 0 });
    expect(await registry.safeExecuteAny("send", text)).toMatchObject({
      error: { code: CODES[expected.kind], issues: [{ path: expected.pointer, keyword: "type" }] },
    });
    expect(seen).toEqual([]);
    const result = await registry.safeExecuteAny("send", '{"to":"kim"}');
    expect(result).toMatchObject({ data: seen[0], arguments: { to: "kim" } });
  });

  test("E09: what a refinement or a check throws is a mistake of the arguments, not the end of the run", async () => {
    const { args_json: text = "", expected } = find("E09");
    const day = Type.Refine(Type.String(), throwing(new Error("32nd of May")));
    const refined = toolOf("book", () => 1, { parameters: Type.Object({ day }) });
    const checked = toolOf("check", () => 1, {
      parameters: Type.Object({ day: Type.String() }),
      check: throwing("32nd of May"),
    });
    const registry = createToolRegistry({ tools: [refined, checked] });
    for (const [name, pointer] of [
      ["book", expected.pointer],
      ["check", ""],
    ] as const) {
      const result = await registry.safeExecuteAny(name, text);
      expect(result).toMatchObject({
        error: { code: CODES[expected.kind], retryable: true, issues: [{ path: pointer }] },
      });
      expect(JSON.stringify(result)).not.toContain("32nd");
    }
    expect(safeParseToolArguments({ ...refined, name: "other" }, text).ok).toBe(false);
  });
});
