import type { FieldInput } from "./form-context.ts";
import type { TextField } from "./form-field.ts";
import { boundOf, eachOf, textOf } from "./schema-view.ts";

/** Texts that may be longer than this get more than one line. */
const LONG = 200;

const CONTROLS: ReadonlyMap<string, TextField["control"]> = new Map([
  ["email", "email"],
  ["idn-email", "email"],
  ["uri", "url"],
  ["iri", "url"],
  ["url", "url"],
  ["date", "date"],
  ["time", "time"],
  ["date-time", "date-time"],
]);

export function textField({ view, base }: FieldInput): TextField {
  const minLength = boundOf(view, "minLength", "highest");
  const maxLength = boundOf(view, "maxLength", "lowest");
  const patterns = eachOf(view, "pattern").filter((pattern) => typeof pattern === "string");
  const format = textOf(view, "format");
  const plain = maxLength !== undefined && maxLength > LONG ? "multiline" : "text";
  return {
    ...base,
    control: base.secret ? "password" : (CONTROLS.get(format ?? "") ?? plain),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(patterns.length === 0 ? {} : { patterns }),
    ...(format === undefined ? {} : { format }),
  };
}
