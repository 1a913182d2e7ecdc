import { printable } from "../terminal/printable.ts";

/** A JSON Pointer with every index of an array as `*`, so that the same mistake at many items counts as one. */
export function placePattern(pointer: string): string {
  if (pointer === "") return "/";
  return printable(pointer).replaceAll(/\/\d+(?=\/|$)/g, "/*");
}
