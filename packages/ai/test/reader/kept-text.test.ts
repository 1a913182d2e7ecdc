import { expect, test } from "vitest";
import { KeptText } from "../../src/reader/kept-text.ts";

// The first list holds 16, the next 32 and so on up to 1,024.
test.each([0, 1, 15, 16, 17, 47, 48, 49, 2_031, 2_032, 2_033, 3_000])(
  "%i fragments join to the text that they came in, as often as that is asked",
  (count) => {
    const list = new KeptText();
    const parts = Array.from({ length: count }, (_, index) => `${index},`);
    for (const part of parts) list.add(part);
    const text = parts.join("");
    expect(list.length).toBe(text.length);
    expect(list.join()).toBe(text);
    list.add("end");
    expect(list.length).toBe(text.length + 3);
    expect(list.join()).toBe(`${text}end`);
    expect(list.join()).toBe(`${text}end`);
  },
);

test("lists share nothing, and a fragment of nothing is none of the text", () => {
  const [first, second] = [new KeptText(), new KeptText()];
  for (let index = 0; index < 40; index += 1) {
    first.add("a");
    first.add("");
  }
  second.add("b");
  expect([first.join(), second.join()]).toEqual(["a".repeat(40), "b"]);
  expect([first.length, second.length]).toEqual([40, 1]);
});
