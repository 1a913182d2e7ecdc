import type { Random } from "../random.ts";
import { parsePattern, type PatternNode } from "./parse-pattern.ts";

/** Longest text that is written, in characters. */
const MAX_TEXT = 40_000;

/** Parts of a pattern that are written for one text. */
const MAX_STEPS = 200_000;

/** Characters that sets are filled from, beside those that the set names. */
const POOL: readonly string[] = Array.from(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" +
    "-_./:@+ ,;=!?#%&*()[]{}<>|~^$'\"`\\éßλж中あ😀\t\n\r\u00a0\u0000",
);

/** Letters and digits, at the beginning of the pool. */
const PLAIN = 62;

/** A pattern that texts can be written for. */
export interface PatternWriter {
  /** Shortest text without its anchors and assertions. */
  readonly least: number;
  /** A text of about `length` characters. It matches in most cases: test it. Undefined where it would be too long. */
  write(random: Random, length: number): string | undefined;
}

/** Undefined for patterns that do not compile or are not understood: back-references, very deep nesting. */
export function patternWriter(source: string): PatternWriter | undefined {
  const tree = compiles(source) ? parsePattern(source) : undefined;
  if (tree === undefined) return undefined;
  const least = leastLength(tree);
  return {
    least,
    write(random, length) {
      if (least > MAX_TEXT) return undefined;
      const writing = { random, steps: MAX_STEPS, room: Math.max(0, Math.min(length, MAX_TEXT) - least) };
      const text = write(tree, writing);
      return writing.steps > 0 ? text : undefined;
    },
  };
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, "u").source !== "";
  } catch {
    return false;
  }
}

// The tree has at most 60 levels.

const lengths = new WeakMap<PatternNode, number>();

/** Found once a node: each choice and repetition on the way down asks for it. */
function leastLength(node: PatternNode): number {
  const found = lengths.get(node);
  if (found !== undefined) return found;
  const length = findLeastLength(node);
  lengths.set(node, length);
  return length;
}

function findLeastLength(node: PatternNode): number {
  switch (node.kind) {
    case "set":
      return 1;
    case "sequence":
      return node.items.reduce((sum, item) => sum + leastLength(item), 0);
    case "choice":
      return Math.min(...node.options.map(leastLength));
    case "repeat":
      return node.least === 0 ? 0 : node.least * leastLength(node.item);
  }
}

interface Writing {
  readonly random: Random;
  /** Characters that may come beside those that must. */
  room: number;
  /** Parts of the pattern that may still be written: repetitions of what is empty multiply as well. */
  steps: number;
}

function write(node: PatternNode, writing: Writing): string {
  writing.steps -= 1;
  if (writing.steps <= 0) return "";
  switch (node.kind) {
    case "set":
      return writing.random.pick(charactersOf(node.source)) ?? "";
    case "sequence":
      return node.items.map((item) => write(item, writing)).join("");
    case "choice": {
      const least = leastLength(node);
      const fitting = node.options.filter((option) => leastLength(option) - least <= writing.room);
      const option = writing.random.pick(fitting);
      if (option === undefined) return "";
      writing.room -= leastLength(option) - least;
      return write(option, writing);
    }
    case "repeat":
      return repeat(node.item, node.least, node.most, writing);
  }
}

function repeat(item: PatternNode, least: number, most: number, writing: Writing): string {
  const unit = Math.max(1, leastLength(item));
  const spare = Math.min(most - least, Math.floor(writing.room / unit));
  // All that is left or any number: several attempts meet lengths in between, too.
  const more = writing.random.integer(0, 2) > 0 ? spare : writing.random.integer(0, spare);
  writing.room -= more * unit;
  let text = "";
  for (let count = 0; count < least + more && text.length <= MAX_TEXT && writing.steps > 0; count += 1)
    text += write(item, writing);
  return text;
}

const known = new Map<string, readonly string[]>();

/** Sets of all schemas together; beyond it the oldest are forgotten. */
const MAX_KNOWN = 1_000;

/** Characters that a set or an escape takes; plain ones where there are some. */
function charactersOf(source: string): readonly string[] {
  const found = known.get(source);
  if (found !== undefined) return found;
  const expression = new RegExp(`^(?:${source})$`, "u");
  const isTaken = (character: string): boolean => expression.test(character);
  const plain = POOL.slice(0, PLAIN).filter(isTaken);
  const others = plain.length > 0 ? plain : POOL.filter(isTaken);
  const characters = others.length > 0 ? others : namedCharacters(source).filter(isTaken);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(source, characters);
  return characters;
}

const NAMED =
  /\\u\{(?<braced>[0-9a-fA-F]{1,6})\}|\\u(?<four>[0-9a-fA-F]{4})|\\x(?<two>[0-9a-fA-F]{2})|(?<plain>[\s\S])/gu;

/** What the set itself names, and what comes after each: the other end of a range is named, too. */
function namedCharacters(source: string): readonly string[] {
  const characters: string[] = [];
  for (const { groups } of source.matchAll(NAMED)) {
    const hex = groups?.["braced"] ?? groups?.["four"] ?? groups?.["two"];
    const code = hex === undefined ? (groups?.["plain"]?.codePointAt(0) ?? 0) : Number.parseInt(hex, 16);
    for (const near of [code, code + 1]) if (near <= 0x10_ff_ff) characters.push(String.fromCodePoint(near));
  }
  return characters;
}
