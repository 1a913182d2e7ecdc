import { describe, expect, test } from "vitest";
import { readSource } from "../../../src/cases/schema/schema-source.ts";
import { CaseList, type Verdict } from "../../../src/cases/walk/case-list.ts";
import type { Place } from "../../../src/cases/walk/place.ts";

const source = readSource({ type: "object" }, {});
const place: Place = {
  applied: [{ schema: { type: "string" }, within: [] }],
  path: ["a/b"],
  put: (value) => ({ "a/b": value }),
  exists: () => true,
  note: "",
  above: [],
};

function listOf(verdict: ReturnType<Verdict>, maxCases = 10): CaseList {
  return new CaseList(source, () => verdict, maxCases);
}

const issue = { path: "/a~1b", keyword: "type" };

describe("a case is kept as it was expected, or dropped", () => {
  test.each<readonly [string, ReturnType<Verdict>, number]>([
    ["the one issue at its place", { ok: false, issues: [issue] }, 1],
    ["another keyword", { ok: false, issues: [{ ...issue, keyword: "enum" }] }, 0],
    ["another place", { ok: false, issues: [{ ...issue, path: "" }] }, 0],
    ["an issue beside it", { ok: false, issues: [issue, { ...issue, path: "/b" }] }, 0],
    ["no issue", { ok: true }, 0],
  ])("%s", (_, verdict, kept) => {
    const cases = listOf(verdict);
    expect(cases.addWrongValue(place, 1, "a number")).toBe(true);
    expect([cases.invalid.length, cases.dropped.length]).toEqual([kept, 1 - kept]);
    expect(cases.invalid.map(({ name, pointer, keyword }) => [name, pointer, keyword])).toEqual(
      kept === 1 ? [["/a/b: a number", "/a~1b", "type"]] : [],
    );
  });

  test("a valid case that is refused", () => {
    const cases = listOf({ ok: false, issues: [issue] });
    cases.addValid(place, "text", "present");
    expect([cases.valid.length, cases.dropped.length]).toEqual([0, 1]);
  });

  test("a value that the schemas of the place refuse is no valid case, and one that they take no invalid one", () => {
    const cases = listOf({ ok: true });
    cases.addValid(place, 1, "present");
    expect(cases.addWrongValue(place, "text", "text")).toBe(false);
    expect([cases.valid, cases.invalid, cases.dropped]).toEqual([[], [], []]);
  });

  test("the same case is there once, and no more than the limit", () => {
    const cases = listOf({ ok: true }, 2);
    for (const label of ["one", "one", "two", "three"]) cases.addValid(place, "text", label);
    expect(cases.valid.map(({ name }) => name)).toEqual(["/a/b: one", "/a/b: two"]);
    expect(cases.isCut).toBe(true);
  });
});
