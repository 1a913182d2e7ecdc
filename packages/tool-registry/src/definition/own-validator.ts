import { type ArgumentsValidator, argumentsValidator, type TSchema } from "@di-code/ai";

/** Whether arguments are what a validator of the schema's own makes of them. */
export function hasValidator(
  schema: TSchema,
): schema is TSchema & { readonly [argumentsValidator]: ArgumentsValidator } {
  return Object.hasOwn(schema, argumentsValidator);
}

/** A copy of a schema, with all that TypeBox keeps in properties that are not enumerated, but without its validator. */
export function copyWithoutValidator(schema: TSchema): object {
  const descriptors = Object.getOwnPropertyDescriptors(schema);
  Reflect.deleteProperty(descriptors, argumentsValidator);
  return Object.defineProperties({}, descriptors);
}

/** In place of a schema's validator: one that takes all that the schema takes, and leaves open what the other decides. */
export function openValidator(schema: TSchema): object {
  if (!hasValidator(schema)) return {};
  const { decides } = schema[argumentsValidator];
  const validate = (value: unknown): { readonly value: unknown } => ({ value });
  return { [argumentsValidator]: { validate, ...(decides === undefined ? {} : { decides }) } };
}
