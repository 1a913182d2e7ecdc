import type { FormField } from "./form-field.ts";

/** Whether a field is secret, or one inside it is: what is said of the whole would tell the part. */
export function holdsSecret(field: FormField): boolean {
  return field.secret || fieldsIn(field).some(holdsSecret);
}

function fieldsIn(field: FormField): readonly FormField[] {
  switch (field.control) {
    case "group":
      return field.others === undefined ? field.fields : [...field.fields, field.others];
    case "list":
      return [field.item];
    case "tuple":
      return field.fields;
    case "map":
      return [field.value];
    case "choice":
      return field.choices;
    default:
      return [];
  }
}
