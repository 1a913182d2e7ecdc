/** A rule across members that the arguments do not keep. Its words reach the model: leave values out. */
export interface CheckIssue {
  /** RFC 6901 pointer into the arguments; the root unless given. */
  readonly path?: string;
  /** A sentence without its place: `must be after start`. */
  readonly message: string;
  /** What would be accepted there. */
  readonly expected?: string;
}

/** What a tool's `check` found: nothing, or one entry a mistake; a text is a mistake of the arguments as a whole. */
export type Issues = readonly (CheckIssue | string)[] | undefined;
