/** A schema in a document, found by the places that JSON Schema gives to schemas. Of the library nothing takes part. */
export interface SchemaNode {
  readonly pointer: string;
  readonly schema: unknown;
  /** The keyword under which it stands; undefined at the root. */
  readonly keyword: string | undefined;
  readonly parent: SchemaNode | undefined;
}

/** A schema with keywords. */
export type Keywords = Readonly<Record<string, unknown>>;

const ONE = [
  "additionalItems",
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
] as const;
const LISTS = ["allOf", "anyOf", "items", "oneOf", "prefixItems"] as const;
const MAPS = ["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"] as const;

/** All schemas of a document, the root first, in the order of reading. */
export function schemaNodes(root: unknown): readonly SchemaNode[] {
  const found: SchemaNode[] = [];
  const waiting: SchemaNode[] = [{ pointer: "", schema: root, keyword: undefined, parent: undefined }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    found.push(node);
    if (isKeywords(node.schema)) waiting.push(...childrenOf(node, node.schema).reverse());
  }
  return found;
}

function childrenOf(parent: SchemaNode, schema: Keywords): SchemaNode[] {
  const children: SchemaNode[] = [];
  const add = (keyword: string, name: string | number | undefined, child: unknown): void => {
    const segments = name === undefined ? [keyword] : [keyword, name];
    children.push({ pointer: segments.reduce(under, parent.pointer), schema: child, keyword, parent });
  };
  for (const keyword of ONE) {
    const value = own(schema, keyword);
    if (value !== undefined && !Array.isArray(value)) add(keyword, undefined, value);
  }
  for (const keyword of LISTS) {
    const value = own(schema, keyword);
    if (Array.isArray(value)) for (const [index, child] of value.entries()) add(keyword, index, child);
  }
  for (const keyword of MAPS) {
    const value = own(schema, keyword);
    if (!isKeywords(value)) continue;
    for (const [name, child] of Object.entries(value)) {
      // A dependency of draft 7 is a schema or a list of names.
      if (keyword !== "dependencies" || !Array.isArray(child)) add(keyword, name, child);
    }
  }
  return children;
}

/** A pointer with one more segment. */
export function under(pointer: string, segment: string | number): string {
  return `${pointer}/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export function isKeywords(value: unknown): value is Keywords {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A keyword's value; undefined where the schema does not hold it itself. */
export function own(schema: Keywords, keyword: string): unknown {
  return Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
}

/** The names that `type` lists. */
export function typesOf(schema: Keywords): readonly unknown[] {
  const type = own(schema, "type");
  return type === undefined ? [] : Array.isArray(type) ? type : [type];
}

/** The names of declared members. */
export function propertyNames(schema: Keywords): readonly string[] {
  const properties = own(schema, "properties");
  return isKeywords(properties) ? Object.keys(properties) : [];
}

/** What stands at an RFC 6901 pointer; undefined where nothing does. */
export function valueAt(root: unknown, pointer: string): unknown {
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let at = root;
  for (const segment of pointer.slice(1).split("/")) {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Keywords)[name];
  }
  return at;
}

/** Whether a finding's pointer leads to something in a document, or to a keyword that is missing from what is there. */
export function isPlace(root: unknown, pointer: string, keyword: string): boolean {
  if (valueAt(root, pointer) !== undefined) return true;
  return pointer.endsWith(`/${keyword}`) && isKeywords(valueAt(root, pointer.slice(0, pointer.lastIndexOf("/"))));
}
