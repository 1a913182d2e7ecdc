import { type JsonValue, segmentsOfPointer } from "@di-code/ai";
import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { type PresentableTool, readTool, type ToolReading } from "../presentable-tool.ts";
import { type DocLine, docComment, docLinesOf } from "./doc-comment.ts";
import { docOfSchema } from "./doc-of-schema.ts";
import { printObject, printType } from "./print-type.ts";
import type { TypeContext } from "./type-context.ts";
import { pascalCase, TypeNames } from "./type-names.ts";
import { NEVER, type TypeNode, UNKNOWN, wordType } from "./type-node.ts";
import { typeOfSchema } from "./type-of-schema.ts";

export interface TypeScriptOptions {
  /** The name of the type of the arguments, an ASCII identifier. Default: `SearchLogsArguments` for `search_logs`. */
  readonly name?: string;
}

/**
 * The type of a tool's arguments as TypeScript: an exported interface (a type where an interface cannot say it) with doc
 * comments, formatted, and one more for each schema that a `$ref` names. It is the type that `Static` gives, where `Static`
 * is right; bounds, formats and patterns stand in the comments. Descriptions, names and values of the schema can be
 * anybody's: none can become code.
 *
 * The types that `$ref`s name begin with the tool's name, so that the outputs of several tools can stand in one file.
 * Linear in the schema, which `checkToolSchema` bounds.
 *
 * @throws ToolSchemaError for a schema that cannot be read, `TypeError` for a tool or a name that is none.
 */
export function toTypeScript(tool: PresentableTool, options: TypeScriptOptions = {}): string {
  const reading = readTool(tool);
  return new Declarations(reading, options.name).print();
}

/** The names that TypeScript gives another meaning, or none. */
const RESERVED: ReadonlySet<string> = new Set(
  "any as asserts async await bigint boolean break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new never null number object package private protected public return static string super switch symbol this throw true try type typeof undefined unknown var void while with yield".split(
    " ",
  ),
);

class Declarations implements TypeContext {
  readonly #reading: ToolReading;
  readonly #names = new TypeNames();
  readonly #prefix: string;
  readonly #declared = new Map<string, { readonly name: string; readonly schema: SchemaObject }>();

  constructor(reading: ToolReading, wanted: string | undefined) {
    if (wanted !== undefined && (!/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(wanted) || RESERVED.has(wanted))) {
      throw new TypeError("The name of a type must be an identifier of ASCII letters and digits");
    }
    this.#reading = reading;
    const name = pascalCase(reading.name);
    this.#prefix = /^[A-Za-z]/.test(name) ? name : `Tool${name}`;
    this.#declare("", wanted ?? `${this.#prefix}Arguments`, reading.root);
  }

  print(): string {
    const texts: string[] = [];
    // Reading a type may declare others: the map grows while it is walked.
    for (const [pointer, { name, schema }] of this.#declared) {
      const isRoot = pointer === "";
      const doc = isRoot
        ? [...docLinesOf(this.#reading.description), ...docOfSchema(withoutText(schema))]
        : docOfSchema(schema);
      texts.push(printDeclaration(name, this.read(schema), doc));
    }
    return texts.join("\n");
  }

  read(schema: JsonValue): TypeNode {
    return typeOfSchema(schema, this);
  }

  refer(reference: string, from: SchemaObject): TypeNode {
    const target = this.#reading.references.resolve(reference, from);
    if (!("schema" in target)) return UNKNOWN;
    const { schema, pointer } = target;
    if (!isJsonObject(schema)) return schema === false ? NEVER : UNKNOWN;
    const known = this.#declared.get(pointer);
    const isObject = keywordOf(schema, "type") === "object";
    if (known !== undefined) return wordType(known.name, isObject);
    const last = segmentsOfPointer(pointer)?.at(-1) ?? "";
    return wordType(this.#declare(pointer, `${this.#prefix}${pascalCase(last) || "Part"}`, schema), isObject);
  }

  #declare(pointer: string, wanted: string, schema: SchemaObject): string {
    const name = this.#names.claim(wanted);
    this.#declared.set(pointer, { name, schema });
    return name;
  }
}

/** The tool's description says what the root's would. */
function withoutText(schema: SchemaObject): SchemaObject {
  const others = Object.entries(schema).filter(([keyword]) => keyword !== "description" && keyword !== "title");
  return Object.fromEntries(others);
}

function printDeclaration(name: string, type: TypeNode, doc: readonly DocLine[]): string {
  const comment = docComment(doc, "");
  if (type.kind === "object" && (type.members.length > 0 || type.index !== undefined)) {
    return `${comment}export interface ${name} ${printObject(type, "")}\n`;
  }
  const head = `export type ${name} =`;
  return `${comment}${head}${printType(type, "", head.length)};\n`;
}
