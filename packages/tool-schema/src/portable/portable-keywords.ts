/** What a node can be. */
export type NodeKind = "string" | "number" | "integer" | "boolean" | "array" | "object" | "union";

/** The keywords of the subset by the kind of node (`schemas.md`, "The portable subset"); all may have {@link GUIDANCE}. */
export const RULES: Readonly<Record<NodeKind, ReadonlySet<string>>> = {
  string: new Set(["type", "enum", "minLength", "maxLength", "pattern"]),
  number: new Set(["type", "enum", "minimum", "maximum"]),
  integer: new Set(["type", "enum", "minimum", "maximum"]),
  boolean: new Set(["type", "enum"]),
  array: new Set(["type", "items", "minItems", "maxItems", "uniqueItems"]),
  object: new Set(["type", "properties", "required"]),
  union: new Set(["oneOf"]),
};

/** What is said to the model and enforced nowhere. */
export const GUIDANCE: ReadonlySet<string> = new Set(["description", "default", "examples"]);

const KINDS: readonly NodeKind[] = ["string", "number", "integer", "boolean", "array", "object", "union"];

/** The kinds of node that a rule is for; none for a keyword that is no rule of the subset. */
export function kindsOfRule(keyword: string): readonly NodeKind[] {
  return KINDS.filter((kind) => RULES[kind].has(keyword));
}

/** Whether `type` names a kind of node. */
export function isNodeType(type: unknown): type is Exclude<NodeKind, "union"> {
  return typeof type === "string" && type !== "union" && KINDS.some((kind) => kind === type);
}
