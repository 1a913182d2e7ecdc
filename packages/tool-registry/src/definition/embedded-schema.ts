import type { TSchema } from "@di-code/ai";

/** The base of an embedded schema without one of its own: its `#…` references then lead to itself, not to the document. */
const BASE = "urn:di-code:embedded";

/**
 * A schema of any kind as a part of one whose root is an object, which is what arguments are checked against: the value
 * to be checked goes into the member of the place's name. Each place is a pointer into the schema (`""` is the schema itself).
 */
export function embedSchema(schema: TSchema, places: Readonly<Record<string, string>>): TSchema {
  const id = ownId(schema);
  // With all that TypeBox keeps in properties that are not enumerated.
  const embedded: object = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema));
  if (id === undefined) Object.defineProperty(embedded, "$id", { value: BASE, enumerable: true });
  const base = id ?? BASE;
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(places).map(([name, pointer]) => [name, { $ref: `${base}#${encodePointer(pointer)}` }]),
    ),
    required: Object.keys(places),
    $defs: { embedded },
  };
}

/** A fragment is percent-decoded before it is read as a pointer (RFC 6901, section 6). */
function encodePointer(pointer: string): string {
  return pointer.replaceAll("%", "%25");
}

function ownId(schema: TSchema): string | undefined {
  const id: unknown = Object.getOwnPropertyDescriptor(schema, "$id")?.value;
  return typeof id === "string" && id !== "" && !id.includes("#") ? id : undefined;
}
