import { checkToolSchema, type JsonValue } from "@di-code/ai";
import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPortableSchema } from "../../src/index.ts";
import { foreignKeywords, unknownKeywords } from "../support/foreign-keywords.ts";
import { portableMetaschema } from "../support/portable-metaschema.ts";
import { anyJson, nodesOf, type Place, portableSchema, type Schema } from "../support/portable-schema.ts";

test("what is made of the subset is portable, and can be enforced", () => {
  fc.assert(
    fc.property(portableSchema, (schema) => {
      expect(checkPortableSchema(schema)).toEqual([]);
      expect(checkToolSchema(schema)).toEqual({ findings: [], notEnforced: [] });
    }),
  );
});

const foreign = fc.oneof(
  fc.constantFrom(...foreignKeywords).map(([keyword, value]) => [keyword, value, "keyword_not_portable"] as const),
  fc.tuple(fc.constantFrom(...unknownKeywords), anyJson, fc.constant("keyword_unknown")),
);

test("one foreign keyword at any place is one finding, there", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(portableSchema, fc.nat(), foreign, fc.boolean(), (schema, at, [keyword, value, code], isFirst) => {
      const root = structuredClone(schema);
      const { node, pointer } = placeAt(root, at);
      const rest = Object.entries(node);
      for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
      const added = [keyword, value] as const;
      for (const [name, one] of isFirst ? [added, ...rest] : [...rest, added]) {
        Object.defineProperty(node, name, { value: one, enumerable: true, writable: true, configurable: true });
      }
      const found = checkPortableSchema(root);
      expect(found).toMatchObject([{ pointer: `${pointer}/${escaped(keyword)}`, keyword, code }]);
      seen.add(pointer === "" ? "root" : (pointer.split("/").at(-2) ?? ""));
    }),
    { numRuns: 400 },
  );
  // The places were of all kinds.
  expect([...seen]).toEqual(expect.arrayContaining(["root", "properties", "oneOf"]));
});

const ajv = new Ajv({ strict: false });
const takes = ajv.compile(portableMetaschema);

/** Anything that may stand as a keyword's value, near to what should. */
const ruleKeywords =
  "type enum minLength maxLength minimum maximum items minItems maxItems uniqueItems properties required oneOf";
const anyKeyword = fc.oneof(
  fc.constantFrom(...foreignKeywords.map(([keyword]) => keyword)),
  fc.constantFrom(...ruleKeywords.split(" "), "description", "default", "examples"),
);
const anyKeywordValue = fc.oneof(
  fc.constantFrom<JsonValue>(
    "string",
    "object",
    "integer",
    "array",
    "boolean",
    "null",
    true,
    false,
    0,
    1,
    -1,
    2.5,
    null,
  ),
  fc.constantFrom<JsonValue>([], {}, ["a"], ["a", "a"], [1], [true], [{ type: "string" }], { type: "string" }),
  fc.constantFrom<JsonValue>({ a: { type: "string" } }, { a: true }, ["string", "null"], { type: "array" }),
);
type Mutation = readonly [place: number, keyword: string, value: JsonValue | undefined];
const mutation: fc.Arbitrary<Mutation> = fc.tuple(fc.nat(), anyKeyword, fc.option(anyKeywordValue, { nil: undefined }));

test("portable is what the table says, as ajv reads it, and what can be enforced", () => {
  const verdicts = { portable: 0, foreign: 0 };
  fc.assert(
    fc.property(portableSchema, fc.array(mutation, { minLength: 1, maxLength: 2 }), (schema, mutations) => {
      const root = structuredClone(schema);
      for (const [at, keyword, value] of mutations) {
        const { node } = placeAt(root, at);
        if (value === undefined) Reflect.deleteProperty(node, keyword);
        else node[keyword] = structuredClone(value);
      }
      const isPortable = checkPortableSchema(root).length === 0;
      const isEnforceable = checkToolSchema(root).findings.length === 0;
      const expected = takes(root) && isEnforceable && nodesOf(root).every(declaresWhatItRequires);
      expect(isPortable).toBe(expected);
      verdicts[isPortable ? "portable" : "foreign"] += 1;
    }),
    { numRuns: 600 },
  );
  expect(verdicts.portable).toBeGreaterThan(50);
  expect(verdicts.foreign).toBeGreaterThan(200);
});

test("JSON of any kind is taken, and each finding points to what is there or should be", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.anything({ withNullPrototype: true, withDate: true, withMap: true })),
      (value) => {
        const findings = checkPortableSchema(value);
        expect(findings.length).toBeGreaterThan(0);
        expect(new Set(findings.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).size).toBe(findings.length);
      },
    ),
  );
});

function placeAt(root: Schema, at: number): Place {
  const places = nodesOf(root).filter(({ node }) => typeof node === "object" && node !== null && !Array.isArray(node));
  const place = places[at % places.length];
  if (place === undefined) throw new Error("no place");
  return place;
}

function declaresWhatItRequires({ node }: Place): boolean {
  const names = node?.["required"];
  const declared = node?.["properties"] ?? {};
  return !Array.isArray(names) || names.every((name) => Object.hasOwn(declared as object, String(name)));
}

function escaped(keyword: string): string {
  return keyword.replaceAll("~", "~0").replaceAll("/", "~1");
}
