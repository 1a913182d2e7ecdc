import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { planFor, schemaFaults, verdictsOf } from "../support/plans.ts";

/** One file of the official suite holds groups: a schema, and values with the verdict on each. */
interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** Where we differ on purpose: how many groups are refused with a code, or how many verdicts are others. */
interface Difference {
  readonly file: string;
  /** A finding's code for groups whose schema is refused; `verdict` for single values. */
  readonly kind: string;
  /** Part of the descriptions, where not the whole file is meant. */
  readonly of?: string;
  readonly count: number;
}

const REMOTE = "other documents are never fetched";
const DYNAMIC = "$dynamicRef is refused";
const PROTO = "no arguments may have a member __proto__, so no schema may speak of it";
const SIBLINGS = "siblings of $ref apply, whatever $schema says";
const FORMATS = "formats assert";
const CONTENT = "contentEncoding and contentMediaType are annotations, as in 2020-12";
const NONSENSE = "no value would ever do";
const UNKNOWN_FORMAT = "a format that nothing here checks is refused, or listed for imported schemas";
const VOCABULARY = "$schema changes nothing: all keywords assert";

const NOT_LINEAR = "a pattern that is not shown to be linear is refused, or listed for imported schemas";

const DIFFERENCES: Readonly<Record<string, readonly Difference[]>> = {
  [NOT_LINEAR]: [
    { file: "draft7/patternProperties.json", kind: "pattern_not_linear", count: 1 },
    { file: "draft2020-12/patternProperties.json", kind: "pattern_not_linear", count: 1 },
  ],
  [REMOTE]: [
    { file: "draft7/definitions.json", kind: "ref_remote", count: 1 },
    { file: "draft7/ref.json", kind: "ref_remote", count: 1 },
    { file: "draft7/refRemote.json", kind: "ref_remote", count: 11 },
    { file: "draft7/optional/cross-draft.json", kind: "ref_remote", count: 1 },
    { file: "draft2020-12/defs.json", kind: "ref_remote", count: 1 },
    { file: "draft2020-12/dynamicRef.json", kind: "ref_remote", count: 5 },
    { file: "draft2020-12/ref.json", kind: "ref_remote", count: 1 },
    { file: "draft2020-12/refRemote.json", kind: "ref_remote", count: 15 },
    { file: "draft2020-12/optional/cross-draft.json", kind: "ref_remote", count: 1 },
  ],
  [DYNAMIC]: [
    { file: "draft2020-12/dynamicRef.json", kind: "dynamic_ref", count: 15 },
    { file: "draft2020-12/unevaluatedItems.json", kind: "dynamic_ref", count: 1 },
    { file: "draft2020-12/unevaluatedProperties.json", kind: "dynamic_ref", count: 1 },
    { file: "draft2020-12/optional/dynamicRef.json", kind: "dynamic_ref", count: 1 },
  ],
  [PROTO]: [
    { file: "draft7/properties.json", kind: "unsafe_name", count: 1 },
    { file: "draft7/required.json", kind: "unsafe_name", count: 1 },
    { file: "draft2020-12/properties.json", kind: "unsafe_name", count: 1 },
    { file: "draft2020-12/required.json", kind: "unsafe_name", count: 1 },
  ],
  [SIBLINGS]: [
    { file: "draft7/ref.json", kind: "verdict", of: "ref overrides any sibling keywords", count: 1 },
    { file: "draft7/ref.json", kind: "verdict", of: "$ref prevents a sibling $id", count: 2 },
  ],
  [FORMATS]: [{ file: "draft2020-12/format.json", kind: "verdict", of: "is only an annotation by default", count: 19 }],
  [CONTENT]: [{ file: "draft7/optional/content.json", kind: "verdict", count: 4 }],
  [NONSENSE]: [
    { file: "draft2020-12/enum.json", kind: "keyword_kind", of: "empty enum", count: 1 },
    { file: "draft2020-12/minContains.json", kind: "bounds", of: "maxContains < minContains", count: 1 },
  ],
  [UNKNOWN_FORMAT]: [
    { file: "draft7/optional/format/unknown.json", kind: "unknown_format", count: 1 },
    { file: "draft2020-12/optional/format/unknown.json", kind: "unknown_format", count: 1 },
  ],
  [VOCABULARY]: [{ file: "draft2020-12/vocabulary.json", kind: "verdict", of: "no validation vocabulary", count: 1 }],
};

const corpora = process.env["TOOL_CORPORA"];
if (corpora === undefined) console.warn("TOOL_CORPORA is not set: the JSON Schema test suite is skipped");
const suite = join(corpora ?? "", "json-schema-test-suite", "tests");

const FOLDERS = ["draft7", "draft2020-12"].flatMap((draft) => [draft, `${draft}/optional`, `${draft}/optional/format`]);

function suiteFiles(): readonly string[] {
  if (corpora === undefined) return [];
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(suite, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => `${folder}/${name}`),
  );
}

function readGroups(file: string): readonly Group[] {
  const groups: readonly Group[] = JSON.parse(readFileSync(join(suite, file), "utf8"));
  return groups;
}

interface Surprise {
  readonly kind: string;
  readonly about: string;
}

/** All that is not as the file has it: schemas that are refused, and values with another verdict. */
function surprisesIn({ description, schema, tests }: Group): readonly Surprise[] {
  const [fault] = schemaFaults(schema);
  if (fault !== undefined) return [{ kind: fault.code, about: description }];
  const plan = planFor(schema);
  expect(plan.uncovered).toEqual([]);
  const surprises: Surprise[] = [];
  for (const { description: about, data, valid } of tests) {
    const { check, copied, copy, issues } = verdictsOf(plan, data);
    expect({ about, copy }, description).toEqual({ about, copy: data });
    const isAgreed = check === copied && check === (issues.length === 0);
    expect(isAgreed, `check, copy and explain agree on ${description}: ${about}`).toBe(true);
    if (check !== valid) surprises.push({ kind: "verdict", about: `${description}: ${about}` });
  }
  return surprises;
}

describe.skipIf(corpora === undefined)("official JSON Schema test suite", () => {
  test.each(suiteFiles())("%s", (file) => {
    const left = readGroups(file).flatMap(surprisesIn);
    for (const [reason, differences] of Object.entries(DIFFERENCES)) {
      for (const { kind, of = "", count } of differences.filter((difference) => difference.file === file)) {
        const explained = left.filter((surprise) => surprise.kind === kind && surprise.about.includes(of));
        expect(explained, reason).toHaveLength(count);
        for (const surprise of explained) left.splice(left.indexOf(surprise), 1);
      }
    }
    expect(left).toEqual([]);
  });
});
