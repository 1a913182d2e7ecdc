import type { TSchema } from "typebox";
import type { ToolArguments, ToolDefinition, ToolInput } from "../contracts/tools.ts";
import { segmentsOfPointer } from "../issues/pointer.ts";
import { ArgumentsReading } from "../reader/arguments-reading.ts";
import type { DeepPartial } from "../reader/deep-partial.ts";
import { FragmentReader } from "../reader/fragment-reader.ts";
import type { PreviewChange } from "../reader/preview-change.ts";
import type { ReaderState } from "../reader/reader-state.ts";
import { afterValidator } from "./accept-arguments.ts";
import { checkText } from "./check-text.ts";
import type { ArgumentOptions } from "./options.ts";
import { readSettings } from "./settings.ts";
import { resultOf, schemaOf, type ToolArgumentsResult, valueOrThrow } from "./validate-tool-arguments.ts";

export interface ReaderOptions extends ArgumentOptions {
  /**
   * Told what each push has changed in the preview, in order; who applies the changes to an empty object has the preview.
   * Called at the end of `push`, which throws what it throws, with everything read; the next `push` goes on after the
   * change that threw. A push within it is told of after the changes before it.
   */
  readonly onChange?: ((change: PreviewChange) => void) | undefined;
}

/** Reads the arguments of one call as they arrive. Readers of tools of all kinds fit where none is named. */
export interface ToolArgumentsReader<out TArguments = Record<string, unknown>, out TInput = TArguments> {
  /**
   * Reads on. `complete`: the object is closed, and `finish` decides. `refused`: no continuation can be valid; the issue
   * says why, and its `offset` at which character that was seen. It stays so, whatever follows. Throws where the preview
   * was frozen: then every later `push` throws the same, and `finish` alone goes on.
   */
  readonly push: (fragment: string) => ReaderState;
  /** The arguments so far: the live tree, which the next `push` goes on with. Not checked; do not change or freeze it. */
  readonly preview: DeepPartial<TInput>;
  /**
   * Whether the value at an RFC 6901 pointer is there and will not change any more. With `duplicateKeys: "allow"` nothing is
   * certain before the whole is closed. Throws a `TypeError` for a text that is no pointer.
   */
  readonly isComplete: (pointer: string) => boolean;
  /** What `parseToolArguments` gives for all text that was pushed: the arguments, or its error. */
  readonly finish: () => TArguments;
  /** {@link finish} that returns the model's mistakes instead of throwing them. */
  readonly safeFinish: () => ToolArgumentsResult<TArguments>;
}

/**
 * Reads a call's arguments piece by piece and follows the tool's schema: a preview that grows, and a refusal at the
 * character with which no continuation can be valid any more.
 *
 * 1. Each character is read once, whatever the fragments: they may split escapes, surrogate pairs, numbers and words.
 * 2. `finish` gives exactly what `parseToolArguments` gives for the whole text, value or error, and may be asked again.
 * 3. `refused` is final, and right: `parseToolArguments` refuses every text that goes on from there.
 * 4. Where a refusal is seen does not depend on the fragments.
 * 5. The preview only grows: members and items are added, open strings get longer, nothing is taken back.
 * 6. Of text that is accepted, the preview ends as the value.
 * 7. Text that was cut off never finishes.
 *
 * With `duplicateKeys: "allow"` the last of two members counts: only syntax, length and the root are refused early, and
 * a repeated member replaces the first in the preview.
 *
 * @throws ToolSchemaError for a schema that cannot be enforced, `TypeError` for a tool, option or fragment that is none.
 */
export function createToolArgumentsReader<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  options?: ReaderOptions,
): ToolArgumentsReader<ToolArguments<TParameters>, ToolInput<TParameters>> {
  const settings = readSettings(options, "onChange");
  const schema = schemaOf(tool, options);
  const { name } = tool;
  const reading = new ArgumentsReading(schema.plan, settings, listenerOf(options));

  /** What was followed need not be checked once more; who asks again gets a value of its own. */
  function checked(): unknown {
    const value = reading.takeValue() ?? checkText(schema.plan, reading.text, settings);
    return schema.validator === undefined ? value : afterValidator(schema, name, value, settings);
  }

  return {
    push: pushOf(new FragmentReader(reading)),
    // The tree follows the text, and the type what the schema wants of it. No getter: each reader would be of a shape of
    // its own to the engine, and reading it after each fragment take a fifth of the time.
    preview: reading.tree.root as DeepPartial<ToolInput<TParameters>>,
    isComplete(pointer) {
      const segments = typeof pointer === "string" ? segmentsOfPointer(pointer) : undefined;
      if (segments === undefined) throw new TypeError('a JSON Pointer must be "" or begin with "/"');
      return reading.isComplete(segments);
    },
    finish: () => valueOrThrow<TParameters>(name, checked()),
    safeFinish: () => resultOf<TParameters>(name, checked()),
  };
}

/** A parameter: of a constant of the function around it, V8 would ask at each call whether it is there by now. */
function pushOf(reader: FragmentReader): (fragment: string) => ReaderState {
  return (fragment) => reader.push(fragment);
}

function listenerOf(options: ReaderOptions | undefined): ReaderOptions["onChange"] {
  const onChange = options?.onChange;
  if (onChange !== undefined && typeof onChange !== "function")
    throw new TypeError("option onChange must be a function");
  return onChange;
}
