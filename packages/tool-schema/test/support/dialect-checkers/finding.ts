/** What a dialect does not take: where, and the name of the rule. */
export interface DialectFinding {
  readonly pointer: string;
  readonly rule: string;
}

/** A provider's rules for one schema: nothing is found where the provider takes it. */
export type DialectCheck = (schema: unknown) => readonly DialectFinding[];
