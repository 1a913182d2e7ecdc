import type { JsonValue } from "@di-code/ai";
import { isSameJson } from "../../document/json-kind.ts";

interface Members {
  readonly scalars: ReadonlySet<JsonValue>;
  readonly containers: readonly JsonValue[];
}

// Lists have up to 20,000 values, each of which may be asked about.
const known = new WeakMap<readonly JsonValue[], Members>();

/** Whether a list of literals, of a document that does not change, holds a value. */
export function isListed(values: readonly JsonValue[], value: JsonValue): boolean {
  let members = known.get(values);
  if (members === undefined) {
    const isContainer = (one: JsonValue): boolean => typeof one === "object" && one !== null;
    const scalars = new Set(values.filter((one) => !isContainer(one)));
    members = { scalars, containers: values.filter(isContainer) };
    known.set(values, members);
  }
  return members.scalars.has(value) || members.containers.some((container) => isSameJson(container, value));
}
