import type { TSchema } from "@di-code/ai";
import { copyWithoutValidator, openValidator } from "./own-validator.ts";

/** The base of an embedded schema without one of its own: its `#…` references then lead to itself, not to the document. */
const BASE = "urn:di-code:embedded";

/** Where the embedded schema stands. */
const EMBEDDED = "/$defs/embedded";

/**
 * A schema of any kind as a part of one whose root is an object, which is what arguments are checked against: the value
 * to be checked goes into the member of the place's name. Each place is a pointer into the schema (`""` is the schema itself).
 * A validator of the schema's own is not run, since it judges the arguments as a whole; what it decides stays undecided here.
 */
export function embedSchema(schema: TSchema, places: Readonly<Record<string, string>>): TSchema {
  const id = ownId(schema);
  const embedded = copyWithoutValidator(schema);
  if (id === undefined) Object.defineProperty(embedded, "$id", { value: BASE, enumerable: true });
  const base = id ?? BASE;
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(places).map(([name, pointer]) => [name, { $ref: `${base}#${encodePointer(pointer)}` }]),
    ),
    required: Object.keys(places),
    $defs: { embedded },
    ...openValidator(schema),
  };
}

/** A pointer into an embedding schema as one into the schema that it embeds. */
export function ownPointer(pointer: string): string {
  return pointer.startsWith(EMBEDDED) ? pointer.slice(EMBEDDED.length) : pointer;
}

/** A fragment is percent-decoded before it is read as a pointer (RFC 6901, section 6). */
function encodePointer(pointer: string): string {
  return pointer.replaceAll("%", "%25");
}

function ownId(schema: TSchema): string | undefined {
  const id: unknown = Object.getOwnPropertyDescriptor(schema, "$id")?.value;
  return typeof id === "string" && id !== "" && !id.includes("#") ? id : undefined;
}
