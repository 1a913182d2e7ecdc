import { builtInFormats } from "../formats/built-in-formats.ts";
import { printableName } from "../issues/printable.ts";
import type { KeywordRule } from "./keyword-context.ts";

export function isBuiltInFormat(name: unknown): boolean {
  return typeof name === "string" && builtInFormats.has(name);
}

/** `format`: one that is built in or that the caller brought. Real servers send `uint32` and `google-duration`. */
export const checkFormat: KeywordRule = (value, keyword, pointer, { sink, formats }) => {
  if (typeof value !== "string") {
    return sink.refuse(pointer, keyword, "keyword_kind", "must be the name of a format");
  }
  if (builtInFormats.has(value)) return;
  if (formats !== undefined && Object.hasOwn(formats, value) && typeof formats[value] === "function") return;
  sink.unenforced(pointer, keyword, "unknown_format", `"${printableName(value)}" is a format that nothing here checks`);
};
