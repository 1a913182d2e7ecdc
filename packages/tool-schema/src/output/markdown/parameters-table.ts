import type { FormField } from "../form/form-field.ts";
import { limitsOfField } from "./limits-of-field.ts";
import { markdownCode, markdownLine } from "./markdown-text.ts";
import { cutCodePoints } from "../text/printable-text.ts";

const MAX_ROWS = 200;
const MAX_NAME = 64;
const MAX_DESCRIPTION = 1_000;

/** A table of a tool's parameters, nested ones by their paths (`edits[].old`); at most 200 rows, the rest is counted. */
export function parametersTable(fields: readonly FormField[]): string {
  const rows = fields.flatMap((field) => rowsOf(field, "", field.name === "" ? "arguments" : field.name));
  const lines = rows.slice(0, MAX_ROWS).map(writeRow);
  const left = rows.length - lines.length;
  return [
    "| parameter | type | required | allowed | description |",
    "|---|---|---|---|---|",
    ...lines,
    ...(left > 0 ? [`| … ${left} more | | | | |`] : []),
  ].join("\n");
}

interface Row {
  readonly path: string;
  /** Which branch of the choice at this path. */
  readonly branch?: string;
  readonly field: FormField;
}

/** The row of a field, and those of what it holds. Forms are at most 16 levels deep. */
function rowsOf(field: FormField, before: string, name: string, branch?: string): readonly Row[] {
  const path = `${before}${name}`;
  const row: Row = branch === undefined ? { path, field } : { path, field, branch };
  switch (field.control) {
    case "group":
      return [
        row,
        ...membersOf(field.fields, path),
        ...(field.others === undefined ? [] : inside(field.others, `${path}.*`)),
      ];
    case "list":
      return [row, ...inside(field.item, `${path}[]`)];
    case "map":
      return [row, ...inside(field.value, `${path}.*`)];
    case "tuple":
      return [row, ...field.fields.flatMap((element, index) => rowsOf(element, path, `[${index}]`))];
    case "choice":
      return [row, ...field.choices.flatMap((choice) => rowsOf(choice, "", path, choice.label))];
    default:
      return [row];
  }
}

function membersOf(fields: readonly FormField[], path: string): readonly Row[] {
  return fields.flatMap((field) =>
    field.name === "" ? rowsOf(field, "", path) : rowsOf(field, `${path}.`, field.name),
  );
}

/** Elements have a row of their own only where it says more than the type of the list. */
function inside(field: FormField, path: string): readonly Row[] {
  const [own, ...others] = rowsOf(field, "", path);
  return own === undefined || field.help === undefined ? others : [own, ...others];
}

function writeRow({ path, branch, field }: Row): string {
  const isOneOf = branch !== undefined;
  const cells = [
    `${pathCode(path)}${isOneOf ? ` (${markdownLine(branch, "cell")})` : ""}`,
    typeOfField(field),
    isOneOf ? "" : field.required ? "yes" : "no",
    limitsOfField(field),
    describe(field),
  ];
  return `| ${cells.join(" | ")} |`.replaceAll(/ {2,}/g, " ");
}

function pathCode(path: string): string {
  const segments = path.split(".").map((segment) => cutCodePoints(segment, MAX_NAME));
  return markdownCode(segments.map(({ text, omitted }) => (omitted > 0 ? `${text}…` : text)).join("."), 512, "cell");
}

function describe({ help = "" }: FormField): string {
  const { text, omitted } = cutCodePoints(help, MAX_DESCRIPTION);
  return `${markdownLine(text, "cell")}${omitted > 0 ? " …" : ""}`;
}

/** The type in words. */
function typeOfField(field: FormField): string {
  const nothing = field.nullable ? " or null" : "";
  return `${wordsOfType(field)}${nothing}${field.secret ? ", secret" : ""}`;
}

function wordsOfType(field: FormField): string {
  switch (field.control) {
    case "number":
      return "number";
    case "integer":
      return "integer";
    case "checkbox":
      return "boolean";
    case "select":
      return "one of";
    case "multiselect":
      return "list of";
    case "constant":
      return "constant";
    case "group":
      return "object";
    case "list":
      return `list of ${typeOfField(field.item)}`;
    case "tuple":
      return `list of ${field.fields.length}`;
    case "map":
      return `object of ${typeOfField(field.value)}`;
    case "choice":
      return `one of ${field.choices.length} kinds`;
    case "json":
      return { any: "anything", recursive: "as above, within itself", limit: "not shown here" }[field.reason];
    default:
      return "string";
  }
}
