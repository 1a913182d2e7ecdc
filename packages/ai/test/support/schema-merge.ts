/** A schema as JSON gives it. */
export type Schema = Readonly<Record<string, unknown>>;

/** The schema leads to no value that the generator could find. */
export class NoInstance extends Error {}

export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function schemas(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function members(value: unknown): Schema {
  return isSchema(value) ? value : {};
}

export function names(value: unknown): readonly string[] {
  return schemas(value).filter((name) => typeof name === "string");
}

/** What a local reference points at. */
export function resolve(root: unknown, reference: string): unknown {
  if (!reference.startsWith("#")) throw new NoInstance("a reference that is not local");
  let at = root;
  for (const segment of decodeURIComponent(reference.slice(1)).split("/").slice(1)) {
    const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) throw new NoInstance("a dangling reference");
    at = (at as Schema)[key];
  }
  return at;
}

const LARGER = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"]);
const SMALLER = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"]);

/** One schema that says what both say, as far as JSON Schema has words for it. */
export function merge(left: unknown, right: unknown): Schema {
  if (left === false || right === false) throw new NoInstance("false");
  const merged: Record<string, unknown> = { ...members(left) };
  for (const [keyword, value] of Object.entries(members(right))) {
    merged[keyword] = Object.hasOwn(merged, keyword) ? mergeKeyword(keyword, merged[keyword], value) : value;
  }
  return merged;
}

function mergeKeyword(keyword: string, left: unknown, right: unknown): unknown {
  if (LARGER.has(keyword)) return Math.max(Number(left), Number(right));
  if (SMALLER.has(keyword)) return Math.min(Number(left), Number(right));
  switch (keyword) {
    case "type":
      return mergeTypes(left, right);
    case "required":
      return [...new Set([...names(left), ...names(right)])];
    case "enum":
      return schemas(left).filter((member) => schemas(right).some((other) => isSame(member, other)));
    case "const":
      if (!isSame(left, right)) throw new NoInstance("two constants");
      return left;
    case "properties":
    case "patternProperties":
      return mergeMembers(members(left), members(right));
    case "items":
    case "additionalProperties":
    case "propertyNames":
      return left === false || right === false ? false : merge(left, right);
    case "allOf":
      return [...schemas(left), ...schemas(right)];
    default:
      return right;
  }
}

function mergeTypes(left: unknown, right: unknown): readonly string[] {
  const lefts = [left].flat();
  const rights = [right].flat();
  const both = lefts.flatMap((type) => {
    if (rights.includes(type)) return [String(type)];
    if (type === "number" && rights.includes("integer")) return ["integer"];
    return type === "integer" && rights.includes("number") ? ["integer"] : [];
  });
  if (both.length === 0) throw new NoInstance("no common type");
  return both;
}

function mergeMembers(left: Schema, right: Schema): Schema {
  const merged: Record<string, unknown> = { ...left };
  for (const [name, schema] of Object.entries(right)) {
    merged[name] = Object.hasOwn(left, name) ? merge(left[name], schema) : schema;
  }
  return merged;
}

export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The narrowest type of JSON Schema. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
