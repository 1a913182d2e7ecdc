/** Ends the analysis of one pattern: it is not shown to be linear, and `message` says why. Never leaves this folder. */
export class PatternRefusal extends Error {}
