import type { SchemaCheckOptions } from "./check-options.ts";
import { foreignSchemaMessage, isForeignSchema } from "./foreign-schema.ts";
import { isPlainObject, readKeys } from "./read-value.ts";
import type { FindingSink, SchemaFindingCode } from "./schema-finding.ts";
import { ROOT_PLACE, SchemaPlace } from "./schema-place.ts";

/** One reading of a schema that may be hostile: what has been read, within which limits, and what went wrong. */
export class SchemaReading {
  /** Whether the document is read to its end. */
  isComplete = true;
  /** A limit was met: nothing more is to be read. */
  isStopped = false;
  /** What is being read, from the root to the object in hand. */
  readonly path: object[] = [];
  readonly sink: FindingSink;
  readonly maxNodes: number;
  private readonly maxDepth: number;
  private readonly maxCharacters: number;
  private readonly maxEnumValues: number;
  private characters = 0;
  private enumValues = 0;

  constructor(options: SchemaCheckOptions, sink: FindingSink) {
    const { maxDepth = 64, maxNodes = 20_000, maxCharacters = 1_000_000, maxEnumValues = 20_000 } = options;
    this.maxDepth = maxDepth;
    this.maxNodes = maxNodes;
    this.maxCharacters = maxCharacters;
    this.maxEnumValues = maxEnumValues;
    this.sink = sink;
  }

  /** Whether an object may be read at this depth. */
  mayEnter(source: object, place: SchemaPlace, depth: number): boolean {
    if (holds(this.path, source)) {
      this.fail(place.pointer, "", "cyclic_value", "must not contain itself; use $ref for recursion");
      return false;
    }
    if (depth > this.maxDepth) this.stop(place, "limit_depth", `is nested deeper than ${this.maxDepth}`);
    return !this.isStopped;
  }

  isPlain(source: object, place: SchemaPlace): boolean {
    if (isPlainObject(source)) return true;
    if (isForeignSchema(source)) this.fail(place.pointer, "", "foreign_schema", foreignSchemaMessage(place));
    else this.fail(place.pointer, "", "not_a_schema", "must be a plain object, not an instance of a class");
    return false;
  }

  keysOf(source: object, place: SchemaPlace): readonly string[] {
    const keys = readKeys(source);
    if (keys === undefined) this.failRead(place);
    return keys ?? [];
  }

  spend(characters: number): void {
    this.characters += characters;
    if (this.characters > this.maxCharacters) {
      this.stop(ROOT_PLACE, "limit_characters", `has more than ${this.maxCharacters} characters`);
    }
  }

  spendEnumValues(count: number, place: SchemaPlace): void {
    this.enumValues += count;
    if (this.enumValues > this.maxEnumValues) {
      this.stop(place, "limit_enum_values", `more than ${this.maxEnumValues} enum values`);
    }
  }

  stop(place: SchemaPlace, code: SchemaFindingCode, message: string): undefined {
    if (!this.isStopped) this.fail(place.pointer, "", code, message);
    this.isStopped = true;
  }

  /** A property, or the object itself. */
  failRead(place: SchemaPlace, key?: string | number, keyword = ""): undefined {
    if (key === undefined) return this.fail(place.pointer, "", "unreadable", "cannot be read: a proxy threw");
    const { pointer } = new SchemaPlace(place, key);
    return this.fail(pointer, keyword, "unreadable", "cannot be read: a getter or proxy threw");
  }

  private fail(pointer: string, keyword: string, code: SchemaFindingCode, message: string): undefined {
    this.isComplete = false;
    this.sink.refuse(pointer, keyword, code, message);
  }
}

/** `includes`, which V8 calls where this stands in line: mostly there are three or four. */
function holds(path: readonly object[], source: object): boolean {
  for (let at = path.length - 1; at >= 0; at -= 1) if (path[at] === source) return true;
  return false;
}
