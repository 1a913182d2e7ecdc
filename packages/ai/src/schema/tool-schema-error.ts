import { printableName, printablePointer } from "../issues/printable.ts";
import { utf8Length } from "../issues/utf8-length.ts";
import type { SchemaFinding } from "./schema-finding.ts";

/** Known to every copy of the package. */
const BRAND = Symbol.for("@di-code/ai/ToolSchemaError");
const MAX_MESSAGE_BYTES = 4_096;
/** Room for the line that counts the rest. */
const RESERVED_BYTES = 32;

/** What a {@link ToolSchemaError} is made of. */
export interface ToolSchemaErrorInit {
  readonly findings: readonly SchemaFinding[];
  readonly toolName?: string | undefined;
  /** Default `"INVALID_SCHEMA"`. */
  readonly code?: string | undefined;
}

/**
 * A tool's schema cannot be enforced: the developer's mistake (or, for imported tools, the server's), never the
 * model's. The message lists the findings, one a line, in at most 4 KB of UTF-8; `findings` holds them all.
 */
export class ToolSchemaError extends Error {
  override readonly name: "ToolSchemaError" = "ToolSchemaError";
  /** `"INVALID_SCHEMA"` unless another package says otherwise. */
  readonly code: string;
  /** Absent where the schema was checked apart from a tool. */
  declare readonly toolName?: string;
  readonly findings: readonly SchemaFinding[];

  constructor(init: ToolSchemaErrorInit) {
    const { findings, toolName, code } = init;
    super(describe(findings, toolName));
    this.code = code ?? "INVALID_SCHEMA";
    if (toolName !== undefined) this.toolName = toolName;
    this.findings = Object.freeze([...findings]);
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether a caught value is a {@link ToolSchemaError}, also one that another copy of this package threw. */
export function isToolSchemaError(error: unknown): error is ToolSchemaError {
  try {
    return typeof error === "object" && error !== null && Object.hasOwn(error, BRAND);
  } catch {
    // A revoked proxy.
    return false;
  }
}

function describe(findings: readonly SchemaFinding[], toolName: string | undefined): string {
  let message =
    toolName === undefined ? "Invalid tool schema:" : `Invalid schema for tool "${printableName(toolName)}":`;
  let bytes = utf8Length(message);
  for (const [index, finding] of findings.entries()) {
    const line = `\n  - ${printablePointer(finding.pointer)}: ${finding.message}`;
    bytes += utf8Length(line);
    if (bytes > MAX_MESSAGE_BYTES - RESERVED_BYTES) return `${message}\n  … and ${findings.length - index} more`;
    message += line;
  }
  return message;
}
