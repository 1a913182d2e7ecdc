/** Something that went wrong in the host's own code, whole, for its log. Nothing of it reaches the model. */
export interface ToolProblem {
  /** Whatever was thrown, or an error that says what was given instead of what was due. */
  readonly error: unknown;
  readonly phase:
    | "check"
    | "authorize"
    | "approve"
    | "execute"
    | "result"
    | "progress"
    | "event"
    | "telemetry"
    | "registry";
  readonly id: string;
  /** Escaped and cut at 64 characters where a model made it up. */
  readonly name: string;
}
