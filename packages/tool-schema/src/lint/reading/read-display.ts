import { appendSegment } from "@di-code/ai";
import type { DisplayPointer, DisplayView } from "./tool-view.ts";

/** Pointers of one kind that are read, and the longest of them. */
const MAX_POINTERS = 200;
const MAX_CHARACTERS = 1_000;

/** The pointers of a tool's `display`. Takes anything; calls `fault` for what is none, with its place in the tool. */
export function readDisplay(display: unknown, fault: (place: string, message: string) => void): DisplayView {
  if (display === undefined) return NO_DISPLAY;
  if (typeof display !== "object" || display === null) {
    fault("/display", "must be an object");
    return NO_DISPLAY;
  }
  return {
    secret: read("secret", listed, "must be a list of JSON Pointers into the arguments"),
    important: read("important", listed, "must be a list of JSON Pointers into the arguments"),
    labels: read("labels", keyed, "must be an object of labels by JSON Pointer"),
  };

  function read(
    name: keyof DisplayView,
    pointersIn: (value: unknown) => readonly string[] | undefined,
    wanted: string,
  ): readonly DisplayPointer[] {
    const at = `/display/${name}`;
    let pointers: readonly string[] | undefined;
    try {
      const value: unknown = (display as Readonly<Record<string, unknown>>)[name];
      pointers = value === undefined ? [] : pointersIn(value);
    } catch {
      // A getter or proxy threw: the same as what is of the wrong kind.
    }
    if (pointers === undefined) fault(at, wanted);
    const places = (pointers ?? []).map((written, index) => ({
      written,
      place: appendSegment(at, name === "labels" ? written : index),
    }));
    return places.filter(({ written }) => written.length <= MAX_CHARACTERS);
  }
}

function listed(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list: readonly unknown[] = value.slice(0, MAX_POINTERS);
  const pointers = list.filter((pointer) => typeof pointer === "string");
  return pointers.length === list.length ? pointers : undefined;
}

function keyed(value: unknown): readonly string[] | undefined {
  return typeof value === "object" && value !== null ? Object.keys(value).slice(0, MAX_POINTERS) : undefined;
}

export const NO_DISPLAY: DisplayView = { secret: [], important: [], labels: [] };
