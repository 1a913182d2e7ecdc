import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readExportedNames } from "../../../test/support/exported-names.ts";
import * as surface from "../src/index.ts";

// A name that comes or goes is a decision: it belongs here, in the README and in a changeset.
const values: readonly string[] = [
  "checkPortableSchema",
  "cloneToolSchema",
  "dialectLimits",
  "displayFields",
  "fromJsonSchema",
  "fromStandardSchema",
  "generateArgumentCases",
  "lintRules",
  "lintTool",
  "lintTools",
  "runSelectionCases",
  "toDialect",
  "toFormFields",
  "toMarkdown",
  "toStandardSchema",
  "toTypeScript",
];

const types: readonly string[] = [
  "ArgumentCaseOptions",
  "ArgumentCases",
  "CheckboxField",
  "ChoiceField",
  "ChooseOptions",
  "ChooseTool",
  "ConstantField",
  "Dialect",
  "DialectAction",
  "DialectLimits",
  "DialectNote",
  "DialectOptions",
  "DialectSchema",
  "DisplayField",
  "DisplayOptions",
  "DisplayWords",
  "DisplayedArguments",
  "FieldBase",
  "FormField",
  "FormOption",
  "FormOptions",
  "FromStandardSchemaOptions",
  "GroupField",
  "InvalidArgumentCase",
  "JsonField",
  "JsonSchemaParameters",
  "LintExample",
  "LintFinding",
  "LintFix",
  "LintLevel",
  "LintOptions",
  "LintRule",
  "LintRuleName",
  "LintSeverity",
  "LintThresholds",
  "LintedTool",
  "ListField",
  "MapField",
  "MarkdownOptions",
  "MultiSelectField",
  "NumberField",
  "PortableFindingCode",
  "PresentableTool",
  "SchemaObject",
  "SelectField",
  "SelectionCase",
  "SelectionCount",
  "SelectionHit",
  "SelectionMiss",
  "SelectionOptions",
  "SelectionReport",
  "SelectionSide",
  "SelectionTool",
  "StandardIssue",
  "StandardJsonSchemaConverter",
  "StandardJsonSchemaOptions",
  "StandardParameters",
  "StandardResult",
  "StandardSchema",
  "StandardTool",
  "StandardTypes",
  "TextField",
  "ToolArgsSchema",
  "ToolArgsSchemaNode",
  "TupleField",
  "TypeScriptOptions",
  "ValidArgumentCase",
  "WireSchema",
];

const exported = readExportedNames(new URL("../src/index.ts", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

test("the values that the package exports", () => {
  expect(Object.keys(surface).toSorted()).toEqual(values);
  expect(exported.values).toEqual(values);
});

test("the types that the package exports", () => {
  expect(exported.types).toEqual(types);
});

test("the README names everything that the package exports", () => {
  expect([...values, ...types].filter((name) => !new RegExp(`\`${name}[\`(<]`).test(readme))).toEqual([]);
});
