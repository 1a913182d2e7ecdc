import { readMember } from "./read-value.ts";
import { ROOT_PLACE, type SchemaPlace } from "./schema-place.ts";

/** Whether a function or an instance of a class has a `~standard`, its own or inherited; not where that cannot be read. */
export function isForeignSchema(value: unknown): boolean {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return false;
  const standard = readMember(value, "~standard");
  return (typeof standard === "object" && standard !== null) || typeof standard === "function";
}

/** What to do with a schema of another library; inside others, wrapping it alone would not help. */
export function foreignSchemaMessage(place: SchemaPlace): string {
  return place === ROOT_PLACE
    ? "is a schema of another library: wrap it in fromStandardSchema of @di-code/tool-schema"
    : "is a schema of another library: write the parameters as a whole with it, wrapped in fromStandardSchema of @di-code/tool-schema, or convert it to JSON Schema";
}
