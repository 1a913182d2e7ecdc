import type { AssistantMessage } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { createToolRegistry } from "../../src/index.ts";
import { call, codeOf, textOf, turn } from "../support/messages.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";
import { throwing } from "../support/throwing.ts";
import { echo, toolOf } from "../support/tools.ts";

failOnUnhandledRejections();

const fine = call("fine", "echo", { text: "fine" });

/** What a file or an adapter without types may give as a message. */
function untyped(content: unknown): AssistantMessage {
  return { ...turn([]), content: content as AssistantMessage["content"] };
}

function hostile(block: object, member: string): object {
  return Object.defineProperty({ ...block }, member, { enumerable: true, get: throwing(new Error("secret")) });
}

const invalid = { type: "invalid_tool_call", id: "i", name: "echo", argumentsText: "secret", reason: "malformed" };
const notJson = 'The arguments for "echo" were refused:\n- arguments: must be valid JSON';

describe("a block of a message that came from elsewhere", () => {
  test.each<[name: string, block: unknown, id: string | undefined, answer: string]>([
    ["null", null, undefined, ""],
    ["a text", "tool_call", undefined, ""],
    ["of an unknown type", { type: "server_tool_call", id: "x", name: "echo" }, undefined, ""],
    ["whose type cannot be read", hostile(fine, "type"), undefined, ""],
    ["without an id", { ...fine, id: undefined }, "", "The call was not run, because it came without an id."],
    ["whose id cannot be read", hostile(fine, "id"), "", "The call was not run, because it came without an id."],
    ["without a name", { type: "tool_call", id: "n", arguments: {} }, "n", 'There is no tool "".'],
    ["whose name is no text", { ...fine, id: "n", name: { toString: throwing(1) } }, "n", 'There is no tool "".'],
    ["without arguments", { type: "tool_call", id: "a", name: "echo" }, "a", "must be a plain object"],
    ["whose arguments cannot be read", hostile({ ...fine, id: "a" }, "arguments"), "a", "must be a plain object"],
    ["that is invalid, without issues", invalid, "i", notJson],
    ["that is invalid, with an issue that is none", { ...invalid, issues: [null] }, "i", notJson],
    ["that is invalid, with an issue of wrong kinds", { ...invalid, issues: [{ path: 5, message: {} }] }, "i", notJson],
    ["that is invalid and hostile", hostile({ ...invalid, issues: [] }, "issues"), "i", notJson],
    ["that is invalid, without an id", { ...invalid, id: 7, issues: [] }, "", "came without an id"],
  ])("%s, does not hurt its neighbours", async (_, block, id, answer) => {
    const registry = createToolRegistry({ tools: [echo] });
    const answers = await registry.run(untyped([block, fine]));
    expect(answers.map(({ toolCallId }) => toolCallId)).toEqual([...(id === undefined ? [] : [id]), "fine"]);
    expect(textOf(answers.at(-1))).toBe("fine");
    if (id === undefined) return;
    expect(textOf(answers[0])).toContain(answer);
    expect(typeof answers[0]?.toolName).toBe("string");
    expect(JSON.stringify(answers)).not.toContain("secret");
  });

  test("is read once: what was checked is what runs", async () => {
    let reads = 0;
    const changing = Object.defineProperty({ ...fine }, "name", {
      get: () => (reads++ === 0 ? "echo" : "other"),
    });
    const registry = createToolRegistry({ tools: [echo, toolOf("other", () => "other")] });
    expect((await registry.run(untyped([changing]))).map(textOf)).toEqual(["fine"]);
  });
});

describe("a message that is none", () => {
  test.each<[name: string, message: unknown]>([
    ["undefined", undefined],
    ["a text", "hello"],
    ["one without content", { role: "assistant" }],
    ["one whose content is a text", { ...turn([]), content: "hello" }],
  ])("%s is a TypeError", async (_, message) => {
    const registry = createToolRegistry({ tools: [echo] });
    await expect(registry.run(message as AssistantMessage)).rejects.toThrow(
      new TypeError("message must be an assistant message, with a list as its content"),
    );
  });

  test.each([undefined, "max_tokens", "content_filter"])("one that stopped by %s runs nothing", async (stopReason) => {
    const registry = createToolRegistry({ tools: [echo] });
    const message = { ...turn([fine]), stopReason } as AssistantMessage;
    const answers = await registry.run(message);
    expect(answers.map(codeOf)).toEqual(["NOT_EXECUTED"]);
    expect(answers.map(textOf)).toEqual([
      "The call was not run, because the message that holds it does not say that it came to its end.",
    ]);
  });
});
