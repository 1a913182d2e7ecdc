import { isDeepStrictEqual } from "node:util";
import { isToolSchemaError } from "@di-code/ai";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cloneToolSchema } from "../../src/index.ts";

type Container = unknown[] | Record<string, unknown>;

const key = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom("__proto__", "constructor", "toString", "toJSON", "length", "a/b~c", "~kind", "0"),
);
const tree = fc.letrec<{ value: unknown; list: unknown[]; object: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthIdentifier: "value" },
    fc
      .oneof(
        fc.constantFrom(null, true, false, "\ud800"),
        fc.string(),
        fc.integer(),
        fc.double({ noDefaultInfinity: true, noNaN: true }),
      )
      .filter((value) => !Object.is(value, -0)),
    tie("list"),
    tie("object"),
  ),
  list: fc.array(tie("value"), { maxLength: 4, depthIdentifier: "value" }),
  object: fc
    .array(fc.tuple(key, tie("value")), { maxLength: 4, depthIdentifier: "value" })
    // As JSON.parse makes it: __proto__ as a member.
    .map((members) => Object.fromEntries(members) as Record<string, unknown>),
}));

test("JSON comes back as JSON.parse(JSON.stringify(…)) gives it, frozen, with nothing shared", () => {
  fc.assert(
    fc.property(tree.object, (schema) => {
      const copy: unknown = cloneToolSchema(schema);
      const text = JSON.stringify(schema);
      expect(JSON.stringify(copy)).toBe(text);
      // Not toStrictEqual, which is led astray by a member `constructor`.
      expect(isDeepStrictEqual(copy, JSON.parse(text))).toBe(true);
      const originals = new Set<unknown>(containersOf(schema).map(({ container }) => container));
      for (const { container } of containersOf(copy)) {
        expect(Object.isFrozen(container)).toBe(true);
        expect(originals.has(container)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

class Instance {
  readonly type = "object";
}

/** Each is put in as a new member, at the pointer that must be told. */
const badValues: readonly (readonly [name: string, make: () => unknown])[] = [
  ["function", () => () => 1],
  ["symbol", () => Symbol("a")],
  ["BigInt", () => 1n],
  ["NaN", () => Number.NaN],
  ["infinity", () => Infinity],
  ["-0", () => -0],
  ["Date", () => new Date(0)],
  ["invalid Date", () => new Date(Number.NaN)],
  ["RegExp", () => /a/],
  ["Map", () => new Map()],
  ["Set", () => new Set()],
  ["class instance", () => new Instance()],
  ["Error", () => new Error("a")],
  ["Promise", () => Promise.resolve()],
  ["bytes", () => new Uint8Array(1)],
  ["boxed text", () => Object("a") as unknown],
  ["boxed text in disguise", () => Object.setPrototypeOf(Object("a"), Object.prototype) as unknown],
  ["boxed number in disguise", () => Object.setPrototypeOf(Object(1), null) as unknown],
  ["Object.create", () => Object.create({ type: "object" }) as unknown],
  ["list of a class", () => new (class List extends Array<unknown> {})()],
  ["list with names", () => Object.assign([], { a: 1 })],
  ["list with a name that is nearly an index", () => Object.assign([], { 4294967295: 1 })],
  ["list with a symbol", () => Object.assign([], { [Symbol("a")]: 1 })],
  ["object with a symbol", () => ({ [Symbol("a")]: 1 })],
  ["revoked proxy", revoked],
  ["proxy that throws", () => new Proxy({}, { ownKeys: raise })],
];

test.each(badValues)("%s at any place is refused there", (_name, make) => {
  const parents = { list: 0, object: 0 };
  fc.assert(
    fc.property(tree.object, fc.nat(), (schema, at) => {
      const { container, pointer } = pick(schema, at);
      parents[Array.isArray(container) ? "list" : "object"] += 1;
      const segment = add(container, make());
      expect(refusedAt(schema)).toEqual([`${pointer}/${segment}`]);
    }),
    { numRuns: 60 },
  );
  expect(Math.min(parents.list, parents.object)).toBeGreaterThan(0);
});

test("a cycle to any container on the way is refused where it closes", () => {
  fc.assert(
    fc.property(tree.object, fc.nat(), fc.nat(), (schema, at, above) => {
      const { container, pointer, path } = pick(schema, at);
      const segment = add(container, path[above % path.length]);
      expect(refusedAt(schema)).toEqual([`${pointer}/${segment}`]);
    }),
  );
});

test("what JSON loses of an object or a list, at any of them", () => {
  const losses: readonly ((container: Container) => string)[] = [
    (container) =>
      Array.isArray(container) ? `/${container.push(undefined) - 1}` : add(container, () => 1, "/toJSON"),
    (container) => (Array.isArray(container) ? `/${(container.length += 1) - 1}` : hide(container)),
    (container) => throwing(container),
  ];
  fc.assert(
    fc.property(tree.object, fc.nat(), fc.constantFrom(...losses), (schema, at, lose) => {
      const { container, pointer } = pick(schema, at);
      expect(refusedAt(schema)).toEqual([]);
      const place = lose(container);
      expect(refusedAt(schema)).toEqual([pointer + place]);
    }),
    { numRuns: 300 },
  );
});

interface Found {
  readonly container: Container;
  readonly pointer: string;
  /** It and what holds it. */
  readonly path: readonly Container[];
}

function containersOf(root: unknown): readonly Found[] {
  const found: Found[] = [];
  const visit = (value: unknown, pointer: string, path: readonly Container[]): void => {
    if (typeof value !== "object" || value === null) return;
    const container = value as Container;
    const here = [...path, container];
    found.push({ container, pointer, path: here });
    for (const name of Object.keys(container)) {
      const segment = name.replaceAll("~", "~0").replaceAll("/", "~1");
      visit(Object.getOwnPropertyDescriptor(container, name)?.value, `${pointer}/${segment}`, here);
    }
  };
  visit(root, "", []);
  return found;
}

function pick(root: unknown, at: number): Found {
  const found = containersOf(root);
  const picked = found[at % found.length];
  if (picked === undefined) throw new Error("no container");
  return picked;
}

/** Puts a value in and gives its segment. */
function add(container: Container, value: unknown, place = "/bad"): string {
  if (Array.isArray(container)) return String(container.push(value) - 1);
  container[place.slice(1)] = value;
  return place === "/bad" ? "bad" : place;
}

function hide(container: Container): string {
  Object.defineProperty(container, "hidden", { value: 1, enumerable: false });
  return "/hidden";
}

function throwing(container: Container): string {
  const name = Array.isArray(container) ? String(container.length) : "bad";
  Object.defineProperty(container, name, { get: raise, enumerable: true });
  return `/${name}`;
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function raise(): never {
  throw new Error("no");
}

/** The pointers of what is refused; none for what is taken. */
function refusedAt(schema: object): readonly string[] {
  try {
    cloneToolSchema(schema);
    return [];
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    expect(error.code).toBe("INVALID_INPUT");
    return error.findings.map(({ pointer }) => pointer);
  }
}
