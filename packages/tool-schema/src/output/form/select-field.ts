import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { printableLine } from "../text/printable-text.ts";
import type { ConstantField, FieldBase, FormOption, SelectField } from "./form-field.ts";

const MAX_LABEL = 200;

/** The field of a place for which all values are listed; `null` among them is no option, but leaves the field empty. */
export function selectField(base: FieldBase, options: readonly FormOption[]): SelectField | ConstantField {
  const others = options.filter(({ value }) => value !== null);
  const nullable = base.nullable || others.length < options.length;
  const [only] = others;
  if (others.length > 1) return { ...base, nullable, control: "select", options: others };
  // Where it may be left empty, there is still something to choose.
  if (only !== undefined && nullable) return { ...base, nullable, control: "select", options: others };
  return { ...base, nullable, control: "constant", value: only?.value ?? null };
}

export function optionOf(value: JsonValue): FormOption {
  return { value, label: printableLine(typeof value === "string" ? value : JSON.stringify(value), MAX_LABEL) };
}

/**
 * The options of a union whose branches only list values: `oneOf` of `const` and `title`, or of `enum`s. Undefined for
 * others.
 */
export function optionsOfBranches(branches: readonly JsonValue[]): readonly FormOption[] | undefined {
  const options = new Map<string, FormOption>();
  for (const branch of branches) {
    const listed = isJsonObject(branch) ? optionsOfBranch(branch) : undefined;
    if (listed === undefined) return undefined;
    for (const option of listed) {
      const key = JSON.stringify(option.value);
      if (!options.has(key)) options.set(key, option);
    }
  }
  return [...options.values()];
}

function optionsOfBranch(branch: SchemaObject): readonly FormOption[] | undefined {
  const values = keywordOf(branch, "enum");
  const value = keywordOf(branch, "const");
  if (value === undefined) return isJsonList(values) ? values.map(optionOf) : undefined;
  const title = keywordOf(branch, "title");
  return [typeof title === "string" ? { value, label: printableLine(title, MAX_LABEL) } : optionOf(value)];
}
