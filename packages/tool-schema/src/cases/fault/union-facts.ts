import type { JsonSchema } from "../../document/json-schema.ts";
import type { JsonKind } from "../../document/json-kind.ts";
import { possibleKinds } from "../schema/possible-kinds.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import { discriminatorOf } from "./discriminator.ts";

/** What a union says of values of one kind, found once: a union may have thousands of branches. */
export interface UnionFacts {
  /** The branches that may take such a value. */
  readonly candidates: readonly JsonSchema[];
  /** The member that tells them apart, of objects. */
  readonly discriminator: string | undefined;
}

// By the list of branches: each schema is read from a copy of its own, so that a list belongs to one document.
const known = new WeakMap<readonly JsonSchema[], Map<JsonKind, UnionFacts>>();

export function unionFacts(branches: readonly JsonSchema[], kind: JsonKind, source: SchemaSource): UnionFacts {
  const facts = known.get(branches) ?? new Map<JsonKind, UnionFacts>();
  known.set(branches, facts);
  const found = facts.get(kind);
  if (found !== undefined) return found;
  const candidates = branches.filter((branch) => possibleKinds(branch, source).has(kind));
  const made = { candidates, discriminator: kind === "object" ? discriminatorOf(candidates, source) : undefined };
  facts.set(kind, made);
  return made;
}
