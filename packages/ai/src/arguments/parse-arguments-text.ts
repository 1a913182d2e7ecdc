import type { InvalidArgumentsReason } from "../contracts/content.ts";
import type { JsonObject } from "../contracts/json.ts";
import { toIssue } from "../issues/issue-list.ts";
import type { ToolArgumentIssue } from "../issues/issue.ts";
import { checkTextAlone } from "./check-text.ts";
import type { ArgumentOptions } from "./options.ts";
import { Refusal } from "./refusal.ts";
import { readSettings } from "./settings.ts";

/** A JSON object, or why the text is none. */
export type ParsedArgumentsText =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly reason: InvalidArgumentsReason; readonly issues: readonly ToolArgumentIssue[] };

/**
 * Reads a call's text without its tool's schema, for those who receive text and pass on a value (sequence validators,
 * decoders): what parsing hides is seen before it is lost. Keys given twice, unsafe keys and numbers are `malformed`.
 * Empty text is refused: whoever knows that the call ended properly may take it for `{}`.
 *
 * @throws TypeError for an option that is none.
 */
export function parseArgumentsText(json: string, options?: ArgumentOptions): ParsedArgumentsText {
  const checked = checkTextAlone(json, readSettings(options));
  // JSON.parse made it, and its root was seen to be an object.
  if (!(checked instanceof Refusal)) return { ok: true, value: checked as JsonObject };
  return { ok: false, reason: reasonOf(checked), issues: Object.freeze(checked.issues.drafts.map(toIssue)) };
}

function reasonOf({ code, issues }: Refusal): InvalidArgumentsReason {
  if (code === "limit") return "limit";
  if (code === "not_an_object") return "not_an_object";
  return issues.drafts[0]?.hint === "truncated" ? "truncated" : "malformed";
}
