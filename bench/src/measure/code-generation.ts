import { Type } from "@di-code/ai";
import { Compile } from "typebox/compile";

/** Whether this process may make functions from strings, as seen by what TypeBox does about it. */
export function allowsCodeGeneration(): boolean {
  return Compile(Type.String()).IsAccelerated();
}
