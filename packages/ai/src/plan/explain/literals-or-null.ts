import type { JsonValue } from "../../contracts/json.ts";
import { literalsOf, resolve } from "../check/union-choice.ts";
import { NULL } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";

/** The values that branches allow, if each allows nothing but literals; `{ type: "null" }` is one. */
export function literalsOrNull(branches: readonly SchemaNode[]): readonly JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const branch of branches) {
    const literals = isNull(branch) ? [null] : literalsOf([branch]);
    if (literals === undefined) return undefined;
    for (const value of literals) values.push(value);
  }
  return values;
}

function isNull(branch: SchemaNode): boolean {
  const { kinds, possible, literals } = resolve(branch);
  return possible && kinds === NULL && literals.length === 0;
}
