import type { JsonValue, SchemaReferences, ToolDisplay } from "@di-code/ai";
import { isOfKind } from "../is-of-kind.ts";
import type { ToolReading } from "../presentable-tool.ts";
import { Labels } from "../text/labels.ts";
import { indexOfCovering, patternsOf, type PlacePattern } from "../text/place-pattern.ts";
import { printableLine } from "../text/printable-text.ts";
import { besideUnion, branchesOf, choiceField } from "./choice-field.ts";
import type { FieldInput, FormContext, FormPlace } from "./form-context.ts";
import type { FieldBase, FormField } from "./form-field.ts";
import { groupField } from "./group-field.ts";
import { KIND_LABELS } from "./kind-labels.ts";
import { listField } from "./list-field.ts";
import { numberField } from "./number-field.ts";
import { type Kind, kindsOf, literalsOf, type SchemaView, eachOf, textOf, viewOf } from "./schema-view.ts";
import { optionOf, optionsOfBranches, selectField } from "./select-field.ts";
import { textField } from "./text-field.ts";

const MAX_DEPTH = 16;
const MAX_FIELDS = 1_000;
const MAX_LABEL = 200;

/** Reads a document's schemas as fields; counts them. */
export class FormReader implements FormContext {
  readonly references: SchemaReferences;
  readonly #labels: Labels;
  readonly #secrets: readonly PlacePattern[];
  #count = 0;

  constructor({ references }: ToolReading, displays: readonly ToolDisplay[]) {
    this.references = references;
    this.#labels = new Labels(displays);
    this.#secrets = displays.flatMap(({ secret }) => patternsOf(secret));
  }

  read(schemas: readonly JsonValue[], place: FormPlace): FormField {
    this.#count += 1;
    const view = viewOf(schemas, this.references);
    const base = this.#baseOf(view, place);
    if (this.#count > MAX_FIELDS || place.depth > MAX_DEPTH || view.isCut) {
      return { ...base, control: "json", reason: "limit" };
    }
    if (place.kind === undefined && view.parts.some((part) => place.holders.has(part))) {
      return { ...base, control: "json", reason: "recursive" };
    }
    return this.#fieldOf({ view, place, base, context: this });
  }

  #fieldOf(input: FieldInput): FormField {
    const { view, base } = input;
    const kinds = input.place.kind === undefined ? kindsOf(view) : [input.place.kind];
    const literals = literalsOf(view)?.filter((value) => kinds?.some((kind) => isOfKind(value, kind)) ?? true);
    if (literals !== undefined) return selectField(base, literals.map(optionOf));
    const isObject = kinds?.includes("object") === true;
    const branches = isObject ? undefined : branchesOf(view);
    if (branches !== undefined) return this.#unionField(input, branches.schemas, branches.nullable);
    const [kind, ...others] = (kinds ?? []).filter((one) => one !== "null");
    const nullable = base.nullable || kinds?.includes("null") === true;
    const told = { ...input, base: { ...base, nullable } };
    if (kind === undefined) {
      if (kinds?.includes("null") === true) return { ...base, nullable, control: "constant", value: null };
      return { ...base, control: "json", reason: "any" };
    }
    return others.length === 0 ? fieldOfKind(told, kind) : this.#kindsField(told, [kind, ...others]);
  }

  /** A union: `null` makes the field nullable, values make a list of options, one branch is no choice. */
  #unionField(input: FieldInput, branches: readonly JsonValue[], isNullable: boolean): FormField {
    const { view, place } = input;
    const nullable = input.base.nullable || isNullable;
    const base = { ...input.base, nullable };
    const options = optionsOfBranches(branches);
    if (options !== undefined) return selectField(base, options);
    const [only, ...others] = branches;
    const beside = besideUnion(view);
    if (only === undefined || others.length > 0) return choiceField({ ...input, base }, branches, beside);
    const holders = new Set([...place.holders, ...view.parts]);
    const inside = { ...place, fallback: base.label, depth: place.depth + 1, holders, nullable };
    return under(base, this.read([only, ...beside], inside));
  }

  /** A choice between the kinds of one schema. */
  #kindsField(input: FieldInput, kinds: readonly Kind[]): FormField {
    const { view, place } = input;
    const inside = { ...place, name: "", required: true, depth: place.depth + 1, isBranch: true };
    const choices = kinds.map((kind) => this.read(view.parts, { ...inside, fallback: KIND_LABELS[kind], kind }));
    return { ...input.base, control: "choice", choices };
  }

  #baseOf(view: SchemaView, place: FormPlace): FieldBase {
    const { pointer, name, required } = place;
    const help = textOf(view, "description");
    const secret = indexOfCovering(this.#secrets, place.segments) >= 0 || isSecretSchema(view);
    const [suggestion] = eachOf(view, "default");
    return {
      pointer,
      name,
      label: this.#labelOf(view, place),
      ...(help === undefined ? {} : { help }),
      required,
      nullable: place.nullable === true,
      secret,
      ...(suggestion === undefined || secret ? {} : { default: suggestion }),
    };
  }

  #labelOf(view: SchemaView, { pointer, segments, fallback, isBranch, kind }: FormPlace): string {
    const written = isBranch === true ? undefined : this.#labels.of(pointer, segments)?.text;
    // Each kind of one schema would have the same title.
    const title = kind === undefined ? textOf(view, "title") : undefined;
    return written ?? (title === undefined ? fallback : printableLine(title, MAX_LABEL));
  }
}

/** What keeps a value from being shown, in OpenAPI and JSON Schema. */
function isSecretSchema(view: SchemaView): boolean {
  return textOf(view, "format") === "password" || eachOf(view, "writeOnly").includes(true);
}

/** The only branch of a union, with the words of the place: those come before its own. */
function under(base: FieldBase, field: FormField): FormField {
  const secret = base.secret || field.secret;
  const { default: suggestion, ...words } = base;
  const told = { ...field, ...words, nullable: base.nullable || field.nullable, secret };
  return suggestion === undefined || secret ? told : { ...told, default: suggestion };
}

function fieldOfKind(input: FieldInput, kind: Kind): FormField {
  switch (kind) {
    case "string":
      return textField(input);
    case "number":
    case "integer":
      return numberField(input, kind);
    case "boolean":
      return { ...input.base, control: "checkbox" };
    case "array":
      return listField(input);
    case "object":
      return groupField(input);
    case "null":
      return { ...input.base, control: "constant", value: null };
  }
}
