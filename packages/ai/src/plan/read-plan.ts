import type { SchemaReferences } from "../schema/references.ts";
import { nodeCheck, ownCheck } from "./check/check-node.ts";
import { nodeCopy } from "./copy/copy-node.ts";
import { type ClosureBuilders, SchemaNode } from "./node.ts";
import { hasApplicators, isOnlyReference } from "./node-shape.ts";
import { possibleKinds } from "./check/possible-kinds.ts";
import type { ReadContext, SchemaObject } from "./read/context.ts";
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
  readonly schema: unknown;
  readonly references: () => SchemaReferences;
  readonly isEnforced: (pointer: string) => boolean;
  readonly patternTest: (source: string) => (text: string) => boolean;
  readonly formatTest: (name: string) => ((text: string) => boolean) | undefined;
  /** What TypeBox makes of a schema of its own. */
  readonly delegate: (schema: SchemaObject) => (value: unknown) => boolean;
}

const BUILDERS: ClosureBuilders = { own: ownCheck, check: nodeCheck, copy: nodeCopy };

/** Reads a schema that `checkToolSchema` has let pass. The nodes make their closures when they are first used. */
export function readPlan(source: PlanSource): Plan {
  const reader = new PlanReader(source);
  const root = reader.readAll();
  for (const node of reader.nodes) shortenReference(node);
  // The innermost first: from outside, a chain of unions would be followed only so far.
  for (const node of reader.nodes.toReversed()) if (hasApplicators(node)) possibleKinds(node);
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
  for (const link of chain) link.reference = end;
}

class PlanReader implements ReadContext {
  readonly nodes: SchemaNode[] = [];
  readonly uncovered: Uncovered[] = [];
  readonly patternTest: ReadContext["patternTest"];
  readonly formatTest: ReadContext["formatTest"];
  readonly isEnforced: ReadContext["isEnforced"];
  readonly #source: PlanSource;
  readonly #targets = new Map<string, SchemaNode>();
  readonly #pending: { readonly schema: unknown; readonly node: SchemaNode }[] = [];

  constructor(source: PlanSource) {
    this.#source = source;
    this.patternTest = source.patternTest;
    this.formatTest = source.formatTest;
    this.isEnforced = source.isEnforced;
  }

  /** The root, and then whatever references led to, until nothing new is met. */
  readAll(): SchemaNode {
    const root = this.child(this.#source.schema, "");
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      readSchema(next.schema, next.node, this);
    }
    return root;
  }

  child(schema: unknown, pointer: string): SchemaNode {
    const node = this.#create(pointer);
    readSchema(schema, node, this);
    return node;
  }

  reference(ref: string, from: SchemaObject): SchemaNode {
    const target = this.#source.references().resolve(ref, from);
    // The check of the schema has refused references that lead nowhere; nothing satisfies one all the same.
    if ("problem" in target) return this.child(false, "");
    const { pointer, schema } = target;
    const known = this.#targets.get(pointer);
    if (known !== undefined) return known;
    const node = this.#create(pointer);
    this.#targets.set(pointer, node);
    this.#pending.push({ schema, node });
    return node;
  }

  delegate(schema: SchemaObject, keyword: string, pointer: string): (value: unknown) => boolean {
    const last = this.uncovered.at(-1);
    const isNew = last?.pointer !== pointer || last.keyword !== keyword;
    if (isNew) this.uncovered.push({ pointer, keyword, reason: "a rule of TypeBox that JSON Schema has no word for" });
    return this.#source.delegate(schema);
  }

  #create(pointer: string): SchemaNode {
    const node = new SchemaNode(pointer, BUILDERS);
    this.nodes.push(node);
    return node;
  }
}
