import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../test/support/corpora.ts";
import { droppedLine, foundCases } from "../support/found-cases.ts";

interface Group {
  readonly description: string;
  readonly schema: unknown;
}

/** The groups of a draft whose schema can be that of a member: those without references to the document's root. */
function groupsOf(draft: string): readonly (readonly [string, Record<string, unknown>])[] {
  if (corpora === undefined) return [];
  const folder = join(corpora, "json-schema-test-suite", "tests", draft);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => {
    const groups = JSON.parse(readFileSync(join(folder, file), "utf8")) as readonly Group[];
    return groups.map(({ description, schema }) => {
      const text = JSON.stringify(schema);
      const isWhole = text.includes('"$ref":"#') || text.includes('"$id"');
      const parameters = isWhole
        ? { ...(schema as object), type: "object" }
        : { type: "object", properties: { it: schema }, required: ["it"] };
      return [`${file} ${description}`, parameters] as const;
    });
  });
}

describe.skipIf(corpora === undefined).each(["draft7", "draft2020-12"])(
  "the official suite's schemas of %s",
  (draft) => {
    test("the validator bears out the cases", () => {
      const counts = { schemas: 0, valid: 0, invalid: 0, without: 0 };
      const lines: string[] = [];
      for (const [name, schema] of groupsOf(draft)) {
        const found = foundCases(schema, { imported: true, maxCases: 60 });
        if (found === undefined) continue;
        counts.schemas += 1;
        counts.valid += found.cases.valid.length;
        counts.invalid += found.cases.invalid.length;
        if (found.cases.valid.length === 0) counts.without += 1;
        for (const one of found.cases.dropped) lines.push(droppedLine(name, one));
      }
      console.log(draft, counts, "dropped", lines.length, lines.slice(0, 30));
      expect(counts.schemas).toBeGreaterThan(100);
      expect(lines.length).toBeLessThan((counts.valid + counts.invalid) / 100);
      expect(counts.without).toBeLessThan(counts.schemas / 10);
    });
  },
);
