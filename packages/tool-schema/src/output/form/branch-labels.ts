import type { JsonValue, SchemaReferences } from "@di-code/ai";
import { isJsonObject, keywordOf } from "../../document/json-schema.ts";
import { printableLine } from "../text/printable-text.ts";
import { wordsOfName } from "../text/words-of-name.ts";
import { KIND_LABELS } from "./kind-labels.ts";
import { kindsOf, literalsOf, membersOf, type SchemaView, textOf, viewOf } from "./schema-view.ts";

const MAX_LABEL = 80;
/** Names that Zod gives to what it was told no name of. */
const MADE_UP = /^_*(?:schema)?\d*$/;

/**
 * What the branches of a union are called: by their title, by the one value of a member that no other branch has (`kind`),
 * by what they refer to, by the first sentence of their description, by their kind where no other has it, by their number.
 */
export function branchLabels(branches: readonly JsonValue[], references: SchemaReferences): readonly string[] {
  const views = branches.map((branch) => viewOf([branch], references));
  const constants = views.map((view) => constantsOf(view, references));
  const counts = countOf(constants.flat().map(({ key }) => key));
  const kinds = views.map(labelOfKind);
  const kindCounts = countOf(kinds);
  return views.map((view, index) => {
    const kind = kinds[index];
    return (
      labelOfText(textOf(view, "title")) ??
      constants[index]?.find(({ key }) => counts.get(key) === 1)?.label ??
      labelOfReference(branches[index]) ??
      labelOfText(firstSentence(textOf(view, "description"))) ??
      (kind !== undefined && kindCounts.get(kind) === 1 ? kind : `Option ${index + 1}`)
    );
  });
}

interface Constant {
  /** The member and its value. */
  readonly key: string;
  readonly label: string;
}

/** The members that can have one value, a text or a number. */
function constantsOf(view: SchemaView, references: SchemaReferences): readonly Constant[] {
  return [...membersOf(view, "properties")].flatMap(([name, schemas]) => {
    const [value, ...others] = literalsOf(viewOf(schemas, references)) ?? [];
    if (others.length > 0 || !(typeof value === "string" || typeof value === "number")) return [];
    return [{ key: JSON.stringify([name, value]), label: wordsOfName(String(value)) }];
  });
}

function labelOfText(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : printableLine(text.trim(), MAX_LABEL);
}

function firstSentence(text: string | undefined): string | undefined {
  const [line = ""] = (text ?? "").trim().split(/[\n\r\u2028\u2029]/);
  return /^.*?(?=[.!?](?:\s|$))/.exec(line.slice(0, 1_000))?.[0] ?? line;
}

function labelOfReference(branch: JsonValue | undefined): string | undefined {
  const reference = isJsonObject(branch) ? keywordOf(branch, "$ref") : undefined;
  const last = typeof reference === "string" ? reference.split("/").at(-1) : undefined;
  return last === undefined || last === "#" || MADE_UP.test(last) ? undefined : wordsOfName(last);
}

function labelOfKind(view: SchemaView): string | undefined {
  const [kind, ...others] = kindsOf(view) ?? [];
  return kind === undefined || others.length > 0 ? undefined : KIND_LABELS[kind];
}

function countOf<TValue>(values: readonly TValue[]): ReadonlyMap<TValue, number> {
  const counts = new Map<TValue, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
