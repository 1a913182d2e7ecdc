import { describe, expect, test } from "vitest";
import { compileToolArguments, type CompiledToolArguments, isToolSchemaError } from "../../src/index.ts";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { distinct, type NamedSchema } from "../support/instance-check.ts";
import { generateInstance } from "../support/instance-generator.ts";
import { createRandom, type Random } from "../support/random.ts";
import { NoInstance } from "../support/schema-merge.ts";

const SEED = 7;

const schemas = distinct(
  readLines<{ readonly tool: { readonly name: string; readonly inputSchema: object } }>("mcp-tools.jsonl").map(
    ({ tool }) => ({ name: tool.name, schema: tool.inputSchema }),
  ),
);

/** Whatever the schema: unions and references must not make the count of keys come out right by chance. */
describe.skipIf(corpora === undefined)("what parsing hides is seen under every schema", () => {
  test("a key given twice, a number that lost digits, __proto__", () => {
    const counts = { duplicates: 0, numbers: 0, prototypes: 0 };
    const wrong: string[] = [];
    for (const [index, entry] of schemas.entries()) {
      const compiled = compile(entry);
      const random = createRandom(SEED + index);
      const value = instance(entry.schema, random);
      if (compiled === undefined || value === undefined) continue;
      const places = objectsIn(value);
      const chosen = random.pick(places);
      if (chosen === undefined) continue;
      const [name] = Object.keys(chosen.value);
      const expectUnsafe = (text: string, keyword: string, pointer: string): void => {
        const result = compiled.safeParse(text);
        const found = result.ok ? ["accepted"] : result.error.details.map((issue) => `${issue.keyword} ${issue.path}`);
        if (found.length !== 1 || found[0] !== `${keyword} ${pointer}`) {
          wrong.push(`${entry.name} ${keyword} ${pointer}: ${found.join(", ")}`);
        }
      };
      if (name !== undefined) {
        counts.duplicates += 1;
        const twice = writeJson(value, chosen.value, `${JSON.stringify(name)}:${JSON.stringify(chosen.value[name])},`);
        expectUnsafe(twice, "duplicate_key", `${chosen.pointer}/${escaped(name)}`);
      }
      counts.numbers += 1;
      expectUnsafe(writeJson(value, chosen.value, `"zz":9007199254740993,`), "unsafe_number", `${chosen.pointer}/zz`);
      counts.prototypes += 1;
      const polluted = compiled.safeParse(writeJson(value, chosen.value, `"__proto__":{},`));
      const isSeen = !polluted.ok && polluted.error.details.some(({ keyword }) => keyword === "unsafe_key");
      if (!isSeen) wrong.push(`${entry.name} __proto__ at ${chosen.pointer}`);
    }
    console.log(`seed ${SEED}:`, counts);
    expect(wrong).toEqual([]);
  });
});

interface ObjectPlace {
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

function objectsIn(root: unknown): readonly ObjectPlace[] {
  const places: ObjectPlace[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) places.push({ pointer, value: value as ObjectPlace["value"] });
    for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${escaped(key)}`);
  };
  visit(root, "");
  return places;
}

/** JSON text with something more at the beginning of one object, where `JSON.parse` may hide it. */
function writeJson(value: unknown, target: unknown, more: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item, target, more)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}:${writeJson(member, target, more)}`,
  );
  const inside = members.join(",");
  if (value !== target) return `{${inside}}`;
  return inside === "" ? `{${more.slice(0, -1)}}` : `{${more}${inside}}`;
}

function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function instance(schema: object, random: Random): unknown {
  try {
    return generateInstance(schema, random, "full").value;
  } catch (error) {
    if (error instanceof NoInstance) return undefined;
    throw error;
  }
}

function compile({ name, schema }: NamedSchema): CompiledToolArguments | undefined {
  try {
    return compileToolArguments({ name, description: "", parameters: schema }, { imported: true });
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}
