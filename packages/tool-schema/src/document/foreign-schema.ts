import { readMember } from "./plain-values.ts";

/** What to do with a schema of another library where plain JSON Schema must stand. */
export const FOREIGN_SCHEMA =
  "is a schema of another library: write the parameters as a whole with it and use fromStandardSchema";

/** Whether it has a `~standard`, its own or inherited; not where that cannot be read. */
export function isForeignSchema(value: unknown): boolean {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return false;
  const standard = readMember(value, "~standard");
  return (typeof standard === "object" && standard !== null) || typeof standard === "function";
}
