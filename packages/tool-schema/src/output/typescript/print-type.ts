import { docComment } from "./doc-comment.ts";
import { stringLiteral } from "./literal-type.ts";
import type { CombinedType, ObjectType, TupleType, TypeMember, TypeNode } from "./type-node.ts";

/** Columns of a line, as far as a type can be broken. */
const WIDTH = 100;

/**
 * A type as source text. `lead` is what stands before it on its line; the text begins with a line break where it does
 * not fit behind that, else with a space.
 */
export function printType(type: TypeNode, indent: string, lead: number): string {
  if (type.kind !== "union") return ` ${printBare(type, indent, lead + 1)}`;
  const flat = flatType(type, WIDTH - lead - 2);
  if (flat !== undefined) return ` ${flat}`;
  return isHugged(type) ? ` ${printHugged(type, indent, lead)}` : printLines(type, indent);
}

function printHugged(type: CombinedType, indent: string, lead: number): string {
  return type.members.map((member) => printBare(member, indent, lead)).join(" | ");
}

/** A union with a line for each member, each after a line break. */
function printLines(type: CombinedType, indent: string): string {
  const lines = type.members.map((member) => {
    const text = printBare(member, `${indent}    `, indent.length + 4);
    return `\n${indent}  | ${member.kind === "intersection" ? `(${text})` : text}`;
  });
  return lines.join("");
}

/** An object or `null`: no lines of their own. */
function isHugged({ members }: CombinedType): boolean {
  const isNull = (type: TypeNode): boolean => type.kind === "word" && type.text === "null";
  return members.length === 2 && members.some(isNull) && members.some((type) => type.kind === "object");
}

/** From its first character on, which stands in column `lead`. */
function printBare(type: TypeNode, indent: string, lead: number): string {
  const flat = flatType(type, WIDTH - lead - 1);
  if (flat !== undefined) return flat;
  switch (type.kind) {
    case "word":
      return type.text;
    case "object":
      return printObject(type, indent);
    case "list":
      // A union that fits was written above, with all that stands on its line.
      return `${type.element.kind === "union" ? printInBrackets(type.element, indent) : printElement(type.element, indent)}[]`;
    case "tuple":
      return printTuple(type, indent);
    case "union":
      return printInBrackets(type, indent);
    case "intersection":
      return type.members.map((member) => printElement(member, indent)).join(" & ");
  }
}

/** What something binds to: a union or an intersection stands in brackets. */
function printElement(type: TypeNode, indent: string): string {
  if (type.kind === "union") return flatElement(type, WIDTH - indent.length, "") ?? printInBrackets(type, indent);
  const text = printBare(type, indent, indent.length);
  return type.kind === "intersection" ? `(${text})` : text;
}

/** A union that does not fit in a line. */
function printInBrackets(type: CombinedType, indent: string): string {
  return isHugged(type) ? `(${printHugged(type, indent, indent.length)})` : `(${printLines(type, indent)}\n${indent})`;
}

function printTuple({ elements, rest }: TupleType, indent: string): string {
  const inner = `${indent}  `;
  const lines = elements.map(({ type, isOptional }) =>
    isOptional ? `${printElement(type, inner)}?,` : `${printBare(type, inner, inner.length)},`,
  );
  // No comma may stand behind the rest.
  if (rest !== undefined) lines.push(`...${printElement(rest, inner)}[]`);
  return `[\n${lines.map((line) => `${inner}${line}\n`).join("")}${indent}]`;
}

/** The braces and what is between them, a member a line. */
export function printObject({ members, index }: ObjectType, indent: string): string {
  const inner = `${indent}  `;
  const lines = members.map((member) => printProperty(member, inner));
  if (index !== undefined) {
    const head = `${inner}[key: string]:`;
    lines.push(`${head}${printType(index, inner, head.length)};\n`);
  }
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}${indent}}`;
}

function printProperty({ name, isOptional, isReadonly, type, doc }: TypeMember, indent: string): string {
  const head = `${indent}${isReadonly ? "readonly " : ""}${printName(name)}${isOptional ? "?" : ""}:`;
  return `${docComment(doc, indent)}${head}${printType(type, indent, head.length)};\n`;
}

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

function printName(name: string): string {
  return IDENTIFIER.test(name) ? name : stringLiteral(name);
}

/** The type in one line of at most `room` characters; undefined where it does not fit, or holds members. */
function flatType(type: TypeNode, room: number): string | undefined {
  if (room < 0) return undefined;
  switch (type.kind) {
    case "word":
      return type.text.length <= room ? type.text : undefined;
    case "object":
      return flatObject(type, room);
    case "list":
      return flatElement(type.element, room - 2, "[]");
    case "tuple":
      return flatTuple(type, room);
    case "union":
      return flatJoin(type.members, " | ", room);
    case "intersection":
      return flatJoin(type.members, " & ", room);
  }
}

/** Only an index fits into a line: members have lines of their own. */
function flatObject({ members, index }: ObjectType, room: number): string | undefined {
  if (members.length > 0) return undefined;
  if (index === undefined) return "{}";
  const type = flatType(index, room - 19);
  return type === undefined ? undefined : `{ [key: string]: ${type} }`;
}

function flatElement(type: TypeNode, room: number, after: string): string | undefined {
  const isCombined = type.kind === "union" || type.kind === "intersection";
  const text = flatType(type, isCombined ? room - 2 : room);
  return text === undefined ? undefined : `${isCombined ? `(${text})` : text}${after}`;
}

function flatJoin(members: readonly TypeNode[], between: string, room: number): string | undefined {
  let line = "";
  for (const member of members) {
    const text = flatElement(member, room - line.length, "");
    if (text === undefined) return undefined;
    line += line === "" ? text : `${between}${text}`;
  }
  return line.length <= room ? line : undefined;
}

function flatTuple({ elements, rest }: TupleType, room: number): string | undefined {
  const parts: string[] = [];
  for (const { type, isOptional } of elements) {
    const text = isOptional ? flatElement(type, room, "?") : flatType(type, room);
    if (text === undefined) return undefined;
    parts.push(text);
    if (parts.length * 2 > room) return undefined;
  }
  if (rest !== undefined) {
    const text = flatElement(rest, room, "[]");
    if (text === undefined) return undefined;
    parts.push(`...${text}`);
  }
  const line = `[${parts.join(", ")}]`;
  return line.length <= room ? line : undefined;
}
