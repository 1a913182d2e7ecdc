export type {
  ArgumentCaseOptions,
  ArgumentCases,
  InvalidArgumentCase,
  ValidArgumentCase,
} from "./cases/argument-cases.ts";
export { generateArgumentCases } from "./cases/generate-argument-cases.ts";
export { cloneToolSchema } from "./document/clone-tool-schema.ts";
