import { groupsOfKeyword } from "./keyword-groups.ts";
import { ruleOfSubschemas } from "./keyword-subschemas.ts";
import { type Judgement, valueKeywords } from "./keyword-values.ts";
import { subschemaShapes, type SubschemaShape } from "./subschemas.ts";

/** What is known of a keyword. */
export interface Keyword extends Judgement {
  /** How it holds subschemas; undefined for one that holds none. */
  readonly shape: SubschemaShape | undefined;
  /** Bits of `keyword-groups.ts`. */
  readonly groups: number;
}

/** Whether subschemas stand where they must is seen while they are read; patterns are left to the rule. */
function acceptsSubschemas(keyword: string): () => boolean {
  return () => keyword !== "patternProperties";
}

function allKeywords(): ReadonlyMap<string, Keyword> {
  const all = new Map<string, Keyword>();
  for (const [name, judgement] of Object.entries(valueKeywords)) {
    all.set(name, { shape: undefined, groups: groupsOfKeyword(name), ...judgement });
  }
  for (const [name, shape] of subschemaShapes) {
    const [accepts, rule] = [acceptsSubschemas(name), ruleOfSubschemas(name, shape)];
    all.set(name, { shape, groups: groupsOfKeyword(name), accepts, rule });
  }
  return all;
}

/** Each known keyword. What is not here is an annotation or a vendor's own, and never looked at. */
export const keywords: ReadonlyMap<string, Keyword> = allKeywords();
