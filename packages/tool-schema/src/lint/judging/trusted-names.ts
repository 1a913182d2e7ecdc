import type { Member } from "../reading/tool-view.ts";

/** Last words of names of secrets. */
const SECRETS: ReadonlySet<string> = new Set(
  "token password passwd passphrase secret credential credentials apikey jwt".split(" "),
);
/** Words before `key` that make it a secret: `key` alone is mostly a name in a store. */
const KEY_KINDS: ReadonlySet<string> = new Set("api access secret private auth account encryption".split(" "));
/** Words before `token` that make it none. */
const PLAIN_TOKENS: ReadonlySet<string> = new Set(
  "page next continuation max cursor sync skip pagination start end stop".split(" "),
);

const OWNERS: ReadonlySet<string> = new Set("tenant account".split(" "));
const ID_WORDS: ReadonlySet<string> = new Set("id sid uuid guid key".split(" "));
/** Names of whoever is asking, whatever else the tool is about. */
const ASKERS: ReadonlySet<string> = new Set(
  "current user|current user id|caller|caller id|requester|requester id|requesting user|acting user|on behalf of|impersonate user".split(
    "|",
  ),
);

/** What a member asks of the model that the application knows. */
export function trustedKind(member: Member, toolName: readonly string[]): "credential" | "identity" | undefined {
  const { words, types } = member;
  if (types.length > 0 && !types.includes("string") && !types.includes("integer")) return undefined;
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (types.includes("string") || types.length === 0) {
    if (SECRETS.has(last) && !PLAIN_TOKENS.has(before)) return "credential";
    if (last === "key" && KEY_KINDS.has(before)) return "credential";
  }
  if (ASKERS.has(words.join(" "))) return "identity";
  const owner = ID_WORDS.has(last) ? before : last;
  const isOwner = OWNERS.has(owner) && words.length <= (owner === last ? 1 : 2);
  // A tool about accounts is told which one.
  return isOwner && !toolName.includes(owner) && !toolName.includes(`${owner}s`) ? "identity" : undefined;
}
