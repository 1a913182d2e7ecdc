import { describe, expect, test } from "vitest";
import {
  checkToolSchema,
  type JsonValue,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolArgumentIssue,
} from "../../src/index.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";

interface Case {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly schema: object;
  readonly args_json?: string;
  readonly expected: {
    readonly result: "accept" | "reject";
    readonly pointer: string;
    readonly kind: string;
    readonly offset?: number;
    readonly value?: JsonValue;
  };
}

/** The case file's kinds, and the keyword and hint under which they come here. */
const KINDS: Readonly<Record<string, Pick<ToolArgumentIssue, "keyword" | "hint">>> = {
  type: { keyword: "type" },
  enum: { keyword: "enum" },
  required: { keyword: "required" },
  additional_property: { keyword: "additionalProperties" },
  "json.fenced": { keyword: "json", hint: "fenced" },
  "json.multiple_values": { keyword: "json", hint: "multiple_values" },
  "json.control_char": { keyword: "json", hint: "control_character" },
  "json.truncated": { keyword: "json", hint: "truncated" },
  "json.empty": { keyword: "json", hint: "empty" },
  "json.syntax": { keyword: "json" },
  "json.unsafe_key": { keyword: "unsafe_key" },
  "json.duplicate_key": { keyword: "duplicate_key" },
};

/** Where this library answers otherwise than the case file. */
const OVERRULED: Readonly<Record<string, Partial<Case["expected"]>>> = {
  // Empty text is refused here; a decoder maps it to `{}` where a call ended properly.
  A04: { result: "reject", offset: 0 },
  // A root that is no object has a kind of its own.
  A01: { kind: "root" },
};

/** They expect that undeclared members are refused although the schema leaves them open. */
const CLOSED = new Set(["A24", "V13"]);

const cases = readLines<Case>("cases.jsonl").map((one) => ({
  ...one,
  expected: { ...one.expected, ...OVERRULED[one.id] },
}));
const argumentCases = cases.filter(({ area }) => area === "args-json" || area === "validation");

describe.skipIf(corpora === undefined)("reported cases of arguments, in strict mode", () => {
  test("all are there", () => {
    expect(argumentCases.map(({ id }) => id)).toHaveLength(25);
  });

  test.each(argumentCases)("$id $title", ({ id, schema, args_json: text = "", expected }) => {
    const tool = { name: "reported", description: "A reported case", parameters: schema };
    const options = CLOSED.has(id) ? ({ undeclared: "refuse" } as const) : {};
    const result = safeParseToolArguments(tool, text, options);
    if (expected.result === "accept") {
      expect(result).toStrictEqual({ ok: true, value: expected.value });
      return;
    }
    if (result.ok) throw new Error("accepted");
    const [first] = result.error.details;
    const kind = expected.kind === "root" ? { keyword: "root", hint: "double_encoded" } : kindOf(id, expected.kind);
    expect(first).toMatchObject({ path: expected.pointer, ...kind });
    if (expected.offset !== undefined) expect(first?.offset).toBe(expected.offset);
  });
});

/** Where the option closes the object, the schema has no keyword that does. */
function kindOf(id: string, kind: string): Partial<ToolArgumentIssue> {
  return CLOSED.has(id) && kind === "additional_property" ? { keyword: "undeclared" } : { ...KINDS[kind] };
}

interface Detail {
  readonly id: string;
  readonly text?: string;
  readonly closed?: true;
  readonly paths: readonly string[];
  readonly suggestion?: string;
}

/** What the notes of the case file say beyond the first issue. */
const DETAILS: readonly Detail[] = [
  { id: "V03", text: '{"to":"nope"}', paths: ["/to"] },
  { id: "V09", paths: ["/id", "/amount", "/name"] },
  { id: "V11", paths: ["/top", "/skip", "/part"] },
  { id: "V13", closed: true, paths: ["/size"], suggestion: "pageSize" },
  { id: "V17", paths: ["/act/x"] },
  { id: "V17", text: '{"act":{"kind":"swipe"}}', paths: ["/act/kind"] },
  { id: "V06", paths: ["/max"] },
];

describe.skipIf(corpora === undefined)("notes of the reported cases", () => {
  test.each(DETAILS)("$id $text: $paths", ({ id, text, closed, paths, suggestion }) => {
    const found = cases.find((one) => one.id === id);
    const tool = { name: "reported", description: "", parameters: found?.schema ?? {} };
    const options = closed === true ? ({ undeclared: "refuse" } as const) : {};
    const result = safeParseToolArguments(tool, text ?? found?.args_json ?? "", options);
    const details = result.ok ? [] : result.error.details;
    expect(details.map(({ path }) => path)).toEqual(paths);
    if (suggestion !== undefined) expect(details[0]?.suggestion).toBe(suggestion);
  });

  test.each([
    ["V15", "tok_FAKE_123"],
    ["V19", "FAKE"],
    ["A14", "Title"],
    ["A20", "hosts"],
  ])("%s holds nothing of the values in what it says", (id, secret) => {
    const found = cases.find((one) => one.id === id);
    const tool = { name: "reported", description: "", parameters: found?.schema ?? {} };
    const result = safeParseToolArguments(tool, found?.args_json ?? "");
    if (result.ok) throw new Error("accepted");
    expect(JSON.stringify([result.error.message, result.error])).not.toContain(secret);
    expect(result.error.message.length).toBeLessThan(500);
  });
});

/** What `checkToolSchema` says of the schema cases that it decides; the others are for lint, dialects and import. */
const SCHEMA_CASES: Readonly<Record<string, { readonly pointer: string; readonly code: string } | "accepted">> = {
  // Real recursion passes, a reference that only leads back to itself does not.
  C19: { pointer: "/$defs/x/$ref", code: "ref_cycle" },
  // Legal for MCP and for JSON Schema: what a provider wants is the business of its dialect.
  C07: "accepted",
  C15: "accepted",
  C16: "accepted",
  C23: "accepted",
  // A root union that leads only to objects is fine (overruled: `schemas.md`).
  C21: "accepted",
};

describe.skipIf(corpora === undefined)("reported cases of schemas", () => {
  test.each(Object.entries(SCHEMA_CASES))("%s", (id, expected) => {
    const found = cases.find((one) => one.id === id);
    const { findings } = checkToolSchema(found?.schema);
    if (expected === "accepted") expect(findings).toEqual([]);
    else expect(findings).toContainEqual(expect.objectContaining(expected));
  });

  test.each(cases.filter(({ area, id }) => area === "schema" && !Object.hasOwn(SCHEMA_CASES, id)))(
    "$id is left to a dialect or to lint: it can be enforced",
    ({ schema }) => {
      const { findings, notEnforced } = checkToolSchema(schema, { imported: true });
      expect({ findings, notEnforced }).toEqual({ findings: [], notEnforced: [] });
    },
  );

  test("C16: the union at the root is enforced", () => {
    const schema = cases.find(({ id }) => id === "C16")?.schema ?? {};
    const result = safeValidateToolArguments({ name: "c16", description: "", parameters: schema }, { id: "1" });
    expect(result.ok ? [] : result.error.details).toMatchObject([{ path: "", keyword: "anyOf" }]);
  });
});
