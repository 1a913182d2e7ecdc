import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createToolArgumentsReader, type ReaderOptions } from "../../src/arguments/create-tool-arguments-reader.ts";
import { readSettings } from "../../src/arguments/settings.ts";
import type { PreviewChange } from "../../src/reader/preview-change.ts";
import { ArgumentsReading } from "../../src/reader/arguments-reading.ts";
import { outcome, parsed, pieces, read } from "../support/reading.ts";
import { planFor } from "../support/plans.ts";

// Text of a string that is long already is read by a way of its own, and not kept: `text-run.ts`.

const begin = '{"content":"this is long enough';

const bits = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("a", " b", "plain text", "/", "{", "\u00e9", "\u2028", "\u{1f600}") },
  { weight: 3, arbitrary: fc.constantFrom('\\"', "\\\\", "\\n", "\\t", "\\b", "\\/", "\\u0041", "\\u0000", "\\ud83d") },
  { weight: 1, arbitrary: fc.constantFrom("\ud83d", "\ude00", "\\ude00", "seventeen or more units of text") },
);

const text = fc.array(bits, { maxLength: 60 }).map((some) => some.join(""));

/** The text goes on as it should, ends too early, or is none. */
const ends = fc.constantFrom(
  '"}',
  '","more":"and another long one \\n, which ends"}',
  '"',
  "",
  "\\",
  "\\x",
  "\n",
  '"]',
  '"}1',
);

const sizes = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }).map((some) => [...some, 3]);

const contents = [
  { type: "string" },
  { type: "string", maxLength: 60 },
  { type: "string", pattern: "^[^a]*$" },
  { type: "string", enum: [`this is long enough`, "this is long enoughplain text", "this is long enough\n\n"] },
  {},
];
const tools = contents.map((content) => ({
  name: "write",
  description: "Writes a file",
  parameters: { type: "object", properties: { content, more: { type: "string" } }, additionalProperties: false },
}));

const options = fc.constantFrom<ReaderOptions>(
  {},
  {},
  { duplicateKeys: "allow" },
  { loneSurrogates: "refuse" },
  { maxCharacters: 80 },
  { maxCharacters: 50 },
);

describe("a string that is long, read as it comes", () => {
  test("in any fragments is what it is in one, and in one character at a time", () => {
    const seen = { accepted: 0, refused: 0, open: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...tools), text, ends, sizes, options, (tool, middle, end, cuts, rules) => {
        const whole = begin + middle + end;
        const some = read(tool, [begin, ...pieces(middle + end, cuts)], rules);
        const single = read(tool, whole.split(""), rules);
        const expected = parsed(tool, whole, rules);
        for (const { reader, state } of [some, single, read(tool, [whole], rules)]) {
          expect({ ...state.issue, hint: 0 }).toEqual({ ...single.state.issue, hint: 0 });
          expect(state.status).toBe(single.state.status);
          expect(reader.preview).toEqual(single.reader.preview);
          expect(outcome(reader.safeFinish())).toEqual(expected);
          expect(outcome(reader.safeFinish())).toEqual(expected);
        }
        seen[some.state.status === "complete" ? "accepted" : some.state.status] += 1;
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(seen.accepted, seen.refused, seen.open)).toBeGreaterThan(300);
  });

  test("shows after each fragment what one character at a time has shown there", () => {
    fc.assert(
      fc.property(text, sizes, (middle, cuts) => {
        const [tool] = tools;
        if (tool === undefined) throw new Error("no tool");
        const whole = `${begin}${middle}"}`;
        const parts = [begin, ...pieces(`${middle}"}`, cuts)];
        const singles = read(tool, whole.split("")).previews;
        let at = 0;
        for (const [index, shown] of read(tool, parts).previews.entries()) {
          at += parts[index]?.length ?? 0;
          expect(shown).toEqual(singles[at - 1]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("tells a listener what the preview grows by", () => {
    fc.assert(
      fc.property(text, sizes, (middle, cuts) => {
        const told: PreviewChange[] = [];
        const reader = createToolArgumentsReader(
          { name: "open", description: "", parameters: { type: "object" } },
          { onChange: (change) => told.push(change) },
        );
        let content = "";
        for (const part of [begin, ...pieces(`${middle}"}`, cuts)]) {
          told.length = 0;
          reader.push(part);
          for (const { kind, value } of told) content = kind === "set" ? String(value) : content + String(value);
          expect(content).toBe(reader.preview["content"]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("keeps the text as it came, whenever it is asked for", () => {
    const plan = planFor({ type: "object" });
    fc.assert(
      fc.property(text, ends, sizes, options, (middle, end, cuts, rules) => {
        const settings = readSettings(rules);
        const reading = new ArgumentsReading(plan, settings, undefined);
        let whole = "";
        for (const part of [begin, ...pieces(middle + end, cuts)]) {
          whole += part;
          if (reading.isRefused) reading.keep(part);
          else if (!reading.run.read(part)) reading.push(part);
          expect(reading.text).toBe(whole.slice(0, settings.maxCharacters + 1));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["plain", "plain text"],
    ["with escapes", 'a\\n\\"b\\\\'],
    ["that ends in half an escape, with the next one", "a\\"],
  ])("reads fragments by that way that are text: %s", (_, fragment) => {
    const reading = new ArgumentsReading(planFor({ type: "object" }), readSettings({}), undefined);
    reading.push(begin);
    for (let count = 0; count < 3; count += 1) {
      const isRead = reading.run.read(fragment);
      if (!isRead) reading.push(fragment);
      expect(isRead).toBe(!fragment.endsWith("a\\"));
      if (reading.run.isCut) reading.push("n");
      expect(reading.run.isCut).toBe(false);
      // Nothing has ended the run: the text is not kept.
      expect(reading.run.text?.length).toBe((count + 1) * (fragment.length + (isRead ? 0 : 1)));
    }
  });
});
