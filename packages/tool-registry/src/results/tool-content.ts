import type { ImageContent, TextContent } from "@di-code/ai";
import { hasBrand, setBrand } from "./brand.ts";

/** Known to every copy of the package; JSON cannot say it, so no fetched data can pretend to be content. */
const BRAND = Symbol.for("@di-code/tool-registry/ToolContent");

/** A result that is content already: text and pictures for the model, made by {@link toolContent}. */
export interface ToolContent {
  readonly [contentType]?: never;
  readonly content: readonly (TextContent | ImageContent)[];
}

declare const contentType: unique symbol;

/**
 * A result that goes to the model as these blocks instead of as JSON text. The blocks are copied.
 *
 * @throws TypeError for what is no list of text and image blocks.
 */
export function toolContent(blocks: readonly (TextContent | ImageContent)[]): ToolContent {
  if (!Array.isArray(blocks)) throw new TypeError("content must be a list of blocks");
  const made: ToolContent = { content: Object.freeze(blocks.map(copyBlock)) };
  setBrand(made, BRAND);
  return Object.freeze(made);
}

export function isToolContent(value: unknown): value is ToolContent {
  return hasBrand(value, BRAND);
}

function copyBlock(block: TextContent | ImageContent): TextContent | ImageContent {
  if (block?.type === "text" && typeof block.text === "string") {
    return Object.freeze({ type: "text", text: block.text });
  }
  if (block?.type === "image" && typeof block.data === "string" && typeof block.mimeType === "string") {
    return Object.freeze({ type: "image", data: block.data, mimeType: block.mimeType });
  }
  throw new TypeError("a content block must be { type: text, text } or { type: image, data, mimeType }");
}
