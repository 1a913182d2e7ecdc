import { argumentsValidator, type DecidedKeyword } from "../contracts/arguments-validator.ts";
import type { FindingSink } from "./schema-finding.ts";
import type { SchemaPlace } from "./schema-place.ts";

/** A schema's own validator, as it was read: what is run is what was checked. */
export interface SchemaValidator {
  readonly validate: (args: unknown) => unknown;
  /** The keywords that the schema is not asked about. */
  readonly decides: ReadonlySet<string>;
}

/** What stands under `argumentsValidator` at the root: nothing, a validator, or what is wrong with it. */
export type ReadValidator = SchemaValidator | { readonly fault: string } | undefined;

const DECIDABLE: ReadonlySet<unknown> = new Set<DecidedKeyword>(["format", "pattern"]);

/** Reads the validator of a schema's root, each member once. Never throws. */
export function readValidator(schema: unknown): ReadValidator {
  if (typeof schema !== "object" || schema === null || !holdsValidator(schema)) return undefined;
  try {
    const held: unknown = (schema as { readonly [argumentsValidator]?: unknown })[argumentsValidator];
    if (typeof held !== "object" || held === null) return { fault: "must be an object with a function validate" };
    const { validate, decides }: { validate?: unknown; decides?: unknown } = held;
    if (typeof validate !== "function") return { fault: "must be an object with a function validate" };
    const keywords = decides === undefined ? [] : copyList(decides);
    if (keywords === undefined) return { fault: 'may only decide "format" and "pattern"' };
    return {
      validate: (args) => Reflect.apply(validate, held, [args]) as unknown,
      decides: new Set(keywords),
    };
  } catch {
    return { fault: "cannot be read: a getter or proxy threw" };
  }
}

/** Below the root nothing would run it, and its rules would be believed to hold. */
export function refuseInnerValidator(source: object, place: SchemaPlace, sink: FindingSink): void {
  if (!holdsValidator(source)) return;
  const message = "holds a validator, which only the root of the parameters may: no other is run";
  sink.refuse(place.pointer, "", "validator", message);
}

/** Not where a proxy will not say: it is refused as unreadable, when its keys are asked for. */
function holdsValidator(source: object): boolean {
  try {
    return Object.hasOwn(source, argumentsValidator);
  } catch {
    return false;
  }
}

/** Undefined for what is no list of keywords that can be decided. */
function copyList(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > DECIDABLE.size) return undefined;
  const copy = Array.from(value, (keyword: unknown) => keyword);
  return copy.every((keyword): keyword is DecidedKeyword => DECIDABLE.has(keyword)) ? copy : undefined;
}
