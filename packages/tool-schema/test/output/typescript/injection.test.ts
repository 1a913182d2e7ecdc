import fc from "fast-check";
import { expect, test } from "vitest";
import ts from "typescript-5.9";
import { isToolSchemaError } from "@di-code/ai";
import { toTypeScript } from "../../../src/index.ts";

/** Texts that would mean something in source text, and any others. */
const text = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "*/",
          "/*",
          "//",
          "/",
          "*",
          "\\",
          '"',
          "'",
          "`",
          "${",
          "}",
          ";",
          "\n",
          "\r",
          "\u2028",
          "\u2029",
          "\u202e",
        ),
        fc.constantFrom(
          "@ts-ignore",
          "@jsx h",
          "/// <reference path='x'/>",
          "#!",
          "<!--",
          "export default 1",
          "\\u002a/",
          "$",
        ),
        fc.string({ maxLength: 4, unit: "binary" }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 30 }),
);

const schema = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    fc.record({ type: fc.constant("string"), description: text, default: text, pattern: fc.constant("^a*/$") }),
    fc.record({
      enum: fc.array(fc.oneof(text, fc.integer(), fc.dictionary(text, text, { maxKeys: 2 })), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    fc.record({ title: text, format: text, type: fc.constant("string"), examples: fc.array(text, { maxLength: 2 }) }),
    fc.record({ type: fc.constant("array"), items: tie("node"), description: text }),
    fc.record({ anyOf: fc.array(tie("node"), { minLength: 1, maxLength: 3 }) }),
    fc.record({
      type: fc.constant("object"),
      properties: fc.dictionary(text, tie("node"), { maxKeys: 3 }),
      required: fc.uniqueArray(text, { maxLength: 2 }),
      description: text,
    }),
  ),
})).node;

/** What TypeScript makes of a text: its statements, and what is wrong with it. */
function parse(source: string): {
  readonly statements: readonly ts.Statement[];
  readonly errors: number;
  readonly pragmas: number;
} {
  const file = ts.createSourceFile("output.ts", source, ts.ScriptTarget.Latest, true);
  // Not in the public types: what the parser found wrong, and the pragmas that it read in comments.
  const { parseDiagnostics, pragmas, commentDirectives } = file as unknown as {
    parseDiagnostics: readonly unknown[];
    pragmas: ReadonlyMap<string, unknown>;
    commentDirectives?: readonly unknown[];
  };
  return {
    statements: file.statements,
    errors: parseDiagnostics.length,
    pragmas: pragmas.size + (commentDirectives?.length ?? 0),
  };
}

const TAGS: ReadonlySet<string> = new Set(["default", "example", "format", "pattern"]);

function tagsOf(node: ts.Node): readonly string[] {
  return ts.getJSDocTags(node).map((tag) => tag.tagName.text);
}

test("no text of a schema becomes code: one declaration of types, whatever it holds", () => {
  let written = 0;
  fc.assert(
    fc.property(text, text, fc.dictionary(text, schema, { maxKeys: 4 }), (name, description, properties) => {
      let output: string;
      try {
        output = toTypeScript({ name, description, parameters: { type: "object", properties } });
      } catch (error) {
        if (isToolSchemaError(error)) return;
        throw error;
      }
      written += 1;
      const { statements, errors, pragmas } = parse(output);
      expect(errors).toBe(0);
      expect(pragmas).toBe(0);
      expect(statements).toHaveLength(1);
      const [statement] = statements;
      expect(
        statement !== undefined && (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)),
      ).toBe(true);
      // The root has no keyword that makes a tag: one would be the description's.
      expect(tagsOf(statement as ts.Statement)).toEqual([]);
      ts.forEachChild(statement as ts.Statement, function visit(node) {
        expect(tagsOf(node).filter((tag) => !TAGS.has(tag))).toEqual([]);
        ts.forEachChild(node, visit);
      });
    }),
    { numRuns: 600 },
  );
  // Most of what is generated can be written; else the property would say little.
  expect(written).toBeGreaterThan(300);
});

test("the parser does see what is smuggled in", () => {
  expect(parse("/** */ evil(); /* */\nexport interface A { a: string; }").statements).toHaveLength(2);
  expect(parse("/** @jsx h */\nexport interface A { a: string; }").pragmas).toBe(1);
});

test("member names and values come back as they are", () => {
  fc.assert(
    fc.property(fc.uniqueArray(text, { minLength: 1, maxLength: 5 }), (texts) => {
      const names = texts.filter((name) => name !== "__proto__");
      const properties = Object.fromEntries(names.map((name) => [name, { const: name }]));
      const output = toTypeScript({
        name: "a",
        description: "",
        parameters: { type: "object", properties },
      });
      const [statement] = parse(output).statements;
      if (names.length === 0 || statement === undefined || !ts.isInterfaceDeclaration(statement)) return;
      const read = statement.members.map((member) => {
        const literal = ts.isPropertySignature(member) && member.type !== undefined ? member.type : undefined;
        const value = literal !== undefined && ts.isLiteralTypeNode(literal) ? literal.literal : undefined;
        const name = member.name;
        return [
          name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined,
          value !== undefined && ts.isStringLiteral(value) ? value.text : undefined,
        ];
      });
      expect(read).toEqual(Object.keys(properties).map((name) => [name, name]));
    }),
  );
});
