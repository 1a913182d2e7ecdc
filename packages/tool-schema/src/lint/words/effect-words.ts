import { verbGroup } from "./verbs.ts";

/** Verbs of looking and thinking, which leave everything as it is; and some that are mostly nouns in a description. */
const READING: ReadonlySet<string> = new Set(
  `get list search calculate analyse analyze answer ask assess audit check compare consult correct count decide detect
   diagnose diff display echo examine explain explore forecast guess highlight identify infer inspect introspect know let
   match measure monitor observe predict preview prove rank rate reason recall receive recommend reflect remember review
   score simulate sort speak suggest summarize test think track try use validate verify visit wait watch zoom
   branch map group index hash stream request order name label key control place state present plan process project support view question`.split(
    /\s+/,
  ),
);

/** Whether a word of a description tells of something that is done to the world: any verb that is not one of looking. */
export function saysChange(word: string): boolean {
  const group = verbGroup(word);
  return (group !== undefined && !READING.has(group)) || WORDS_OF_LOSS.test(word);
}

/** Words of loss that are no verbs. */
const WORDS_OF_LOSS = /^(?:permanent(?:ly)?|irreversibl[ey]|undone|lost|destructive|deletion|removal)$/;
