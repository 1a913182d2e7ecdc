import type { JsonValue } from "@di-code/ai";

/** One input of a form. Discriminated by `control`. */
export type FormField =
  | TextField
  | NumberField
  | CheckboxField
  | SelectField
  | MultiSelectField
  | ConstantField
  | GroupField
  | ListField
  | TupleField
  | MapField
  | ChoiceField
  | JsonField;

/** What every field has. */
export interface FieldBase {
  /** JSON Pointer into the arguments; `*` stands for each element of a list, or each member of a map. */
  readonly pointer: string;
  /** The member's name as it is sent; `""` for what has none: elements, branches, the root. */
  readonly name: string;
  /** One line: from `display.labels`, the schema's `title`, or the name in words. */
  readonly label: string;
  /** The schema's description, as it stands. */
  readonly help?: string;
  /** Whether it must be given, once what holds it is. */
  readonly required: boolean;
  /** Whether `null` may be given. */
  readonly nullable: boolean;
  /** Hide what is typed; never prefill. */
  readonly secret: boolean;
  /** A suggestion of the schema: shown, never filled in by the validator. Not given for secrets. */
  readonly default?: JsonValue;
}

export interface TextField extends FieldBase {
  readonly control: "text" | "multiline" | "password" | "email" | "url" | "date" | "time" | "date-time";
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Regular expressions (flag `u`, not anchored) that all must match. */
  readonly patterns?: readonly string[];
  readonly format?: string;
}

export interface NumberField extends FieldBase {
  readonly control: "number" | "integer";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface CheckboxField extends FieldBase {
  readonly control: "checkbox";
}

/** One value that may be chosen. */
export interface FormOption {
  readonly value: JsonValue;
  readonly label: string;
}

export interface SelectField extends FieldBase {
  readonly control: "select";
  readonly options: readonly FormOption[];
}

export interface MultiSelectField extends FieldBase {
  readonly control: "multiselect";
  readonly options: readonly FormOption[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Nothing to type: the only value there is. */
export interface ConstantField extends FieldBase {
  readonly control: "constant";
  readonly value: JsonValue;
}

export interface GroupField extends FieldBase {
  readonly control: "group";
  /** In the order to show them. */
  readonly fields: readonly FormField[];
  /** What members of other names hold, where the schema says it. */
  readonly others?: FormField;
}

export interface ListField extends FieldBase {
  readonly control: "list";
  readonly item: FormField;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** No two equal elements. */
  readonly unique?: true;
}

/** A list whose elements have their own meanings. */
export interface TupleField extends FieldBase {
  readonly control: "tuple";
  readonly fields: readonly FormField[];
}

/** An object whose member names are chosen by who fills it in. */
export interface MapField extends FieldBase {
  readonly control: "map";
  readonly value: FormField;
}

/** One of several: the fields of the chosen branch. */
export interface ChoiceField extends FieldBase {
  readonly control: "choice";
  readonly choices: readonly FormField[];
}

/** No form for it: JSON text. */
export interface JsonField extends FieldBase {
  readonly control: "json";
  /** Anything goes; it holds itself; the form would have more than 1,000 fields, or be deeper than 16. */
  readonly reason: "any" | "recursive" | "limit";
}
