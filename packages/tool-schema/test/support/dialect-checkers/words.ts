/** The words of a text, as a set: a list of keywords that is read across, not down. */
export function words(text: string): ReadonlySet<unknown> {
  return new Set(text.split(/\s+/u).filter(Boolean));
}
