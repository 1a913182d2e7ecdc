import type { ToolDefinition, TSchema } from "@di-code/ai";

/** A call as it was recorded. */
export interface RecordedCall {
  readonly name: string;
  /** A value, or text as a provider sends it. */
  readonly args: unknown;
  /** Somebody else's verdict. */
  readonly valid: boolean | undefined;
}

/** What a line says. */
export interface CallRecord {
  readonly tools: readonly ToolDefinition[];
  readonly calls: readonly RecordedCall[];
  /** The line tells of a tool alone. */
  readonly isToolAlone: boolean;
}

/** A line that says something else; the message is for whoever wrote the file. */
export class RecordError extends Error {
  override readonly name = "RecordError";
}

/** @throws RecordError for text that is no record. */
export function readRecord(text: string): CallRecord {
  const record = asObject(parse(text), "the line");
  if (record["tool"] !== undefined) {
    const tool = asObject(record["tool"], "tool");
    const examples = tool["examples"] === undefined ? [] : asList(tool["examples"], "tool.examples");
    const definition = toTool(tool, "tool");
    const calls = examples.map((args) => ({ name: definition.name, args, valid: undefined }));
    return { tools: [definition], calls, isToolAlone: true };
  }
  if (record["tools"] === undefined || record["calls"] === undefined) {
    throw new RecordError('needs "tools" and "calls", or "tool"');
  }
  return {
    tools: asList(record["tools"], "tools").map((tool, index) => toTool(tool, `tools[${index}]`)),
    calls: asList(record["calls"], "calls").map((call, index) => toCall(call, `calls[${index}]`)),
    isToolAlone: false,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The engine's own message quotes the text.
    throw new RecordError("not valid JSON");
  }
}

function toTool(value: unknown, place: string): ToolDefinition {
  const tool = asObject(value, place);
  const schema = tool["parameters"] ?? tool["inputSchema"];
  // Anything at all: the library says whether it is a schema.
  return { name: nameOf(tool, place), description: "", parameters: schema as TSchema };
}

function toCall(value: unknown, place: string): RecordedCall {
  const call = asObject(value, place);
  if (call["arguments"] === undefined) throw new RecordError(`${place} has no "arguments"`);
  const { valid } = call;
  if (valid !== undefined && typeof valid !== "boolean") throw new RecordError(`${place}.valid must be a boolean`);
  return { name: nameOf(call, place), args: call["arguments"], valid };
}

function nameOf(value: Readonly<Record<string, unknown>>, place: string): string {
  if (typeof value["name"] !== "string") throw new RecordError(`${place} has no "name"`);
  return value["name"];
}

function asList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new RecordError(`${place} must be an array`);
  return value;
}

/** Own members only: a record without "tool" has none, whatever objects inherit. */
function asObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RecordError(`${place} must be an object`);
  }
  return Object.assign(Object.create(null) as Record<string, unknown>, value);
}
