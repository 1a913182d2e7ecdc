import { kindOf } from "../../document/json-kind.ts";
import type { FormField } from "../form/form-field.ts";

/** The kinds of JSON that a field takes; undefined where that is not known. `integer` is a `number` here. */
export function kindsOfField(field: FormField): ReadonlySet<string> | undefined {
  const kinds = kindsOfControl(field);
  return kinds !== undefined && field.nullable ? new Set([...kinds, "null"]) : kinds;
}

function kindsOfControl(field: FormField): ReadonlySet<string> | undefined {
  switch (field.control) {
    case "number":
    case "integer":
      return new Set(["number"]);
    case "checkbox":
      return new Set(["boolean"]);
    case "select":
      return new Set(field.options.map(({ value }) => kindOf(value)));
    case "constant":
      return new Set([kindOf(field.value)]);
    case "group":
    case "map":
      return new Set(["object"]);
    case "list":
    case "multiselect":
    case "tuple":
      return new Set(["array"]);
    case "choice": {
      const kinds = field.choices.map(kindsOfField);
      return kinds.includes(undefined) ? undefined : new Set(kinds.flatMap((set = new Set<string>()) => [...set]));
    }
    case "json":
      return undefined;
    default:
      return new Set(["string"]);
  }
}
