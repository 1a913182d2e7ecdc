import { isKeywords, own, type SchemaNode, schemaNodes } from "./schema-tree.ts";

/** A `$ref`, and the pointer that it leads to. */
interface Edge {
  readonly node: SchemaNode;
  readonly target: string;
}

/** The schemas whose `$ref` leads back, straight or over others, to a schema that they are part of. */
export function cyclicReferences(root: unknown): readonly SchemaNode[] {
  const edges = schemaNodes(root).flatMap((node): Edge[] => {
    const reference = isKeywords(node.schema) ? own(node.schema, "$ref") : undefined;
    return typeof reference === "string" ? [{ node, target: decodeURIComponent(reference.slice(1)) }] : [];
  });
  const targets = new Set(edges.map(({ target }) => target));
  const around = new Map(edges.map((edge) => [edge, holders(edge.node, targets)]));
  const forth = new Map<string, Set<string>>();
  for (const edge of edges) for (const holder of around.get(edge) ?? []) add(forth, holder, edge.target);
  const groups = groupsOf(targets, forth);
  return edges
    .filter((edge) => (around.get(edge) ?? []).some((holder) => groups.get(holder) === groups.get(edge.target)))
    .map(({ node }) => node);
}

/** The schemas at and around a node that some reference leads to. */
function holders(node: SchemaNode, targets: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  for (let at: SchemaNode | undefined = node; at !== undefined; at = at.parent) {
    if (targets.has(at.pointer)) found.push(at.pointer);
  }
  return found;
}

/** The strongly connected component of each target (Kosaraju's two walks). */
function groupsOf(
  targets: ReadonlySet<string>,
  forth: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const back = new Map<string, Set<string>>();
  for (const [from, all] of forth) for (const to of all) add(back, to, from);
  const order: string[] = [];
  const seen = new Set<string>();
  for (const start of targets) walk(start, forth, seen, (target) => order.push(target));
  const groups = new Map<string, string>();
  const grouped = new Set<string>();
  for (const start of order.reverse()) walk(start, back, grouped, (target) => groups.set(target, start));
  return groups;
}

/** Leaves each target that was not seen after all that it leads to. */
function walk(
  start: string,
  next: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
  leave: (target: string) => void,
): void {
  if (seen.has(start)) return;
  seen.add(start);
  const path = [{ target: start, rest: [...(next.get(start) ?? [])] }];
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const target = last.rest.pop();
    if (target === undefined) {
      leave(last.target);
      path.pop();
    } else if (!seen.has(target)) {
      seen.add(target);
      path.push({ target, rest: [...(next.get(target) ?? [])] });
    }
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
}
