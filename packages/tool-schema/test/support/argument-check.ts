import { compileToolArguments, type CompiledToolArguments } from "@di-code/ai";
import { generateInstance } from "../../../ai/test/support/instance-generator.ts";
import { mutationsOf } from "../../../ai/test/support/mutations.ts";
import type { Random } from "../../../ai/test/support/random.ts";
import { NoInstance } from "../../../ai/test/support/schema-merge.ts";
import type { DialectSchema } from "../../src/dialects/dialect-schema.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { asLatest, type Verdict, verdictOf } from "./dialect-verdict.ts";
import { encodeArguments, type Renames, renamesOf } from "./encode-arguments.ts";
import { isOnlyWithoutNulls, isSameJson } from "./json-comparison.ts";

const FULLNESS = ["least", "full", "any"] as const;
const MUTATIONS = 6;
const CONDITIONS: ReadonlySet<string> = new Set(["then", "else", "dependentSchemas"]);

/** Where encoded and restored arguments went wrong, a line each, and how often there was something to see. */
export class ArgumentCheck {
  readonly counts = {
    schemas: 0,
    encoded: 0,
    /** `null` or left out, both of them valid: which of them was meant is lost. */
    either: 0,
    /** Undeclared members, where the dialect closed the object, and arguments that a note calls lost. */
    restricted: 0,
    /** Taken by the dialect, refused by the original, and so refused here. */
    refusedHere: 0,
    /** Made from the dialect's own schema. */
    madeFromDialect: 0,
  };
  readonly faults: string[] = [];

  /** Valid and nearly valid arguments of a schema, sent through its conversion. */
  check(name: string, schema: object, dialect: string, converted: DialectSchema, random: Random): void {
    const compiled = compileToolArguments({ name: "x", description: "", parameters: schema }, { imported: true });
    const isValid = verdictOf(schema);
    const accepts = verdictOf(converted.schema, dialect);
    const pass = new Pass(this, name, schema, dialect, converted, compiled, isValid, accepts);
    this.counts.schemas += 1;
    for (const fullness of FULLNESS) {
      const instance = instanceOf(schema, random, fullness);
      if (instance !== undefined && isValid(instance.value) && compiled.safeValidate(instance.value).ok) {
        pass.valid(instance.value);
        for (const { value } of mutationsOf(instance, random, MUTATIONS)) pass.changed(value);
      }
      const sent = instanceOf(asLatest(converted.schema, dialect), random, fullness);
      if (sent === undefined || !accepts(sent.value)) continue;
      this.counts.madeFromDialect += 1;
      pass.sent(sent.value);
    }
  }
}

class Pass {
  readonly #check: ArgumentCheck;
  readonly #name: string;
  readonly #isJudged: boolean;
  readonly #renames: Renames;
  readonly #dialect: string;
  readonly #converted: DialectSchema;
  readonly #compiled: CompiledToolArguments;
  readonly #isValid: Verdict;
  readonly #accepts: Verdict;

  constructor(
    check: ArgumentCheck,
    name: string,
    schema: object,
    dialect: string,
    converted: DialectSchema,
    compiled: CompiledToolArguments,
    isValid: Verdict,
    accepts: Verdict,
  ) {
    this.#check = check;
    this.#name = name;
    // Ajv takes every item for evaluated as soon as `contains` has found one.
    this.#isJudged = !JSON.stringify(schema).includes("unevaluatedItems");
    this.#renames = renamesOf(schema, converted.schema);
    this.#dialect = dialect;
    this.#converted = converted;
    this.#compiled = compiled;
    this.#isValid = isValid;
    this.#accepts = accepts;
  }

  /** Valid arguments: the dialect takes what they are written as, and gives them back. */
  valid(args: unknown): void {
    const encoded = this.#encode(args);
    const { counts } = this.#check;
    if (!this.#accepts(encoded)) {
      if (this.#isRestricted(args)) counts.restricted += 1;
      else this.#fault("valid arguments cannot be sent", args);
      return;
    }
    counts.encoded += 1;
    const restored = this.#restore(encoded);
    if (!this.#compiled.safeValidate(restored).ok) this.#fault("not valid after the way back", args);
    if (isSameJson(restored, args)) return;
    if (isOnlyWithoutNulls(args, restored) || isOnlyWithoutNulls(restored, args)) counts.either += 1;
    else this.#fault("not the same after the way back", args);
  }

  /** Arguments that are probably invalid: what the dialect lets through is refused here. */
  changed(args: unknown): void {
    const encoded = this.#encode(args);
    if (this.#accepts(encoded)) this.sent(encoded);
  }

  /** What a model may send under the dialect: restored, it is what the original says of it. */
  sent(encoded: unknown): void {
    const restored = this.#restore(encoded);
    const isRenamed = this.#converted.notes.some(({ action }) => action === "renamed");
    if (!isRenamed && !isOnlyWithoutNulls(encoded, restored)) this.#fault("restored to something else", encoded);
    const isAccepted = this.#compiled.safeValidate(restored).ok;
    if (this.#isJudged && isAccepted !== this.#isValid(restored)) this.#fault("otherwise judged than by ajv", restored);
    if (!isAccepted) this.#check.counts.refusedHere += 1;
  }

  #encode(args: unknown): unknown {
    const { schema } = this.#converted;
    return deepFreeze(encodeArguments(schema, args, this.#accepts, this.#dialect, this.#renames));
  }

  /** Frozen arguments: a change to them throws. */
  #restore(encoded: unknown): unknown {
    return this.#converted.restore(deepFreeze(encoded));
  }

  #isRestricted(args: unknown): boolean {
    const { notes } = this.#converted;
    if (notes.some(({ action }) => action === "lost")) return true;
    // Members that only a condition declares are declared, as if it held.
    if (notes.some(({ keyword }) => CONDITIONS.has(keyword))) return true;
    return notes.some(({ action }) => action === "closed") && JSON.stringify(args).includes('"extra/');
  }

  #fault(what: string, value: unknown): void {
    this.#check.faults.push(`${this.#dialect} ${this.#name}: ${what}: ${JSON.stringify(value)}`);
  }
}

function instanceOf(
  schema: unknown,
  random: Random,
  fullness: (typeof FULLNESS)[number],
): ReturnType<typeof generateInstance> | undefined {
  try {
    return generateInstance(schema, random, fullness);
  } catch (error) {
    if (error instanceof NoInstance) return undefined;
    throw error;
  }
}
