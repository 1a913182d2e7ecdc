import type { JsonValue } from "@di-code/ai";

/** What every node may say beside its rules: guidance for the model, never filled in. */
interface Guidance {
  readonly description?: string;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
}

/** A list with at least one member: of one whose length is not known, `Static` makes `never`, which fits everything. */
type Written<TMember> = readonly [TMember, ...TMember[]];

interface StringNode extends Guidance {
  readonly type: "string";
  readonly enum?: Written<string>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface NumberNode extends Guidance {
  readonly type: "number" | "integer";
  readonly enum?: Written<number>;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface BooleanNode extends Guidance {
  readonly type: "boolean";
  readonly enum?: Written<boolean>;
}

interface ArrayNode extends Guidance {
  readonly type: "array";
  readonly items: ToolArgsSchemaNode;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** The rules of typed nodes. Without them the compiler would take each keyword of any node beside `oneOf`. */
type RuleKeyword =
  | Exclude<keyof StringNode | keyof NumberNode | keyof BooleanNode, keyof Guidance>
  | Exclude<keyof ArrayNode | keyof ToolArgsSchema, keyof Guidance>;

/** Exactly one of the branches applies. */
interface UnionNode extends Guidance, Partial<Readonly<Record<RuleKeyword, never>>> {
  readonly oneOf: Written<ToolArgsSchemaNode>;
}

/**
 * A tool's parameters in the language that every provider takes outside its strict modes, and a plain frontend understands. The root is
 * an object; one without arguments is `{ type: "object", properties: {}, required: [] }`.
 *
 * Write `const schema = {…} as const satisfies ToolArgsSchema`: what is outside the language does not compile, and
 * `Static<typeof schema>` is the type of the arguments. `enum` and `oneOf` have at least one member, and so must be written out
 * or be typed so (`[string, ...string[]]`). What types cannot see (bounds the wrong way round, `required`
 * naming nothing, patterns) is left to `checkPortableSchema`.
 */
export interface ToolArgsSchema extends Guidance {
  readonly type: "object";
  readonly properties?: { readonly [name: string]: ToolArgsSchemaNode };
  readonly required?: readonly string[];
}

/** A schema inside a {@link ToolArgsSchema}: of a member, of an array's items, of a branch of `oneOf`. */
export type ToolArgsSchemaNode = StringNode | NumberNode | BooleanNode | ArrayNode | ToolArgsSchema | UnionNode;
