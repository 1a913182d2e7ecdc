import { formatText } from "./format-text.ts";
import { numberValue } from "./number-value.ts";
import { patternText } from "./pattern-text.ts";
import type { Random } from "./random.ts";
import {
  isSame,
  isSchema,
  members,
  merge,
  names,
  NoInstance,
  resolve,
  type Schema,
  schemas,
  typeOf,
} from "./schema-merge.ts";

/** A value at a place of an instance, with the one schema that it was made from. */
export interface Site {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
  readonly value: unknown;
  /** The kinds that some branch takes; undefined where any may stand. */
  readonly types: readonly string[] | undefined;
}

/** A value that should satisfy the schema, and all its places, the root first. */
export interface Instance {
  readonly value: unknown;
  readonly sites: readonly Site[];
  /** Patterns that the generator cannot write a text for. */
  readonly unsupportedPatterns: readonly string[];
}

type Fullness = "least" | "full" | "any";

/** Nesting beyond which only what is required is made. */
const DEEP = 6;

/** Nesting beyond which a schema is given up. */
const TOO_DEEP = 40;

/**
 * A value for a schema, made from the text of JSON Schema alone: nothing of the library takes part. Throws
 * {@link NoInstance} where it finds none. `oneOf`, `not` and `if` are not solved: whoever asks tests the instance.
 */
export function generateInstance(schema: unknown, random: Random, fullness: Fullness): Instance {
  const generator = new Generator(schema, random, fullness);
  const value = generator.generate(schema, []);
  return { value, sites: generator.sites, unsupportedPatterns: generator.unsupportedPatterns };
}

class Generator {
  readonly sites: Site[] = [];
  readonly unsupportedPatterns: string[] = [];
  readonly #root: unknown;
  readonly #random: Random;
  readonly #fullness: Fullness;

  constructor(root: unknown, random: Random, fullness: Fullness) {
    this.#root = root;
    this.#random = random;
    this.#fullness = fullness;
  }

  generate(schema: unknown, path: readonly (string | number)[]): unknown {
    if (path.length > TOO_DEEP) throw new NoInstance("recursion without an end");
    const flat = this.#flatten(schema, 0);
    const types = this.#types(schema, 0);
    const at = this.sites.length;
    this.sites.push({ path, schema: flat, value: undefined, types });
    const value = this.#value(flat, path);
    this.sites[at] = { path, schema: flat, value, types };
    return value;
  }

  /** One schema without references and unions: of these, one branch is taken. */
  #flatten(schema: unknown, steps: number): Schema {
    if (schema === false || steps > 100) throw new NoInstance("false, or only references");
    const { $ref, allOf, anyOf, oneOf, if: condition, then, ...own } = members(schema);
    let flat: Schema = own;
    if (typeof $ref === "string") flat = merge(this.#flatten(resolve(this.#root, $ref), steps + 1), flat);
    for (const part of schemas(allOf)) flat = merge(flat, this.#flatten(part, steps + 1));
    for (const union of [anyOf, oneOf]) if (Array.isArray(union)) flat = merge(flat, this.#branch(union, steps));
    if (isSchema(condition)) flat = merge(merge(flat, this.#flatten(condition, steps + 1)), members(then));
    return flat;
  }

  #types(schema: unknown, steps: number): readonly string[] | undefined {
    if (steps > 20) return undefined;
    const { type, $ref, anyOf, oneOf } = members(schema);
    if (type !== undefined) return [type].flat().map(String);
    if (typeof $ref === "string") return this.#types(resolve(this.#root, $ref), steps + 1);
    const union = anyOf ?? oneOf;
    if (!Array.isArray(union)) return undefined;
    const branches = union.map((branch) => this.#types(branch, steps + 1));
    return branches.includes(undefined) ? undefined : branches.flatMap((types) => types ?? []);
  }

  #branch(branches: readonly unknown[], steps: number): Schema {
    const order = branches.map((branch) => ({ branch, key: this.#random.next() })).toSorted((a, b) => a.key - b.key);
    for (const { branch } of order) {
      try {
        return this.#flatten(branch, steps + 1);
      } catch (error) {
        if (!(error instanceof NoInstance)) throw error;
      }
    }
    throw new NoInstance("no branch");
  }

  #value(schema: Schema, path: readonly (string | number)[]): unknown {
    if (Object.hasOwn(schema, "const")) return schema["const"];
    if (Array.isArray(schema["enum"])) return this.#member(schema);
    switch (this.#type(schema)) {
      case "object":
        return this.#object(schema, path);
      case "array":
        return this.#array(schema, path);
      case "string":
        return this.#string(schema);
      case "integer":
        return numberValue(schema, true, this.#random);
      case "number":
        return numberValue(schema, this.#random.chance(0.3), this.#random);
      case "boolean":
        return this.#random.chance(0.5);
      default:
        return null;
    }
  }

  #member(schema: Schema): unknown {
    const types = schema["type"] === undefined ? undefined : [schema["type"]].flat();
    const fitting = schemas(schema["enum"]).filter(
      (member) =>
        types === undefined ||
        types.includes(typeOf(member)) ||
        (typeof member === "number" && types.includes("number")),
    );
    if (fitting.length === 0) throw new NoInstance("no member of the enum fits");
    return this.#random.pick(fitting);
  }

  #type(schema: Schema): string {
    const { type } = schema;
    if (Array.isArray(type)) return String(this.#random.pick(type));
    if (typeof type === "string") return type;
    const has = (...keywords: readonly string[]): boolean => keywords.some((keyword) => Object.hasOwn(schema, keyword));
    if (has("properties", "required", "additionalProperties", "patternProperties", "minProperties")) return "object";
    if (has("items", "prefixItems", "minItems", "contains", "uniqueItems")) return "array";
    if (has("minLength", "maxLength", "pattern", "format")) return "string";
    if (has("minimum", "maximum", "exclusiveMinimum", "multipleOf")) return "number";
    return this.#random.pick(["string", "integer", "boolean", "null"]);
  }

  #string(schema: Schema): string {
    const { pattern, format, minLength, maxLength } = schema;
    if (typeof pattern === "string") {
      const least = Number(minLength ?? 0);
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const text = patternText(pattern, this.#random, Math.max(3, least));
        if (text === undefined) break;
        if (text.length >= least && text.length <= Number(maxLength ?? text.length)) return text;
      }
      this.unsupportedPatterns.push(pattern);
      throw new NoInstance("a pattern that is not supported");
    }
    const text = typeof format === "string" ? formatText(format, this.#random) : undefined;
    if (text !== undefined) return text;
    const least = typeof minLength === "number" ? minLength : 0;
    const most = typeof maxLength === "number" ? maxLength : least + 8;
    if (least > 100_000 || most < least) throw new NoInstance("text of that length");
    const length = this.#random.integer(least, Math.min(most, least + 8));
    return Array.from({ length }, () => this.#random.pick(["a", "é", "/", '"', " ", "𝄞", "0", "\n"])).join("");
  }

  #array(schema: Schema, path: readonly (string | number)[]): unknown[] {
    const { items, prefixItems, contains, minItems, maxItems, minContains, uniqueItems } = schema;
    const prefix = schemas(prefixItems ?? (Array.isArray(items) ? items : undefined));
    const rest = Array.isArray(items) ? schema["additionalItems"] : items;
    const least = Math.max(
      typeof minItems === "number" ? minItems : 0,
      contains === undefined ? 0 : typeof minContains === "number" ? minContains : 1,
    );
    const most = typeof maxItems === "number" ? maxItems : Number.POSITIVE_INFINITY;
    const wished = this.#fullness === "least" || path.length > DEEP ? 0 : this.#random.integer(1, 3);
    const length =
      rest === false ? Math.min(prefix.length, most) : Math.min(most, Math.max(least, wished, prefix.length));
    const value: unknown[] = [];
    for (let index = 0; index < length; index += 1) {
      const own = index < prefix.length ? prefix[index] : rest;
      const item = contains === undefined ? (own ?? true) : merge(own ?? {}, this.#flatten(contains, 0));
      let made = this.generate(item, [...path, index]);
      for (let attempt = 0; uniqueItems === true && value.some((other) => isSame(other, made)); attempt += 1) {
        if (attempt > 20) return value;
        made = this.generate(item, [...path, index]);
      }
      value.push(made);
    }
    return value;
  }

  #object(schema: Schema, path: readonly (string | number)[]): Record<string, unknown> {
    const declared = members(schema["properties"]);
    const chosen = new Set(names(schema["required"]));
    for (const name of Object.keys(declared)) if (this.#takesOptional(path)) chosen.add(name);
    for (const [name, others] of Object.entries(members(schema["dependentRequired"]))) {
      if (chosen.has(name)) for (const other of names(others)) chosen.add(other);
    }
    const value: Record<string, unknown> = {};
    for (const name of chosen) this.#addMember(value, name, schema, path);
    const { minProperties, maxProperties } = schema;
    const wished = this.#fullness === "any" && path.length > 0 && this.#random.chance(0.3) ? 1 : 0;
    const least = typeof minProperties === "number" ? minProperties : Object.keys(value).length + wished;
    const most = typeof maxProperties === "number" ? maxProperties : Number.POSITIVE_INFINITY;
    for (let extra = 0; Object.keys(value).length < Math.min(least, most); extra += 1) {
      if (extra > 10) break;
      const [pattern] = Object.keys(members(schema["patternProperties"]));
      const named = members(schema["propertyNames"]);
      const name =
        pattern === undefined
          ? Object.keys(named).length > 0
            ? String(this.#value(this.#flatten({ type: "string", ...named }, 0), path))
            : `extra/${extra}~`
          : (patternText(pattern, this.#random) ?? "");
      this.#addMember(value, name, schema, path);
    }
    return value;
  }

  #takesOptional(path: readonly (string | number)[]): boolean {
    if (path.length > DEEP || this.#fullness === "least") return false;
    return this.#fullness === "full" || this.#random.chance(0.5);
  }

  /** A member that no value can be found for is left out, unless it is required. */
  #addMember(value: Record<string, unknown>, name: string, schema: Schema, path: readonly (string | number)[]): void {
    const declared = members(schema["properties"]);
    const isDeclared = Object.hasOwn(declared, name);
    const parts: unknown[] = isDeclared ? [declared[name]] : [];
    for (const [pattern, part] of Object.entries(members(schema["patternProperties"]))) {
      if (new RegExp(pattern, "u").test(name)) parts.push(part);
    }
    if (parts.length === 0) parts.push(schema["additionalProperties"] ?? true);
    const known = this.sites.length;
    try {
      const [first, ...others] = parts;
      const one = others.reduce<unknown>(
        (merged, part) => merge(this.#flatten(merged, 0), this.#flatten(part, 0)),
        first,
      );
      const member = this.generate(one, [...path, name]);
      Object.defineProperty(value, name, { value: member, enumerable: true, writable: true, configurable: true });
    } catch (error) {
      const isRequired = names(schema["required"]).includes(name);
      if (!(error instanceof NoInstance) || isRequired) throw error;
      this.sites.length = known;
    }
  }
}
