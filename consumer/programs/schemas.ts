import { safeValidateToolArguments, type ToolArguments } from "@di-code/ai";
import {
  checkPortableSchema,
  cloneToolSchema,
  displayFields,
  generateArgumentCases,
  lintTools,
  toDialect,
  toFormFields,
  toMarkdown,
  toStandardSchema,
  toTypeScript,
  type ToolArgsSchema,
} from "@di-code/tool-schema";

const parameters = {
  type: "object",
  properties: {
    city: { type: "string", description: "City, in English", minLength: 1, maxLength: 80 },
    days: { type: "integer", minimum: 1, maximum: 14 },
  },
  required: ["city"],
} as const satisfies ToolArgsSchema;

const forecast = {
  name: "get_forecast",
  description: "Get the weather of the next days. Not for the past.",
  parameters,
};

const args: ToolArguments<typeof parameters> = { city: "Oslo" };
args satisfies { city: string; days?: number };
// @ts-expect-error -- never any
args.city satisfies number;

if (checkPortableSchema(parameters).length > 0) throw new Error("is portable");
if (cloneToolSchema(parameters).properties.city.maxLength !== 80) throw new Error("keeps its values and types");

const wire = toDialect(parameters, "openai-strict");
const restored = safeValidateToolArguments(forecast, wire.restore({ city: "Oslo", days: null }));
if (!restored.ok || Object.hasOwn(restored.value, "days")) throw new Error("null means left out");

const { valid, invalid } = generateArgumentCases(parameters);
for (const { value } of valid) if (!safeValidateToolArguments(forecast, value).ok) throw new Error("is valid");
for (const { value } of invalid) if (safeValidateToolArguments(forecast, value).ok) throw new Error("is invalid");
if (valid.length === 0 || invalid.length === 0) throw new Error("has cases");

const outcome = toStandardSchema(forecast)["~standard"].validate({ city: "" });
if (!("issues" in outcome)) throw new Error("is refused");

for (const { rule } of lintTools([forecast])) if (rule === "description-missing") throw new Error("is described");
if (!toTypeScript(forecast).includes("city: string;")) throw new Error("tells the type");
if (!toMarkdown([forecast]).includes("get_forecast")) throw new Error("tells the name");
if (toFormFields(forecast).length !== 2) throw new Error("has two fields");
if (displayFields(forecast, args).fields.length !== 1) throw new Error("shows one value");
