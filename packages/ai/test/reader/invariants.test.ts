import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createToolArgumentsReader, type ReaderOptions } from "../../src/arguments/create-tool-arguments-reader.ts";
import { safeParseToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";
import { carelessJsonText, jsonText, nearlyJsonText } from "../support/json-texts.ts";
import { openTool } from "../support/payload-tools.ts";
import { pair } from "../support/random-pair.ts";
import { hasGrown, outcome, parsed, pieces, read } from "../support/reading.ts";

const runs = Number(process.env["NUM_RUNS"] ?? 500);

const sizes = fc.oneof(
  fc.constant([1]),
  // Fragments may also be empty, but not all of them.
  fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 5 }).map((some) => [...some, 2]),
  fc.constant([]),
);

function toolWith(schema: unknown): ToolDefinition {
  return { name: "tool", description: "", parameters: Object(schema) as object };
}

/** A JSON text as models may write it: spaces, and characters as escapes. */
const written = fc
  .tuple(fc.constantFrom(undefined, 1, "\t"), fc.integer({ min: 0, max: 3 }))
  .map(([space, escapes]) => (value: unknown): string => {
    const text = JSON.stringify(value, null, space);
    if (escapes !== 0) return text;
    return text.replaceAll(
      /(?<!\\)[a-z](?=[^"\\]*"(?:[^"]*"[^"]*")*[^"]*$)/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  });

/** A tool and the text of arguments that it takes, or that are wrong in a place or two. */
const call = fc
  .tuple(pair, written)
  .map(([{ schema, value }, write]) => ({ tool: toolWith(schema), text: write(value) }));

/** Limits that a small text may reach: where following the schema is given up must not depend on the fragments either. */
const limits = fc.constantFrom({}, {}, { maxSteps: 10 }, { maxSteps: 40 }, { maxNodes: 4 }, { maxDepth: 2 });

/** Limits, and what is refused beside the schema. */
const settings = fc.oneof(
  limits,
  fc.constantFrom<ReaderOptions>(
    { undeclared: "refuse" },
    { loneSurrogates: "refuse" },
    { duplicateKeys: "allow" },
    { unsafeNumbers: "allow" },
  ),
);

function compiles(tool: ToolDefinition): boolean {
  try {
    createToolArgumentsReader(tool);
    return true;
  } catch (error) {
    if (isToolSchemaError(error)) return false;
    throw error;
  }
}

const anyCall = fc.oneof(
  call,
  fc
    .tuple(call, fc.nat(), fc.constantFrom("}", '"', ",", "\\", "e", "1", "", "x", "\ud800"))
    .map(([{ tool, text }, at, inserted]) => {
      const place = at % (text.length + 1);
      return { tool, text: text.slice(0, place) + inserted + text.slice(place + (inserted === "" ? 1 : 0)) };
    }),
  fc.oneof(jsonText, nearlyJsonText, carelessJsonText).map((text) => ({ tool: openTool, text })),
  fc.oneof(jsonText, carelessJsonText).map((text) => ({ tool: openTool, text: `{"a":${text}}` })),
);

describe("the reader's invariants", () => {
  test("1, 4: the fragments change neither the state nor the preview nor where a refusal is seen", () => {
    fc.assert(
      fc.property(anyCall, sizes, limits, ({ tool, text }, cuts, options) => {
        fc.pre(compiles(tool));
        const whole = read(tool, [text], options);
        const cut = read(tool, pieces(text, cuts), options);
        // What the text looks like where it is no JSON depends on how much of it is there.
        expect({ ...cut.state.issue, hint: 0 }).toEqual({ ...whole.state.issue, hint: 0 });
        expect(cut.state.status).toBe(whole.state.status);
        expect(cut.reader.preview).toEqual(whole.reader.preview);
      }),
      { numRuns: runs },
    );
  });

  test("2: finish gives what parseToolArguments gives, value or error, and again when asked again", () => {
    fc.assert(
      fc.property(anyCall, sizes, settings, ({ tool, text }, cuts, options) => {
        fc.pre(compiles(tool));
        const { reader } = read(tool, pieces(text, cuts), options);
        const expected = parsed(tool, text, options);
        expect(outcome(reader.safeFinish())).toEqual(expected);
        expect(outcome(reader.safeFinish())).toEqual(expected);
      }),
      { numRuns: 2 * runs },
    );
  });

  test("3: what is accepted as a whole is never refused on the way", () => {
    const counts = { accepted: 0, early: 0, late: 0 };
    fc.assert(
      fc.property(anyCall, sizes, limits, ({ tool, text }, cuts, options) => {
        fc.pre(compiles(tool));
        const { state } = read(tool, pieces(text, cuts), options);
        const result = safeParseToolArguments(tool, text, options);
        if (result.ok) {
          counts.accepted += 1;
          expect(state).toEqual({ status: "complete" });
        } else {
          counts[state.status === "refused" ? "early" : "late"] += 1;
        }
      }),
      { numRuns: 3 * runs },
    );
    // A property that hardly ever sees a refusal says nothing.
    expect(counts.accepted).toBeGreaterThan(runs / 2);
    expect(counts.early).toBeGreaterThan(runs / 2);
  });

  test("3: after a refusal every continuation is refused", () => {
    fc.assert(
      fc.property(anyCall, fc.array(call, { minLength: 1, maxLength: 3 }), ({ tool, text }, others) => {
        fc.pre(compiles(tool));
        const { state, reader } = read(tool, pieces(text, [1]));
        fc.pre(state.status === "refused");
        const seen = text.slice(0, (state.issue?.offset ?? 0) + 1);
        const continuations = [
          "",
          ...closings(seen),
          text.slice(seen.length),
          ...others.flatMap((other) => [other.text.slice(seen.length), other.text.slice(1)]),
        ];
        for (const continuation of continuations) {
          expect(safeParseToolArguments(tool, seen + continuation).ok).toBe(false);
        }
        expect(reader.push("}").status).toBe("refused");
        expect(reader.push("}").issue).toBe(state.issue);
      }),
      { numRuns: runs },
    );
  });

  test("5, 6: the preview only grows, and of what is accepted it ends as the value", () => {
    fc.assert(
      fc.property(anyCall, sizes, ({ tool, text }, cuts) => {
        fc.pre(compiles(tool));
        const { reader, previews } = read(tool, pieces(text, cuts));
        let before: unknown = {};
        for (const preview of previews) {
          expect(hasGrown(before, preview)).toBe(true);
          before = preview;
        }
        const result = safeParseToolArguments(tool, text);
        // Not `toStrictEqual`: it takes a member called `constructor` for the class of its object.
        if (result.ok) expect(isDeepStrictEqual(reader.preview, result.value)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test("7: text that was cut off never finishes", () => {
    fc.assert(
      fc.property(call, sizes, fc.nat(), ({ tool, text }, cuts, at) => {
        fc.pre(compiles(tool));
        const cut = text.trimEnd().slice(0, at % text.trimEnd().length);
        const { reader, state } = read(tool, pieces(cut, cuts));
        expect(reader.safeFinish().ok).toBe(false);
        expect(state.status).not.toBe("complete");
      }),
      { numRuns: runs },
    );
  });
});

/** Ways to end a text that was cut: the open string, then what is open around it. */
function closings(text: string): readonly string[] {
  const open: string[] = [];
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") open.push(character === "{" ? "}" : "]");
    else if (character === "}" || character === "]") open.pop();
  }
  const end = open.toReversed().join("");
  const quote = inString ? '"' : "";
  return [
    quote + end,
    `${quote}:1${end}`,
    `${quote}:"a"${end}`,
    `0${quote}${end}`,
    `null${end}`,
    `"a"${end}`,
    `1${end}`,
  ];
}
