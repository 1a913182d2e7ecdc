import type { ImageContent, JsonObject, JsonValue, TextContent, ToolResultMessage } from "@di-code/ai";
import { checkLimit } from "./check-limit.ts";
import { checkNames } from "./check-names.ts";
import { cutText } from "./cut-text.ts";
import { isToolContent } from "./tool-content.ts";
import type { ToolFailureReport, ToolResult } from "./tool-result.ts";

/** Default of `maxResultBytes`: some 60,000 tokens. */
export const DEFAULT_MAX_RESULT_BYTES = 262_144;

export interface ToolResultMessageOptions {
  /** Most bytes of text, in UTF-8; what is longer is cut, and a line at the end says so. Pictures are left as they are. Default 262,144. */
  readonly maxResultBytes?: number;
}

const NAMES: ReadonlySet<string> = new Set<keyof ToolResultMessageOptions>(["maxResultBytes"]);

/**
 * The answer to a call as the model reads it: a text as one text block, a tool's own content (`toolContent`) as it is,
 * anything else as JSON text, an error as its message. `details` holds an error's code and what belongs to it, for hosts.
 *
 * @throws TypeError for a `maxResultBytes` that is no positive integer or Infinity, and for an option of another name.
 */
export function toToolResultMessage(
  result: ToolResult,
  call: { readonly id: string; readonly name: string },
  options: ToolResultMessageOptions = {},
): ToolResultMessage {
  checkNames(options, NAMES);
  const { maxResultBytes = DEFAULT_MAX_RESULT_BYTES } = options;
  checkLimit("maxResultBytes", maxResultBytes);
  return {
    role: "tool_result",
    toolCallId: call.id,
    toolName: call.name,
    content: cutContent(result.success ? contentOf(result.data) : [textBlock(result.error.message)], maxResultBytes),
    ...(result.success ? {} : { details: detailsOf(result.error) }),
    isError: !result.success,
    timestamp: Date.now(),
  };
}

function contentOf(data: unknown): readonly (TextContent | ImageContent)[] {
  if (isToolContent(data)) return data.content;
  if (typeof data === "string") return [textBlock(data)];
  return [textBlock(JSON.stringify(data) ?? "null")];
}

function textBlock(text: string): TextContent {
  return { type: "text", text };
}

/** All text blocks share the room; what follows a cut is left out, or it would read as if nothing were missing. */
function cutContent(
  content: readonly (TextContent | ImageContent)[],
  maxBytes: number,
): readonly (TextContent | ImageContent)[] {
  const kept: (TextContent | ImageContent)[] = [];
  let left = maxBytes;
  let isCut = false;
  for (const block of content) {
    if (block.type === "image") {
      kept.push(block);
      continue;
    }
    if (isCut) continue;
    const cut = cutText(block.text, left);
    left -= cut.bytes;
    isCut = cut.isCut;
    kept.push(isCut ? textBlock(`${cut.text}\n${cutNote(content, maxBytes)}`) : block);
  }
  return kept;
}

function cutNote(content: readonly (TextContent | ImageContent)[], maxBytes: number): string {
  const characters = content.reduce((sum, block) => sum + (block.type === "text" ? block.text.length : 0), 0);
  return `[Cut here: the whole result has ${characters} characters, of which the first ${maxBytes} bytes are shown.]`;
}

function detailsOf({ code, retryable, issues, suggestions, details }: ToolFailureReport): JsonValue {
  return {
    code,
    retryable,
    ...(issues === undefined ? {} : { issues: issues.map((issue): JsonObject => ({ ...issue })) }),
    ...(suggestions === undefined ? {} : { suggestions }),
    ...(details === undefined ? {} : { details }),
  };
}
