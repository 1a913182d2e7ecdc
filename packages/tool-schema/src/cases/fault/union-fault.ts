import type { JsonValue } from "@di-code/ai";
import type { JsonSchema } from "../../document/json-schema.ts";
import { kindOf } from "../../document/json-kind.ts";
import { typesOf } from "../schema/keyword-reading.ts";
import { rulesOf, type SchemaSource } from "../schema/schema-source.ts";
import { referred } from "./referred.ts";
import { unionFacts } from "./union-facts.ts";
import type { Fault } from "./fault.ts";

export interface UnionOfSchemas {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly JsonSchema[];
}

/**
 * What is said of a value that satisfies no branch, or two of `oneOf`: a union of literals speaks as a whole, and so does
 * one that has no branch for values of that kind; else the branch for the kind speaks, or all of them where they say the same.
 */
export function unionFault(
  { keyword, branches }: UnionOfSchemas,
  value: JsonValue,
  source: SchemaSource,
  ask: (branch: JsonSchema) => Fault | undefined,
): Fault | undefined {
  const whole = { keyword, rule: null };
  const faults = new Map(branches.map((branch) => [branch, ask(branch)]));
  const matches = branches.filter((branch) => faults.get(branch) === undefined).length;
  if (matches > 0) return keyword === "oneOf" && matches > 1 ? whole : undefined;
  if (branches.every((branch) => isLiteral(branch, source))) return { ...whole, isLiteral: true };
  const kind = kindOf(value);
  const { candidates } = unionFacts(branches, kind, source);
  if (candidates.length === 0) return whole;
  if (candidates.every((branch) => isLiteral(branch, source))) return { ...whole, isLiteral: true };
  const [first, ...others] = candidates.map((branch) => faults.get(branch));
  if (others.length === 0) return first;
  if (first === undefined || kind === "object" || kind === "array") return { keyword: "?", rule: null };
  const saysTheSame = others.every((other) => other?.keyword === first.keyword && isSameRule(first, other));
  return saysTheSame && first.isLiteral !== true ? first : whole;
}

function isSameRule(left: Fault, right: Fault): boolean {
  return JSON.stringify(left.rule) === JSON.stringify(right.rule);
}

/** Whether a branch takes literals alone, or nothing but null. */
function isLiteral(branch: JsonSchema, source: SchemaSource): boolean {
  const schema = referred(branch, source);
  if (typeof schema === "boolean") return false;
  const rules = rulesOf(schema).filter((rule) => rule !== "type");
  if (rules.length === 0) return String(typesOf(schema)) === "null";
  return rules.length === 1 && (rules[0] === "enum" || rules[0] === "const");
}
