import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Ajv builds code from strings: where that is forbidden there is no second opinion. */
export const hasAjv: boolean = canCompile();

function canCompile(): boolean {
  try {
    new Ajv2020().compile({});
    return true;
  } catch {
    return false;
  }
}

const OPTIONS = { strict: false, allErrors: true, logger: false, validateSchema: false, addUsedSchema: false } as const;
let shared: Ajv2020 | undefined;

/** What ajv says of a value, with formats asserted, whatever `$schema` names. Throws for a schema that it cannot read. */
export function ajvVerdict(schema: object): (value: unknown) => boolean {
  if (shared === undefined) {
    shared = new Ajv2020({ ...OPTIONS, code: { optimize: false } });
    addFormats.default(shared);
  }
  const { $schema: _draft, ...rest } = schema as { readonly $schema?: unknown };
  const validate = shared.compile(rest);
  return (value) => validate(value) === true;
}
