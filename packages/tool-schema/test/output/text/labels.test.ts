import { expect, test } from "vitest";
import { Labels } from "../../../src/output/text/labels.ts";

test("the first display counts most; an exact label before one for each", () => {
  const labels = new Labels([
    { title: " ", labels: { "/a": "Eins", "/l/*": "Jedes" } },
    { title: "Tool", labels: { "/a": "One", "/b": "Two", "/l/0": "First" } },
  ]);
  expect(labels.title).toBe("Tool");
  expect(labels.of("/a", ["a"])).toEqual({ text: "Eins", isExact: true });
  expect(labels.of("/b", ["b"])).toEqual({ text: "Two", isExact: true });
  expect(labels.of("/l/0", ["l", "0"])).toEqual({ text: "First", isExact: true });
  expect(labels.of("/l/7", ["l", "7"])).toEqual({ text: "Jedes", isExact: false });
  expect(labels.of("/l", ["l"])).toBeUndefined();
});

test("names of Object.prototype are no labels, and what is no text is none", () => {
  const labels = new Labels([{ labels: { "/a": 1 as never } }]);
  expect(labels.of("constructor", ["constructor"])).toBeUndefined();
  expect(labels.of("/a", ["a"])).toBeUndefined();
});

test("a label is one line", () => {
  expect(new Labels([{ labels: { "/a": "x\n\u202ey" } }]).of("/a", ["a"])?.text).toBe("x\\n\\u202ey");
});
