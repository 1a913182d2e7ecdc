import type { SchemaCheckOptions } from "./check-options.ts";
import { IN_DOUBT, REFINED } from "./keyword-groups.ts";
import { isSafeName } from "./keyword-names.ts";
import { type Keyword, keywords } from "./keywords.ts";
import { isArray, isPlainObject, readMember, UNREADABLE } from "./read-value.ts";
import { newSchemaCopy, type OpenSchemaCopy, type SchemaCopy, setGroups, setNames } from "./schema-copy.ts";
import type { FindingSink } from "./schema-finding.ts";
import { charactersOf, CLASS_INSTANCE, leafOf, whatIsNoJson } from "./schema-leaf.ts";
import { ROOT_PLACE, SchemaPlace } from "./schema-place.ts";
import { SchemaReading } from "./schema-reading.ts";
import { refuseInnerValidator } from "./schema-validator.ts";
import type { SubschemaShape } from "./subschemas.ts";
import { type Marks, marksOf, readMarkers, refuseForeign, refuseSilentKind } from "./typebox-markers.ts";

/**
 * Copies a schema, reading each property once, so that getters, proxies and shared objects matter to nobody after:
 * the copy is a tree, at most as large as the limits allow. Recursion is bounded by the limit on depth.
 *
 * Gives `undefined` where the document could not be read to its end, for which there is then a finding.
 */
export function readSchema(root: object, options: SchemaCheckOptions, sink: FindingSink): ReadDocument | undefined {
  const reading = new SchemaReading(options, sink);
  const reader = new SchemaReader(reading);
  reader.readSchema(root, ROOT_PLACE, 1);
  return reading.isComplete ? reader : undefined;
}

/** A document that was read to its end. */
export interface ReadDocument {
  /** In the order of the document, the root first. */
  readonly schemas: readonly SchemaCopy[];
  /** The groups of which some schema of it holds a keyword. */
  readonly allGroups: number;
}

/** What a list or a map holds: the subschemas of a schema, or parts of a value that is no schema. */
type Members = "schemas" | "values";

/** Inside `enum` and `const` everything must be JSON; elsewhere other things are left to their keyword. */
type JsonKeyword = "enum" | "const" | undefined;

export class SchemaReader implements ReadDocument {
  readonly schemas: SchemaCopy[] = [];
  allGroups = 0;
  /** Of the keywords that were read of the schema in hand. */
  private groups = 0;
  private readonly reading: SchemaReading;

  constructor(reading: SchemaReading) {
    this.reading = reading;
  }

  /** Depth counts schemas, or the levels of a value that is no schema; lists and maps of schemas count for nothing. */
  readSchema(source: object, place: SchemaPlace, depth: number): SchemaCopy | undefined {
    if (!this.reading.mayEnter(source, place, depth) || !this.reading.isPlain(source, place)) return undefined;
    if (this.schemas.length >= this.reading.maxNodes) {
      return this.reading.stop(place, "limit_nodes", `has more than ${this.reading.maxNodes} schemas`);
    }
    const copy = newSchemaCopy(place);
    this.schemas.push(copy);
    const groupsAround = this.groups;
    const keys = this.reading.keysOf(source, place);
    const marks = marksOf(source);
    const refinements = marks === "none" ? undefined : this.readMarked(source, place, marks);
    if (refinements !== undefined) keepRefinements(copy, refinements);
    this.groups = refinements === undefined ? 0 : REFINED;
    this.reading.path.push(source);
    for (const key of keys) {
      if (this.reading.isStopped) break;
      this.readKeyword(source, key, copy, place, depth);
    }
    this.reading.path.pop();
    setGroups(copy, this.groups);
    this.allGroups |= this.groups;
    this.groups = groupsAround;
    return copy;
  }

  private readMarked(source: object, place: SchemaPlace, marks: Marks): readonly unknown[] | undefined {
    if (marks === "silent_kind") {
      refuseSilentKind(place, this.reading.sink);
      return undefined;
    }
    if (place !== ROOT_PLACE) refuseInnerValidator(source, place, this.reading.sink);
    return readMarkers(source, place, this.reading.sink);
  }

  private readKeyword(source: object, key: string, copy: OpenSchemaCopy, place: SchemaPlace, depth: number): void {
    const keyword = keywords.get(key);
    if (keyword === undefined && key.startsWith("~")) {
      // TypeBox's own markers; enumerable only under a setting of its own.
      if (key === "~standard") refuseForeign(place, this.reading.sink);
      return;
    }
    this.reading.spend(key.length + 4);
    const value = readMember(source, key);
    if (value === UNREADABLE) this.reading.failRead(place, key, key);
    // JSON leaves such members out, and so do providers.
    if (value === undefined || value === UNREADABLE) return;
    if (keyword === undefined) {
      copy[key] = this.readValue(value, place, key, 1, undefined);
      return;
    }
    const read = this.readKnown(keyword, value, key, place, depth);
    copy[key] = read;
    this.groups |= keyword.accepts(read) ? keyword.groups : keyword.groups | IN_DOUBT;
  }

  private readKnown({ shape }: Keyword, value: unknown, key: string, place: SchemaPlace, depth: number): unknown {
    if (shape === undefined) {
      return this.readValue(value, place, key, 1, key === "enum" || key === "const" ? key : undefined);
    }
    if (typeof value !== "object" || value === null) {
      if (typeof value !== "boolean" || !takesSchema(shape)) this.groups |= IN_DOUBT;
      return this.readValue(value, place, key, 1, undefined);
    }
    const hasList = isArray(value);
    if (hasList ? !takesList(shape) : shape === "list") {
      this.groups |= IN_DOUBT;
      return this.readValue(value, place, key, 1, undefined);
    }
    this.reading.spend(2);
    const at = new SchemaPlace(place, key);
    if (hasList) return this.readList(value as readonly unknown[], at, depth, "schemas", undefined);
    return takesSchema(shape)
      ? this.readSchema(value, at, depth + 1)
      : this.readMap(value, at, depth, "schemas", undefined);
  }

  private readValue(
    value: unknown,
    place: SchemaPlace,
    key: string | number,
    depth: number,
    json: JsonKeyword,
  ): unknown {
    this.reading.spend(charactersOf(value));
    let leaf = value;
    if (typeof value === "object" && value !== null) {
      const at = new SchemaPlace(place, key);
      if (isArray(value)) return this.readList(value as readonly unknown[], at, depth, "values", json);
      if (isPlainObject(value)) return this.readMap(value, at, depth, "values", json);
      if (!this.reading.mayEnter(value, at, depth)) return undefined;
      leaf = CLASS_INSTANCE;
    } else leaf = leafOf(value);
    const fault = json === undefined ? undefined : whatIsNoJson(leaf);
    if (json !== undefined && fault !== undefined) {
      const { pointer } = new SchemaPlace(place, key);
      this.reading.sink.refuse(pointer, json, "not_json", `must be JSON, not ${fault}`);
    }
    return leaf;
  }

  private readList(
    source: readonly unknown[],
    place: SchemaPlace,
    depth: number,
    members: Members,
    json: JsonKeyword,
  ): unknown[] | undefined {
    if (!this.reading.mayEnter(source, place, depth)) return undefined;
    const length = readMember(source, "length");
    if (typeof length !== "number") return this.reading.failRead(place);
    if (members === "schemas" && length === 0) this.groups |= IN_DOUBT;
    const copy = newList(length);
    this.reading.path.push(source);
    for (let index = 0; index < length && !this.reading.isStopped; index++) {
      this.reading.spend(1);
      const member = readMember(source, index);
      if (member === UNREADABLE) this.reading.failRead(place, index);
      else copy[index] = this.readEntry(member, place, index, depth, members, json);
    }
    this.reading.path.pop();
    if (json === "enum" && depth === 1) this.reading.spendEnumValues(copy.length, place);
    return copy;
  }

  private readMap(
    source: object,
    place: SchemaPlace,
    depth: number,
    members: Members,
    json: JsonKeyword,
  ): Readonly<Record<string, unknown>> | undefined {
    if (!this.reading.mayEnter(source, place, depth) || !this.reading.isPlain(source, place)) return undefined;
    // Names are new in each schema: a hidden class for each new order of them takes V8 a µs a name.
    const copy = Object.create(null) as Record<string, unknown>;
    this.reading.path.push(source);
    const names = this.reading.keysOf(source, place);
    let hasAll = members === "schemas";
    for (const name of names) {
      if (this.reading.isStopped) break;
      this.reading.spend(name.length + 4);
      const member = readMember(source, name);
      if (member === UNREADABLE) this.reading.failRead(place, name);
      if (member === undefined || member === UNREADABLE) {
        hasAll = false;
        continue;
      }
      if (members === "schemas" && !isSafeName(name)) this.groups |= IN_DOUBT;
      copy[name] = this.readEntry(member, place, name, depth, members, json);
    }
    this.reading.path.pop();
    if (hasAll) setNames(copy, names);
    return copy;
  }

  /** A member of a list or a map. */
  private readEntry(
    value: unknown,
    place: SchemaPlace,
    key: string | number,
    depth: number,
    members: Members,
    json: JsonKeyword,
  ): unknown {
    if (members === "values") return this.readValue(value, place, key, depth + 1, json);
    if (typeof value === "object" && value !== null && !isArray(value)) {
      this.reading.spend(2);
      return this.readSchema(value, new SchemaPlace(place, key), depth + 1);
    }
    if (typeof value !== "boolean") this.groups |= IN_DOUBT;
    return this.readValue(value, place, key, 1, json);
  }
}

/** Refinements are functions, and part of what the schema means: the copy has them, hidden as TypeBox hides them. */
function keepRefinements(copy: OpenSchemaCopy, refinements: readonly unknown[]): void {
  Object.defineProperty(copy, "~refine", { value: refinements });
}

/** With room for exactly its members, unless it says that there are many. */
function newList(length: number): unknown[] {
  return Number.isInteger(length) && length >= 0 && length <= 1_000 ? new Array<unknown>(length) : [];
}

function takesSchema(shape: SubschemaShape): boolean {
  return shape === "schema" || shape === "schema_or_list";
}

function takesList(shape: SubschemaShape): boolean {
  return shape === "list" || shape === "schema_or_list";
}
