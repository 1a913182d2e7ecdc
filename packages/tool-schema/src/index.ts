export { cloneToolSchema } from "./document/clone-tool-schema.ts";
export { checkPortableSchema } from "./portable/check-portable-schema.ts";
export type { PortableFindingCode } from "./portable/portable-finding-code.ts";
export type { ToolArgsSchema, ToolArgsSchemaNode } from "./portable/tool-args-schema.ts";
