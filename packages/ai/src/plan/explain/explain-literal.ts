import type { JsonValue } from "../../contracts/json.ts";
import type { IssueDraft } from "../../issues/issue-list.ts";
import { suggest } from "../../issues/suggest.ts";
import type { LiteralRule } from "../rules.ts";
import { describeLiterals } from "./describe-literals.ts";

/** What is said of a value that is none of the allowed ones. */
export function literalDraft(
  rule: Pick<LiteralRule, "keyword" | "values">,
  value: unknown,
): Pick<IssueDraft, "keyword" | "message" | "expected" | "suggestion" | "allowed"> {
  return {
    keyword: rule.keyword,
    message: rule.keyword === "const" ? "must be equal to constant" : "must be equal to one of the allowed values",
    expected: () => describeLiterals(rule.values),
    suggestion: () => suggestLiteral(value, rule.values),
    allowed: rule.values,
  };
}

function suggestLiteral(value: unknown, values: readonly JsonValue[]): string | undefined {
  if (typeof value !== "string") return undefined;
  return suggest(
    value,
    values.filter((allowed) => typeof allowed === "string"),
  );
}
