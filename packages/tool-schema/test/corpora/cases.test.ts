import { describe, expect, test } from "vitest";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { checkPortableSchema } from "../../src/index.ts";

interface Case {
  readonly id: string;
  readonly area: string;
  readonly schema: object;
}

const cases = readLines<Case>("cases.jsonl").filter(({ area }) => area === "schema");

function schemaOf(id: string): object {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no case ${id}`);
  return found.schema;
}

/** What `checkPortableSchema` says of the cases whose fault, or its absence, every provider shares; the pointers are the case file's. */
const PORTABLE_CASES: Readonly<Record<string, readonly string[]>> = {
  // An object without properties is in the subset; a dialect adds the empty ones.
  C07: [],
  C09: ["/properties/formats/items items_missing"],
  C11: ["/properties/rules/items/$ref keyword_not_portable"],
  C13: ["/required/1 required_undeclared"],
  C15: [],
  C16: ["/anyOf keyword_not_portable"],
  C19: ["/$defs keyword_not_portable", "/properties/a/$ref keyword_not_portable"],
  C21: ["/type root_not_object", "/anyOf keyword_not_portable"],
  C23: [],
};

describe.skipIf(corpora === undefined)("reported cases of schemas: the portable subset", () => {
  test.each(Object.entries(PORTABLE_CASES))("%s", (id, expected) => {
    expect(checkPortableSchema(schemaOf(id)).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
  });
});
