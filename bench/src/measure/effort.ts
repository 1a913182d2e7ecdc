/** How long to measure. */
export interface Effort {
  /** Each contestant is measured once a round. */
  readonly rounds: number;
  /** Milliseconds of one measurement; at least one call is made. */
  readonly sample: number;
  /** Milliseconds that each contestant runs with each tool before anything is measured. */
  readonly warmUp: number;
}

export const DEFAULT_EFFORT: Effort = { rounds: 41, sample: 4, warmUp: 150 };
