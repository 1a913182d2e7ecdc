import { compileToolArguments, type CompiledToolArguments, isToolSchemaError, type TSchema } from "../../src/index.ts";
import { ajvVerdict } from "./ajv-verdict.ts";
import { generateInstance, type Instance } from "./instance-generator.ts";
import { type Mutation, mutationsOf } from "./mutations.ts";
import { createRandom, type Random } from "./random.ts";
import { NoInstance } from "./schema-merge.ts";

export interface NamedSchema {
  readonly name: string;
  readonly schema: object;
}

type Verdict = (value: unknown) => boolean;

const MUTATIONS = 4;

/** Each schema once: servers and tasks repeat theirs. */
export function distinct(schemas: readonly NamedSchema[]): readonly NamedSchema[] {
  return [...new Map(schemas.map((entry) => [JSON.stringify(entry.schema), entry])).values()];
}

/**
 * Instances of a schema and single mutations of them, given to both paths of the library: what came out otherwise than
 * ajv and the place of the mutation have it, as lines.
 */
export class InstanceCheck {
  readonly counts = { schemas: 0, instances: 0, mutations: 0, harmless: 0, unsupported: 0, missed: 0 };
  /** How often each kind of mutation broke a schema. */
  readonly kinds = new Map<string, number>();
  readonly lines: string[] = [];

  check({ name, schema }: NamedSchema, seed: number): void {
    const compiled = compile(name, schema);
    if (compiled === undefined) return;
    this.counts.schemas += 1;
    const isValid = ajvVerdict(schema);
    const random = createRandom(seed);
    for (const fullness of ["least", "full", "any"] as const) {
      const instance = this.#validInstance(schema, random, fullness, isValid);
      if (instance === undefined) this.counts.missed += 1;
      else this.#checkInstance(name, compiled, instance, random, isValid);
    }
  }

  #validInstance(
    schema: object,
    random: Random,
    fullness: "least" | "full" | "any",
    isValid: Verdict,
  ): Instance | undefined {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        const instance = generateInstance(schema, random, fullness);
        if (isValid(instance.value)) return instance;
      } catch (error) {
        if (!(error instanceof NoInstance)) throw error;
        if (error.message.includes("pattern")) this.counts.unsupported += 1;
      }
    }
    return undefined;
  }

  #checkInstance(
    name: string,
    compiled: CompiledToolArguments,
    instance: Instance,
    random: Random,
    isValid: Verdict,
  ): void {
    this.counts.instances += 1;
    const { value } = instance;
    const copied = compiled.safeValidate(value);
    const parsed = compiled.safeParse(JSON.stringify(value));
    if (!copied.ok) this.lines.push(`${name} valid value refused: ${copied.error.issues.join(", ")}`);
    else if (JSON.stringify(copied.value) !== JSON.stringify(value)) this.lines.push(`${name} copy differs`);
    if (!parsed.ok) this.lines.push(`${name} valid text refused: ${parsed.error.issues.join(", ")}`);
    for (const mutation of mutationsOf(instance, random, MUTATIONS)) {
      this.#checkMutation(name, compiled, mutation, isValid(mutation.value));
    }
  }

  #checkMutation(
    name: string,
    compiled: CompiledToolArguments,
    { kind, value, pointer }: Mutation,
    isValid: boolean,
  ): void {
    const label = `${name} ${kind} ${pointer}`;
    const copied = compiled.safeValidate(value);
    const parsed = compiled.safeParse(JSON.stringify(value));
    const unenforced = compiled.coverage.notEnforced.map((finding) => finding.keyword);
    if (copied.ok !== isValid) {
      if (!unenforced.includes(kind)) this.lines.push(`${label}: ${copied.ok ? "accepted" : "refused"}`);
      return;
    }
    if (copied.ok || parsed.ok) {
      if (copied.ok !== parsed.ok) this.lines.push(`${label}: value and text differ`);
      this.counts.harmless += 1;
      return;
    }
    this.counts.mutations += 1;
    const family = kind.replace(/:.*/u, "");
    this.kinds.set(family, (this.kinds.get(family) ?? 0) + 1);
    const { details, issues } = copied.error;
    const [first] = details;
    if (JSON.stringify(parsed.error) !== JSON.stringify(copied.error))
      this.lines.push(`${label}: value and text differ`);
    if (details.length !== 1) this.lines.push(`${label}: ${issues.join(", ")}`);
    else if (first?.path !== pointer && !isEitherOf(kind, pointer, first?.path)) {
      this.lines.push(`${label}: ${issues.join(", ")}`);
    }
  }
}

/** Where one of several members would do, none of them is missing: the object itself is named. */
function isEitherOf(kind: string, pointer: string, path: string | undefined): boolean {
  return kind === "required" && path === pointer.slice(0, pointer.lastIndexOf("/"));
}

/** Undefined for the schemas that are refused; those are the business of another test. */
function compile(name: string, schema: TSchema): CompiledToolArguments | undefined {
  try {
    return compileToolArguments({ name, description: "", parameters: schema }, { imported: true });
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}
