import { appendSegment, argumentsValidator, type JsonValue, type SchemaFinding, ToolSchemaError } from "@di-code/ai";
import { type SchemaObject, setMember } from "./json-schema.ts";

/** Lists and objects within one another: four for each of the 64 schemas that may stand within one another, and a value. */
const MAX_DEPTH = 320;
/** Values in all: as many characters as a schema may have at the most. */
const MAX_VALUES = 1_000_000;
const MAX_FINDINGS = 100;

/**
 * An independent copy of a schema as JSON has it, deeply frozen. Own enumerable members are read once each; those that
 * are `undefined` are left out, as JSON leaves them out, and so are the hidden marks of TypeBox (`~kind`, `~optional`) and a
 * validator of the schema's own (under `argumentsValidator` of `@di-code/ai`): the copy is its JSON Schema alone.
 *
 * @throws ToolSchemaError code `INVALID_INPUT`, with the pointer of each thing that JSON would lose or change: functions,
 * symbols, BigInts, `NaN`, infinities and -0, `undefined` and holes in lists, instances of classes (Dates, RegExps, Maps),
 * `toJSON`, members named by symbols, members that are not enumerable, objects inside themselves; also for what is no
 * object, more than 320 levels or 1,000,000 values, and what a getter or proxy throws at. At most 100 are listed.
 */
export function cloneToolSchema(schema: { readonly [argumentsValidator]: unknown }): SchemaObject;
export function cloneToolSchema<const TSchemaInput extends object>(schema: TSchemaInput): TSchemaInput;
export function cloneToolSchema(schema: unknown): JsonValue;
export function cloneToolSchema(schema: unknown): unknown {
  const clone = new Clone();
  if (typeof schema !== "object" || schema === null || isList(schema)) {
    clone.refuse("", "must be a JSON Schema object");
  }
  const copy = clone.findings.length === 0 ? clone.copy(schema, "", 1) : undefined;
  if (clone.findings.length > 0) throw new ToolSchemaError({ findings: clone.findings, code: "INVALID_INPUT" });
  return copy;
}

class Clone {
  readonly findings: SchemaFinding[] = [];
  private readonly path = new Set<object>();
  private values = 0;
  private isStopped = false;

  refuse(pointer: string, message: string): undefined {
    if (this.findings.length < MAX_FINDINGS) {
      this.findings.push(Object.freeze({ pointer, keyword: "", code: "not_json", message }));
    }
  }

  /** The copy; undefined for what is refused, or left out. */
  copy(value: unknown, pointer: string, depth: number): JsonValue | undefined {
    if (this.isStopped) return undefined;
    this.values += 1;
    if (this.values > MAX_VALUES) return this.stop("", `holds more than ${MAX_VALUES} values`);
    if (value === null || typeof value === "boolean" || typeof value === "string") return value;
    if (typeof value === "number") {
      if (Number.isFinite(value) && !Object.is(value, -0)) return value;
      return this.refuse(pointer, `must be JSON, not ${Object.is(value, -0) ? "-0" : "NaN or an infinity"}`);
    }
    if (typeof value !== "object") return this.refuse(pointer, `must be JSON, not ${KINDS[typeof value]}`);
    if (depth > MAX_DEPTH) return this.stop(pointer, `is nested deeper than ${MAX_DEPTH}`);
    if (this.path.has(value)) return this.refuse(pointer, "must not contain itself");
    this.path.add(value);
    try {
      return isList(value) ? this.copyList(value, pointer, depth) : this.copyObject(value, pointer, depth);
    } catch {
      return this.refuse(pointer, "cannot be read: a getter or proxy threw");
    } finally {
      this.path.delete(value);
    }
  }

  private copyList(list: readonly unknown[], pointer: string, depth: number): JsonValue | undefined {
    if (!isPlainList(list)) return this.refuse(pointer, "must be a plain list, not an instance of a class");
    const { length } = list;
    const copy: JsonValue[] = [];
    for (let index = 0; index < length && !this.isStopped; index += 1) {
      const at = appendSegment(pointer, index);
      // A list of a great length may hold next to nothing: its first hole is enough.
      if (!Object.hasOwn(list, index)) return this.refuse(at, "must be JSON, not a hole in a list");
      const member = this.copy(list[index], at, depth + 1);
      if (member !== undefined) copy.push(member);
    }
    for (const key of Reflect.ownKeys(list)) {
      if (key === "length" || (typeof key === "string" && INDEX.test(key))) continue;
      return this.refuse(pointer, "must be a list without members of other names");
    }
    return Object.freeze(copy);
  }

  private copyObject(source: object, pointer: string, depth: number): JsonValue | undefined {
    if (!isPlainObject(source)) return this.refuse(pointer, "must be a plain object, not an instance of a class");
    const copy = {};
    for (const key of Reflect.ownKeys(source)) {
      if (this.isStopped) break;
      if (key === argumentsValidator) continue;
      if (typeof key === "symbol") {
        this.refuse(pointer, "must not have a member named by a symbol");
        continue;
      }
      const at = appendSegment(pointer, key);
      if (!Object.prototype.propertyIsEnumerable.call(source, key)) {
        if (!key.startsWith("~")) this.refuse(at, "must not be hidden from JSON: it is not enumerable");
        continue;
      }
      const member = (source as Readonly<Record<string, unknown>>)[key];
      if (member === undefined) continue;
      if (key === "toJSON" && typeof member === "function") {
        this.refuse(at, "must not be written otherwise than it is: toJSON");
        continue;
      }
      const value = this.copy(member, at, depth + 1);
      if (value !== undefined) setMember(copy, key, value);
    }
    return Object.freeze(copy);
  }

  private stop(pointer: string, message: string): undefined {
    this.isStopped = true;
    return this.refuse(pointer, message);
  }
}

const INDEX = /^(?:0|[1-9][0-9]*)$/;

const KINDS = {
  bigint: "a BigInt",
  boolean: "a boolean",
  function: "a function",
  number: "a number",
  object: "an object",
  string: "text",
  symbol: "a symbol",
  undefined: "undefined",
} as const;

/** `Array.isArray`, which throws on a revoked proxy. */
function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** An object literal, one without a prototype, or one of another realm. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || isForeignRoot(prototype);
}

function isPlainList(value: readonly unknown[]): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) return true;
  return Array.isArray(prototype) && isForeignRoot(Object.getPrototypeOf(prototype));
}

/** Another realm's `Object.prototype`: only that one owns this method. */
function isForeignRoot(prototype: unknown): boolean {
  return (
    typeof prototype === "object" &&
    prototype !== null &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, "isPrototypeOf")
  );
}
