import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Ajv builds code from strings: where that is forbidden there is no second opinion. */
export const hasAjv: boolean = canCompile();

function canCompile(): boolean {
  try {
    return new Ajv2020().compile({})({}) === true;
  } catch {
    return false;
  }
}

let shared: Ajv2020 | undefined;

/**
 * What ajv says of a value, with formats asserted, own members and decimals as they are written, whatever `$schema` names; undefined for a schema that
 * it cannot read.
 */
export function ajvVerdict(schema: object): ((value: unknown) => boolean) | undefined {
  if (shared === undefined) {
    const asHere = { ownProperties: true, multipleOfPrecision: 9 };
    const quiet = { strict: false, logger: false, validateSchema: false, addUsedSchema: false } as const;
    shared = new Ajv2020({ ...quiet, ...asHere });
    addFormats.default(shared);
  }
  const { $schema: _draft, ...rest } = schema as { readonly $schema?: unknown };
  try {
    const validate = shared.compile(rest);
    return (value) => validate(value) === true;
  } catch {
    return undefined;
  }
}
