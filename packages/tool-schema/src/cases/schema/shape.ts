import { keywordOf, type JsonSchema, type SchemaObject } from "../../document/json-schema.ts";
import { asSchema, entriesOf, schemaOf, schemasOf } from "./keyword-reading.ts";
import type { SchemaSource } from "./schema-source.ts";

/** A union, of which one branch was taken for the value `depth` members and items below the root. */
export interface TakenBranch {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly JsonSchema[];
  readonly taken: JsonSchema;
  readonly depth: number;
}

/** A schema that applies to a value, with the unions that it is in a branch of, the outermost first. */
export interface Applied {
  readonly schema: JsonSchema;
  readonly within: readonly TakenBranch[];
  /** Only asked, as `if` is: what breaks it is no mistake. */
  readonly isCondition?: boolean;
}

/** One schema with keywords that applies to a value. */
export interface Part extends Applied {
  readonly schema: SchemaObject;
}

/** A place in the schema where one of several ways must be taken. */
export interface Choice {
  /** Tells choices apart: the list of branches, or the schema with the `if`. */
  readonly key: object;
  readonly keyword: "anyOf" | "oneOf" | "if";
  readonly count: number;
  /** Of a union. */
  readonly branches?: readonly JsonSchema[];
}

/** By key of the choice; the first way where there is none. */
export type Selection = ReadonlyMap<object, number>;

/** All that applies to one value, once a way is taken at each choice; in the order in which a check reports. */
export interface Shape {
  readonly parts: readonly Part[];
  readonly choices: readonly Choice[];
  /** Conditions that must not hold: another way was taken. */
  readonly refuted: readonly JsonSchema[];
  readonly selection: Selection;
}

/** Steps of adding one part. */
const STEPS_OF_PART = 10;

/** Parts of one value; `$ref`s that double may make more. */
const MAX_PARTS = 1_000;

export interface ShapeRequest {
  readonly applied: readonly Applied[];
  readonly selection: Selection;
  /** How many members and items the value is below the root. */
  readonly depth: number;
  /** The members that are there: `dependentSchemas` asks. */
  readonly present?: ReadonlySet<string>;
}

/** Undefined where one of the schemas is `false`, or they are too many. */
export function shapeOf(request: ShapeRequest, source: SchemaSource): Shape | undefined {
  const expansion = new Expansion(request, source);
  for (const applied of request.applied) if (!expansion.add(applied)) return undefined;
  const { parts, choices, refuted } = expansion;
  return { parts, choices, refuted, selection: request.selection };
}

class Expansion {
  readonly parts: Part[] = [];
  readonly choices: Choice[] = [];
  readonly refuted: JsonSchema[] = [];
  private readonly known = new Set<object>();
  private readonly request: ShapeRequest;
  private readonly source: SchemaSource;

  constructor(request: ShapeRequest, source: SchemaSource) {
    this.request = request;
    this.source = source;
  }

  /** False where nothing satisfies it. */
  add(applied: Applied): boolean {
    const { schema } = applied;
    if (typeof schema === "boolean") return schema;
    // The same schema a second time says nothing new.
    if (this.known.has(schema)) return true;
    this.known.add(schema);
    if (this.parts.length >= MAX_PARTS) return false;
    this.source.spend(STEPS_OF_PART);
    this.parts.push({ ...applied, schema });
    const { source } = this;
    const inside = (part: JsonSchema): boolean => this.add({ ...applied, schema: part });
    return (
      inside(source.target(schema) ?? true) &&
      (schemasOf(schema, "allOf") ?? []).every(inside) &&
      this.addUnion(applied, schema, "anyOf") &&
      this.addUnion(applied, schema, "oneOf") &&
      this.addCondition(applied, schema) &&
      this.dependents(schema).every(inside)
    );
  }

  private addUnion(applied: Applied, schema: SchemaObject, keyword: "anyOf" | "oneOf"): boolean {
    const branches = schemasOf(schema, keyword);
    if (branches === undefined) return true;
    const taken = branches[this.choose({ key: branches, keyword, count: branches.length, branches })] ?? true;
    const within = [...applied.within, { keyword, branches, taken, depth: this.request.depth }];
    return this.add({ ...applied, schema: taken, within });
  }

  /** The first way is that the condition holds. */
  private addCondition(applied: Applied, schema: SchemaObject): boolean {
    const condition = schemaOf(schema, "if");
    const then = schemaOf(schema, "then");
    const otherwise = schemaOf(schema, "else");
    if (condition === undefined || (then === undefined && otherwise === undefined)) return true;
    const way = this.choose({ key: schema, keyword: "if", count: 2 });
    if (way === 1) this.refuted.push(condition);
    if (way === 1) return this.add({ ...applied, schema: otherwise ?? true });
    return (
      this.add({ ...applied, schema: condition, isCondition: true }) && this.add({ ...applied, schema: then ?? true })
    );
  }

  private choose(choice: Choice): number {
    this.choices.push(choice);
    return this.request.selection.get(choice.key) ?? 0;
  }

  private dependents(schema: SchemaObject): readonly JsonSchema[] {
    const { present } = this.request;
    if (present === undefined) return [];
    const found: JsonSchema[] = [];
    for (const keyword of ["dependentSchemas", "dependencies"]) {
      if (keywordOf(schema, keyword) === undefined) continue;
      for (const [name, value] of entriesOf(schema, keyword)) {
        const dependent = asSchema(value);
        if (dependent !== undefined && present.has(name)) found.push(dependent);
      }
    }
    return found;
  }
}

/** Ways that are tried to find one that leads somewhere. */
const MAX_SHAPES = 24;

/** The shapes of a value, one way after another, the first way first. */
export function* shapesOf(request: ShapeRequest, source: SchemaSource): Generator<Shape> {
  const selection = new Map(request.selection);
  for (let count = 0; count < MAX_SHAPES; count += 1) {
    const expansion = new Expansion({ ...request, selection }, source);
    const isPossible = request.applied.every((applied) => expansion.add(applied));
    const { parts, choices, refuted } = expansion;
    if (isPossible) yield { parts, choices, refuted, selection: new Map(selection) };
    if (!advance(selection, choices, request.selection)) return;
  }
}

/** The next way of the last choice that has one; false where all were taken. Choices that were made beforehand stay. */
function advance(selection: Map<object, number>, choices: readonly Choice[], fixed: Selection): boolean {
  for (const { key, count } of choices.toReversed()) {
    if (fixed.has(key)) continue;
    const next = (selection.get(key) ?? 0) + 1;
    if (next < count) {
      selection.set(key, next);
      return true;
    }
    selection.delete(key);
  }
  return false;
}
