import type { PropertyRule, SchemaNode } from "../node.ts";
import { LOWER_BOUND, NUMBER_RULES, STRING_RULES, TYPE, UPPER_BOUND } from "../../schema/keyword-groups.ts";
import { groupsOf, placeOfSchema, type SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaPlace } from "../../schema/schema-place.ts";
import type { NumberRules, StringRules } from "../rules.ts";
import { NOT_SIMPLE, scalarOfRules, type SimpleScalar } from "../simple-scalar.ts";
import { isSchemaObject } from "./context.ts";
import { readLengths, readNumber } from "./read-scalars.ts";
import { readTypes, typeRule } from "./read-types.ts";

/** The keywords of a type and a range. */
const RANGE = TYPE | STRING_RULES | NUMBER_RULES | LOWER_BOUND | UPPER_BOUND;

/** A property whose value is tested where it stands: its node is read when a walk asks for it, which most never do. */
class SimpleProperty implements PropertyRule {
  readonly name: string;
  readonly required: boolean;
  readonly simple: SimpleScalar;
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
      const node = this.owner.another(this.place);
      const groups = groupsOf(this.schema);
      readTypes(this.schema, node);
      node.string = lengthsOf(this.schema, groups);
      node.number = boundsOf(this.schema, groups);
      this.made = node;
    }
    return this.made;
  }
}

/** The property; undefined where its schema says more than a type and a range. */
export function simpleProperty(
  name: string,
  schema: unknown,
  required: boolean,
  owner: SchemaNode,
): PropertyRule | undefined {
  if (!isSchemaObject(schema)) return undefined;
  const place = placeOfSchema(schema);
  const groups = groupsOf(schema);
  if (place === undefined || (groups & ~RANGE) !== 0) return undefined;
  const type = typeRule(schema["type"]);
  if (type === undefined || schema["pattern"] !== undefined || schema["format"] !== undefined) return undefined;
  const simple = scalarOfRules(type.kind, type.isInteger, lengthsOf(schema, groups), boundsOf(schema, groups));
  return simple === NOT_SIMPLE ? undefined : new SimpleProperty(name, required, simple, schema, place, owner);
}

function lengthsOf(schema: SchemaObject, groups: number): StringRules | undefined {
  return (groups & STRING_RULES) === 0 ? undefined : readLengths(schema);
}

function boundsOf(schema: SchemaObject, groups: number): NumberRules | undefined {
  return (groups & NUMBER_RULES) === 0 ? undefined : readNumber(schema);
}
