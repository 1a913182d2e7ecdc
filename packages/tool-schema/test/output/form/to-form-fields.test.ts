import { isToolSchemaError, type ToolDisplay, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../../test/support/corpora.ts";
import { type FormField, toFormFields } from "../../../src/index.ts";
import { corpusTools } from "../../support/schemas-of-corpora.ts";

function formOf(parameters: object, display?: ToolDisplay): readonly FormField[] {
  return toFormFields({ name: "tool", description: "", parameters, ...(display === undefined ? {} : { display }) });
}

/** What is not the same for every field of the tables. */
function fieldOf(schema: unknown, beside: object = {}): object {
  const [field] = formOf({ type: "object", properties: { a: schema }, ...beside });
  if (field === undefined) return {};
  const { pointer, name, label, required, nullable, secret, ...rest } = field;
  expect([pointer, name, required]).toEqual(["/a", "a", false]);
  return {
    ...rest,
    ...(nullable ? { nullable } : {}),
    ...(secret ? { secret } : {}),
    ...(label === "A" ? {} : { label }),
  };
}

describe("controls", () => {
  test.each<[string, unknown, object]>([
    ["a text", { type: "string" }, { control: "text" }],
    [
      "a text with bounds",
      { type: "string", minLength: 1, maxLength: 200, pattern: "^a" },
      { control: "text", minLength: 1, maxLength: 200, patterns: ["^a"] },
    ],
    ["a long text", { type: "string", maxLength: 201 }, { control: "multiline", maxLength: 201 }],
    ["an address", { type: "string", format: "email" }, { control: "email", format: "email" }],
    ["a link", { type: "string", format: "uri" }, { control: "url", format: "uri" }],
    ["a date", { type: "string", format: "date" }, { control: "date", format: "date" }],
    ["a time", { type: "string", format: "time" }, { control: "time", format: "time" }],
    ["a moment", { type: "string", format: "date-time" }, { control: "date-time", format: "date-time" }],
    ["a format without a control", { type: "string", format: "uuid" }, { control: "text", format: "uuid" }],
    ["a password", { type: "string", format: "password" }, { control: "password", format: "password", secret: true }],
    ["what is only written", { type: "string", writeOnly: true, default: "x" }, { control: "password", secret: true }],
    [
      "a number",
      { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
      { control: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
    ],
    ["an integer", { type: "integer", minimum: 1, maximum: 9 }, { control: "integer", minimum: 1, maximum: 9 }],
    [
      "the bounds that Zod gives every integer",
      { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
      { control: "integer" },
    ],
    [
      "the same of a number",
      { type: "number", minimum: 0, maximum: 9007199254740991 },
      { control: "number", minimum: 0, maximum: 9007199254740991 },
    ],
    ["yes or no", { type: "boolean", default: true }, { control: "checkbox", default: true }],
    [
      "listed values",
      { type: "string", enum: ["a", "b"] },
      {
        control: "select",
        options: [
          { value: "a", label: "a" },
          { value: "b", label: "b" },
        ],
      },
    ],
    [
      "listed values and null",
      { enum: [1, null] },
      { control: "select", nullable: true, options: [{ value: 1, label: "1" }] },
    ],
    ["one value", { const: "x" }, { control: "constant", value: "x" }],
    ["null alone", { type: "null" }, { control: "constant", value: null, nullable: true }],
    [
      "values with titles",
      { oneOf: [{ const: 1, title: "One" }, { const: 2 }] },
      {
        control: "select",
        options: [
          { value: 1, label: "One" },
          { value: 2, label: "2" },
        ],
      },
    ],
    ["a kind or null", { type: ["string", "null"] }, { control: "text", nullable: true }],
    [
      "a schema or null",
      { anyOf: [{ type: "integer", minimum: 1, description: "Count" }, { type: "null" }], default: null },
      { control: "integer", minimum: 1, nullable: true, default: null, help: "Count" },
    ],
    ["anything", {}, { control: "json", reason: "any" }],
    ["an object of anything", { type: "object" }, { control: "json", reason: "any" }],
    ["an empty object", { type: "object", additionalProperties: false }, { control: "group", fields: [] }],
    ["a description", { type: "string", description: "Say\nwhat" }, { control: "text", help: "Say\nwhat" }],
    ["a title", { type: "string", title: "The\u202e name" }, { control: "text", label: "The\\u202e name" }],
    [
      "all of",
      {
        allOf: [
          { type: "string", minLength: 1 },
          { minLength: 3, maxLength: 9 },
        ],
      },
      { control: "text", minLength: 3, maxLength: 9 },
    ],
    ["a reference", { $ref: "#/$defs/x", description: "Mine" }, { control: "integer", help: "Mine", minimum: 3 }],
    ["number and integer", { allOf: [{ type: "number" }, { type: "integer" }] }, { control: "integer" }],
  ])("%s", (_, schema, expected) => {
    expect(fieldOf(schema, { $defs: { x: { type: "integer", minimum: 3, description: "Theirs" } } })).toEqual(expected);
  });
});

/** The tree of controls, with the pointers. */
function outline(fields: readonly FormField[]): readonly unknown[] {
  return fields.map((field) => {
    const line = `${field.control} ${field.pointer} ${field.label}${field.required ? " *" : ""}`;
    switch (field.control) {
      case "group":
        return [
          line,
          ...outline(field.fields),
          ...(field.others === undefined ? [] : ["others", ...outline([field.others])]),
        ];
      case "tuple":
        return [line, ...outline(field.fields)];
      case "list":
        return [line, ...outline([field.item])];
      case "map":
        return [line, ...outline([field.value])];
      case "choice":
        return [line, ...outline(field.choices)];
      default:
        return line;
    }
  });
}

describe("nested fields", () => {
  test.each<[string, object, readonly unknown[]]>([
    ["no parameters", { type: "object" }, []],
    [
      "a group, in the order of the schema",
      Type.Object({ z_last: Type.String(), options: Type.Object({ dryRun: Type.Optional(Type.Boolean()) }) }),
      ["text /z_last Z last *", ["group /options Options *", "checkbox /options/dryRun Dry run"]],
    ],
    [
      "a list of objects",
      Type.Object({ edits: Type.Array(Type.Object({ "a/b": Type.String() })) }),
      [["list /edits Edits *", ["group /edits/* Edits *", "text /edits/*/a~1b a/b *"]]],
    ],
    [
      "several of listed values",
      { type: "object", properties: { tags: { type: "array", items: { enum: ["a", "b"] }, uniqueItems: true } } },
      ["multiselect /tags Tags"],
    ],
    [
      "a tuple",
      {
        type: "object",
        properties: { at: { type: "array", prefixItems: [{ type: "number" }, { type: "number" }], minItems: 1 } },
      },
      [["tuple /at At", "number /at/0 At 1 *", "number /at/1 At 2"]],
    ],
    [
      "a map",
      { type: "object", properties: { labels: { type: "object", additionalProperties: { type: "string" } } } },
      [["map /labels Labels", "text /labels/* Labels"]],
    ],
    [
      "declared members and others",
      {
        type: "object",
        properties: {
          o: { type: "object", properties: { a: { type: "string" } }, additionalProperties: { type: "number" } },
        },
      },
      [["group /o O", "text /o/a A", "others", "number /o/* O"]],
    ],
    [
      "a union told apart by a constant",
      {
        type: "object",
        properties: {
          to: {
            oneOf: [
              { type: "object", properties: { kind: { const: "file" }, path: { type: "string" } } },
              { type: "object", title: "A place", properties: { kind: { const: "url" } } },
            ],
          },
        },
      },
      [
        [
          "choice /to To",
          ["group /to File *", "constant /to/kind Kind", "text /to/path Path"],
          ["group /to A place *", "constant /to/kind Kind"],
        ],
      ],
    ],
    [
      "a union of kinds",
      { type: "object", properties: { id: { type: ["string", "integer"] } } },
      [["choice /id Id", "text /id Text *", "integer /id Whole number *"]],
    ],
    [
      "a union at the root",
      { type: "object", oneOf: [{ properties: { a: { type: "string" } } }, { properties: { b: { type: "string" } } }] },
      [["choice  tool *", ["group  Option 1 *", "text /a A"], ["group  Option 2 *", "text /b B"]]],
    ],
    [
      "members beside a union",
      {
        type: "object",
        properties: { a: { type: "string" } },
        anyOf: [{ properties: { b: { type: "string" } } }, { properties: { c: { type: "string" } } }],
      },
      ["text /a A", ["choice  tool *", ["group  Option 1 *", "text /b B"], ["group  Option 2 *", "text /c C"]]],
    ],
    [
      "a union of rules is no choice",
      { type: "object", properties: { a: { type: "string" } }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      ["text /a A"],
    ],
    [
      "a member that must not be there",
      { type: "object", properties: { a: false, b: { type: "string" } }, required: ["c"] },
      ["text /b B", "json /c C *"],
    ],
    [
      "recursion",
      {
        type: "object",
        properties: { tree: { $ref: "#/$defs/node" } },
        $defs: {
          node: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/node" } } } },
        },
      },
      [["group /tree Tree", ["list /tree/children Children", "json /tree/children/* Children *"]]],
    ],
  ])("%s", (_, schema, expected) => {
    expect(outline(formOf(schema))).toEqual(expected);
  });

  test("branches of one kind keep what applies to all", () => {
    const field = fieldOf({ type: "string", maxLength: 5, anyOf: [{ format: "date" }, { pattern: "^x" }] });
    expect(field).toMatchObject({
      control: "choice",
      choices: [
        { control: "date", maxLength: 5 },
        { control: "text", maxLength: 5, patterns: ["^x"] },
      ],
    });
  });
});

describe("words and secrets", () => {
  const parameters = Type.Object({
    user: Type.String({ title: "Login" }),
    auth: Type.Object({ tokens: Type.Array(Type.String()), key: Type.String({ default: "k" }) }),
  });

  test("labels come from display, in another language if there is one", () => {
    const display = { labels: { "/user": "User", "/auth/tokens/*": "Token" } };
    const tool = { name: "tool", description: "", parameters, display };
    const [user, auth] = toFormFields(tool);
    expect(user?.label).toBe("User");
    expect(auth?.control === "group" && auth.fields[0]?.control === "list" && auth.fields[0].item.label).toBe("Token");
    expect(toFormFields(tool, { display: { labels: { "/user": "Benutzer" } } })[0]?.label).toBe("Benutzer");
    expect(toFormFields({ ...tool, display: {} })[0]?.label).toBe("Login");
  });

  test.each([
    ["/auth", ["password", "password"]],
    ["/auth/tokens/0", ["password", "text"]],
    ["/auth/key", ["text", "password"]],
    ["auth/key", ["text", "password"]],
  ])("%s is secret, and all in it", (pointer, expected) => {
    const [, auth] = formOf(parameters, { secret: [pointer] });
    if (auth?.control !== "group") throw new Error("no group");
    const [tokens, key] = auth.fields;
    if (tokens?.control !== "list") throw new Error("no list");
    expect([tokens.item.control, key?.control]).toEqual(expected);
    // What is secret is never suggested.
    expect(key !== undefined && "default" in key).toBe(key?.control === "text");
  });

  test.each<[string, object, ToolDisplay]>([
    [
      "a member",
      { type: "object", properties: { key: { type: "string" } }, default: { key: "s3" } },
      { secret: ["/a/key"] },
    ],
    [
      "a member of each element",
      { type: "array", items: { type: "object", properties: { key: { type: "string" } } }, default: [{ key: "s3" }] },
      { secret: ["/a/*/key"] },
    ],
    [
      "a member that the schema hides",
      { properties: { key: { type: "string", writeOnly: true } }, type: "object", default: { key: "s3" } },
      {},
    ],
    ["what is inside JSON", { default: { key: "s3" } }, { secret: ["/a/key"] }],
  ])("the default of what holds a secret is not told: %s", (_name, schema, display) => {
    const fields = formOf({ type: "object", properties: { a: schema } }, display);
    expect(JSON.stringify(fields)).not.toContain("s3");
  });

  test("a secret stays secret where the only branch is it", () => {
    const [field] = formOf({
      type: "object",
      properties: { a: { anyOf: [{ type: "string", format: "password" }, { type: "null" }], default: "x" } },
    });
    expect(field).toMatchObject({ control: "password", secret: true, nullable: true });
    expect(field).not.toHaveProperty("default");
  });
});

/** All fields of a form. */
function* eachField(fields: readonly FormField[]): Generator<FormField> {
  for (const field of fields) {
    yield field;
    if (field.control === "group")
      yield* eachField([...field.fields, ...(field.others === undefined ? [] : [field.others])]);
    if (field.control === "tuple") yield* eachField(field.fields);
    if (field.control === "list") yield* eachField([field.item]);
    if (field.control === "map") yield* eachField([field.value]);
    if (field.control === "choice") yield* eachField(field.choices);
  }
}

describe("limits", () => {
  test("references that double at every level end", () => {
    const level = (index: number) => ({
      type: "object",
      properties: { l: { $ref: `#/$defs/d${index + 1}` }, r: { $ref: `#/$defs/d${index + 1}` } },
    });
    const $defs = Object.fromEntries([
      ...Array.from({ length: 30 }, (_, index) => [`d${index}`, level(index)]),
      ["d30", { type: "string" }],
    ]);
    const fields = [...eachField(formOf({ type: "object", properties: { a: { $ref: "#/$defs/d0" } }, $defs }))];
    expect(fields.length).toBeGreaterThan(900);
    expect(fields.length).toBeLessThan(1_100);
    expect(fields.some((field) => field.control === "json" && field.reason === "limit")).toBe(true);
  });

  test("no field is lost: what is too deep is JSON", () => {
    let schema: object = { type: "string" };
    for (let level = 0; level < 40; level += 1) schema = { type: "array", items: schema };
    const fields = [...eachField(formOf({ type: "object", properties: { a: schema } }))];
    expect(fields.at(-1)).toMatchObject({ control: "json", reason: "limit", pointer: `/a${"/*".repeat(16)}` });
  });

  test.each([
    [
      "allOf of 100 parts",
      { type: "object", properties: { a: { allOf: Array.from({ length: 100 }, () => ({ minLength: 1 })) } } },
    ],
    [
      "many members",
      {
        type: "object",
        properties: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`m${index}`, { type: "string" }])),
      },
    ],
  ])("%s", (_, schema) => {
    expect([...eachField(formOf(schema))].at(-1)).toMatchObject({ control: "json", reason: "limit" });
  });

  test("a schema that cannot be read is refused", () => {
    for (const parameters of [
      { type: "string" },
      new Proxy(
        {},
        {
          getPrototypeOf: () => {
            throw new Error("no");
          },
        },
      ),
    ]) {
      let error: unknown;
      try {
        formOf(parameters);
      } catch (caught) {
        error = caught;
      }
      expect(isToolSchemaError(error)).toBe(true);
    }
  });
});

test.skipIf(corpora === undefined)("every tool of the corpora has a form, and every declared parameter a field", () => {
  const lost = corpusTools().flatMap((tool) => {
    const names = new Set(toFormFields(tool).map(({ name }) => name));
    const { properties = {} } = tool.parameters as { properties?: object };
    return Object.keys(properties).flatMap((name) => (names.has(name) ? [] : [`${tool.name} ${name}`]));
  });
  expect(lost).toEqual([]);
});
