import {
  appendSegment,
  argumentsValidator,
  type JsonValue,
  type SchemaFinding,
  type SchemaFindingCode,
} from "@di-code/ai";
import { FOREIGN_SCHEMA, isForeignSchema } from "./foreign-schema.ts";
import { setMember } from "./json-schema.ts";
import { isList, isPlainList, isPlainObject, lengthOf, readMember, UNREADABLE } from "./plain-values.ts";

/** Lists and objects within one another: four for each of the 64 schemas that may stand within one another, and a value. */
const MAX_DEPTH = 320;
/**
 * Members in all, one object at two places counted twice: as many as fit into the 1,000,000 characters of a schema, two
 * for each.
 */
const MAX_VALUES = 500_000;
/** Text and names in all, in UTF-16 units: ten times what a schema may have unless its caller says otherwise. */
const MAX_CHARACTERS = 10_000_000;
const MAX_FINDINGS = 100;
/** Pointers of all findings together, in UTF-16 units: names may be as long as the document. */
const MAX_POINTER_CHARACTERS = 1_000_000;

/** What could be read of a document that may be hostile. */
export interface DocumentCopy {
  /**
   * The document as JSON, deeply frozen, with `null` in the place of what is refused; undefined where the root is no
   * object, or where a limit stopped the reading.
   */
  readonly copy: JsonValue | undefined;
  /** Each thing that JSON would lose or change, with a code of {@link SchemaFindingCode}. At most 100. */
  readonly findings: readonly SchemaFinding<SchemaFindingCode>[];
  /** Code that stands on schemas, which is left out: TypeBox's hidden marks, a schema's own validator. At most 100. */
  readonly marks: readonly CodeMark[];
}

/** A rule or a conversion that no keyword tells of; `validator` is one under `argumentsValidator` of `@di-code/ai`. */
export interface CodeMark {
  /** Of the schema that has it. */
  readonly pointer: string;
  readonly mark: "~refine" | "~codec" | "validator";
}

/** Copies anything as JSON has it. Never throws; each own member is read once; work is bounded by the limits. */
export function copyDocument(document: unknown): DocumentCopy {
  const copier = new Copier();
  if (typeof document !== "object" || document === null || isList(document)) {
    // ArkType's schemas are functions.
    if (isForeignSchema(document)) copier.refuse(undefined, FOREIGN_SCHEMA, "foreign_schema");
    else copier.refuse(undefined, "must be a JSON Schema object", "not_a_schema");
    return { copy: undefined, findings: copier.findings, marks: [] };
  }
  const copy = copier.copy(document, undefined, 1);
  const { isStopped, findings, marks } = copier;
  return { copy: isStopped || copy === null ? undefined : copy, findings, marks };
}

function isEnumerable(source: object, key: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(source, key);
}

/** Linked to the root, and put into words only for a finding: most places are never told. Undefined is the root. */
type Place = { readonly parent: Place; readonly segment: string | number } | undefined;

function pointerOf(place: Place): string {
  const segments: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.parent) segments.push(at.segment);
  return segments.reduceRight<string>(appendSegment, "");
}

class Copier {
  readonly findings: SchemaFinding<SchemaFindingCode>[] = [];
  readonly marks: CodeMark[] = [];
  isStopped = false;
  private readonly path = new Set<object>();
  private values = 0;
  private characters = 0;
  private pointerCharacters = 0;

  /** `null`, which stands in the copy for what is refused. */
  refuse(place: Place, message: string, code: SchemaFindingCode = "not_json"): null {
    if (this.findings.length < MAX_FINDINGS && this.pointerCharacters <= MAX_POINTER_CHARACTERS) {
      const pointer = pointerOf(place);
      this.pointerCharacters += pointer.length;
      this.findings.push(Object.freeze({ pointer, keyword: "", code, message }));
    } else this.isStopped = true;
    return null;
  }

  copy(value: unknown, place: Place, depth: number): JsonValue {
    if (typeof value === "string") this.spend(0, value.length);
    if (this.isStopped) return null;
    if (value === null || typeof value === "boolean" || typeof value === "string") return value;
    if (typeof value === "number") {
      if (Number.isFinite(value) && !Object.is(value, -0)) return value;
      return this.refuse(place, `must be JSON, not ${Object.is(value, -0) ? "-0" : "NaN or an infinity"}`);
    }
    if (typeof value !== "object") return this.refuse(place, `must be JSON, not ${KINDS[typeof value]}`);
    if (depth > MAX_DEPTH) return this.stop(place, "limit_depth", `is nested deeper than ${MAX_DEPTH}`);
    if (this.path.has(value))
      return this.refuse(place, "must not contain itself; use $ref for recursion", "cyclic_value");
    this.path.add(value);
    try {
      return isList(value) ? this.copyList(value, place, depth) : this.copyObject(value, place, depth);
    } catch {
      return this.refuse(place, "cannot be read: a proxy threw", "unreadable");
    } finally {
      this.path.delete(value);
    }
  }

  private copyList(list: readonly unknown[], place: Place, depth: number): JsonValue {
    if (!isPlainList(list)) return this.refuse(place, "must be a plain list, not an instance of a class");
    const length = lengthOf(list);
    if (length === undefined) return this.refuse(place, "must be a list with a length");
    const copy: JsonValue[] = [];
    for (let index = 0; index < length && !this.isStopped; index += 1) {
      this.spend(1, 0);
      const at = { parent: place, segment: index };
      if (!Object.hasOwn(list, index)) {
        copy.push(this.refuse(at, "must be JSON, not a hole in a list"));
        // A list of a great length may hold next to nothing: its first hole is enough.
        return Object.freeze(copy);
      }
      copy.push(this.copyMember(list, index, at, depth) ?? null);
    }
    // All indices are there, and `length`: one name more is one that JSON loses.
    if (!this.isStopped && Reflect.ownKeys(list).length !== length + 1) {
      this.refuse(place, "must be a list without members of other names");
    }
    return Object.freeze(copy);
  }

  private copyObject(source: object, place: Place, depth: number): JsonValue {
    if (!isPlainObject(source)) {
      if (isForeignSchema(source)) return this.refuse(place, FOREIGN_SCHEMA, "foreign_schema");
      return this.refuse(place, "must be a plain object, not an instance of a class");
    }
    // Valibot's schemas are plain objects; zod puts a hidden member on the JSON Schemas that it writes.
    const keys = Reflect.ownKeys(source);
    if (keys.includes("~standard") && isEnumerable(source, "~standard") && isForeignSchema(source)) {
      return this.refuse(place, FOREIGN_SCHEMA, "foreign_schema");
    }
    const copy = {};
    for (const key of keys) {
      if (this.isStopped) break;
      if (key === argumentsValidator) {
        this.mark(place, "validator");
        continue;
      }
      if (typeof key === "symbol") {
        this.refuse(place, "must not have a member named by a symbol");
        continue;
      }
      this.spend(1, key.length);
      const at = { parent: place, segment: key };
      if (!isEnumerable(source, key)) this.passHidden(key, place, at);
      else {
        const member = this.copyMember(source, key, at, depth);
        if (member !== undefined) setMember(copy, key, member);
      }
    }
    return Object.freeze(copy);
  }

  /** Undefined for what JSON leaves out of an object; a list cannot leave it out. */
  private copyMember(source: object, key: string | number, at: Place, depth: number): JsonValue | undefined {
    const member = readMember(source, key);
    if (member === UNREADABLE) return this.refuse(at, "cannot be read: a getter or proxy threw", "unreadable");
    if (typeof key === "string") {
      if (member === undefined) return undefined;
      if (key === "toJSON" && typeof member === "function") {
        return this.refuse(at, "must not be written otherwise than it is: toJSON");
      }
    }
    return this.copy(member, at, depth + 1);
  }

  /** JSON leaves out what is not enumerable. TypeBox marks its schemas so, which loses nothing but what is code. */
  private passHidden(key: string, holder: Place, at: Place): void {
    if (!key.startsWith("~")) this.refuse(at, "must not be hidden from JSON: it is not enumerable");
    else if (key === "~refine" || key === "~codec") this.mark(holder, key);
  }

  private mark(holder: Place, mark: CodeMark["mark"]): void {
    if (this.marks.length < MAX_FINDINGS) this.marks.push(Object.freeze({ pointer: pointerOf(holder), mark }));
  }

  private spend(values: number, characters: number): void {
    this.values += values;
    this.characters += characters;
    if (this.isStopped) return;
    if (this.values > MAX_VALUES) this.stop(undefined, "limit_nodes", `holds more than ${MAX_VALUES} values`);
    else if (this.characters > MAX_CHARACTERS) {
      this.stop(undefined, "limit_characters", `holds more than ${MAX_CHARACTERS} characters`);
    }
  }

  private stop(place: Place, code: SchemaFindingCode, message: string): null {
    this.isStopped = true;
    return this.refuse(place, message, code);
  }
}

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
