import type { ToolDisplay } from "@di-code/ai";
import type { PresentableTool } from "../presentable-tool.ts";
import { Labels } from "../text/labels.ts";
import { patternsOf } from "../text/place-pattern.ts";
import { wordsOfName } from "../text/words-of-name.ts";
import type { DisplayedArguments } from "./display-field.ts";
import { type DisplayWords, ENGLISH } from "./display-words.ts";
import { compareRanked, DisplayWalk } from "./display-walk.ts";

export interface DisplayOptions {
  /**
   * Words in another language: its title and labels count before the tool's own, and so does its `important`. What the
   * tool calls secret stays secret.
   */
  readonly display?: ToolDisplay;
  /** What is said in words of this function, in another language. */
  readonly words?: Partial<DisplayWords>;
  /** Most fields; the rest is counted in `omitted`. Default 50. */
  readonly maxFields?: number;
  /** Longest text of a value, in code points, before what says how much is left out. Default 500. */
  readonly maxCharacters?: number;
}

/**
 * The arguments of a call as a person should see them before they agree: a label and a text for each value, the important
 * ones first, secrets masked. A list of plain values is one field. No text of the schema is shown, only the words of
 * `display` and the names of the arguments.
 *
 * Every value is shown, or counted: where a text or a list is cut, its text says how much is left out, and `omitted` counts
 * the values without a field. At most 10,000 values are read, 32 levels deep. Takes anything as arguments, also what was
 * not validated, and never throws at them: what cannot be read says so.
 *
 * A pointer of `display` may hold `*` for each element of a list or member of an object (`/headers/*`). A secret
 * covers all that is inside it, and is always the same text, so that it tells neither kind nor length.
 *
 * @throws TypeError for a limit that is no positive integer.
 */
export function displayFields(
  tool: Pick<PresentableTool, "name" | "display">,
  args: unknown,
  options: DisplayOptions = {},
): DisplayedArguments {
  const { maxFields = 50, maxCharacters = 500 } = options;
  checkLimit("maxFields", maxFields);
  checkLimit("maxCharacters", maxCharacters);
  const displays = [options.display, tool.display].filter((display) => display !== undefined);
  const labels = new Labels(displays);
  const title = labels.title ?? wordsOfName(tool.name);
  const walk = new DisplayWalk({
    title,
    labels,
    important: patternsOf(displays.find(({ important }) => important !== undefined)?.important),
    secret: displays.flatMap(({ secret }) => patternsOf(secret)),
    words: { ...ENGLISH, ...options.words },
    maxCharacters,
  });
  walk.show(args);
  const inOrder = walk.fields.toSorted(compareRanked).map(({ field }) => field);
  return {
    title,
    fields: inOrder.slice(0, maxFields),
    omitted: walk.omitted + Math.max(0, inOrder.length - maxFields),
  };
}

function checkLimit(name: string, value: unknown): void {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1) {
    throw new TypeError(`${name} must be a positive integer`);
  }
}
