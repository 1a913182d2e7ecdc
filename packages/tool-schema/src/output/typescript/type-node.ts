import type { DocLine } from "./doc-comment.ts";

/** A type of TypeScript, before it is written. */
export type TypeNode = WordType | ListType | TupleType | ObjectType | CombinedType;

/** A keyword, a literal or the name of a declared type. */
export interface WordType {
  readonly kind: "word";
  readonly text: string;
  /** Only objects have this type. */
  readonly isObject: boolean;
}

interface ListType {
  readonly kind: "list";
  readonly element: TypeNode;
}

export interface TupleType {
  readonly kind: "tuple";
  readonly elements: readonly { readonly type: TypeNode; readonly isOptional: boolean }[];
  readonly rest: TypeNode | undefined;
}

export interface ObjectType {
  readonly kind: "object";
  readonly members: readonly TypeMember[];
  /** The type of all other members, where it is known that there may be some. */
  readonly index: TypeNode | undefined;
}

export interface TypeMember {
  readonly name: string;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
  readonly type: TypeNode;
  readonly doc: readonly DocLine[];
}

export interface CombinedType {
  readonly kind: "union" | "intersection";
  /** Two or more. */
  readonly members: readonly TypeNode[];
}

export function wordType(text: string, isObject = false): WordType {
  return { kind: "word", text, isObject };
}

export const UNKNOWN: WordType = wordType("unknown");
export const NEVER: WordType = wordType("never");

/** What an object may be of which nothing is said. */
export const OPEN_OBJECT: ObjectType = { kind: "object", members: [], index: UNKNOWN };

/** Takes what one of them takes. */
export function unionOf(types: readonly TypeNode[]): TypeNode {
  return combine("union", types, UNKNOWN, NEVER);
}

/** Takes what all of them take. */
export function intersectionOf(types: readonly TypeNode[]): TypeNode {
  // An object of which nothing is said adds nothing to another object.
  const isSaid = types.some((type) => type !== OPEN_OBJECT && isObjectType(type));
  const parts = types.flatMap((type): readonly TypeNode[] => {
    if (type !== OPEN_OBJECT) return [type];
    if (isSaid) return [];
    return types.every((other) => other === OPEN_OBJECT || other === UNKNOWN) ? [type] : [wordType("object", true)];
  });
  return combine("intersection", parts, NEVER, UNKNOWN);
}

/** `absorbing` makes all others meaningless, `empty` adds nothing. */
function combine(
  kind: CombinedType["kind"],
  types: readonly TypeNode[],
  absorbing: TypeNode,
  empty: TypeNode,
): TypeNode {
  const words = new Set<string>();
  const members: TypeNode[] = [];
  for (const type of types.flatMap((one) => (one.kind === kind ? one.members : [one]))) {
    if (type === absorbing) return absorbing;
    if (type === empty) continue;
    if (type.kind === "word") {
      if (words.has(type.text)) continue;
      words.add(type.text);
    }
    members.push(type);
  }
  const [first] = members;
  if (first === undefined) return empty;
  return members.length === 1 ? first : { kind, members };
}

function isObjectType(type: TypeNode): boolean {
  if (type.kind === "object") return true;
  if (type.kind === "word") return type.isObject;
  if (type.kind === "union") return type.members.every(isObjectType);
  return type.kind === "intersection" && type.members.some(isObjectType);
}
