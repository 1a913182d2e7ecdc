import { eachKeywords, jsonRules, metaSchemaRules, referenceRules, rootRules } from "./common-rules.ts";
import { cyclicReferences } from "./cyclic-references.ts";
import type { DialectFinding } from "./finding.ts";
import { isKeywords, own, type SchemaNode } from "./schema-tree.ts";

/** What the Gemini API takes as `parametersJsonSchema`: the whole of JSON Schema may be sent, not all of it is read. */
export function checkGeminiJsonSchema(schema: unknown): readonly DialectFinding[] {
  return [
    ...jsonRules(schema),
    ...rootRules(schema, []),
    ...metaSchemaRules(schema),
    ...referenceRules(schema),
    ...eachKeywords(schema, (keywords) => {
      const rules: string[] = [];
      if (Object.hasOwn(keywords, "const")) rules.push("const");
      const beside = Object.keys(keywords).filter((keyword) => !keyword.startsWith("$"));
      if (Object.hasOwn(keywords, "$ref") && beside.length > 0) rules.push("reference-alone");
      return rules;
    }),
    ...cyclicReferences(schema)
      .filter((node) => !isBelowOptional(node))
      .map(({ pointer }) => ({ pointer, rule: "recursion-required" })),
  ];
}

/** Cyclic references "may only be used within non-required properties". */
function isBelowOptional(node: SchemaNode): boolean {
  for (let at: SchemaNode = node; at.parent !== undefined; at = at.parent) {
    if (at.keyword !== "properties" || !isKeywords(at.parent.schema)) continue;
    const required = own(at.parent.schema, "required");
    const name = at.pointer
      .slice(at.pointer.lastIndexOf("/") + 1)
      .replaceAll("~1", "/")
      .replaceAll("~0", "~");
    if (!Array.isArray(required) || !required.includes(name)) return true;
  }
  return false;
}
