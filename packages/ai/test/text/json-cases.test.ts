import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { diagnoseJson } from "../../src/text/diagnose-json.ts";
import { findHiddenProblems } from "../../src/text/hidden-problems.ts";
import { countKeyColons, countMembers } from "../../src/text/key-count.ts";
import { isJsonText } from "../../src/text/scan-json.ts";
import { parses } from "../support/parses.ts";
import { referenceProblems } from "../support/reference-problems.ts";

interface JsonCase {
  readonly name: string;
  readonly text?: string;
  readonly base64?: string;
  readonly node: "accept" | "reject";
}

interface ArgumentsCase {
  readonly id: string;
  readonly args_json?: string;
  readonly expected: { readonly kind: string; readonly offset?: number; readonly pointer?: string };
}

const corpora = process.env["TOOL_CORPORA"];
if (corpora === undefined) console.warn("TOOL_CORPORA is not set: the JSON corpus is skipped");

function readLines<TLine>(file: string): readonly TLine[] {
  if (corpora === undefined) return [];
  const lines = readFileSync(join(corpora, file), "utf8").split("\n").filter(Boolean);
  return lines.map((line): TLine => JSON.parse(line));
}

const jsonCases = readLines<JsonCase>("json-cases.jsonl").map(({ name, text, base64, node }) => ({
  name,
  node,
  text: text ?? new TextDecoder("utf-8", { ignoreBOM: true }).decode(Buffer.from(base64 ?? "", "base64")),
}));
const argumentsCases = readLines<ArgumentsCase>("cases.jsonl").flatMap(({ id, args_json: text, expected }) =>
  text === undefined ? [] : [{ id, text, expected }],
);

describe.skipIf(corpora === undefined)("corpus of JSON texts", () => {
  test("is whole", () => {
    expect(jsonCases).toHaveLength(204);
  });

  test.each(jsonCases)("$name: $node", ({ text, node }) => {
    expect(parses(text)).toBe(node === "accept");
    expect(isJsonText(text)).toBe(node === "accept");
    const { offset, truncated } = diagnoseJson(text);
    if (node === "reject") {
      expect(truncated).toBe(offset === text.length);
      return;
    }
    expect({ offset, truncated }).toEqual({ offset: text.length, truncated: false });
    const reference = referenceProblems(text);
    const options = { duplicateKeys: true, unsafeNumbers: true, loneSurrogates: true, limit: 100 };
    expect(findHiddenProblems(text, options)).toEqual({ problems: reference.problems, omitted: 0 });
    expect(countMembers(text)).toBe(reference.members);
    expect(countKeyColons(text)).toBeGreaterThanOrEqual(reference.members);
  });
});

describe.skipIf(corpora === undefined)("corpus of reported cases", () => {
  const hints: Readonly<Record<string, string>> = {
    "json.fenced": "fenced",
    "json.multiple_values": "multiple_values",
    "json.control_char": "control_character",
    "json.truncated": "truncated",
    "json.empty": "empty",
  };

  test.each(argumentsCases.filter(({ text }) => !parses(text)))(
    "$id is diagnosed where expected",
    ({ text, expected }) => {
      const { offset, hint } = diagnoseJson(text);
      expect(offset).toBe(expected.offset ?? 0);
      if (Object.hasOwn(hints, expected.kind)) expect(hint).toBe(hints[expected.kind]);
      else expect(expected.kind).toBe("json.syntax");
    },
  );

  test.each(argumentsCases.filter(({ text }) => parses(text)))("$id hides what is expected", ({ text, expected }) => {
    const { problems } = findHiddenProblems(text, {
      duplicateKeys: true,
      unsafeNumbers: true,
      loneSurrogates: true,
      limit: 10,
    });
    const expectedProblem = { kind: "duplicate_key", path: expected.pointer, offset: expected.offset };
    expect(problems).toEqual(expected.kind === "json.duplicate_key" ? [expectedProblem] : []);
  });
});
