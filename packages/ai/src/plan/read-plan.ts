import { appendSegment } from "../issues/pointer.ts";
import type { SchemaReferences } from "../schema/references.ts";
import { placeOfSchema, type SchemaObject } from "../schema/schema-copy.ts";
import { ROOT_PLACE, SchemaPlace } from "../schema/schema-place.ts";
import { nodeCheck, ownCheck } from "./check/check-node.ts";
import { nodeCopy } from "./copy/copy-node.ts";
import { scalarCheck } from "./copy/scalar-check.ts";
import { type ClosureBuilders, SchemaNode } from "./node.ts";
import { isOnlyReference } from "./node-shape.ts";
import { possibleKinds } from "./check/possible-kinds.ts";
import { isSchemaObject, type ReadContext } from "./read/context.ts";
import { readSchema } from "./read/read-schema.ts";

/** A part of a schema that the plan leaves to TypeBox, and why. */
export interface Uncovered {
  /** RFC 6901 pointer to the schema that holds the keyword. */
  readonly pointer: string;
  readonly keyword: string;
  readonly reason: string;
}

/** A schema as nodes, with a closure to check and one to copy in each. */
export interface Plan {
  readonly root: SchemaNode;
  readonly uncovered: readonly Uncovered[];
}

export interface PlanSource {
  /** The copy that `checkToolSchema` has made of the schema, or a boolean. */
  readonly schema: unknown;
  readonly references: () => SchemaReferences;
  /** Pointers to the keywords that the check has listed as not enforced. */
  readonly notEnforced: ReadonlySet<string>;
  /** Keywords that a validator of the schema's own decides, wherever they stand. */
  readonly decided: ReadonlySet<string>;
  readonly patternTest: (source: string) => (text: string) => boolean;
  readonly formatTest: (name: string) => ((text: string) => boolean) | undefined;
  /** What TypeBox makes of a schema of its own. */
  readonly delegate: (schema: SchemaObject) => (value: unknown) => boolean;
}

const BUILDERS: ClosureBuilders = { own: ownCheck, check: nodeCheck, copy: nodeCopy, scalar: scalarCheck };

/** Reads a schema that `checkToolSchema` has let pass. The nodes make their closures when they are first used. */
export function readPlan(source: PlanSource): Plan {
  const reader = new PlanReader(source);
  const root = reader.readAll();
  for (const node of reader.applying) if (node.reference !== undefined) shortenReference(node);
  // The innermost first: from outside, a chain of unions would be followed only so far.
  for (const node of reader.applying.reverse()) possibleKinds(node);
  return { root, uncovered: reader.uncovered };
}

/**
 * A reference that leads to nothing but a reference leads to the end of the chain, however long it is. The check of
 * the schema has refused rings, so that there is an end.
 */
function shortenReference(node: SchemaNode): void {
  const chain = [node];
  let end = node.reference;
  while (end?.reference !== undefined && isOnlyReference(end)) {
    chain.push(end);
    end = end.reference;
  }
  for (const link of chain) link.applied.reference = end;
}

class PlanReader implements ReadContext {
  /** In the order of the document, as far as it is read without references. */
  readonly applying: SchemaNode[] = [];
  readonly uncovered: Uncovered[] = [];
  private readonly source: PlanSource;
  private readonly targets = new Map<string, SchemaNode>();
  private readonly pending: { readonly schema: unknown; readonly node: SchemaNode }[] = [];

  constructor(source: PlanSource) {
    this.source = source;
  }

  /** The root, and then whatever references led to, until nothing new is met. */
  readAll(): SchemaNode {
    const root = this.read(this.source.schema, ROOT_PLACE);
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
      readSchema(next.schema, next.node, this);
    }
    return root;
  }

  child(schema: unknown, place: SchemaPlace, keyword: string, member?: string | number): SchemaNode {
    const known = isSchemaObject(schema) ? placeOfSchema(schema) : undefined;
    if (known !== undefined) return this.read(schema, known);
    const at = new SchemaPlace(place, keyword);
    return this.read(schema, member === undefined ? at : new SchemaPlace(at, member));
  }

  reference(ref: string, from: SchemaObject): SchemaNode {
    const target = this.source.references().resolve(ref, from);
    // The check of the schema has refused references that lead nowhere; nothing satisfies one all the same.
    if ("problem" in target) return this.read(false, ROOT_PLACE);
    const { pointer, schema } = target;
    const known = this.targets.get(pointer);
    if (known !== undefined) return known;
    const node = new SchemaNode(new SchemaPlace(undefined, pointer), BUILDERS);
    this.targets.set(pointer, node);
    this.pending.push({ schema, node });
    return node;
  }

  isEnforced(place: SchemaPlace, keyword: string, member?: string): boolean {
    const { notEnforced, decided } = this.source;
    if (decided.has(keyword)) return false;
    if (notEnforced.size === 0) return true;
    const pointer = `${place.pointer}/${keyword}`;
    return !notEnforced.has(member === undefined ? pointer : appendSegment(pointer, member));
  }

  patternTest(source: string): (text: string) => boolean {
    return this.source.patternTest(source);
  }

  formatTest(name: string): ((text: string) => boolean) | undefined {
    return this.source.formatTest(name);
  }

  delegate(schema: SchemaObject, keyword: string, pointer: string): (value: unknown) => boolean {
    const last = this.uncovered.at(-1);
    const isNew = last?.pointer !== pointer || last.keyword !== keyword;
    if (isNew) this.uncovered.push({ pointer, keyword, reason: "a rule of TypeBox that JSON Schema has no word for" });
    return this.source.delegate(schema);
  }

  noteApplying(node: SchemaNode): void {
    this.applying.push(node);
  }

  private read(schema: unknown, place: SchemaPlace): SchemaNode {
    const node = new SchemaNode(place, BUILDERS);
    readSchema(schema, node, this);
    return node;
  }
}
