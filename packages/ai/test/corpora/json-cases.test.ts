import { describe, expect, test } from "vitest";
import { parseArgumentsText, safeParseToolArguments } from "../../src/index.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { parses } from "../support/parses.ts";

interface JsonCase {
  readonly name: string;
  readonly text?: string;
  readonly base64?: string;
  readonly node: "accept" | "reject";
}

const cases = readLines<JsonCase>("json-cases.jsonl").map(({ name, text, base64, node }) => ({
  name,
  node,
  text: text ?? new TextDecoder("utf-8", { ignoreBOM: true }).decode(Buffer.from(base64 ?? "", "base64")),
}));

const tool = { name: "any", description: "Takes any object", parameters: { type: "object" } };

describe.skipIf(corpora === undefined)("JSON texts at the edges of the grammar", () => {
  test("all are there", () => {
    expect(cases).toHaveLength(204);
  });

  test.each(cases)("$name: $node", ({ text, node }) => {
    expect(parses(text)).toBe(node === "accept");
    const result = safeParseToolArguments(tool, text);
    const code = result.ok ? "ok" : result.error.code;
    if (node === "reject") expect(code).toBe("invalid_json");
    else expect(["ok", "not_an_object", "unsafe_json", "limit"]).toContain(code);
    const parsed = parseArgumentsText(text);
    expect(parsed.ok).toBe(result.ok);
    if (!parsed.ok && !result.ok) expect(parsed.issues).toEqual(result.error.details);
    if (result.ok) expect(result.value).toStrictEqual(JSON.parse(text));
  });

  test("what parses and is refused all the same is refused on purpose", () => {
    const refused = cases.flatMap(({ name, node, text }) => {
      const result = safeParseToolArguments(tool, text);
      if (node === "reject" || result.ok || result.error.code === "not_an_object") return [];
      return result.error.details.map(({ keyword, path }) => `${name} ${path} ${keyword}`);
    });
    expect(refused).toEqual([
      "y_object_duplicated_key_and_value /a duplicate_key",
      "i_number_neg_int_huge_exp /0 unsafe_number",
      "i_number_real_pos_overflow /0 unsafe_number",
      "i_number_too_big_neg_int /0 unsafe_number",
      "i_number_huge_exp /0 unsafe_number",
      "i_number_pos_double_huge_exp /0 unsafe_number",
      "object_same_key_unclear_values /a duplicate_key",
      "object_same_key_same_value /a duplicate_key",
      "number_9223372036854775807 /0 unsafe_number",
      "object_same_key_different_values /a duplicate_key",
      "number_10000000000000000999 /0 unsafe_number",
    ]);
  });
});
