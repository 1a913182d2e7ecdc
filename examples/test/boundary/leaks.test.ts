import { safeParseToolArguments } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { leaksOf, valuesOf } from "../../src/boundary/leaks.ts";
import { read } from "../../src/boundary/tools.ts";

describe("valuesOf", () => {
  test.each<[name: string, text: string, expected: readonly string[]]>([
    ["strings", '{"a":"12345678","b":["abcdefgh"]}', ["12345678", "abcdefgh"]],
    ["no keys", '{"abcdefgh" : 1}', []],
    ["numbers", '{"a":9007199254740993}', ["9007199254740993"]],
    ["nothing short", '{"a":"prod","b":5000}', []],
    ["a string that was cut off", '{"a":"export async func', ["export async func"]],
    ["quotes inside", '{"a":"say \\"hello\\""}', ['say \\"hello\\"']],
  ])("%s", (_name, text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });
});

test("a value that is shown is found", () => {
  const result = safeParseToolArguments(read, '{"path":"","offset":1}');
  if (result.ok) throw new Error("an empty path was accepted");
  expect(leaksOf(["must not have fewer"], result.error, "")).toEqual(["must not have fewer"]);
  expect(leaksOf(["told to the model"], result.error, "told to the model")).toEqual(["told to the model"]);
  expect(leaksOf(["src/server.ts"], result.error, "")).toEqual([]);
});
