import { type IssueList, toIssue, toLine } from "./issue-list.ts";
import type { ToolArgumentIssue } from "./issue.ts";
import { printableName, printablePointer } from "./printable.ts";
import { utf8Length } from "./utf8-length.ts";

/** Known to every copy of the package. */
const BRAND = Symbol.for("@di-code/ai/ToolArgumentsValidationError");

const MAX_MESSAGE_BYTES = 4_096;
/** Room for the line that counts the rest. */
const RESERVED_BYTES = 40;

/** What kind of refusal it is. */
export type ToolArgumentsErrorCode =
  /** The text is no JSON. */
  | "invalid_json"
  /** The text or value is JSON that means something else to another reader: a key twice, `__proto__`, a lost digit. */
  | "unsafe_json"
  /** The root is no object. */
  | "not_an_object"
  /** Something in the value is no JSON. */
  | "not_json"
  /** Too long, too deep, too many values, too much work. */
  | "limit"
  /** The tool's schema says no. */
  | "schema_mismatch";

/**
 * A model's arguments were refused. Names places, rules and what the schema allows; holds nothing of what the model
 * sent but the names of members, escaped and cut in everything that is shown. The message stays under 4 KB.
 */
export class ToolArgumentsValidationError extends Error {
  override readonly name: "ToolArgumentsValidationError" = "ToolArgumentsValidationError";
  readonly code: ToolArgumentsErrorCode;
  readonly toolName: string;
  /** A line for each mistake, safe to show and to log: `/limit: must be >= 1`. Frozen. */
  readonly issues: readonly string[];
  /** The same mistakes as data, one for each line. Frozen. */
  readonly details: readonly ToolArgumentIssue[];
  /** Mistakes beyond `maxIssues`. */
  readonly omitted: number;

  constructor(code: ToolArgumentsErrorCode, toolName: string, list: Pick<IssueList, "drafts" | "omitted">) {
    const issues = Object.freeze(list.drafts.map(toLine));
    super(describe(toolName, issues, list.omitted));
    this.code = code;
    this.toolName = toolName;
    this.issues = issues;
    this.details = Object.freeze(list.drafts.map(toIssue));
    this.omitted = list.omitted;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** What is safe to log: the error with every name escaped and cut. */
  toJSON(): object {
    return {
      name: this.name,
      code: this.code,
      toolName: printableName(this.toolName),
      message: this.message,
      issues: this.issues,
      details: this.details.map((issue) => ({
        ...issue,
        path: issue.path === "" ? "" : printablePointer(issue.path),
        ...(issue.suggestion === undefined ? {} : { suggestion: printableName(issue.suggestion) }),
        ...(issue.schemaPath === undefined ? {} : { schemaPath: printableSchemaPath(issue.schemaPath) }),
      })),
      omitted: this.omitted,
    };
  }
}

function printableSchemaPath(pointer: string): string {
  return pointer === "" ? "" : printablePointer(pointer);
}

/** Whether a caught value is a {@link ToolArgumentsValidationError}, also one that another copy of this package threw. */
export function isToolArgumentsValidationError(error: unknown): error is ToolArgumentsValidationError {
  try {
    return typeof error === "object" && error !== null && Object.hasOwn(error, BRAND);
  } catch {
    // A revoked proxy.
    return false;
  }
}

function describe(toolName: string, issues: readonly string[], omitted: number): string {
  let message = `Invalid arguments for tool "${printableName(toolName)}":`;
  let bytes = utf8Length(message);
  for (const [index, issue] of issues.entries()) {
    const line = `\n  - ${issue}`;
    bytes += utf8Length(line);
    if (bytes > MAX_MESSAGE_BYTES - RESERVED_BYTES)
      return `${message}\n  … and ${issues.length - index + omitted} more`;
    message += line;
  }
  return omitted > 0 ? `${message}\n  … and ${omitted} more` : message;
}
