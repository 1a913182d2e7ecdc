export { cloneToolSchema } from "./document/clone-tool-schema.ts";
