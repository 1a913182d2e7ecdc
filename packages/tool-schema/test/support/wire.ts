import { appendSegment, segmentsOfPointer } from "@di-code/ai";
import { ajvVerdict } from "../../../ai/test/support/ajv-verdict.ts";
import type { DialectNote, DialectSchema, SchemaObject } from "../../src/index.ts";

type Json = Readonly<Record<string, unknown>>;

/** Thrown for arguments that hold a member which the wire does not declare: those a closed object does not carry. */
class Undeclared extends Error {}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Gemini's `nullable` as JSON Schema has it, so that a validator can read it. */
function asJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (!isObject(schema)) return schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === "properties" && isObject(value)) {
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asJsonSchema(member)])),
        ];
      }
      return [keyword, keyword === "default" || keyword === "enum" ? value : asJsonSchema(value)];
    }),
  );
  return nullable === true ? { anyOf: [rest, { type: "null" }] } : rest;
}

/**
 * What a model would send for some arguments of the original schema: the wire's own names, null for what is left out
 * where the wire requires it. Written from the wire's schema and the notes alone.
 */
export class WireEncoder {
  readonly accepts: (value: unknown) => boolean;
  readonly #schema: SchemaObject;
  readonly #names: ReadonlyMap<string, string>;
  readonly #verdicts = new Map<unknown, (value: unknown) => boolean>();

  constructor({ schema, notes }: Pick<DialectSchema, "schema" | "notes">) {
    this.#schema = schema;
    this.#names = wireNames(notes);
    this.accepts = ajvVerdict(asJsonSchema(schema) as object);
  }

  encode(value: unknown, at: unknown = this.#schema): unknown {
    const schema = this.#resolve(at);
    const branches = schema["anyOf"] ?? schema["oneOf"];
    if (Array.isArray(branches)) return this.#encodeBranch(value, branches);
    if (Array.isArray(value)) {
      const items = schema["items"];
      return isObject(items) ? value.map((item) => this.encode(item, items)) : value;
    }
    return isObject(value) ? this.#encodeObject(value, schema) : value;
  }

  #encodeBranch(value: unknown, branches: readonly unknown[]): unknown {
    let undeclared: Undeclared | undefined;
    for (const branch of branches) {
      try {
        const encoded = this.encode(value, branch);
        if (this.#verdict(branch)(encoded)) return encoded;
      } catch (error) {
        if (!(error instanceof Undeclared)) throw error;
        undeclared = error;
      }
    }
    if (undeclared !== undefined) throw undeclared;
    return value;
  }

  #encodeObject(value: Json, schema: Json): unknown {
    const members = isObject(schema["properties"]) ? schema["properties"] : {};
    const encoded: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const wireName = this.#names.get(name) ?? name;
      const isDeclared = Object.hasOwn(members, wireName);
      if (!isDeclared && schema["additionalProperties"] === false) throw new Undeclared(name);
      encoded[isDeclared ? wireName : name] = isDeclared ? this.encode(member, members[wireName]) : member;
    }
    if (schema["additionalProperties"] !== false) return encoded;
    for (const name of (schema["required"] ?? []) as readonly string[]) encoded[name] ??= null;
    return encoded;
  }

  #verdict(branch: unknown): (value: unknown) => boolean {
    const known = this.#verdicts.get(branch);
    if (known !== undefined) return known;
    const { $defs } = this.#schema;
    const schema = asJsonSchema(branch) as object;
    // A reference to the root needs the root: such a branch is told by the root's own verdict.
    const verdict = JSON.stringify(branch).includes('"$ref":"#"')
      ? () => true
      : ajvVerdict($defs === undefined ? schema : { ...schema, $defs });
    this.#verdicts.set(branch, verdict);
    return verdict;
  }

  #resolve(at: unknown): Json {
    if (!isObject(at)) return {};
    const reference = at["$ref"];
    if (typeof reference !== "string") return at;
    let target: unknown = this.#schema;
    for (const segment of segmentsOfPointer(reference.slice(1)) ?? []) target = isObject(target) ? target[segment] : {};
    return this.#resolve(target);
  }
}

/** From the original's names to those of the wire, as the notes tell. */
function wireNames(notes: readonly DialectNote[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { action, effect } of notes) {
    const [, name, wire] = /^(.*) is (.*) on the wire$/.exec(effect) ?? [];
    if (action === "renamed" && name !== undefined && wire !== undefined) names.set(name, wire);
  }
  return names;
}

/** Where a document has no such place. */
export function missingPointers(document: unknown, pointers: readonly string[]): readonly string[] {
  return pointers.filter((pointer) => {
    let value: unknown = document;
    let at = "";
    for (const segment of segmentsOfPointer(pointer) ?? ["?"]) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return true;
      value = (value as Json)[segment];
      at = appendSegment(at, segment);
    }
    return at !== pointer;
  });
}
