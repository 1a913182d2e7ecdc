import type { JsonValue } from "@di-code/ai";
import { keywordOf, isJsonObject, type JsonSchema } from "../../document/json-schema.ts";
import { literalsOf, memberSchemaOf, namesOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import { referred } from "./referred.ts";

/** The member by whose literal the branches of a union are told apart: each requires it, and no two share a value. */
export function discriminatorOf(branches: readonly JsonSchema[], source: SchemaSource): string | undefined {
  const [first] = branches;
  if (first === undefined || branches.length < 2) return undefined;
  const schema = referred(first, source);
  const properties = typeof schema === "boolean" ? undefined : keywordOf(schema, "properties");
  if (!isJsonObject(properties)) return undefined;
  return Object.keys(properties).find((name) => tellsApart(name, branches, source));
}

function tellsApart(name: string, branches: readonly JsonSchema[], source: SchemaSource): boolean {
  const known = new Set<JsonValue>();
  return branches.every((branch) => {
    const values = requiredLiterals(branch, name, source) ?? [];
    const isNew = values.length > 0 && values.every((value) => !known.has(value));
    for (const value of values) known.add(value);
    return isNew;
  });
}

function requiredLiterals(branch: JsonSchema, name: string, source: SchemaSource): readonly JsonValue[] | undefined {
  const schema = referred(branch, source);
  if (typeof schema === "boolean" || !namesOf(schema, "required").includes(name)) return undefined;
  const member = referred(memberSchemaOf(schema, "properties", name) ?? true, source);
  const [literals] = typeof member === "boolean" ? [] : literalsOf(member);
  return literals?.values.every((value) => value === null || typeof value !== "object") === true
    ? literals.values
    : undefined;
}
