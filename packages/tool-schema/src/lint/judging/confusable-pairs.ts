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

/** Says when not to use a tool, or which other one to use. */
const BOUNDARY =
  /\b(?:do not|don't|not|never) (?:be )?(?:use|used|call|for|intended|meant)\b|\binstead\b|\brather than\b|\bunlike\b|\bin contrast\b|\bdiffers? from\b|\bonly (?:use|when|for|if)\b|\bprefer\b/i;

/** Two tools that a model may take for each other; `similarity` is undefined where they have one name. */
export interface ConfusablePair {
  readonly left: ToolView;
  readonly right: ToolView;
  readonly similarity: number | undefined;
}

/**
 * The similarity is the mean of two shares, of the names' words and of the descriptions' words, each the number of words
 * that both have among those that either has (Jaccard). Words are compared in the singular and without filler; verbs that
 * mean the same are one, and names whose verbs mean something else are not compared. Without both descriptions the names decide.
 */
export function confusablePairs(tools: readonly ToolView[], least: number): readonly ConfusablePair[] {
  const compared = tools.slice(0, MAX_TOOLS).filter(({ name }) => name !== "");
  const profiles = profilesOf(compared);
  const pairs: ConfusablePair[] = [];
  for (const [index, right] of profiles.entries()) {
    for (let before = 0; before < index; before += 1) {
      const left = profiles[before];
      if (left === undefined) continue;
      if (left.tool.name === right.tool.name) pairs.push({ left: left.tool, right: right.tool, similarity: undefined });
      else {
        const similarity = similarityOf(left, right, least);
        if (similarity >= least) pairs.push({ left: left.tool, right: right.tool, similarity });
      }
    }
  }
  return pairs;
}

interface Profile {
  readonly tool: ToolView;
  readonly verbs: string;
  readonly name: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
  readonly isBounded: boolean;
}

function profilesOf(tools: readonly ToolView[]): readonly Profile[] {
  const names = tools.map(({ nameWords }) => meaningsOf(nameWords));
  const descriptions = tools.map(({ description }) => meaningsOf(splitText(description)));
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

function meaningsOf(words: readonly string[]): ReadonlySet<string> {
  const meanings = new Set<string>();
  for (const word of words) {
    if (meanings.size >= MAX_WORDS) break;
    const stem = singular(word);
    if (STOP_WORDS.has(word) || FILLER_WORDS.has(stem)) continue;
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
