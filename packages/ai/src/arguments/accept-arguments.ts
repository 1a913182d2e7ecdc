import { runValidator } from "../validator/run-validator.ts";
import { checkText } from "./check-text.ts";
import { checkValue } from "./check-value.ts";
import type { UsableSchema } from "./compiled-schema.ts";
import { Refusal } from "./refusal.ts";
import type { Settings } from "./settings.ts";

/** A value that satisfies the schema and the schema's own validator, as what that gives; or a {@link Refusal}. */
export function acceptValue(schema: UsableSchema, toolName: string, value: unknown, settings: Settings): unknown {
  const checked = checkValue(schema.plan, value, settings);
  return schema.validator === undefined ? checked : afterValidator(schema, toolName, checked, settings);
}

/** {@link acceptValue} from JSON text. */
export function acceptText(schema: UsableSchema, toolName: string, text: string, settings: Settings): unknown {
  const checked = checkText(schema.plan, text, settings);
  return schema.validator === undefined ? checked : afterValidator(schema, toolName, checked, settings);
}

/** What the schema's own validator gives for what the schema has taken; refusals stay as they are. */
export function afterValidator(
  { validator }: UsableSchema,
  toolName: string,
  checked: unknown,
  settings: Settings,
): unknown {
  if (validator === undefined || checked instanceof Refusal) return checked;
  const outcome = runValidator(validator, checked, toolName, settings.maxIssues);
  return "issues" in outcome ? new Refusal("schema_mismatch", outcome.issues) : outcome.value;
}
