import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { indexReferences, type SchemaReferences } from "../../src/schema/references.ts";

const corpora = process.env["TOOL_CORPORA"];

type Json = Record<string, unknown>;

function resolveIn(root: unknown, reference: string, from: object = root as object): unknown {
  const result = indexReferences(root).resolve(reference, from);
  return "problem" in result ? result.problem : result.pointer;
}

describe("resolve", () => {
  const document = {
    properties: { opts: { type: "object" }, "a/b": true, "a~b": { not: {} }, "%": {}, "": { properties: { "": {} } } },
    items: [{}, { type: "null" }],
    title: "text",
    vendor: { schema: { $ref: "#" } },
    $defs: { named: { $anchor: "named" }, old: { $id: "#old" }, dynamic: { $dynamicAnchor: "dynamic" } },
  };

  test.each([
    ["#", ""],
    ["", ""],
    ["#/properties/opts", "/properties/opts"],
    ["#/properties/a~1b", "/properties/a~1b"],
    ["#/properties/a~0b", "/properties/a~0b"],
    ["#/properties/%25", "/properties/%"],
    ["#/properties//properties/", "/properties//properties/"],
    ["#/items/1", "/items/1"],
    ["#/vendor/schema", "/vendor/schema"],
    ["#/vendor/schema/", "dangling"],
    ["#named", "/$defs/named"],
    ["#old", "/$defs/old"],
    ["#dynamic", "/$defs/dynamic"],
    ["#/title", "not_a_schema"],
    ["#/items", "not_a_schema"],
    ["#/items/01", "dangling"],
    ["#/items/2", "dangling"],
    ["#/items/length", "dangling"],
    ["#/properties/toString", "dangling"],
    ["#/__proto__", "dangling"],
    ["#/properties/opts/type/length", "dangling"],
    ["#absent", "dangling"],
    ["#/%zz", "dangling"],
    ["other.json", "dangling"],
    ["Node", "dangling"],
    ["https://example.test/schema.json", "remote"],
    ["https://example.test/schema.json#/a", "remote"],
    ["//example.test/schema.json", "remote"],
  ])("%j leads to %j", (reference, expected) => {
    expect(resolveIn(document, reference)).toBe(expected);
  });

  test("a boolean target is given as it is", () => {
    expect(indexReferences(document).resolve("#/properties/a~1b", document)).toEqual({
      schema: true,
      pointer: "/properties/a~1b",
    });
  });

  test.each(["enum", "const", "default", "examples", "x-vendor"])("an $id inside %s is no schema's", (keyword) => {
    const inside = { $id: "inner", $anchor: "here" };
    const root = { [keyword]: keyword === "enum" || keyword === "examples" ? [inside] : inside };
    expect(resolveIn(root, "inner")).toBe("dangling");
    expect(resolveIn(root, "#here")).toBe("dangling");
  });

  test("a reference inside an embedded resource is seen from there", () => {
    const inner = { $id: "inner.json", $defs: { x: {} }, properties: { y: { $ref: "#/$defs/x" } } };
    const root = { $id: "https://example.test/root.json", $defs: { inner } };
    expect(resolveIn(root, "#/$defs/x", inner.properties.y)).toBe("/$defs/inner/$defs/x");
    expect(resolveIn(root, "root.json", inner.properties.y)).toBe("");
    expect(resolveIn(root, "inner.json#/properties/y")).toBe("/$defs/inner/properties/y");
  });

  test("what a pointer finds in an unknown keyword sees references from where it stands", () => {
    const target = { properties: { y: { $ref: "#/$defs/x" } } };
    const inner = { $id: "inner.json", $defs: { x: {} }, vendor: { target } };
    const references = indexReferences({ $defs: { inner } });
    const found = references.resolve("inner.json#/vendor/target", inner);
    expect(found).toEqual({ schema: target, pointer: "/$defs/inner/vendor/target" });
    expect(references.resolve("#/$defs/x", target.properties.y)).toMatchObject({ pointer: "/$defs/inner/$defs/x" });
  });

  test("the first of two equal $ids counts, the nearest to the root", () => {
    const root = { allOf: [{ properties: { deep: { $id: "twice" } } }, { $id: "twice" }] };
    expect(resolveIn(root, "twice")).toBe("/allOf/1");
  });

  test("the first of two equal anchors counts, the nearest to the root", () => {
    expect(resolveIn({ allOf: [{ properties: { deep: { $anchor: "twice" } } }, { $anchor: "twice" }] }, "#twice")).toBe(
      "/allOf/1",
    );
  });

  test("generators' $id that is a pointer names nothing", () => {
    const root = { properties: { a: { $id: "#/properties/a" }, b: {} } };
    expect(resolveIn(root, "#/properties/b", root.properties.a)).toBe("/properties/b");
  });

  test.each([
    [true, "#", ""],
    [false, "#", ""],
    [true, "#/a", "dangling"],
    [42, "#", "not_a_schema"],
    [null, "#", "not_a_schema"],
  ])("the root %j, %j: %j", (root, reference, expected) => {
    expect(resolveIn(root, reference, {})).toBe(expected);
  });
});

describe("hostile documents", () => {
  test("objects that contain themselves", () => {
    const root: Json = { $anchor: "top" };
    root["not"] = root;
    root["allOf"] = [root, { anyOf: [root] }];
    expect(resolveIn(root, "#top")).toBe("");
  });

  test("100,000 levels, each with an $id of its own", () => {
    let schema: Json = { $anchor: "bottom" };
    for (let level = 0; level < 100_000; level++) schema = { $id: "d/d", not: schema };
    const started = performance.now();
    expect(resolveIn(schema, "#bottom")).toBe("dangling");
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test("shares that double 30 times", () => {
    let schema: Json = { $anchor: "bottom" };
    for (let level = 0; level < 30; level++) schema = { allOf: [schema, schema] };
    expect(resolveIn(schema, "#bottom")).toBe("/allOf/0".repeat(30));
  });
});

/** Enough of a validator to see where references lead; test schemas are trusted, so it recurs. */
function accepts(references: SchemaReferences, schema: unknown, value: unknown): boolean {
  if (typeof schema === "boolean") return schema;
  const keywords = schema as Json;
  const all = (key: string, test: (found: never) => boolean): boolean =>
    !Object.hasOwn(keywords, key) || test(keywords[key] as never);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const members = isObject ? Object.entries(value) : [];
  const follow = (reference: string): boolean => {
    const target = references.resolve(reference, keywords);
    if ("problem" in target) throw new Error(`${reference} is ${target.problem}`);
    return accepts(references, target.schema, value);
  };
  const isType = (type: string): boolean =>
    type === "array"
      ? Array.isArray(value)
      : type === "object"
        ? isObject
        : type === "integer"
          ? Number.isInteger(value)
          : typeof value === type;
  const properties = (keywords["properties"] ?? {}) as Json;
  const tuple = keywords["prefixItems"] ?? keywords["items"];
  return (
    all("$ref", follow) &&
    all("type", isType) &&
    all("allOf", (list: unknown[]) => list.every((member) => accepts(references, member, value))) &&
    all("enum", (list: unknown[]) => list.some((member) => JSON.stringify(member) === JSON.stringify(value))) &&
    all("minimum", (bound: number) => typeof value !== "number" || value >= bound) &&
    all("maximum", (bound: number) => typeof value !== "number" || value <= bound) &&
    all("maxItems", (bound: number) => !Array.isArray(value) || value.length <= bound) &&
    all("required", (names: string[]) => !isObject || names.every((name) => Object.hasOwn(value, name))) &&
    members.every(([name, member]) =>
      Object.hasOwn(properties, name)
        ? accepts(references, properties[name], member)
        : keywords["additionalProperties"] !== false && keywords["unevaluatedProperties"] !== false,
    ) &&
    (!Array.isArray(value) ||
      value.every((item, index) =>
        Array.isArray(tuple)
          ? index >= tuple.length || accepts(references, tuple[index], item)
          : tuple === undefined || accepts(references, tuple, item),
      ))
  );
}

const leftOut: ReadonlyMap<string, string> = new Map([
  ["draft7: remote ref, containing refs itself", "remote documents are refused"],
  ["draft2020-12: remote ref, containing refs itself", "remote documents are refused"],
  ["draft7: ref overrides any sibling keywords", "siblings of $ref apply, whatever $schema says"],
  ["draft7: $ref prevents a sibling $id from changing the base uri", "siblings of $ref apply, $id among them"],
]);

describe.skipIf(corpora === undefined)("the JSON Schema test suite (TOOL_CORPORA)", () => {
  const files = corpora === undefined ? [] : ["draft7/ref", "draft2020-12/ref", "draft2020-12/anchor"];
  const groups = files.flatMap((file) => {
    const text = readFileSync(`${corpora}/json-schema-test-suite/tests/${file}.json`, "utf8");
    const all = JSON.parse(text) as { description: string; schema: unknown; tests: Json[] }[];
    return all.map((group) => ({ ...group, name: `${file.split("/")[0]}: ${group.description}` }));
  });

  test.each(groups.filter(({ name }) => !leftOut.has(name)))("$name", ({ schema, tests }) => {
    const references = indexReferences(schema);
    for (const { data, valid, description } of tests) {
      expect(accepts(references, schema, data), String(description)).toBe(valid);
    }
  });

  test("only what is listed is left out", () => {
    expect(
      groups
        .filter(({ name }) => leftOut.has(name))
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...leftOut.keys()].sort());
  });
});
