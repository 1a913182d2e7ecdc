import { ownMembers } from "../value/own-members.ts";
import { checkOptionNames } from "./check-option-names.ts";
import { cutWhole, printableName, printablePointer } from "./printable.ts";
import type { ToolArgumentsValidationError } from "./tool-arguments-validation-error.ts";
import { wordsForModel } from "./words-for-models.ts";

export interface DescribeOptions {
  /** Longest text, in UTF-16 units. Default 2,000; at least 200 whatever is asked for. */
  readonly maxCharacters?: number;
}

const NO_OPTIONS: DescribeOptions = ownMembers({});

const NAMES: ReadonlySet<string> = new Set<keyof DescribeOptions>(["maxCharacters"]);

const DEFAULT_CHARACTERS = 2_000;
const LEAST_CHARACTERS = 200;

const CLOSING = "\nCorrect the arguments and call the tool again.";

/** Room for the line that counts the rest. */
const RESERVED = 32;

/**
 * What to tell the model about the arguments it sent: for each mistake the place, what was wrong, what is allowed and
 * what was probably meant. One line each, bounded, without any value that the model sent.
 *
 * @throws TypeError for an option of a name that there is not.
 */
export function describeIssues(
  error: Pick<ToolArgumentsValidationError, "toolName" | "details" | "omitted">,
  options: DescribeOptions = NO_OPTIONS,
): string {
  checkOptionNames(options, NAMES);
  const asked = options.maxCharacters ?? DEFAULT_CHARACTERS;
  const room = (asked >= LEAST_CHARACTERS ? asked : LEAST_CHARACTERS) - CLOSING.length - RESERVED;
  let text = `The arguments for "${printableName(error.toolName)}" were refused:`;
  let listed = 0;
  for (const issue of error.details) {
    const line = `\n- ${placeWords(issue.path)}: ${wordsForModel(ownMembers(issue))}`;
    const left = room - text.length;
    // The first mistake is told in any case, cut if need be.
    if (line.length > left && listed > 0) break;
    text += line.length > left ? `${cutWhole(line, left - 1)}…` : line;
    listed += 1;
  }
  const rest = error.details.length - listed + error.omitted;
  return `${text}${rest > 0 ? `\n- … and ${rest} more` : ""}${CLOSING}`;
}

function placeWords(path: string): string {
  return path === "" ? "arguments" : printablePointer(path);
}
