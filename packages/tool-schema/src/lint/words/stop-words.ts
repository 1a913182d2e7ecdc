function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** Words of English grammar. */
export const STOP_WORDS: ReadonlySet<string> = words(`
  a about all also an and any are as at be been by can could do does each for from given has have how if in into is it
  its may of on or our so some such than that the their them then there these they this those through to under using via
  was we what when where which who will with within would you your s t
`);

/** Words that say nothing in a tool's description: for tools in general, for what is not named, and praise. */
export const FILLER_WORDS: ReadonlySet<string> = words(`
  tool function method api endpoint operation action command service helper utility feature request call
  data info information detail thing stuff item object entity record result value content
  specific specified certain various different several multiple single existing particular provided available relevant
  related current based new main general useful
  powerful great best amazing easy easily simple simply quick quickly fast efficient efficiently advanced comprehensive
  robust flexible smart intelligent ultimate seamless seamlessly perfect perfectly excellent effective effectively
  allow enable let help perform do handle manage process use provide support
`);
