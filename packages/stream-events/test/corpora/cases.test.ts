import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgumentsText, type StreamEvent, type ToolCallContent } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { isStreamSequenceError, type StreamSequenceErrorCode, validateStream } from "../../src/index.ts";
import { call, done, source, start } from "../support/events.ts";

const corpora = process.env["TOOL_CORPORA"];
if (corpora === undefined) console.warn("TOOL_CORPORA is not set: the tests on real inputs are skipped");

/** What happened on some provider's wire, in the words of the case file. */
interface WireEvent {
  readonly type: "tool_call_start" | "tool_call_delta" | "tool_call_end" | "finish";
  readonly index?: number;
  readonly id?: string;
  readonly name?: string;
  readonly delta?: string;
  readonly arguments?: string;
  readonly reason?: string;
}

interface Case {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly events: readonly WireEvent[];
  readonly expected: { readonly result: "accept" | "reject"; readonly pointer: string };
}

function readCases(): ReadonlyMap<string, Case> {
  if (corpora === undefined) return new Map();
  const lines = readFileSync(join(corpora, "cases.jsonl"), "utf8").split("\n").filter(Boolean);
  const cases = lines.map((line): Case => JSON.parse(line)).filter(({ area }) => area === "streaming");
  return new Map(cases.map((entry) => [entry.id, entry]));
}

/** What a decoder does of its own before an event leaves it. */
interface Decoder {
  /** An id, name or reason without a visible character counts as absent. */
  readonly blankIsAbsent?: true;
}

/** The events that a decoder makes which adds nothing: one event for each on the wire, undefined for none. */
function decode(wire: readonly WireEvent[], decoder: Decoder): readonly (StreamEvent | undefined)[] {
  const calls = new Map<number, { id: string; name: string; text: string }>();
  const content: ToolCallContent[] = [];
  const isAbsent = (text: string | undefined): boolean =>
    text === undefined || (decoder.blankIsAbsent === true && text.trim() === "");
  return wire.map((event): StreamEvent | undefined => {
    const known = [...calls].find(([index, { id }]) => event.index === index || event.id === id);
    const [index, open] = known ?? [event.index ?? -1, undefined];
    switch (event.type) {
      case "tool_call_start": {
        const { id, name } = event;
        calls.set(index, { id: id ?? "", name: name ?? "", text: "" });
        return { type: event.type, contentIndex: index, id, name } as StreamEvent;
      }
      case "tool_call_delta":
        if (open !== undefined) open.text += event.delta ?? "";
        return call.delta(index, event.delta ?? "");
      case "tool_call_end": {
        const parsed = parseArgumentsText(event.arguments ?? open?.text ?? "");
        const id = isAbsent(event.id) ? (open?.id ?? "") : (event.id ?? "");
        const block = call.block(parsed.ok ? parsed.value : {}, id, open?.name);
        content[index] = block;
        return call.end(index, block);
      }
      case "finish":
        return isAbsent(event.reason) ? undefined : done("tool_use", ...content);
    }
  });
}

/** `reportedAt`: where a decoder can say so already, since events have no id in their deltas. */
type Outcome = readonly [pointer: string, code: StreamSequenceErrorCode, reportedAt?: string] | "accepted";

type Row = [id: string, behaviour: string, outcome: Outcome, decoder?: Decoder];

const expectations: readonly Row[] = [
  ["S01", "argument text before its start", ["/0", "no_active_block"]],
  ["S03", "a source that ends in a call", ["/0", "unexpected_end"]],
  ["S04", "a second call at the place of an open one", ["/2", "wrong_content_index"]],
  ["S05", "a call without an id", ["/0", "malformed_event"]],
  ["S07", "fragments of two calls in turns", "accepted"],
  ["S08", "blank ids, when the decoder takes them for absent", "accepted", { blankIsAbsent: true }],
  ["S09", "another id in a fragment and at the end", ["/2", "tool_id_changed", "/1"]],
  ["S11", "snapshots in place of deltas", ["/3", "arguments_not_json"]],
  ["S13", "the whole text once more at the end", "accepted"],
  ["S15", "text after what parses already", "accepted"],
  ["S17", "a cut call that claims to be whole", ["/2", "arguments_not_json"]],
  ["S19", "blank reasons, when the decoder takes them for absent", "accepted", { blankIsAbsent: true }],
  ["S21", "text without its first characters", ["/4", "arguments_not_json"]],
];

describe.skipIf(corpora === undefined)("reported failures of streams", () => {
  const cases = readCases();

  test("each is here", () => {
    expect(expectations.map(([id]) => id)).toEqual([...cases.keys()]);
  });

  test.each<Row>(expectations)("%s: %s", async (id, _behaviour, outcome, decoder = {}) => {
    const reported = cases.get(id);
    if (reported === undefined) throw new Error(`there is no case ${id}`);
    const { expected, events: wire } = reported;
    const events = decode(wire, decoder);
    const sent = [start, ...events.filter((event) => event !== undefined)];
    let passed = 0;
    let error: unknown;
    try {
      for await (const _event of validateStream(source(sent), { interleaved: true })) passed += 1;
    } catch (caught) {
      error = caught;
    }
    if (outcome === "accepted") {
      expect(error).toBeUndefined();
      expect(expected.result).toBe("accept");
      return;
    }
    const [pointer, code, reportedAt = pointer] = outcome;
    expect(isStreamSequenceError(error) && error.code).toBe(code);
    expect(expected).toMatchObject({ result: "reject", pointer: reportedAt });
    // The event after the last that was passed on; a source that ends too early has none.
    if (code !== "unexpected_end") expect(`/${passed - 1}`).toBe(pointer);
  });
});
