import type { Context } from "@di-code/ai";
import { collectMessage, validateStream } from "@di-code/stream-events";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createScriptedModel, type ScriptedTurn } from "../../../src/coding-agent/script/scripted-model.ts";

const NOTHING: Context = { messages: [] };
const turns: fc.Arbitrary<ScriptedTurn> = fc.record(
  {
    text: fc.string(),
    calls: fc.array(
      fc.record({
        name: fc.constantFrom("read", "write"),
        argumentsText: fc.oneof(fc.string(), fc.json(), fc.constant('{"a":[1,{"b":"c"}]}')),
      }),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: [] },
);

test("whatever a script says is a valid stream, whole", async () => {
  await fc.assert(
    fc.asyncProperty(turns, fc.integer({ min: 1, max: 30 }), async (turn, fragment) => {
      const model = createScriptedModel(() => turn, { fragment });
      const message = await collectMessage(model.stream(NOTHING, new AbortController().signal));
      expect(message.stopReason).toBe((turn.calls ?? []).length > 0 ? "tool_use" : "stop");
      expect(message.content.filter((block) => block.type !== "text")).toHaveLength(turn.calls?.length ?? 0);
    }),
  );
});

test("and stopped after any event: what was complete and the text so far, never an open call", async () => {
  await fc.assert(
    fc.asyncProperty(turns, fc.nat({ max: 40 }), async (turn, stopAfter) => {
      const stop = new AbortController();
      const types: string[] = [];
      for await (const event of validateStream(createScriptedModel(() => turn).stream(NOTHING, stop.signal))) {
        types.push(event.type);
        if (types.length > stopAfter) stop.abort();
      }
      const isStopped = types.length === stopAfter + 2 && types.at(-1) === "error";
      expect(isStopped || types.at(-1) === "done").toBe(true);
    }),
  );
});

test("a script is told the conversation so far", async () => {
  const seen: Context[] = [];
  const model = createScriptedModel((context) => {
    seen.push(context);
    return {};
  });
  await collectMessage(model.stream(NOTHING, new AbortController().signal));
  expect(seen).toEqual([NOTHING]);
});
