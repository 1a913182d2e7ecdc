import { appendSegment, argumentsValidator, eachSubschema } from "@di-code/ai";
import type { Conversion } from "./conversion.ts";
import { type Draft, get, has, isDraft, remove } from "./draft.ts";

const DECIDABLE = ["format", "pattern"] as const;

/** Longer patterns say nothing to a model. */
const MAX_SHOWN = 120;

/** What only tells whether a schema applies, or speaks of names: words of it would be of no value. */
const UNSAID = /^(?:not|if|propertyNames|contains)$/;

/** The keywords that the validator of a schema's own decides; none where there is no such validator. Never throws. */
export function decidedKeywords(schema: unknown): readonly string[] {
  try {
    if (typeof schema !== "object" || schema === null || !Object.hasOwn(schema, argumentsValidator)) return [];
    const { [argumentsValidator]: validator }: { readonly [argumentsValidator]?: unknown } = schema;
    if (typeof validator !== "object" || validator === null) return [];
    const { decides }: { readonly decides?: unknown } = validator;
    return Array.isArray(decides) ? DECIDABLE.filter((keyword) => decides.includes(keyword)) : [];
  } catch {
    // A getter or a proxy that throws: such a validator is refused when the tool is compiled.
    return [];
  }
}

interface Place {
  readonly draft: Draft;
  readonly pointer: string;
  /** The schema in whose description its words go: that of the whole `allOf`, since one description is left of it. */
  readonly speaker: Draft | undefined;
}

/**
 * Takes keywords out that the schema's own validator decides: a library writes patterns without their flags, and formats
 * for texts that the standards do not have, so that the wire would refuse valid arguments. That is what the check of the
 * call does, too, wherever they stand. A format is still the best name for such texts; a pattern is said as what it is.
 */
export function relaxDecided(root: Draft, keywords: readonly string[], conversion: Conversion): void {
  if (keywords.length === 0) return;
  const waiting: Place[] = [{ draft: root, pointer: "", speaker: root }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const inside: Place[] = [];
    const { draft, pointer, speaker } = place;
    eachSubschema(draft, (child, at) => {
      if (isDraft(child))
        inside.push({ draft: child, pointer: `${pointer}/${at}`, speaker: speakerOf(child, at, speaker) });
    });
    waiting.push(...inside.reverse());
    const words = wordsOfDecided(draft, keywords);
    for (const keyword of keywords) {
      if (!has(draft, keyword)) continue;
      remove(draft, keyword);
      const effect = "the schema's own validator decides it, when the call is checked";
      conversion.log.note(appendSegment(pointer, keyword), keyword, "relaxed", effect);
    }
    if (words !== undefined && speaker !== undefined) conversion.say(speaker, words);
  }
}

function speakerOf(child: Draft, at: string, speaker: Draft | undefined): Draft | undefined {
  const [keyword = ""] = at.split("/", 1);
  if (speaker === undefined || UNSAID.test(keyword)) return undefined;
  return keyword === "allOf" ? speaker : child;
}

function wordsOfDecided(draft: Draft, keywords: readonly string[]): string | undefined {
  const [format, pattern] = [get(draft, "format"), get(draft, "pattern")];
  if (typeof format === "string") return keywords.includes("format") ? `Format: ${format}.` : undefined;
  const isSaid = typeof pattern === "string" && pattern.length <= MAX_SHOWN && keywords.includes("pattern");
  return isSaid ? `Roughly as the regular expression ${pattern}` : undefined;
}
