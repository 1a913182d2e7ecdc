import type { ToolEntry } from "../definition/tool-entry.ts";
import { escapeSegment } from "../definition/pointer.ts";
import { isSchemaObject, keywordOf, type SchemaAt, type SchemaObject } from "../definition/subschemas.ts";
import { takenBranch } from "./taken-branch.ts";
import { resolvePointer } from "./resolve-reference.ts";

interface Filling {
  readonly entry: ToolEntry;
  readonly root: SchemaObject;
  readonly filled: string[];
  /** Schemas whose default the walk is inside of: one that holds itself would be filled in for ever. */
  readonly inside: Set<SchemaObject>;
}

/**
 * Step 3: adds the members that are missing and have a `default`, at every depth, also inside what was added; changes
 * `value`, which satisfies the schema, and gives the pointers of what was added. Follows `properties`, lists, `$ref`,
 * `allOf`, and of `anyOf` and `oneOf` the first branch that takes the value. Depth is that of valid arguments.
 */
export function fillDefaults(entry: ToolEntry, value: unknown): readonly string[] {
  const root = entry.definition.parameters;
  const filled: string[] = [];
  if (!isSchemaObject(root)) return filled;
  fill({ schema: root, pointer: "" }, value, "", { entry, root, filled, inside: new Set() });
  return filled;
}

function fill(at: SchemaAt, value: unknown, path: string, filling: Filling): void {
  if (typeof value !== "object" || value === null) return;
  for (const applied of appliedSchemas(at, value, filling)) {
    if (Array.isArray(value)) fillList(applied, value, path, filling);
    else fillObject(applied, value, path, filling);
  }
}

/** The schema itself and those that apply in its place. */
function appliedSchemas(start: SchemaAt, value: object, { entry, root }: Filling): readonly SchemaAt[] {
  const found: SchemaAt[] = [];
  const seen = new Set<SchemaObject>();
  const queue: (SchemaAt | undefined)[] = [start];
  for (const at of queue) {
    if (at === undefined || seen.has(at.schema)) continue;
    seen.add(at.schema);
    found.push(at);
    const reference = keywordOf(at.schema, "$ref");
    if (typeof reference === "string") queue.push(resolvePointer(root, reference));
    const all = keywordOf(at.schema, "allOf");
    if (Array.isArray(all)) queue.push(...all.map((_, index) => memberAt(at, "allOf", index)));
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = keywordOf(at.schema, keyword);
      if (!Array.isArray(branches)) continue;
      const taken = takenBranch(entry, `${at.pointer}/${keyword}`, branches, value);
      if (taken !== undefined) queue.push(memberAt(at, keyword, taken));
    }
  }
  return found;
}

function memberAt({ schema, pointer }: SchemaAt, keyword: string, key: string | number): SchemaAt | undefined {
  const members = keywordOf(schema, keyword);
  if (typeof members !== "object" || members === null || !Object.hasOwn(members, key)) return undefined;
  const member: unknown = Reflect.get(members, key);
  return isSchemaObject(member)
    ? { schema: member, pointer: `${pointer}/${keyword}/${escapeSegment(key)}` }
    : undefined;
}

function fillObject(at: SchemaAt, object: object, path: string, filling: Filling): void {
  const properties = keywordOf(at.schema, "properties");
  if (!isSchemaObject(properties)) return;
  for (const name of Object.keys(properties)) {
    const member = memberAt(at, "properties", name);
    if (member === undefined) continue;
    const place = `${path}/${escapeSegment(name)}`;
    if (Object.hasOwn(object, name)) fill(member, Reflect.get(object, name), place, filling);
    else if (Object.hasOwn(member.schema, "default")) addDefault(member, object, name, place, filling);
  }
}

function addDefault(member: SchemaAt, object: object, name: string, place: string, filling: Filling): void {
  if (filling.inside.has(member.schema)) return;
  const value: unknown = structuredClone(member.schema["default"]);
  Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
  filling.filled.push(place);
  filling.inside.add(member.schema);
  fill(member, value, place, filling);
  filling.inside.delete(member.schema);
}

function fillList(at: SchemaAt, list: readonly unknown[], path: string, filling: Filling): void {
  const { schema } = at;
  const tuple = ["prefixItems", "items"].find((keyword) => Array.isArray(keywordOf(schema, keyword)));
  const rest = [tuple === "items" ? "additionalItems" : "items"].find((keyword) =>
    isSchemaObject(keywordOf(schema, keyword)),
  );
  for (const [index, item] of list.entries()) {
    const own = tuple === undefined ? undefined : memberAt(at, tuple, index);
    const isOwn = tuple !== undefined && index < lengthOf(keywordOf(schema, tuple));
    const other = rest === undefined ? undefined : keywordAt(at, rest);
    const applied = isOwn ? own : other;
    if (applied !== undefined) fill(applied, item, `${path}/${index}`, filling);
  }
}

function keywordAt({ schema, pointer }: SchemaAt, keyword: string): SchemaAt | undefined {
  const value = keywordOf(schema, keyword);
  return isSchemaObject(value) ? { schema: value, pointer: `${pointer}/${keyword}` } : undefined;
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
