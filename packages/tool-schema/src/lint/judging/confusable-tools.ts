import type { ToolView } from "../reading/tool-view.ts";
import { singular, splitText } from "../words/split-words.ts";
import { FILLER_WORDS, STOP_WORDS } from "../words/stop-words.ts";
import { verbGroup } from "../words/verbs.ts";

/** Tools that are compared, each with each: half a million pairs. */
const MAX_TOOLS = 1_000;
/** Distinct words of one description that are compared. */
const MAX_WORDS = 64;
/** From so many tools on, words that more than half of them have say nothing: the server's name, a common preface. */
const MIN_COMMON_TOOLS = 6;

/** Words of a name that make no other tool of it. Names are short: `action` or `content` tells two apart. */
const EMPTY_IN_NAMES: ReadonlySet<string> = new Set(
  "data info information detail tool function api new v1 v2".split(" "),
);

/** Says when not to use a tool, or which other one to use. */
const BOUNDARY =
  /\b(?:do not|don't|not|never) (?:be )?(?:use|used|call|for|intended|meant)\b|\binstead\b|\brather than\b|\bunlike\b|\bin contrast\b|\bdiffers? from\b|\bonly (?:use|when|for|if)\b|\bprefer\b/i;

/** A tool that a model may take for another one that stands before it. */
export interface Confusable {
  readonly tool: ToolView;
  /** The one that is most like it. */
  readonly nearest: ToolView;
  /** How alike they are; undefined where they have one name. */
  readonly similarity: number | undefined;
  /** How many more are like it. */
  readonly others: number;
}

/**
 * The similarity is the mean of two shares, of the names' words and of the descriptions' words, each the number of words
 * that both have among those that either has (Jaccard). Words are compared in the singular and without filler; verbs that
 * mean the same are one. Tools whose verbs mean something else, or whose names have each a word of its own, are not compared.
 * Without both descriptions the names decide.
 */
export function confusableTools(tools: readonly ToolView[], least: number): readonly Confusable[] {
  const profiles = profilesOf(tools.slice(0, MAX_TOOLS).filter(({ name }) => name !== ""));
  const found: Confusable[] = [];
  for (const [index, right] of profiles.entries()) {
    let nearest: Profile | undefined;
    let most = 0;
    let count = 0;
    for (let before = 0; before < index; before += 1) {
      const left = profiles[before];
      if (left === undefined) continue;
      const similarity = left.tool.name === right.tool.name ? SAME_NAME : similarityOf(left, right, least);
      if (similarity < least) continue;
      count += 1;
      if (similarity > most) {
        nearest = left;
        most = similarity;
      }
    }
    if (nearest === undefined) continue;
    found.push({
      tool: right.tool,
      nearest: nearest.tool,
      similarity: most === SAME_NAME ? undefined : most,
      others: count - 1,
    });
  }
  return found;
}

/** Above any similarity. */
const SAME_NAME = 2;

interface Profile {
  readonly tool: ToolView;
  readonly verbs: string;
  readonly name: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
  readonly isBounded: boolean;
}

function profilesOf(tools: readonly ToolView[]): readonly Profile[] {
  const names = tools.map(({ nameWords }) => meaningsOf(nameWords, EMPTY_IN_NAMES));
  const descriptions = tools.map(({ description }) => meaningsOf(splitText(description), FILLER_WORDS));
  const commonInNames = commonWords(names);
  const commonInDescriptions = commonWords(descriptions);
  return tools.map((tool, index) => ({
    tool,
    verbs: [...new Set(tool.nameWords.map(verbGroup).filter((group) => group !== undefined))].toSorted().join(" "),
    name: without(names[index] ?? new Set(), commonInNames),
    description: without(descriptions[index] ?? new Set(), commonInDescriptions),
    isBounded: BOUNDARY.test(tool.description),
  }));
}

function meaningsOf(words: readonly string[], filler: ReadonlySet<string>): ReadonlySet<string> {
  const meanings = new Set<string>();
  for (const word of words) {
    if (meanings.size >= MAX_WORDS) break;
    const stem = singular(word);
    if (STOP_WORDS.has(word) || filler.has(stem)) continue;
    meanings.add(verbGroup(word) ?? stem);
  }
  return meanings;
}

function commonWords(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const common = new Set<string>();
  if (sets.length < MIN_COMMON_TOOLS) return common;
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) if (count > sets.length / 2) common.add(word);
  return common;
}

function without(words: ReadonlySet<string>, common: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => !common.has(word)));
}

function similarityOf(left: Profile, right: Profile, least: number): number {
  if (left.isBounded || right.isBounded || left.verbs !== right.verbs) return 0;
  // A word of its own in each name tells them apart: this and last month, plugins and themes.
  if (hasOther(left.name, right.name) && hasOther(right.name, left.name)) return 0;
  if (isTurnedRound(left.tool, right.tool)) return 0;
  const names = share(left.name, right.name);
  if (left.description.size === 0 || right.description.size === 0) return names;
  // The other half is 1 at the most.
  return (names + 1) / 2 < least ? 0 : (names + share(left.description, right.description)) / 2;
}

/** How much of two sets is in both: 0 to 1; 1 for two empty ones. */
function share(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let both = 0;
  for (const word of left) if (right.has(word)) both += 1;
  const all = left.size + right.size - both;
  return all === 0 ? 1 : both / all;
}

function hasOther(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of words) if (!others.has(word)) return true;
  return false;
}

/** `celsius_to_fahrenheit` and `fahrenheit_to_celsius`: the same words, and their order says everything. */
function isTurnedRound(left: ToolView, right: ToolView): boolean {
  const at = left.nameWords.indexOf("to");
  return (
    at >= 0 &&
    right.nameWords.includes("to") &&
    left.nameWords[at - 1] !== right.nameWords[right.nameWords.indexOf("to") - 1]
  );
}
