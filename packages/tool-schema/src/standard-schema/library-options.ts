/**
 * What each library must be told so that its JSON Schema leaves out refinements, which its validator runs, and still
 * refuses types that JSON has not. As of ArkType 2.2, Valibot 1.5 with `@valibot/to-json-schema` 1.8 and Zod 4.6; a
 * library that is not here is asked without options.
 */
export function libraryOptionsOf(vendor: string): Record<string, unknown> | undefined {
  if (vendor === "arktype") return { fallback: ARKTYPE_FALLBACK };
  // Throws at a `check` or a flag of a pattern unless told what to write: the schema without it.
  if (vendor === "valibot") return { overrideAction };
  return undefined;
}

interface ArkTypeContext {
  readonly code: string;
  readonly base: unknown;
}

/** By default its Standard JSON Schema writes `{}` for a Date: a model would be told that everything is taken. */
function refuse({ code }: ArkTypeContext): never {
  throw new Error(`${code} has no JSON Schema`);
}

const ARKTYPE_FALLBACK: Readonly<Record<string, (context: ArkTypeContext) => unknown>> = Object.freeze({
  arrayObject: refuse,
  date: refuse,
  domain: refuse,
  proto: refuse,
  symbolKey: refuse,
  unit: refuse,
});

interface ValibotContext {
  readonly errors?: unknown;
  readonly jsonSchema: unknown;
}

function overrideAction({ errors, jsonSchema }: ValibotContext): unknown {
  return errors === undefined ? undefined : jsonSchema;
}
