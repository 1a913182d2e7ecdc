import { expect, test } from "vitest";
import { readExportedNames } from "../../../test/support/exported-names.ts";
import * as surface from "../src/index.ts";

// A name that comes or goes is a decision: it belongs here, in the README and in a changeset.
const values: readonly string[] = [];

const types: readonly string[] = [];

const exported = readExportedNames(new URL("../src/index.ts", import.meta.url));

test("the values that the package exports", () => {
  expect(Object.keys(surface).toSorted()).toEqual(values.toSorted());
  expect(exported.values).toEqual(values.toSorted());
});

test("the types that the package exports", () => {
  expect(exported.types).toEqual(types.toSorted());
});
