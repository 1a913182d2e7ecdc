/** Whatever was sent in place of an object of the contract: fields that may be there, of any type. */
export interface Fields {
  readonly [name: string]: unknown;
}

/** The only thing that is known before fields are read, one by one. Arrays have no fields of ours. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Which field is being read, since reading runs code of the sender's where it is a getter or a proxy. */
export interface Trace {
  /** Path from the event: `delta`, `toolCall.arguments`. */
  field: string;
}
