import { hasBrand, setBrand } from "../results/brand.ts";
import { printableName } from "../results/printable-name.ts";

/** Known to every copy of the package. */
const BRAND = Symbol.for("@di-code/tool-registry/ToolDefinitionError");

/** What is wrong with a tool that is not registered. Stable. */
export type ToolDefinitionErrorCode =
  /** No object, or one without the members of a tool in their kinds. */
  | "invalid_tool"
  /** Not `^[A-Za-z_][A-Za-z0-9_-]{0,63}$`. */
  | "invalid_name"
  | "duplicate_name"
  | "blank_description"
  /** `parameters` or `result` cannot be enforced; the `cause` is the `ToolSchemaError`. */
  | "invalid_schema"
  /** An example that its own tool would refuse; the `cause` is the `ToolArgumentsValidationError`. */
  | "invalid_example"
  /** A `default` that its own schema refuses. */
  | "invalid_default"
  | "invalid_timeout"
  | "invalid_concurrency";

/** What a {@link ToolDefinitionError} is made of. */
export interface ToolDefinitionProblem {
  readonly code: ToolDefinitionErrorCode;
  /** RFC 6901 pointer into the tool: `/parameters/properties/limit/default`. */
  readonly pointer: string;
  /** A sentence without its place. */
  readonly message: string;
  readonly cause?: unknown;
}

/** A tool cannot be registered: the developer's mistake, never the model's. */
export class ToolDefinitionError extends Error {
  override readonly name: "ToolDefinitionError" = "ToolDefinitionError";
  readonly code: ToolDefinitionErrorCode;
  /** As it was given; `""` where there is none. */
  readonly toolName: string;
  /** RFC 6901 pointer into the tool. */
  readonly pointer: string;
  /** The tool's place in the list that was to be registered. */
  readonly index: number;

  constructor(toolName: string, index: number, problem: ToolDefinitionProblem) {
    const { code, pointer, message, cause } = problem;
    super(
      `Tool "${printableName(toolName)}" cannot be registered: ${pointer === "" ? "/" : pointer}: ${message}`,
      cause === undefined ? undefined : { cause },
    );
    this.code = code;
    this.toolName = toolName;
    this.pointer = pointer;
    this.index = index;
    setBrand(this, BRAND);
  }
}

/** Whether a caught value is a {@link ToolDefinitionError}, also one of another copy of this package. */
export function isToolDefinitionError(error: unknown): error is ToolDefinitionError {
  return hasBrand(error, BRAND);
}
