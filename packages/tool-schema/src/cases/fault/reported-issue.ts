import type { JsonValue } from "@di-code/ai";
import { keywordOf, type JsonSchema } from "../../document/json-schema.ts";
import { kindOf } from "../../document/json-kind.ts";
import { memberSchemaOf, namesOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { TakenBranch } from "../schema/shape.ts";
import { referred } from "./referred.ts";
import { unionFacts } from "./union-facts.ts";

/** One mistake: the place, as members and items from the root, and the keyword. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly keyword: string;
}

/**
 * What is reported of a mistake in a branch of unions, once each of them has chosen the branch that speaks. Undefined
 * where it is not certain that it is the branch which the value was made for.
 */
export function reportedIssue(
  issue: Issue,
  within: readonly TakenBranch[],
  root: JsonValue,
  source: SchemaSource,
): Issue | undefined {
  let reported = issue;
  for (const { branches, taken, depth } of within.toReversed()) {
    const value = valueAt(root, issue.path.slice(0, depth));
    if (value === undefined) return undefined;
    const kind = kindOf(value);
    const { candidates, discriminator } = unionFacts(branches, kind, source);
    if (candidates.length === 1) continue;
    const isDeep = issue.path.length > depth;
    if (discriminator !== undefined) {
      const isOwn = issue.path.length === depth + 1 && issue.path[depth] === discriminator;
      if (isOwn && reported.keyword !== "required") reported = { ...reported, keyword: "enum" };
      continue;
    }
    // The branch must refuse the value for less than any other; a member too many or missing counts for more than a
    // wrong value in one, and what is wrong at the place itself for most.
    const cost = !isDeep ? 6 : MEMBERSHIP.has(reported.keyword) && issue.path.length === depth + 1 ? 4 : 3;
    const isNearest = candidates.every((branch) => branch === taken || leastCost(branch, value, source) > cost);
    if (!isNearest) return undefined;
  }
  return reported;
}

const MEMBERSHIP: ReadonlySet<string> = new Set(["required", "additionalProperties"]);

/** What a branch has against an object at the least: the members that it misses, and those that it does not declare. */
function leastCost(branch: JsonSchema, value: JsonValue, source: SchemaSource): number {
  const schema = referred(branch, source);
  if (typeof schema === "boolean" || typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  let cost = 0;
  for (const name of namesOf(schema, "required")) if (!Object.hasOwn(value, name)) cost += 4;
  const isClosed =
    keywordOf(schema, "additionalProperties") === false && keywordOf(schema, "patternProperties") === undefined;
  if (!isClosed) return cost;
  for (const name of Object.keys(value)) if (memberSchemaOf(schema, "properties", name) === undefined) cost += 4;
  return cost;
}

function valueAt(root: JsonValue, path: readonly (string | number)[]): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const segment of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Readonly<Record<string, JsonValue>>)[segment];
  }
  return value;
}
