import { appendSegment } from "../issues/pointer.ts";
import type { SchemaCheckOptions } from "./check-options.ts";
import { isArray, isPlainObject, readKeys, readMember, readOwn, UNREADABLE } from "./read-value.ts";
import type { FindingSink, SchemaFindingCode } from "./schema-finding.ts";
import { subschemaShapes } from "./subschemas.ts";
import { checkMarkers } from "./typebox-markers.ts";

/** A schema in the document: a private copy and where it stands. */
export interface SchemaPosition {
  /** Own properties only, without prototype. What is no JSON is a symbol whose description names it. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

/** `list` and `map` hold schemas; `value` is no schema, and neither is anything in it. */
type Role = "schema" | "list" | "map" | "value";

interface Frame {
  readonly source: object;
  readonly copy: Record<string, unknown> | unknown[];
  readonly role: Role;
  readonly pointer: string;
  readonly depth: number;
  readonly parent: Frame | undefined;
  /** Inside `enum` and `const` everything must be JSON; elsewhere other things are left to their keyword. */
  readonly json: string | undefined;
}

/** An object on whose prototype nothing lies: in V8 three times as fast as `Object.create(null)`. */
const Bare = function () {} as unknown as { new (): Record<string, unknown>; prototype: unknown };
Bare.prototype = Object.create(null) as unknown;

/** What stands in the copy for what JSON cannot say. */
const notJson = {
  bigint: Symbol("a BigInt"),
  function: Symbol("a function"),
  symbol: Symbol("a symbol"),
  undefined: Symbol("undefined"),
  object: Symbol("an instance of a class"),
};

/**
 * Copies a schema, reading each property once, so that getters, proxies and shared objects matter to nobody after:
 * the copy is a tree, at most as large as the limits allow. Iterative; no value is turned into text.
 *
 * Gives the schemas of the document in its order, the root first; `undefined` where the document could not be read
 * to its end, for which there is then a finding.
 */
export function readSchema(root: object, options: SchemaCheckOptions, sink: FindingSink): SchemaPosition[] | undefined {
  const maxDepth = options.maxDepth ?? 64;
  let nodesLeft = options.maxNodes ?? 20_000;
  let charactersLeft = options.maxCharacters ?? 1_000_000;
  let enumValuesLeft = options.maxEnumValues ?? 20_000;
  const positions: SchemaPosition[] = [];
  const stack: Frame[] = [];
  let complete = true;
  let stopped = false;

  function fail(pointer: string, keyword: string, code: SchemaFindingCode, message: string): void {
    complete = false;
    sink.refuse(pointer, keyword, code, message);
  }

  function stop(pointer: string, code: SchemaFindingCode, message: string): void {
    if (!stopped) fail(pointer, "", code, message);
    stopped = true;
  }

  function open(
    source: object,
    role: Role,
    pointer: string,
    parent: Frame | undefined,
    json: string | undefined,
  ): unknown {
    for (let above = parent; above !== undefined; above = above.parent) {
      if (above.source !== source) continue;
      fail(pointer, "", "cyclic_value", "must not contain itself; use $ref for recursion");
      return undefined;
    }
    const depth = depthOf(role, parent);
    if (depth > maxDepth) {
      stop(pointer, "limit_depth", `is nested deeper than ${maxDepth}`);
      return undefined;
    }
    const isList = isArray(source);
    if (!isList && !isPlainObject(source)) {
      if (role === "value") return leave(notJson.object, pointer, json);
      fail(pointer, "", "not_a_schema", "must be a plain object, not an instance of a class");
      return undefined;
    }
    if (role === "schema" && --nodesLeft < 0) {
      stop(pointer, "limit_nodes", `has more than ${options.maxNodes ?? 20_000} schemas`);
      return undefined;
    }
    const copy: Record<string, unknown> | unknown[] = isList ? [] : new Bare();
    stack.push({ source, copy, role, pointer, depth, parent, json });
    return copy;
  }

  function leave(value: unknown, pointer: string, json: string | undefined): unknown {
    if (json !== undefined && (typeof value === "symbol" || (typeof value === "number" && !Number.isFinite(value)))) {
      const what = typeof value === "symbol" ? value.description : "a number without a finite value";
      sink.refuse(pointer, json, "not_json", `must be JSON, not ${what}`);
    }
    return value;
  }

  function failRead(frame: Frame, key: string | number): void {
    const keyword = frame.role === "schema" ? String(key) : "";
    fail(appendSegment(frame.pointer, key), keyword, "unreadable", "cannot be read: a getter or proxy threw");
  }

  function copyValue(
    value: unknown,
    role: Role,
    key: string | number,
    parent: Frame,
    json: string | undefined,
  ): unknown {
    charactersLeft -= charactersOf(value);
    // Pointers are joined for what has members and for faults: most values are neither.
    if (typeof value === "object" && value !== null) {
      return open(value, role, appendSegment(parent.pointer, key), parent, json);
    }
    const leaf = leafOf(value);
    return json === undefined ? leaf : leave(leaf, appendSegment(parent.pointer, key), json);
  }

  function readList(frame: Frame, source: readonly unknown[], copy: unknown[]): void {
    const length = readMember(source, "length");
    if (typeof length !== "number") return fail(frame.pointer, "", "unreadable", "cannot be read: a proxy threw");
    for (let index = 0; index < length && !stopped; index++) {
      if (--charactersLeft < 0) return;
      const member = readMember(source, index);
      if (member === UNREADABLE) failRead(frame, index);
      else copy.push(copyValue(member, memberRole(frame.role, member), index, frame, frame.json));
    }
  }

  function readObject(frame: Frame, source: object, copy: Record<string, unknown>): void {
    const keys = readKeys(source);
    if (keys === undefined) return fail(frame.pointer, "", "unreadable", "cannot be read: a proxy threw");
    const isSchema = frame.role === "schema";
    if (isSchema) {
      checkMarkers(source, keys, frame.pointer, sink);
      keepRefinements(source, copy);
    }
    for (const key of keys) {
      if (stopped || charactersLeft < 0) return;
      // TypeBox's own markers; enumerable only under a setting of its own.
      if (isSchema && key.startsWith("~")) continue;
      charactersLeft -= key.length + 4;
      const member = readMember(source, key);
      if (member === UNREADABLE) failRead(frame, key);
      // JSON leaves such members out, and so do providers.
      if (member === undefined || member === UNREADABLE) continue;
      const json = isSchema && (key === "enum" || key === "const") ? key : frame.json;
      const role = isSchema ? keywordRole(key, member) : memberRole(frame.role, member);
      copy[key] = copyValue(member, role, key, frame, json);
    }
  }

  open(root, "schema", "", undefined, undefined);
  for (let frame = stack.pop(); frame !== undefined && !stopped; frame = stack.pop()) {
    const above = stack.length;
    const { source, copy } = frame;
    if (frame.role === "schema") positions.push({ schema: copy as Record<string, unknown>, pointer: frame.pointer });
    if (Array.isArray(copy)) readList(frame, source as readonly unknown[], copy);
    else readObject(frame, source, copy);
    if (frame.json === "enum" && frame.parent?.json === undefined && Array.isArray(copy)) enumValuesLeft -= copy.length;
    if (charactersLeft < 0)
      stop("", "limit_characters", `has more than ${options.maxCharacters ?? 1_000_000} characters`);
    if (enumValuesLeft < 0)
      stop(frame.pointer, "limit_enum_values", `more than ${options.maxEnumValues ?? 20_000} enum values`);
    // Last in, first out: turned round, the document is read in its own order.
    reverseFrom(stack, above);
  }
  return complete ? positions : undefined;
}

/** Refinements are functions, and part of what the schema means: the copy has them, hidden as TypeBox hides them. */
function keepRefinements(source: object, copy: Record<string, unknown>): void {
  const refinements = readOwn(source, "~refine");
  if (Array.isArray(refinements)) Object.defineProperty(copy, "~refine", { value: [...(refinements as unknown[])] });
}

/** Of the value alone, without what it holds. */
function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value === "number") return String(value).length;
  return typeof value === "boolean" ? 4 : 2;
}

function leafOf(value: unknown): unknown {
  if (typeof value === "bigint") return notJson.bigint;
  if (typeof value === "function") return notJson.function;
  if (typeof value === "symbol") return notJson.symbol;
  return value === undefined ? notJson.undefined : value;
}

/** Schemas count their schemas; a value that is no schema counts its own levels. Containers of schemas are free. */
function depthOf(role: Role, parent: Frame | undefined): number {
  if (parent === undefined) return 1;
  if (role === "value") return parent.role === "value" ? parent.depth + 1 : 1;
  return role === "schema" ? parent.depth + 1 : parent.depth;
}

function keywordRole(keyword: string, value: unknown): Role {
  const shape = subschemaShapes.get(keyword);
  if (shape === undefined || typeof value !== "object" || value === null) return "value";
  if (isArray(value)) return shape === "list" || shape === "schema_or_list" ? "list" : "value";
  if (shape === "list") return "value";
  return shape === "schema" || shape === "schema_or_list" ? "schema" : "map";
}

function memberRole(container: Role, member: unknown): Role {
  return (container === "list" || container === "map") && !isArray(member) ? "schema" : "value";
}

function reverseFrom<T>(list: T[], start: number): void {
  if (list.length - start < 2) return;
  for (let low = start, high = list.length - 1; low < high; low++, high--) {
    const swapped = list[low] as T;
    list[low] = list[high] as T;
    list[high] = swapped;
  }
}
