import type { JsonValue, SchemaReferences } from "@di-code/ai";
import type { SchemaObject } from "../../document/json-schema.ts";
import type { FieldBase, FormField } from "./form-field.ts";
import type { Kind, SchemaView } from "./schema-view.ts";

/** Where in the arguments a field stands, and under what. */
export interface FormPlace {
  readonly pointer: string;
  readonly segments: readonly string[];
  /** `""` where it has none of its own. */
  readonly name: string;
  /** What it is called where nobody wrote a label or a title. */
  readonly fallback: string;
  readonly required: boolean;
  readonly depth: number;
  /** The schemas that hold it: one of them inside is a recursion. */
  readonly holders: ReadonlySet<SchemaObject>;
  /** `null` may be given, as a union around it says. */
  readonly nullable?: boolean;
  /** One of several that may be chosen at this place: the label of the place is not its own. */
  readonly isBranch?: boolean;
  /** Of several kinds that the schema takes, the one that is read. */
  readonly kind?: Kind;
}

/** What the readers of the kinds of fields share. */
export interface FormContext {
  readonly references: SchemaReferences;
  /** The field of a place to which all these schemas apply. */
  read(schemas: readonly JsonValue[], place: FormPlace): FormField;
}

/** What a reader of one kind gets. */
export interface FieldInput {
  readonly view: SchemaView;
  readonly place: FormPlace;
  readonly base: FieldBase;
  readonly context: FormContext;
}
