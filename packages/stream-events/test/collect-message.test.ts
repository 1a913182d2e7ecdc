import { describe, expect, test } from "vitest";
import { collectMessage, validateStream } from "../src/index.ts";
import { broken, call, done, failed, source, start, successful, text } from "./support/events.ts";

const interleaved = [start, call.start(0), text.start(1), text.end(1, ""), call.end(0, call.block({}))];

test("gives the message of done, with what a provider has added", async () => {
  const message = { ...successful("stop", [text.block("Hi")]), metadata: { id: "m1" } };
  const events = [
    start,
    text.start(0),
    text.delta(0, "Hi"),
    text.end(0, "Hi"),
    { type: "done", reason: "stop", message },
  ];
  expect(await collectMessage(source(events))).toBe(message);
});

test("gives the message of error", async () => {
  expect(await collectMessage(source([start, broken("aborted")]))).toEqual(failed("aborted", []));
});

test("takes what validateStream gives, interleaved as well", async () => {
  const events = [...interleaved, done("stop", call.block({}), text.block(""))];
  const message = await collectMessage(validateStream(source(events), { interleaved: true }));
  expect(message.content).toHaveLength(2);
  await expect(collectMessage(source(events), { interleaved: false })).rejects.toMatchObject({
    code: "block_already_active",
  });
});

describe("rejects", () => {
  test.each<[name: string, events: readonly unknown[], code: string]>([
    ["a source without an end", [start], "unexpected_end"],
    ["an empty source", [], "unexpected_end"],
    ["an event out of order", [start, text.end(0, "")], "no_active_block"],
    ["an event after the end", [start, done("stop"), start], "after_terminal"],
    ["a message of other content", [start, done("stop", text.block("Hi"))], "done_content_mismatch"],
  ])("%s", async (_name, events, code) => {
    await expect(collectMessage(source(events))).rejects.toMatchObject({ name: "StreamSequenceError", code });
  });

  test("an option that is none", async () => {
    await expect(collectMessage(source([]), { latch: 1 } as never)).rejects.toThrow(TypeError);
  });
});
