import type { JsonValue } from "../../contracts/json.ts";
import {
  APPLICATORS,
  LITERALS,
  LOWER_BOUND,
  NUMBER_RULES,
  STRING_RULES,
  TYPE,
  UPPER_BOUND,
} from "../../schema/keyword-groups.ts";
import { groupsOf, placeOfSchema, type SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaPlace } from "../../schema/schema-place.ts";
import { NUMBER, STRING } from "../kinds.ts";
import { Applied, type PropertyRule, type SchemaNode } from "../node.ts";
import {
  literalScalar,
  NOT_SIMPLE,
  scalarOfKind,
  type SimpleScalar,
  simpleNumber,
  simpleString,
} from "../simple-scalar.ts";
import { isSchemaObject, numberKeyword } from "./context.ts";
import { readLiterals } from "./read-literals.ts";
import { readLengths, readNumber } from "./read-scalars.ts";
import { allowsType, readTypes, typeRule } from "./read-types.ts";
import { literalsOfUnion, literalUnionOf } from "./read-unions.ts";

/** The keywords of a type and a range. */
const RANGE = TYPE | STRING_RULES | NUMBER_RULES | LOWER_BOUND | UPPER_BOUND;

/** A property whose value is tested where it stands: its node is read when a walk asks for it, which most never do. */
class SimpleProperty implements PropertyRule {
  readonly name: string;
  readonly required: boolean;
  readonly simple: SimpleScalar;
  next: PropertyRule | undefined;
  private readonly schema: SchemaObject;
  private readonly place: SchemaPlace;
  private readonly owner: SchemaNode;
  private made: SchemaNode | undefined;

  constructor(
    name: string,
    required: boolean,
    simple: SimpleScalar,
    schema: SchemaObject,
    place: SchemaPlace,
    owner: SchemaNode,
  ) {
    this.name = name;
    this.required = required;
    this.simple = simple;
    this.schema = schema;
    this.place = place;
    this.owner = owner;
  }

  get node(): SchemaNode {
    if (this.made === undefined) {
      this.made = this.owner.another(this.place);
      readSimple(this.schema, this.made);
    }
    return this.made;
  }
}

/** What `readSchema` makes of such a schema. */
function readSimple(schema: SchemaObject, node: SchemaNode): void {
  const groups = groupsOf(schema);
  if ((groups & TYPE) !== 0) readTypes(schema, node);
  if ((groups & LITERALS) !== 0) node.literals = readLiterals(schema);
  if ((groups & STRING_RULES) !== 0) node.string = readLengths(schema);
  if ((groups & NUMBER_RULES) !== 0) node.number = readNumber(schema);
  const union = (groups & APPLICATORS) === 0 ? undefined : literalUnionOf(schema, node);
  if (union === undefined) return;
  node.applied = new Applied();
  node.applied.unions = [union];
}

/** The property; undefined where its schema says more than a type and a range, or a few values. */
export function simpleProperty(
  name: string,
  schema: unknown,
  required: boolean,
  owner: SchemaNode,
): PropertyRule | undefined {
  if (!isSchemaObject(schema)) return undefined;
  const place = placeOfSchema(schema);
  const simple = place === undefined ? NOT_SIMPLE : simpleScalar(schema, groupsOf(schema));
  if (place === undefined || simple === NOT_SIMPLE) return undefined;
  return new SimpleProperty(name, required, simple, schema, place, owner);
}

function simpleScalar(schema: SchemaObject, groups: number): SimpleScalar {
  if ((groups & ~RANGE) === 0) return rangeOf(schema, groups);
  const literals = groups === APPLICATORS ? literalsOfUnion(schema) : literalsOf(schema, groups);
  return literals === undefined ? NOT_SIMPLE : literalScalar(literals);
}

function rangeOf(schema: SchemaObject, groups: number): SimpleScalar {
  const type = typeRule(schema["type"]);
  if (type === undefined) return NOT_SIMPLE;
  if ((groups & STRING_RULES) !== 0) {
    if (schema["pattern"] !== undefined || schema["format"] !== undefined) return NOT_SIMPLE;
    if (type.kind === STRING) {
      return simpleString(numberKeyword(schema, "minLength"), numberKeyword(schema, "maxLength"));
    }
  }
  if (type.kind === NUMBER && (groups & NUMBER_RULES) !== 0) {
    const { exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined || multipleOf !== undefined) return NOT_SIMPLE;
    return simpleNumber(type.isInteger, numberKeyword(schema, "minimum"), numberKeyword(schema, "maximum"));
  }
  return scalarOfKind(type.kind, type.isInteger);
}

/** The values of `enum` or `const` where they are scalars, and of the type that the schema names, if it does. */
function literalsOf(schema: SchemaObject, groups: number): readonly JsonValue[] | undefined {
  if ((groups & ~TYPE) !== LITERALS) return undefined;
  const [rule, another] = readLiterals(schema);
  if (rule === undefined || another !== undefined) return undefined;
  const { type } = schema;
  const isTaken = (value: JsonValue): boolean =>
    typeof value !== "object" && (type === undefined || allowsType(type, value));
  return rule.values.every(isTaken) ? rule.values : undefined;
}
