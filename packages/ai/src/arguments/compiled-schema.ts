import { typeboxTest } from "../engine/typebox.ts";
import { builtInFormats } from "../formats/built-in-formats.ts";
import { type Plan, readPlan } from "../plan/read-plan.ts";
import type { SchemaCheckOptions } from "../schema/check-options.ts";
import { checkAndCopySchema, type SchemaCheck } from "../schema/check-tool-schema.ts";
import { checkPatternLinear, MAX_PATTERN_LENGTH } from "../schema/patterns/check-pattern.ts";
import { indexReferences, type SchemaReferences } from "../schema/references.ts";
import type { SchemaValidator } from "../schema/schema-validator.ts";
import { ownMembers } from "../value/own-members.ts";
import type { Formats, PatternEngine } from "./options.ts";

/** The options that change what a schema means. */
export interface Meaning {
  readonly imported: boolean;
  readonly patternEngine: PatternEngine | undefined;
  readonly formats: Formats | undefined;
}

/** A schema that was checked, with its plan if it can be enforced. */
export interface CompiledSchema {
  readonly check: SchemaCheck;
  readonly plan: Plan | undefined;
  /** The schema's own, run after the plan. */
  readonly validator: SchemaValidator | undefined;
}

/** A schema that can be enforced. */
export type UsableSchema = CompiledSchema & { readonly plan: Plan };

const ALL_ENFORCED: ReadonlySet<string> = new Set();

export function compileSchema(schema: unknown, meaning: Meaning): CompiledSchema {
  const { patternEngine, formats } = meaning;
  const { check, copy, validator } = checkAndCopySchema(schema, checkOptionsOf(meaning));
  if (check.findings.length > 0) return { check, plan: undefined, validator };
  const skipped = check.notEnforced.map((finding) => finding.pointer);
  let references: SchemaReferences | undefined;
  const plan = readPlan({
    schema: copy,
    references: () => (references ??= indexReferences(copy)),
    notEnforced: skipped.length === 0 ? ALL_ENFORCED : new Set(skipped),
    decided: validator?.decides ?? ALL_ENFORCED,
    patternTest: (source) => patternTest(source, patternEngine),
    formatTest: (name) => formatTest(name, formats),
    delegate: typeboxTest,
  });
  return { check, plan, validator };
}

/** Without a prototype, on which somebody may have put a `maxNodes`. */
function checkOptionsOf({ imported, patternEngine, formats }: Meaning): SchemaCheckOptions {
  return ownMembers({
    imported,
    ...(patternEngine === undefined ? {} : { patternEngine }),
    ...(formats === undefined ? {} : { formats }),
  });
}

/** The engine of the caller runs only what is not shown to be linear here. */
function patternTest(source: string, engine: PatternEngine | undefined): (text: string) => boolean {
  if (engine !== undefined && !runsHere(source)) return orRefusal(engine.compile(source));
  const expression = new RegExp(source, "u");
  return (text) => expression.test(text);
}

function runsHere(source: string): boolean {
  try {
    return (
      source.length <= MAX_PATTERN_LENGTH && new RegExp(source, "u").source !== "" && checkPatternLinear(source).linear
    );
  } catch {
    return false;
  }
}

function formatTest(name: string, formats: Formats | undefined): ((text: string) => boolean) | undefined {
  const own = formats !== undefined && Object.hasOwn(formats, name) ? formats[name] : undefined;
  return own === undefined ? builtInFormats.get(name) : orRefusal(own);
}

/** A check of the caller's that throws counts as a refusal. */
function orRefusal(test: (text: string) => boolean): (text: string) => boolean {
  return (text) => {
    try {
      return test(text);
    } catch {
      return false;
    }
  };
}
