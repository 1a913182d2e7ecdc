/** Verbs that mean the same to a model that looks for a tool; the first names the group. */
const GROUPS: readonly (readonly string[])[] = [
  ["get", "fetch", "retrieve", "read", "show", "view", "load", "describe"],
  ["list", "enumerate", "browse"],
  ["search", "find", "query", "lookup", "seek", "locate", "discover"],
  ["create", "add", "insert", "make", "new", "register"],
  ["update", "edit", "modify", "change", "patch", "alter", "set"],
  ["delete", "remove", "destroy", "drop", "erase", "purge", "del", "rm"],
  ["run", "execute", "exec", "invoke", "call", "launch", "start"],
  ["calculate", "compute", "calc", "evaluate", "eval", "determine", "estimate"],
  ["send", "post", "submit", "publish", "push", "notify"],
  ["stop", "halt", "end", "kill", "terminate", "shutdown"],
];

/** Verbs of their own. Words that are nouns too (`report`, `log`) count: that no verb is found must be sure. */
const VERBS = `
  cleanup setup teardown signup signin abort accept access acknowledge activate adjust aggregate allocate allow analyse analyze annotate answer append apply
  approve archive arrange ask assert assess assign associate attach audit authenticate authorize autofix backup balance ban bind blame
  block book boot branch broadcast build bulk buy cancel capture cast change charge check checkout choose claim classify
  clean clear click clone close collect combine commit compare compile complete compose compress configure confirm
  connect consult convert copy correct count crawl crop cut debug decide decline decode decompress decrypt dedupe define
  deploy deposit derive design detach detect diagnose diff disable discard disconnect dismiss dispatch display divide
  download draft drag draw duplicate echo emulate enable encode encrypt enrich enroll ensure escalate evaluate examine
  expand expect expire explain explore export extract factorize fill filter finalize finish fit fix flip flush focus follow
  forecast forget fork format forward free freeze fulfil fulfill gather generate geocode give go grant greet grep group
  guess handover hash hide highlight hover identify import increment index infer initialize inspect install integrate
  interpolate intersect introspect invert invite join jump keep know label leave lend link lint lock log login logout
  manage map mark match measure merge migrate minimize mock monitor move multiply mute navigate normalize observe open
  optimize orchestrate order organize pack paint park parse pause pay perform permit pick pin ping place plan play plot
  poll pop power predict prefetch prepare press preview print promote prompt propose prove provision pull purchase put query queue
  quote raise rank rate reach reason reassign rebase reboot rebuild recall recognize recommend reconnect record recreate
  recover recycle redeem redirect redo reduce refactor refine reflect refresh refund regenerate register reindex
  reinstall reject release reload remember remind rename render renew rent reopen reorder repair repeat replace replay
  reply report reproduce request rerun reschedule resend reserve reset resize resolve respond restart restore restrict
  resume retry return reveal reverse revert review revoke rollback rotate round route sample save scale scan schedule
  score scrape screenshot scroll select sell serve share shift show shuffle sign simplify simulate sing skip sleep
  snapshot snooze solve sort speak split star stash stream subscribe subtract suggest sum summarize swap switch sync
  synchronize synthesize tag take tap tell test think throttle toggle trace track train transcribe transfer transform
  translate trigger trim troubleshoot try type unassign unarchive unban unblock undo uncomplete uninstall unlink unlock
  unmute unpublish unregister unset unshare unsubscribe unzip upgrade upload upsert use validate verify visit vote wait
  wake warn watch withdraw withhold wrap write zip zoom interact elicit conduct consume contact control
  convolve deactivate integrate differentiate mix negotiate obtain present process produce provide receive
`;

const groupOf: ReadonlyMap<string, string> = new Map([
  ...VERBS.split(/\s+/)
    .filter(Boolean)
    .map((verb): [string, string] => [verb, verb]),
  ...GROUPS.flatMap((group) => group.map((verb): [string, string] => [verb, group[0] ?? verb])),
]);

/** Verbs that say nothing of what happens. */
const EMPTY_VERBS: ReadonlySet<string> = new Set(["do", "handle", "manage", "perform", "process", "use"]);

/** The group of a verb, by which verbs that mean the same are the same; undefined for what is no verb. */
export function verbGroup(word: string): string | undefined {
  return groupOf.get(word) ?? groupOf.get(baseForm(word)) ?? (/.{3}(?:ize|ise|ify)$/.test(word) ? word : undefined);
}

/** Whether a word says what a tool does. `handle` and `process` do not. */
export function isTellingVerb(word: string): boolean {
  return !EMPTY_VERBS.has(word) && verbGroup(word) !== undefined;
}

/** `searches` and `searched` are `search`; `creating` is `create`. */
function baseForm(word: string): string {
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + replacement;
    if (groupOf.has(base)) return base;
  }
  return word;
}

const ENDINGS = [
  ["ies", "y"],
  ["es", ""],
  ["s", ""],
  ["ied", "y"],
  ["ed", ""],
  ["ed", "e"],
  ["ing", ""],
  ["ing", "e"],
] as const;
