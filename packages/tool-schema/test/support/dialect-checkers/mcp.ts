import { jsonRules, metaSchemaRules, referenceRules, rootRules } from "./common-rules.ts";
import type { DialectFinding } from "./finding.ts";

/** What a tool's `inputSchema` may be in the Model Context Protocol: an object, of the draft that it names. */
export function checkMcp(schema: unknown): readonly DialectFinding[] {
  return [
    ...jsonRules(schema),
    ...rootRules(schema, []),
    ...metaSchemaRules(schema, "named"),
    ...referenceRules(schema),
  ];
}
