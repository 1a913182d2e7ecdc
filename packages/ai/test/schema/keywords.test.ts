import fc from "fast-check";
import { expect, test } from "vitest";
import { IN_DOUBT } from "../../src/schema/keyword-groups.ts";
import { keywords } from "../../src/schema/keywords.ts";
import { PatternFaults } from "../../src/schema/pattern-faults.ts";
import { readSchema } from "../../src/schema/read-schema.ts";
import { groupsOf, type SchemaObject } from "../../src/schema/schema-copy.ts";
import { FindingCollector } from "../../src/schema/schema-finding.ts";

function ruledOut(schema: SchemaObject): readonly string[] {
  const sink = new FindingCollector(false);
  const context = { sink, formats: undefined, patternEngine: undefined, patternFaults: new PatternFaults() };
  for (const name of Object.keys(schema)) keywords.get(name)?.rule(schema[name], name, `/${name}`, context);
  return sink.findings.map(({ pointer, code }) => `${pointer} ${code}`);
}

const text = fc.constantFrom("string", "object", "int", "#", "", "date", "uint32", "a", "__proto__", "^a$");
const number = fc.constantFrom(0, 1, -1, 0.5, Number.NaN, Infinity);
const other = fc.constantFrom<unknown>(null, true, false, 1n, Symbol("a"), () => 1, new Date(0));
const leaf = fc.oneof(text, number, other);
const name = fc.constantFrom("a", "b", "toString", "__proto__");
const keyword = fc.constantFrom(...keywords.keys(), "x-a");

/** With `__proto__` as an own member. */
function ownMembers(entries: readonly (readonly [string, unknown])[]): object {
  const members = {};
  for (const [key, value] of entries) {
    Object.defineProperty(members, key, { value, enumerable: true, configurable: true });
  }
  return members;
}

const { schema } = fc.letrec<{ value: unknown; schema: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie("value")), { maxLength: 3 }).map(ownMembers),
    tie("schema"),
  ),
  schema: fc.array(fc.tuple(keyword, tie("value")), { maxLength: 4 }).map(ownMembers),
}));

test("no rule finds anything in a schema that the reading has left no doubt about", () => {
  let certain = 0;
  fc.assert(
    fc.property(schema, (source) => {
      const copies = readSchema(source, {}, new FindingCollector(false))?.schemas ?? [];
      for (const copy of copies) {
        if ((groupsOf(copy) & IN_DOUBT) !== 0) continue;
        certain += 1;
        expect(ruledOut(copy)).toEqual([]);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(certain).toBeGreaterThan(1_000);
});

test.each<[string, object]>([
  ["strings", { type: "string", minLength: 1, maxLength: 9, format: "date", description: "a" }],
  ["numbers", { type: "integer", minimum: 0, exclusiveMaximum: 9.5, multipleOf: 2, default: 2 }],
  ["several types", { type: ["string", "null"] }],
  ["literals", { anyOf: [{ const: "a" }, { enum: ["b", null] }] }],
  ["arrays", { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true }],
  ["tuples", { prefixItems: [true], items: false }],
  ["objects", { type: "object", properties: { a: true }, required: ["a"], additionalProperties: false }],
  ["references", { $id: "a", $ref: "#/$defs/a", $defs: { a: { type: "object" } } }],
])("there is no doubt about %s", (_name, source) => {
  const [root] = readSchema(source, {}, new FindingCollector(false))?.schemas ?? [];
  expect(root && groupsOf(root) & IN_DOUBT).toBe(0);
});
