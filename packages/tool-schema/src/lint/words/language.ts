/** Letters of scripts without capitals, most of which write no blanks between words either. */
const OTHER_SCRIPT = /\p{Lo}/u;

/** Words that stand in nearly every English sentence, and in few of other languages. */
const ENGLISH = /\b(?:the|of|and|for|with|from|by|this|an|is|are|on|to|into|that)\b/i;

/** Whether the words of a text can be counted at its blanks. */
export function hasBlanksBetweenWords(text: string): boolean {
  return !OTHER_SCRIPT.test(text);
}

/** Whether a text is surely English, so that no word of a kind being in it means something. */
export function isEnglish(text: string): boolean {
  return ENGLISH.test(text) && hasBlanksBetweenWords(text);
}
