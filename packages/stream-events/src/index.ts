export { collectMessage } from "./collect-message.ts";
export { createStreamEventValidator, type StreamEventValidator } from "./create-stream-event-validator.ts";
export type { StreamEventOptions } from "./options.ts";
export type { StreamSequenceErrorCode } from "./refusal.ts";
export { isStreamSequenceError, StreamSequenceError, type StreamPhase } from "./stream-sequence-error.ts";
export type { KnownToolCallEndEvent, ToolStreamEvent, UnknownToolCallEndEvent } from "./tool-stream-event.ts";
export { validateStream, type ValidateStreamOptions } from "./validate-stream.ts";
