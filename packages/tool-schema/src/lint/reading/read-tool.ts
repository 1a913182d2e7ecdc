import type { SchemaCheckOptions } from "@di-code/ai";
import { splitName } from "../words/split-words.ts";
import { NO_DISPLAY, readDisplay } from "./read-display.ts";
import { readParameters } from "./read-parameters.ts";
import type { ToolView } from "./tool-view.ts";

const MAX_NAME_CHARACTERS = 256;
const MAX_DESCRIPTION_CHARACTERS = 10_000;
const MAX_EXAMPLES = 1_000;

/** A tool as the rules see it. Takes anything and never throws: what cannot be read is one of its faults. */
export function readTool(tool: unknown, options: SchemaCheckOptions): ToolView {
  const faults: { readonly pointer: string; readonly message: string }[] = [];
  const fault = (pointer: string, message: string): void => void faults.push(Object.freeze({ pointer, message }));
  const read = (key: string): unknown => {
    try {
      return (tool as Readonly<Record<string, unknown>>)[key];
    } catch {
      fault(`/${key}`, "cannot be read: a getter or proxy threw");
      return undefined;
    }
  };
  if (typeof tool !== "object" || tool === null) {
    fault("", "must be an object with name, description and parameters");
    return { ...EMPTY, faults };
  }
  const name = read("name");
  if (typeof name !== "string" || name === "") fault("/name", "must be text of at least one character");
  const description = read("description");
  if (description !== undefined && typeof description !== "string") fault("/description", "must be text");
  const effects = read("effects");
  if (effects !== undefined && !isEffects(effects)) fault("/effects", 'must be "read", "write" or "destructive"');
  const examples = readList(read("examples"));
  if (examples === undefined) fault("/examples", "must be a list of arguments");
  const text = typeof name === "string" ? name : "";
  return {
    name: text.length > MAX_NAME_CHARACTERS ? `${text.slice(0, MAX_NAME_CHARACTERS - 1)}…` : text,
    nameWords: splitName(text),
    nameLength: text.length,
    description: typeof description === "string" ? description.slice(0, MAX_DESCRIPTION_CHARACTERS) : "",
    effects: isEffects(effects) ? effects : undefined,
    examples: examples ?? [],
    display: readDisplay(read("display"), fault),
    faults,
    ...readParameters(read("parameters"), options),
  };
}

const EMPTY: Omit<ToolView, "faults"> = {
  name: "",
  nameWords: [],
  nameLength: 0,
  description: "",
  effects: undefined,
  examples: [],
  display: NO_DISPLAY,
  schemaFaults: [],
  notEnforced: [],
  parameters: undefined,
};

function isEffects(value: unknown): value is NonNullable<ToolView["effects"]> {
  return value === "read" || value === "write" || value === "destructive";
}

/** The first members of a list, none for undefined; undefined for what is no list or cannot be read. */
function readList(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return [];
  try {
    if (!Array.isArray(value)) return undefined;
    const list: readonly unknown[] = value;
    const members: unknown[] = [];
    for (let index = 0; index < list.length && index < MAX_EXAMPLES; index += 1) members.push(list[index]);
    return members;
  } catch {
    return undefined;
  }
}
