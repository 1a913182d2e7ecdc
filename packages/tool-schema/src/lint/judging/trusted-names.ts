import type { Member } from "../reading/tool-view.ts";

/** What a member asks of the model that the application knows: a secret, or who is asking. */
export type TrustedKind = "credential" | "identity";

/** Last words of names of secrets. */
const SECRETS: ReadonlySet<string> = new Set(
  "token password passwd passphrase secret credentials apikey jwt".split(" "),
);
/** Words before `key` that make it a secret: `key` alone is mostly a name in a store, an access key's the public half. */
const KEY_KINDS: ReadonlySet<string> = new Set("api secret private auth account encryption".split(" "));
/** Words before `token` that make it none: places in a list. */
const PLAIN_TOKENS: ReadonlySet<string> = new Set(
  "page next continuation continue max cursor sync skip pagination start end stop".split(" "),
);

/** Names of whoever is asking. */
const ASKERS: ReadonlySet<string> = new Set(
  `tenant|tenant id|tenant name|account id|account sid|current user|current user id|caller|caller id|requester|requester id|
   requesting user|acting user|on behalf of|impersonate user`.split(/\s*\|\s*/),
);

/** Descriptions of a user who is the one asking, mostly: a tool about users names them in its own name. */
const OWN_USER =
  /\b(?:on behalf|making the|placing the|performing|requesting|current(?:ly)?|authenticated|logged[- ]in|signed[- ]in)\b/i;
const OWN_SESSION = /\b(?:login|logged|auth\w*|user'?s?) session\b|\bsession of the user\b|\bauthenticat/i;

export function trustedKind(member: Member, toolName: readonly string[]): TrustedKind | undefined {
  const { words, types, description } = member;
  const isText = types.length === 0 || types.includes("string");
  if (!isText && !types.includes("integer")) return undefined;
  if (isText && isSecret(words)) return "credential";
  const name = words.join(" ");
  // A tool about accounts, users or sessions is told which one.
  if (toolName.some((word) => words.includes(word) || words.includes(word.replace(/s$/, "")))) return undefined;
  if (ASKERS.has(name)) return "identity";
  if (name === "user id" || name === "userid") return OWN_USER.test(description) ? "identity" : undefined;
  return name === "session id" && OWN_SESSION.test(description) ? "identity" : undefined;
}

function isSecret(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (last === "key") return KEY_KINDS.has(before);
  return SECRETS.has(last) && !PLAIN_TOKENS.has(before);
}
