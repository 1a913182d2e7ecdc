/** Any value that JSON can say. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A JSON object: what a model's arguments, a provider's metadata and a host's details are made of. */
export type JsonObject = { readonly [key: string]: JsonValue };
