import type { JsonValue } from "../../contracts/json.ts";
import { LITERALS, TYPE } from "../../schema/keyword-groups.ts";
import { groupsOf, placeOfSchema, type SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaNode, UnionChoice, UnionRule } from "../node.ts";
import { isSchemaObject, listKeyword, type ReadContext } from "./context.ts";
import { readLiterals } from "./read-literals.ts";
import { allowsType, readTypes } from "./read-types.ts";

const KEYWORDS = ["anyOf", "oneOf"] as const;

/** `anyOf` and `oneOf`. */
export function readUnions(schema: SchemaObject, node: SchemaNode, context: ReadContext): readonly UnionRule[] {
  const unions: UnionRule[] = [];
  for (const keyword of KEYWORDS) {
    const list = listKeyword(schema, keyword);
    if (list === undefined) continue;
    const literal = literalUnion(keyword, list, node);
    if (literal !== undefined) unions.push(literal);
    else {
      const branches = list.map((branch, index) => context.child(branch, node.place, keyword, index));
      unions.push({ keyword, branches, literals: undefined, choice: undefined });
    }
  }
  return unions;
}

/** The values of a schema that applies nothing but a union of them, as {@link literalUnionOf} has it. */
export function literalsOfUnion(schema: SchemaObject): readonly JsonValue[] | undefined {
  const { anyOf, oneOf, allOf, not, if: condition } = schema;
  if (allOf !== undefined || not !== undefined || condition !== undefined) return undefined;
  if (Array.isArray(anyOf)) return oneOf === undefined ? literalsIn(anyOf, false) : undefined;
  return Array.isArray(oneOf) ? literalsIn(oneOf, true) : undefined;
}

/** The only union of a schema, if its branches are literals. */
export function literalUnionOf(schema: SchemaObject, node: SchemaNode): UnionRule | undefined {
  const keyword = schema["anyOf"] === undefined ? "oneOf" : "anyOf";
  return literalUnion(keyword, listKeyword(schema, keyword) ?? [], node);
}

function literalUnion(keyword: "anyOf" | "oneOf", list: readonly unknown[], node: SchemaNode): UnionRule | undefined {
  const literals = literalsIn(list, keyword === "oneOf");
  // They have been seen to be schemas.
  return literals === undefined
    ? undefined
    : new LiteralUnion(keyword, literals, list as readonly SchemaObject[], node);
}

/** What `Type.Union` makes of literals. The branches become nodes only when somebody asks for more than the values. */
class LiteralUnion implements UnionRule {
  readonly keyword: "anyOf" | "oneOf";
  readonly literals: readonly JsonValue[];
  choice: UnionChoice | undefined;
  private readonly schemas: readonly SchemaObject[];
  private readonly owner: SchemaNode;
  private madeBranches: readonly SchemaNode[] | undefined;

  constructor(
    keyword: "anyOf" | "oneOf",
    literals: readonly JsonValue[],
    schemas: readonly SchemaObject[],
    owner: SchemaNode,
  ) {
    this.keyword = keyword;
    this.literals = literals;
    this.schemas = schemas;
    this.owner = owner;
  }

  get branches(): readonly SchemaNode[] {
    this.madeBranches ??= this.schemas.map((schema) => {
      const node = this.owner.another(placeOfSchema(schema) ?? this.owner.place);
      readTypes(schema, node);
      node.literals = readLiterals(schema);
      return node;
    });
    return this.madeBranches;
  }
}

/** The values of branches that say `const`, and at most the type of its value; undefined where one says anything else. */
function literalsIn(branches: readonly unknown[], mustDiffer: boolean): readonly JsonValue[] | undefined {
  const values = new Array<JsonValue>(branches.length);
  for (let index = 0; index < branches.length; index += 1) {
    const value = literalOf(branches[index]);
    if (value === undefined) return undefined;
    values[index] = value;
  }
  return mustDiffer && new Set(values).size < values.length ? undefined : values;
}

function literalOf(branch: unknown): string | number | boolean | undefined {
  if (!isSchemaObject(branch) || placeOfSchema(branch) === undefined) return undefined;
  if ((groupsOf(branch) & ~TYPE) !== LITERALS || branch["enum"] !== undefined) return undefined;
  const { const: value, type } = branch;
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  return type === undefined || allowsType(type, value) ? value : undefined;
}
