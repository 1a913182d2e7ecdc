import { memberOf, type ReadStandard } from "./read-standard.ts";

/** How each Zod says that a refinement or transform gave a promise (3.x and 4.x). */
const NOT_SYNCHRONOUS = /\bsynchronous parse\b/i;

/**
 * A schema's validator, called synchronously.
 *
 * Zod's `~standard.validate` tries again asynchronously when anything throws, so that a refinement that throws looks like one
 * that is asynchronous, and runs twice. Its `safeParse` tells the two apart: what throws there refuses the arguments.
 */
export function synchronousValidate(schema: object, { vendor, validate }: ReadStandard): (value: unknown) => unknown {
  const method = vendor === "zod" ? memberOf(schema, "safeParse") : undefined;
  if (typeof method !== "function") return validate;
  const safeParse = (...args: readonly unknown[]): unknown => Reflect.apply(method, schema, args);
  return (value) => {
    try {
      return verdictOf(safeParse(value));
    } catch (error) {
      if (isNotSynchronous(error) || isNotSynchronous(thrownBy(() => safeParse(value, WITHOUT_CODE)))) {
        return Promise.resolve();
      }
      throw error;
    }
  };
}

/** The code that Zod 4 generates stumbles over the promise of a member's transform, with a `TypeError`; without it, it says so. */
const WITHOUT_CODE = { jitless: true };

function isNotSynchronous(error: unknown): boolean {
  return error instanceof Error && NOT_SYNCHRONOUS.test(error.message);
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** `{ success, data }` or `{ success, error: { issues } }` as a verdict; anything else as it is, which is none. */
function verdictOf(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !("success" in result)) return result;
  if (result.success === true && "data" in result) return { value: result.data };
  const error: unknown = "error" in result ? result.error : undefined;
  return typeof error === "object" && error !== null && "issues" in error ? { issues: error.issues } : undefined;
}
