import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createStreamEventValidator } from "../src/index.ts";
import { expectedCode, type ModelEvent } from "./support/model.ts";
import { eventOf, type Step, steps } from "./support/random-events.ts";
import { refusalOf } from "./support/refusal.ts";

interface Played {
  readonly accepted: readonly ModelEvent[];
  readonly codes: readonly (string | undefined)[];
}

/** Plays steps into one validator, which sees refused events as well, beside the model, which never does. */
function play(list: readonly Step[], interleaved: boolean): Played {
  const validator = createStreamEventValidator({ interleaved });
  const accepted: ModelEvent[] = [];
  const codes: (string | undefined)[] = [];
  for (const step of list) {
    const event = eventOf(step, accepted);
    const expected = expectedCode(accepted, event, interleaved);
    const error = refusalOf(validator, event);
    expect(error?.code, JSON.stringify([...accepted, event])).toBe(expected);
    codes.push(expected);
    if (error === undefined) accepted.push(event);
    // What was refused once is refused again in the same words.
    else expect(refusalOf(validator, event)?.message).toBe(error.message);
  }
  return { accepted, codes };
}

describe.each([
  ["one block at a time", false],
  ["interleaved", true],
])("%s", (_name, interleaved) => {
  test("1 to 5: every event is judged as the model does, and a refused one leaves the state as it was", () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { accepted } = play(list, interleaved);
        // A validator that has seen the accepted events alone is in the same state.
        const fresh = createStreamEventValidator({ interleaved });
        for (const event of accepted) expect(refusalOf(fresh, event)).toBeUndefined();
      }),
      { numRuns: 600 },
    );
  });

  test("the sequences come upon every refusal", () => {
    // The property is worth nothing if they are all alike. Always the same ones, so that chance fails no run.
    const lists = fc.sample(steps, { numRuns: 1_500, seed: 4 });
    const seen = new Set(lists.flatMap((list) => play(list, interleaved).codes));
    expect(CODES.filter((code) => !seen.has(code) && !(interleaved && code === "block_already_active"))).toEqual([]);
  });

  test("a stream that is accepted one block at a time is accepted where several may be open", () => {
    fc.assert(
      fc.property(steps, (list) => {
        const { accepted } = play(list, false);
        const validator = createStreamEventValidator({ interleaved: true });
        for (const event of accepted) expect(refusalOf(validator, event)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});

const CODES = [
  undefined,
  "expected_start",
  "repeated_start",
  "after_terminal",
  "unknown_event_type",
  "block_already_active",
  "no_active_block",
  "wrong_content_index",
  "end_content_mismatch",
  "empty_tool_call_id",
  "repeated_tool_call_id",
  "empty_tool_name",
  "unknown_tool_call_type",
  "arguments_not_json",
  "arguments_mismatch",
  "tool_id_changed",
  "tool_name_changed",
  "done_with_active_block",
  "invalid_done_reason",
  "invalid_error_reason",
  "reason_mismatch",
  "done_content_mismatch",
  "error_content_mismatch",
  "tool_use_without_call",
];
