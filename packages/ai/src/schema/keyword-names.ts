import { appendSegment } from "../issues/pointer.ts";
import type { KeywordRule } from "./keyword-context.ts";
import { isRecord } from "./subschemas.ts";

const UNSAFE_NAME = "__proto__";
const unsafeName = "must not declare __proto__: arguments with that name are always refused";

/** A list of members' names. */
export const checkNames: KeywordRule = (value, keyword, pointer, { sink }) => {
  if (!Array.isArray(value)) {
    const hint = typeof value === "boolean" && keyword === "required" ? ", in the object that holds the property" : "";
    return sink.refuse(pointer, keyword, "keyword_kind", `must be a list of names${hint}`);
  }
  for (const [index, name] of value.entries()) {
    if (name === UNSAFE_NAME) sink.refuse(appendSegment(pointer, index), keyword, "unsafe_name", unsafeName);
    else if (typeof name !== "string") {
      sink.refuse(appendSegment(pointer, index), keyword, "keyword_kind", "must be a name (a string)");
    }
  }
};

/** Whether {@link checkNames} has nothing to say. */
export function areNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === "string" && name !== UNSAFE_NAME);
}

/** Lists of members' names, by the name of a member. */
export const checkNamesByName: KeywordRule = (value, keyword, pointer, context) => {
  if (!isRecord(value)) {
    return context.sink.refuse(pointer, keyword, "keyword_kind", "must be an object of lists of names");
  }
  for (const name of Object.keys(value)) checkNames(value[name], keyword, appendSegment(pointer, name), context);
  checkMemberNames(value, keyword, pointer, context);
};

/** No arguments may have a member `__proto__`, so a schema that speaks of it means something that cannot be. */
export const checkMemberNames: KeywordRule = (value, keyword, pointer, { sink }) => {
  if (!isRecord(value) || !Object.hasOwn(value, UNSAFE_NAME)) return;
  sink.refuse(appendSegment(pointer, UNSAFE_NAME), keyword, "unsafe_name", unsafeName);
};

export function isSafeName(name: string): boolean {
  return name !== UNSAFE_NAME;
}
