import { suggest } from "../../issues/suggest.ts";
import type { LiteralRule } from "../node.ts";
import { describeLiterals } from "./describe-node.ts";

/** What is said of a value that is none of the allowed ones. */
export function literalDraft(
  rule: Pick<LiteralRule, "keyword" | "values">,
  value: unknown,
): { keyword: string; message: string; expected: () => string; suggestion: () => string | undefined } {
  return {
    keyword: rule.keyword,
    message: rule.keyword === "const" ? "must be equal to constant" : "must be equal to one of the allowed values",
    expected: () => describeLiterals(rule.values),
    suggestion: () => (typeof value === "string" ? suggest(value, stringsOf(rule.values)) : undefined),
  };
}

function stringsOf(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === "string");
}
