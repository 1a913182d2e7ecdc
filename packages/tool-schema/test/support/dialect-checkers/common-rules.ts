import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { DialectFinding } from "./finding.ts";
import { isKeywords, type Keywords, own, type SchemaNode, schemaNodes, typesOf } from "./schema-tree.ts";

/** Findings of a rule for every schema with keywords. */
export function eachKeywords(
  root: unknown,
  rule: (schema: Keywords, node: SchemaNode) => readonly (string | DialectFinding)[],
): readonly DialectFinding[] {
  return schemaNodes(root).flatMap((node) => {
    if (!isKeywords(node.schema)) return [];
    return rule(node.schema, node).map((found) =>
      typeof found === "string" ? { pointer: node.pointer, rule: found } : found,
    );
  });
}

/** The root is written as an object and has none of the keywords. */
export function rootRules(root: unknown, forbidden: readonly string[]): readonly DialectFinding[] {
  if (!isKeywords(root)) return [{ pointer: "", rule: "root-object" }];
  const findings = own(root, "type") === "object" ? [] : [{ pointer: "", rule: "root-object" }];
  return [
    ...findings,
    ...forbidden
      .filter((keyword) => Object.hasOwn(root, keyword))
      .map((keyword) => ({ pointer: `/${keyword}`, rule: "root-combinator" })),
  ];
}

/** Written as JSON and read again it is the same. */
export function jsonRules(root: unknown): readonly DialectFinding[] {
  const isSame = (left: unknown, right: unknown): boolean => {
    if (Object.is(left, right)) return true;
    if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
    if (Array.isArray(left) !== Array.isArray(right)) return false;
    const keys = Reflect.ownKeys(left).filter((key) => key !== "length");
    if (keys.length !== Reflect.ownKeys(right).filter((key) => key !== "length").length) return false;
    return keys.every((key) => Object.hasOwn(right, key) && isSame(Reflect.get(left, key), Reflect.get(right, key)));
  };
  return isSame(root, JSON.parse(JSON.stringify(root))) ? [] : [{ pointer: "", rule: "json" }];
}

const OPTIONS = { strict: false, logger: false } as const;
const DRAFTS = [
  { uri: /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/u, make: () => new Ajv(OPTIONS) },
  { uri: /^https:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/u, make: () => new Ajv2019(OPTIONS) },
  { uri: /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/u, make: () => new Ajv2020(OPTIONS) },
] as const;
const validators = new Map<RegExp, Ajv>();

/** Valid under the meta-schema of the draft that it names; 2020-12 without one, or where `draft` is "2020-12". */
export function metaSchemaRules(root: unknown, draft: "named" | "2020-12" = "2020-12"): readonly DialectFinding[] {
  if (!isKeywords(root)) return [];
  const { $schema, ...rest } = root;
  const uri = draft === "named" && $schema !== undefined ? $schema : "https://json-schema.org/draft/2020-12/schema";
  const entry = DRAFTS.find((known) => typeof uri === "string" && known.uri.test(uri));
  if (entry === undefined) return [{ pointer: "/$schema", rule: "draft" }];
  const ajv = validators.get(entry.uri) ?? entry.make();
  validators.set(entry.uri, ajv);
  if (ajv.validateSchema(rest) === true) return [];
  const [error] = ajv.errors ?? [];
  return [{ pointer: error?.instancePath ?? "", rule: "meta-schema" }];
}

/** Every `$ref` is a pointer into this document that leads to a schema. */
export function referenceRules(root: unknown): readonly DialectFinding[] {
  const places = new Set(schemaNodes(root).map((node) => node.pointer));
  return eachKeywords(root, (schema) => {
    const reference = own(schema, "$ref");
    if (reference === undefined) return [];
    if (typeof reference !== "string" || !reference.startsWith("#")) return ["remote-reference"];
    return places.has(decodeURIComponent(reference.slice(1))) ? [] : ["dangling-reference"];
  });
}

/** Every array says what its items are. */
export function arrayItemsRules(root: unknown): readonly DialectFinding[] {
  return eachKeywords(root, (schema) =>
    typesOf(schema).includes("array") && own(schema, "items") === undefined ? ["array-items"] : [],
  );
}

/** None of the keywords stands anywhere. */
export function forbiddenKeywords(root: unknown, keywords: ReadonlySet<unknown>): readonly DialectFinding[] {
  return eachKeywords(root, (schema, { pointer }) =>
    Object.keys(schema)
      .filter((keyword) => keywords.has(keyword))
      .map((keyword) => ({ pointer: `${pointer}/${keyword}`, rule: `keyword:${keyword}` })),
  );
}

/** Nothing but the keywords stands anywhere. */
export function onlyKeywords(root: unknown, keywords: ReadonlySet<unknown>): readonly DialectFinding[] {
  return eachKeywords(root, (schema, { pointer }) =>
    Object.keys(schema)
      .filter((keyword) => !keywords.has(keyword))
      .map((keyword) => ({ pointer: `${pointer}/${keyword}`, rule: `keyword:${keyword}` })),
  );
}
