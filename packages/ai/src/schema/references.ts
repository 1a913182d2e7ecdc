import { escapeSegment } from "../issues/pointer.ts";
import { eachSubschema, isRecord } from "./subschemas.ts";
import { isAbsolute, resolveUri, splitFragment } from "./uri-reference.ts";

type SchemaObject = Readonly<Record<string, unknown>>;

/** Where a reference leads: the schema (an object or a boolean) and its pointer from the document's root. */
export interface ReferenceTarget {
  readonly schema: unknown;
  readonly pointer: string;
}

/**
 * Why a reference leads nowhere: `remote` names another document, `dangling` nothing in this one, `not_a_schema`
 * something that is neither object nor boolean.
 */
export interface ReferenceProblem {
  readonly problem: "remote" | "dangling" | "not_a_schema";
}

/** The references of one schema document. */
export interface SchemaReferences {
  /**
   * Follows one `$ref`, one step: the target may hold another. `from` is the schema object that holds it, so that
   * its base is known; one that stands nowhere in the document counts as part of the root.
   */
  resolve(reference: string, from: object): ReferenceTarget | ReferenceProblem;
}

/** A schema with a base URI of its own: the root, or one with an `$id` (JSON Schema core, section 4.3.5). */
interface Resource {
  readonly root: Place;
  /** Without fragment; `undefined` where it grew beyond {@link MAX_URI_CHARACTERS}: then only `#…` resolves. */
  readonly uri: string | undefined;
  readonly anchors: Map<string, Place>;
}

/** Where a schema object was first met. Pointers are joined only when asked for: depth may be large. */
interface Place {
  readonly schema: SchemaObject;
  readonly parent: Place | undefined;
  /** Escaped, without leading slash; may hold several segments. */
  readonly segments: string;
  resource: Resource;
}

/** Relative `$id`s inside one another add up; without a bound a deep document costs the square of its size. */
const MAX_URI_CHARACTERS = 4_096;
const ARRAY_INDEX = /^(?:0|[1-9][0-9]{0,9})$/;

/**
 * Indexes the `$id`s and anchors of a schema document, once, over schema positions only (never inside `enum`,
 * `const`, `default`, `examples` or unknown keywords). Linear in the distinct objects met, iterative, own properties
 * only; cyclic objects are fine. The first of two equal `$id`s or anchors counts, nearest to the root first, and so
 * does the first place of an object that stands at several. Draft 7's `$id: "#name"` and `$dynamicAnchor` are plain
 * anchors here; siblings of `$ref` apply, so an `$id` beside one changes its base (2020-12, also for draft 7).
 *
 * A pointer may lead anywhere in the document, also into unknown keywords; what it finds there is a schema from then
 * on, but its `$id`s and anchors stay unknown to others.
 */
export function indexReferences(root: unknown): SchemaReferences {
  if (!isRecord(root)) {
    return { resolve: (reference) => (reference === "#" ? rootTarget(root) : { problem: "dangling" }) };
  }
  const places = new Map<object, Place>();
  const resources = new Map<string, Resource>();
  const start = newPlace(root, undefined, "", undefined);
  resources.set("", start.resource);
  indexFrom(start, places, resources);

  function resolve(reference: string, from: object): ReferenceTarget | ReferenceProblem {
    const base = (places.get(from) ?? start).resource;
    const { uri, fragment } = splitFragment(reference);
    let resource: Resource | undefined = base;
    if (uri !== "") {
      if (base.uri === undefined && !isAbsolute(uri)) return { problem: "dangling" };
      const target = resolveUri(base.uri ?? "", uri);
      resource = resources.get(target);
      if (resource === undefined) return { problem: isAbsolute(target) ? "remote" : "dangling" };
    }
    const name = decodeFragment(fragment ?? "");
    if (name === undefined) return { problem: "dangling" };
    if (name === "") return placeTarget(resource.root);
    if (name.startsWith("/")) return followPointer(resource, name, places);
    const place = resource.anchors.get(name);
    return place === undefined ? { problem: "dangling" } : placeTarget(place);
  }

  return { resolve };
}

/** Places all that hangs under `start`. Without `resources`, its `$id`s count as bases but cannot be looked up. */
function indexFrom(start: Place, places: Map<object, Place>, resources: Map<string, Resource> | undefined): void {
  places.set(start.schema, start);
  const queue = [start];
  for (let next = 0; next < queue.length; next++) {
    const place = queue[next];
    if (place === undefined) break;
    enterResource(place, resources);
    eachSubschema(place.schema, (subschema, segments) => {
      if (places.has(subschema)) return;
      const child = newPlace(subschema, place, segments, place.resource);
      places.set(subschema, child);
      queue.push(child);
    });
  }
}

function newPlace(
  schema: SchemaObject,
  parent: Place | undefined,
  segments: string,
  inside: Resource | undefined,
): Place {
  // The root's resource points back at its place: made in two steps.
  const place = { schema, parent, segments, resource: inside } as { -readonly [K in keyof Place]: Place[K] };
  if (inside === undefined) place.resource = { root: place, uri: "", anchors: new Map() };
  return place;
}

function enterResource(place: Place, resources: Map<string, Resource> | undefined): void {
  const { schema } = place;
  const id = Object.hasOwn(schema, "$id") ? schema["$id"] : undefined;
  if (typeof id === "string") {
    const { uri, fragment } = splitFragment(id);
    if (uri !== "") {
      const base = place.resource.uri;
      const resolved = base === undefined && !isAbsolute(uri) ? undefined : resolveUri(base ?? "", uri);
      const own = resolved === undefined || resolved.length > MAX_URI_CHARACTERS ? undefined : resolved;
      place.resource = { root: place, uri: own, anchors: new Map() };
      if (own !== undefined && resources?.has(own) === false) resources.set(own, place.resource);
    }
    // Generators write `$id: "#/properties/name"`: a pointer names no anchor.
    if (fragment !== undefined && fragment !== "" && !fragment.startsWith("/")) setAnchor(place, fragment);
  }
  for (const keyword of ["$anchor", "$dynamicAnchor"]) {
    const anchor = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    if (typeof anchor === "string") setAnchor(place, anchor);
  }
}

function setAnchor(place: Place, name: string): void {
  if (!place.resource.anchors.has(name)) place.resource.anchors.set(name, place);
}

function followPointer(
  resource: Resource,
  pointer: string,
  places: Map<object, Place>,
): ReferenceTarget | ReferenceProblem {
  let value: unknown = resource.root.schema;
  let owner = resource.root;
  const rest: string[] = [];
  for (const token of pointer.slice(1).split("/")) {
    const name = token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
    if (typeof value !== "object" || value === null) return { problem: "dangling" };
    if (Array.isArray(value) && !ARRAY_INDEX.test(name)) return { problem: "dangling" };
    if (!Object.hasOwn(value, name)) return { problem: "dangling" };
    value = (value as SchemaObject)[name];
    rest.push(escapeSegment(name));
    const place = isRecord(value) ? places.get(value) : undefined;
    if (place !== undefined) owner = place;
  }
  const full = `${pointerOf(resource.root)}/${rest.join("/")}`;
  if (typeof value === "boolean") return { schema: value, pointer: full };
  if (!isRecord(value)) return { problem: "not_a_schema" };
  // A schema in an unknown keyword: its own references are seen from where it stands.
  if (!places.has(value)) {
    indexFrom(newPlace(value, resource.root, rest.join("/"), owner.resource), places, undefined);
  }
  return { schema: value, pointer: full };
}

function pointerOf(place: Place): string {
  const segments: string[] = [];
  for (let at: Place | undefined = place; at?.parent !== undefined; at = at.parent) segments.push(at.segments);
  return segments
    .reverse()
    .map((segment) => `/${segment}`)
    .join("");
}

function placeTarget(place: Place): ReferenceTarget {
  return { schema: place.schema, pointer: pointerOf(place) };
}

function rootTarget(root: unknown): ReferenceTarget | ReferenceProblem {
  return typeof root === "boolean" ? { schema: root, pointer: "" } : { problem: "not_a_schema" };
}

/** Percent-decoded; `undefined` where that is malformed. */
function decodeFragment(fragment: string): string | undefined {
  if (!fragment.includes("%")) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
