import { isToolSchemaError } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../test/support/corpora.ts";
import { toDialect } from "../../src/dialects/to-dialect.ts";
import { deepFreeze, objectsIn } from "../support/deep-freeze.ts";
import { dialectChecks } from "../support/dialect-checkers/check-dialect.ts";
import { isPlace, valueAt } from "../support/dialect-checkers/schema-tree.ts";
import { type ToolDocument, toolDocuments } from "../support/tool-documents.ts";

type DialectName = keyof typeof dialectChecks;

/**
 * The largest share of the corpora's 3,176 schemas that a dialect may refuse: what was measured on 30 November 2026, in
 * the comment, and a little more. Refused are maps and objects of any members (strict modes), values of every kind,
 * recursion, `null` and unions that may overlap (portable), and more members than the limits allow.
 */
const MOST_REFUSED: Readonly<Record<DialectName, number>> = {
  openai: 0.001, // 1: a schema that nobody can enforce
  "openai-strict": 0.045, // 126
  anthropic: 0.001, // 1
  "anthropic-strict": 0.048, // 139
  gemini: 0.01, // 20
  "gemini-json-schema": 0.002, // 1
  mcp: 0.001, // 1
  portable: 0.02, // 47
};

const documents = toolDocuments();

interface Outcome {
  readonly converted: number;
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** What should not be, a line each. */
  readonly faults: readonly string[];
}

function convertAll(dialect: DialectName): Outcome {
  let converted = 0;
  const refused = new Map<string, string[]>();
  const faults: string[] = [];
  for (const document of documents) {
    const before = JSON.stringify(document.schema);
    try {
      const { schema, notes } = toDialect(deepFreeze(document.schema), dialect);
      converted += 1;
      for (const { pointer, rule } of dialectChecks[dialect](schema))
        faults.push(`${document.name} ${pointer}: ${rule}`);
      faults.push(...sharedObjects(document, schema));
      for (const { pointer } of notes) {
        if (valueAt(document.schema, pointer) === undefined) faults.push(`${document.name}: a note at ${pointer}`);
      }
    } catch (error) {
      if (!isToolSchemaError(error)) throw error;
      const [first] = error.findings;
      const reason = `${error.code} ${first?.keyword ?? ""}`;
      refused.set(reason, [...(refused.get(reason) ?? []), document.name]);
      if (error.findings.length === 0) faults.push(`${document.name}: refused without a finding`);
      for (const { pointer, code, keyword } of error.findings) {
        if (!isPlace(document.schema, pointer, keyword)) faults.push(`${document.name}: refused at ${pointer}`);
        if (code.length === 0) faults.push(`${document.name}: refused without a code`);
      }
    }
    if (JSON.stringify(document.schema) !== before) faults.push(`${document.name}: the input was changed`);
  }
  return { converted, refused, faults };
}

function sharedObjects({ name, schema }: ToolDocument, output: unknown): readonly string[] {
  const inputs = objectsIn(schema);
  return [...objectsIn(output)].some((object) => inputs.has(object))
    ? [`${name}: shares an object with its input`]
    : [];
}

describe.skipIf(corpora === undefined)("the schemas of MCP servers and of BFCL", () => {
  test("are there", () => {
    expect(documents.length).toBeGreaterThan(2_500);
  });

  test.each(Object.keys(dialectChecks) as readonly DialectName[])("in the dialect %s", (dialect) => {
    const { converted, refused, faults } = convertAll(dialect);
    const count = documents.length - converted;
    const reasons = [...refused].toSorted(([, left], [, right]) => right.length - left.length);
    console.log(
      [
        `${dialect}: ${converted} converted, ${count} refused (${((100 * count) / documents.length).toFixed(2)} %)`,
        ...reasons.map(([reason, names]) => `  ${names.length} × ${reason}, as ${names.slice(0, 3).join(", ")}`),
      ].join("\n"),
    );
    expect(faults.slice(0, 20)).toEqual([]);
    expect(count / documents.length).toBeLessThanOrEqual(MOST_REFUSED[dialect]);
  });
});
