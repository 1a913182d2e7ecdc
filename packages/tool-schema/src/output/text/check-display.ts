import type { ToolDisplay } from "@di-code/ai";
import { checkNames } from "../../options/check-options.ts";

const NAMES = ["title", "labels", "important", "secret"] as const satisfies readonly (keyof ToolDisplay)[];

/** Throws a `TypeError` for an option `display` that is none: a secret under a misspelt name would be shown. */
export function checkDisplay(display: ToolDisplay | undefined): void {
  if (display === undefined) return;
  if (typeof display !== "object" || (display as unknown) === null) {
    throw new TypeError("option display must be an object");
  }
  checkNames("display option", display, NAMES);
}
