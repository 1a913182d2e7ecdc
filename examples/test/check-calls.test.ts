import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { useProgram } from "./support/programs.ts";

const checkCalls = useProgram("check-calls");
const folder = mkdtempSync(join(tmpdir(), "di-code-check-calls-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string | Uint8Array): string {
  const path = join(folder, `${Math.random()}.jsonl`);
  writeFileSync(path, content);
  return path;
}

const parameters = {
  type: "object",
  properties: { path: { type: "string" }, lines: { type: "array", items: { type: "integer" } } },
  required: ["path"],
};
const tools = [{ name: "read", parameters }];

function line(calls: readonly object[], more: object = {}): string {
  return `${JSON.stringify({ tools, calls, ...more })}\n`;
}
const good = line([{ name: "read", arguments: { path: "a" }, valid: true }]);
const bad = line([{ name: "read", arguments: { path: 1, lines: [1, "2", 3, "4"] }, valid: false }]);

describe("what it counts", () => {
  test("calls, issues by generalized place, and agreement with what was recorded", () => {
    const { code, stdout, stderr } = checkCalls({ input: good + bad });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toContain("2 read, 0 broken");
    expect(stdout).toContain("2 compiled, 0 refused; 2 checked in one pass");
    expect(stdout).toContain("1 accepted, 1 refused");
    expect(stdout).toContain("2 of 2 verdicts agree");
    expect(stdout).toContain("3: type 3");
    expect(stdout).toMatch(/2 {2}type {2}\/lines\/\*\n +1 {2}type {2}\/path\n/);
    expect(stdout).toMatch(/ schemas\/s, .+ calls\/s; all in /);
  });

  test("verdicts that differ from the recorded ones, by line", () => {
    const input = line([
      { name: "read", arguments: { path: "a" }, valid: false },
      { name: "read", arguments: {}, valid: true },
    ]);
    const { code, stdout } = checkCalls({ input: good + input });
    expect(code).toBe(0);
    expect(stdout).toContain("1 of 3 verdicts agree");
    expect(stdout).toContain("line 2: call 1, read: recorded as invalid, accepted");
    expect(stdout).toContain("line 2: call 2, read: recorded as valid, refused: /path: must have");
  });

  test("arguments as JSON text", () => {
    const { stdout } = checkCalls({
      input: line([
        { name: "read", arguments: '{"path":"a"}' },
        { name: "read", arguments: '{"path":"a","path":"b"}' },
      ]),
    });
    expect(stdout).toContain("1 accepted, 1 refused");
    expect(stdout).toContain("duplicate_key  /path");
    expect(stdout).not.toContain("verdicts agree");
  });

  test("a call of a tool that the line does not have", () => {
    const { stdout } = checkCalls({ input: line([{ name: "toString", arguments: {} }]) });
    expect(stdout).toContain("0 accepted, 1 refused");
    expect(stdout).toContain("unknown_tool  /");
  });

  test("tools alone: an empty call each, or the tool's own examples", () => {
    const input = [
      { tool: { name: "ping", inputSchema: { type: "object" } } },
      { tool: { name: "read", inputSchema: parameters } },
      { tool: { name: "read", inputSchema: parameters, examples: [{ path: "a" }, {}] } },
    ];
    const { code, stdout } = checkCalls({ input: input.map((one) => JSON.stringify(one)).join("\n") });
    expect(code).toBe(0);
    expect(stdout).toContain("3 compiled, 0 refused");
    expect(stdout).toContain("1 of 2 tools take a call without arguments");
    expect(stdout).toContain("1 accepted, 1 refused");
    expect(stdout).toContain("Commonest issues of empty calls\n  1  required  /path\n");
  });

  test("rules that nothing enforces in an imported schema", () => {
    const inputSchema = { type: "object", properties: { n: { type: "integer", format: "uint32" } } };
    const { code, stdout } = checkCalls({ input: JSON.stringify({ tool: { name: "x", inputSchema } }) });
    expect(code).toBe(0);
    expect(stdout).toContain("Not enforced, in 1 schemas");
    expect(stdout).toContain('1  format: "uint32"');
  });
});

test.each<[name: string, schema: unknown]>([
  ["an unknown type", { type: "object", properties: { a: { type: "int" } } }],
  ["no schema at all", undefined],
  ["a root that is no object", { type: "string" }],
])("exits 1 when a schema could not be compiled: %s", (_name, schema) => {
  const record = { tools: [{ name: "odd", parameters: schema }], calls: [{ name: "odd", arguments: {} }] };
  const { code, stdout, stderr } = checkCalls({ input: good + JSON.stringify(record) });
  expect(code).toBe(1);
  expect(stderr).toBe("");
  expect(stdout).toContain("1 compiled, 1 refused");
  expect(stdout).toContain("1 not checked (no schema)");
  expect(stdout).toContain("Schemas that could not be compiled\n  line 2: odd /");
});

describe("broken lines are named, skipped and counted", () => {
  test.each<[name: string, broken: string | Uint8Array, message: string]>([
    ["no JSON", "{", "not valid JSON"],
    ["JSON that is no object", "[]", "the line must be an object"],
    ["null", "null", "the line must be an object"],
    ["another object", '{"a":1}', 'needs "tools" and "calls", or "tool"'],
    ["members of the wrong kind", '{"tools":{},"calls":[]}', "tools must be an array"],
    ["a tool without a name", '{"tools":[{}],"calls":[]}', 'tools[0] has no "name"'],
    ["a call that is none", '{"tools":[],"calls":[1]}', "calls[0] must be an object"],
    ["a call without arguments", '{"tools":[],"calls":[{"name":"a"}]}', 'calls[0] has no "arguments"'],
    ["a verdict that is none", '{"tools":[],"calls":[{"name":"a","arguments":{},"valid":1}]}', "must be a boolean"],
    ["invalid UTF-8", Uint8Array.of(0x7b, 0xff, 0x7d), "not valid UTF-8"],
    ["a byte order mark in the middle", `\uFEFF${good.trim()}`, "not valid JSON"],
    ["a line of 50 MB", new Uint8Array(50_000_000).fill(0x20), "longer than 16 MiB (47.7 MiB)"],
    ["100,000 levels", "[".repeat(100_000), "not valid JSON"],
  ])("%s", (_name, broken, message) => {
    const bytes = typeof broken === "string" ? Buffer.from(broken) : broken;
    const input = Buffer.concat([Buffer.from(good), bytes, Buffer.from(`\n${good}`)]);
    const { code, stdout, stderr } = checkCalls({ input });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `check-calls: line 2: ${message.startsWith("must") ? `calls[0].valid ${message}` : message}; skipped\n`,
    );
    expect(stdout).toContain("3 read, 1 broken");
    expect(stdout).toContain("2 accepted, 0 refused");
  });

  test("the first hundred; the report counts all", () => {
    const { code, stdout, stderr } = checkCalls({ input: "{\n".repeat(1_000) });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split("\n")).toHaveLength(101);
    expect(stdout).toContain("1,000 read, 1,000 broken");
  });

  test("nothing of the line is repeated, and no stack is shown", () => {
    const { stdout, stderr } = checkCalls({ input: '{"tools": sk-secret}\n' });
    expect(stdout + stderr).not.toMatch(/sk-secret|\n +at /);
  });
});

describe("inputs", () => {
  test.each<[name: string, content: string]>([
    ["lines that end with CRLF", (good + bad).replaceAll("\n", "\r\n")],
    ["a byte order mark at the beginning", `\uFEFF${good}${bad}`],
    ["blank lines", `\n${good}\n  \n${bad}\n\n`],
    ["no end of the last line", (good + bad).trimEnd()],
  ])("%s", (_name, content) => {
    const { code, stdout, stderr } = checkCalls({ args: [fileOf(content)] });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toContain("2 read, 0 broken");
  });

  test("standard input with - and without a name", () => {
    expect(checkCalls({ args: ["-"], input: good }).stdout).toContain("standard input\n");
    expect(checkCalls({ input: good }).stdout).toContain("1 accepted");
  });

  test.each<[name: string, args: readonly string[], message: string]>([
    ["a missing file", [join(folder, "none.jsonl")], "there is no such file"],
    ["a directory", [folder], "is a directory, not a file"],
    ["an empty file", [fileOf("")], "holds no lines"],
    ["only blank lines", [fileOf("\n \n")], "holds no lines"],
    ["two files", ["a", "b"], "one file at a time"],
    ["an option that is none", ["--fast"], "unknown option --fast"],
    ["an option that is a file after --", ["--", "--fast"], "--fast: there is no such file"],
    ["an empty name", [""], "the file's name is empty"],
    ["a name with a control character", ["a\u001B[31m"], "a\\u{1b}[31m: there is no such file"],
  ])("%s: one line, exit 2", (_name, args, message) => {
    const { code, stdout, stderr } = checkCalls({ args });
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^check-calls: .*\n$/);
    expect(stderr).toContain(message);
  });

  test("--help fits in 80 columns", () => {
    const { code, stdout } = checkCalls({ args: ["--help"] });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^usage: check-calls \[FILE\]\n/);
    expect(stdout.split("\n").filter((row) => row.length > 80)).toEqual([]);
  });
});

const corpora = process.env["TOOL_CORPORA"] ?? "";
describe.skipIf(corpora === "" || !existsSync(corpora))("on the corpora (TOOL_CORPORA)", () => {
  test("every recorded verdict of bfcl.jsonl is ours", () => {
    const { code, stdout, stderr } = checkCalls({ args: [join(corpora, "bfcl.jsonl")] });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toContain("1,405 read, 0 broken");
    expect(stdout).toContain("1,762 accepted, 118 refused");
    expect(stdout).toContain("1,880 of 1,880 verdicts agree");
  });

  test("the tools of mcp-tools.jsonl compile, but for the nine that have no type", () => {
    const { code, stdout, stderr } = checkCalls({ args: [join(corpora, "mcp-tools.jsonl")] });
    expect(stderr).toBe("");
    expect(code).toBe(1);
    expect(stdout).toContain("2,004 read, 0 broken");
    expect(stdout).toContain("1,995 compiled, 9 refused");
  });
});
