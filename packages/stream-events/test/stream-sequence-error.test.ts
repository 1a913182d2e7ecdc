import { describe, expect, test } from "vitest";
import { createStreamEventValidator, isStreamSequenceError, type StreamSequenceError } from "../src/index.ts";
import { start, text } from "./support/events.ts";
import { refusalOf } from "./support/refusal.ts";

function anError(): StreamSequenceError {
  const validator = createStreamEventValidator();
  validator.accept(start);
  const error = refusalOf(validator, text.start(2));
  if (error === undefined) throw new Error("the event was accepted");
  return error;
}

test("an error says which event, when, which rule and where", () => {
  const error = anError();
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "StreamSequenceError",
    message: 'Invalid stream event "text_start" in phase "streaming": expected contentIndex 0, received 2',
    eventType: "text_start",
    phase: "streaming",
    detail: "expected contentIndex 0, received 2",
    code: "wrong_content_index",
    contentIndex: 2,
  });
  expect(error.stack).toContain("StreamSequenceError");
});

describe("isStreamSequenceError", () => {
  const brand = Symbol.for("@di-code/stream-events/StreamSequenceError");
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();

  test.each<[name: string, value: unknown, expected: boolean]>([
    ["an error of this package", anError(), true],
    ["an error of another copy", Object.defineProperty(new Error("m"), brand, { value: true }), true],
    ["another error", new Error("m"), false],
    ["what inherits the brand", Object.create({ [brand]: true }), false],
    ["null", null, false],
    ["text", "StreamSequenceError", false],
    ["a revoked proxy", proxy, false],
  ])("%s", (_name, value, expected) => {
    expect(isStreamSequenceError(value)).toBe(expected);
  });
});
