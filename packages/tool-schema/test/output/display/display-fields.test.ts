import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ToolDisplay } from "@di-code/ai";
import { displayFields, type DisplayOptions } from "../../../src/index.ts";

function show(args: unknown, display?: ToolDisplay, options?: DisplayOptions) {
  return displayFields({ name: "deploy_app", ...(display === undefined ? {} : { display }) }, args, options);
}

/** `label: text` of each field; those that are important begin with a star. */
function lines(args: unknown, display?: ToolDisplay, options?: DisplayOptions): readonly string[] {
  return show(args, display, options).fields.map(
    ({ label, text, importance }) => `${importance === "important" ? "* " : ""}${label}: ${text}`,
  );
}

const MASK = "••••••••";

describe("values", () => {
  test.each<[string, unknown, readonly string[]]>([
    ["a text", { path: "a b.txt" }, ["Path: a b.txt"]],
    ["numbers", { count: 1.5, zero: -0 }, ["Count: 1.5", "Zero: 0"]],
    ["yes and no", { dryRun: true, force: false }, ["Dry run: yes", "Force: no"]],
    ["null", { until: null }, ["Until: nothing"]],
    ["nothing in it", { a: "", b: [], c: {} }, ["A: (empty)", "B: (empty)", "C: (empty)"]],
    ["no arguments", {}, ["Deploy app: (empty)"]],
    ["members that are undefined are not there", { a: undefined, b: 1 }, ["B: 1"]],
    ["an object that holds nothing else", { a: { b: undefined } }, ["A: (empty)"]],
    ["a list, its texts in quotes", { tags: ["a, b", "c", 1, null] }, ['Tags: "a, b", "c", 1, nothing']],
    ["quotes in such a text", { tags: ['a", "b'] }, ['Tags: "a\\", \\"b"']],
    [
      "an object",
      { options: { maxResults: 5, deep: { x: 1 } } },
      ["Options › Max results: 5", "Options › Deep › X: 1"],
    ],
    ["a list of objects", { edits: [{ old: "a" }, { old: "b" }] }, ["Edits › 1 › Old: a", "Edits › 2 › Old: b"]],
    ["line breaks, marks and control characters", { a: "x\n\u202ey\u0007" }, ["A: x\\n\\u202ey\\u0007"]],
    ["a name that deceives", { "a\u202eb\n": 1 }, ["a\\u202eb\\n: 1"]],
    ["names of Object.prototype", { constructor: 1, toString: 2 }, ["Constructor: 1", "To string: 2"]],
    ["__proto__", JSON.parse('{"__proto__":{"a":1}}'), ["__proto__ › A: 1"]],
    ["no object at all", "text", ["Deploy app: text"]],
    ["a list at the root", [1, 2], ["Deploy app: 1, 2"]],
    ["undefined", undefined, ["Deploy app: (cannot be shown)"]],
    [
      "what is no JSON",
      { a: 1n, b: () => 1, c: Number.NaN, d: new Date(), e: new Map([[1, 2]]) },
      [
        "A: (cannot be shown)",
        "B: (cannot be shown)",
        "C: (cannot be shown)",
        "D: (cannot be shown)",
        "E: (cannot be shown)",
      ],
    ],
  ])("%s", (_, args, expected) => {
    expect(lines(args)).toEqual(expected);
    expect(show(args).omitted).toBe(0);
  });

  test("the kind tells null from the text that says so", () => {
    expect(show({ a: null, b: "nothing", c: [], d: 1n }).fields.map(({ kind }) => kind)).toEqual([
      "null",
      "string",
      "array",
      undefined,
    ]);
  });

  test("a pointer leads to each value", () => {
    expect(show({ "a/b": { "~": 1 }, c: [{ d: 2 }] }).fields.map(({ pointer }) => pointer)).toEqual([
      "/a~1b/~0",
      "/c/0/d",
    ]);
  });
});

describe("words", () => {
  const display: ToolDisplay = {
    title: "Deploy",
    labels: {
      "/env": "Environment",
      "/steps/*/cmd": "Command",
      "/options/dry": "Only try it",
      "/steps": "Steps to run",
    },
  };

  test("labels: one for a place stands alone, one for each element follows where it is", () => {
    expect(show({}, display).title).toBe("Deploy");
    expect(lines({ env: "a", options: { dry: true }, steps: [{ cmd: "x" }] }, display)).toEqual([
      "Environment: a",
      "Only try it: yes",
      "Steps to run › 1 › Command: x",
    ]);
  });

  test("another language counts first, and the tool's words where it has none", () => {
    const options: DisplayOptions = {
      display: { title: "Ausrollen", labels: { "/env": "Umgebung" } },
      words: { yes: "ja", moreCharacters: (count) => `… noch ${count}` },
      maxCharacters: 3,
    };
    expect(show({}, display, options).title).toBe("Ausrollen");
    expect(lines({ env: "abcde", options: { dry: true } }, display, options)).toEqual([
      "Umgebung: abc… noch 2",
      "Only try it: ja",
    ]);
  });
});

describe("order", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["important ones first, as they are listed", ["/c", "/a"], ["* C: 3", "* A: 1", "B › X: 2", "B › Y: 4"]],
    ["all that is in an important one", ["/b"], ["* B › X: 2", "* B › Y: 4", "A: 1", "C: 3"]],
    ["one inside", ["/b/y"], ["* B › Y: 4", "A: 1", "B › X: 2", "C: 3"]],
    ["each of several", ["/b/*"], ["* B › X: 2", "* B › Y: 4", "A: 1", "C: 3"]],
    ["what is not there", ["/z"], ["A: 1", "B › X: 2", "B › Y: 4", "C: 3"]],
  ])("%s", (_, important, expected) => {
    expect(lines({ a: 1, b: { x: 2, y: 4 }, c: 3 }, { important })).toEqual(expected);
  });

  test("what is important is met before the limits are, whatever comes before it", () => {
    const junk = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`j${index}`, index]));
    const { fields, omitted } = show(
      { junk, last: { target: "production" } },
      { important: ["/last/target"] },
      { maxFields: 2 },
    );
    expect(fields.map(({ pointer }) => pointer)).toEqual(["/last/target", "/junk/j0"]);
    expect(omitted).toBe(19_999);
  });
});

describe("secrets", () => {
  test.each<[string, readonly string[], unknown, readonly string[]]>([
    ["a text", ["/pw"], { pw: "s3cret", a: 1 }, [`Pw: ${MASK}`, "A: 1"]],
    ["whatever it is", ["/pw"], { pw: null }, [`Pw: ${MASK}`]],
    ["an object as a whole", ["/auth"], { auth: { user: "u", pw: "p" } }, [`Auth: ${MASK}`]],
    ["a list as a whole", ["/keys"], { keys: ["a", "b"] }, [`Keys: ${MASK}`]],
    ["a secret in a secret", ["/auth/pw", "/auth"], { auth: { pw: "p" } }, [`Auth: ${MASK}`]],
    ["a slash in a name", ["/a~1b/~0"], { "a/b": { "~": "p" } }, [`a/b › ~: ${MASK}`]],
    [
      "one in each element",
      ["/accounts/*/pw"],
      { accounts: [{ pw: "p", n: 1 }] },
      [`Accounts › 1 › Pw: ${MASK}`, "Accounts › 1 › N: 1"],
    ],
    ["elements of a list", ["/keys/*"], { keys: ["a", "b"] }, [`Keys › 1: ${MASK}`, `Keys › 2: ${MASK}`]],
    ["one element", ["/keys/1"], { keys: ["a", "b"] }, ["Keys › 1: a", `Keys › 2: ${MASK}`]],
    ["members of a map", ["/headers/*"], { headers: { Authorization: "x" } }, [`Headers › Authorization: ${MASK}`]],
    ["a forgotten slash", ["pw"], { pw: "p" }, [`Pw: ${MASK}`]],
    ["the JSON text of what holds one", ["/auth/pw"], { auth: '{"pw":"p"}' }, [`Auth: ${MASK}`]],
    ["the JSON text of all arguments", ["/auth/pw"], '{"auth":{"pw":"p"}}', [`Deploy app: ${MASK}`]],
    ["a list in the place of an object", ["/auth/pw"], { auth: ["pw", "p"] }, [`Auth: ${MASK}`]],
    ["an object in the place of a list", ["/auth/*/pw"], { auth: { pw: "p" } }, [`Auth › Pw: ${MASK}`]],
    ["nothing where one may be", ["/auth/pw"], { auth: null }, ["Auth: nothing"]],
    ["everything", [""], { pw: "p" }, [`Deploy app: ${MASK}`]],
    ["a secret that is important", ["/pw"], { a: 1, pw: "p" }, ["A: 1", `Pw: ${MASK}`]],
    [
      "a list where an object was declared",
      ["/accounts/*/pw"],
      { accounts: { x: { pw: "p" } } },
      [`Accounts › X › Pw: ${MASK}`],
    ],
  ])("%s", (_, secret, args, expected) => {
    expect(lines(args, { secret })).toEqual(expected);
  });

  test("a translation cannot uncover one", () => {
    expect(lines({ pw: "p" }, { secret: ["/pw"] }, { display: { secret: [] } })).toEqual([`Pw: ${MASK}`]);
  });

  test("neither text, kind nor length can be told", () => {
    const of = (pw: unknown) => JSON.stringify(show({ pw, a: 1 }, { secret: ["/pw"], important: ["/pw"] }));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(of(value)).toBe(of("x"));
      }),
    );
  });
});

describe("limits", () => {
  test("a text is cut between code points, and says what is left out", () => {
    expect(show({ a: "😀😀😀" }, {}, { maxCharacters: 2 }).fields[0]).toMatchObject({
      text: "😀😀… 1 more character",
      cut: true,
    });
    expect(show({ a: "x".repeat(2_000) }).fields[0]?.text).toBe(`${"x".repeat(500)}… 1,500 more characters`);
    expect(show({ a: "x".repeat(500) }).fields[0]).toMatchObject({ text: "x".repeat(500), cut: false });
  });

  test("a list is cut between values, and says how many are left out", () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => index);
    expect(show({ ids }, {}, { maxCharacters: 10 }).fields[0]).toMatchObject({
      text: "0, 1, 2, 3, … 996 more",
      cut: true,
    });
    expect(show({ ids: ["x".repeat(9), "y"] }, {}, { maxCharacters: 5 }).fields[0]?.text).toBe(
      '"xxxxx" … 4 more characters, … 1 more',
    );
  });

  test("fields beyond the limit are counted", () => {
    const args = Object.fromEntries(Array.from({ length: 62 }, (_, index) => [`a${index}`, index]));
    expect(show(args)).toMatchObject({ omitted: 12 });
    expect(show(args).fields).toHaveLength(50);
    expect(show(args, {}, { maxFields: 1 })).toMatchObject({ omitted: 61 });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "5"])("a limit of %j is refused", (limit) => {
    expect(() => show({}, {}, { maxFields: limit as number })).toThrow(TypeError);
    expect(() => show({}, {}, { maxCharacters: limit as number })).toThrow(TypeError);
  });

  test("every value has a field, is in a list that is shown or cut, or is counted", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 8 }),
        fc.integer({ min: 1, max: 6 }),
        (args, maxFields) => {
          const { fields, omitted } = show(args, {}, { maxFields });
          const all = show(args, {}, { maxFields: 10_000 });
          expect(fields.length + omitted).toBe(all.fields.length);
          expect(all.omitted).toBe(0);
          // Each leaf is at, or inside of, exactly one field.
          const pointers = all.fields.map(({ pointer }) => pointer);
          for (const leaf of leavesOf(args, "")) {
            expect(pointers.filter((pointer) => leaf === pointer || leaf.startsWith(`${pointer}/`))).toHaveLength(1);
          }
        },
      ),
    );
  });
});

function leavesOf(value: unknown, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

describe("hostile arguments", () => {
  const cyclic: Record<string, unknown> = { a: 1 };
  cyclic["self"] = cyclic;
  let deep: unknown = "end";
  for (let level = 0; level < 10_000; level += 1) deep = level % 2 === 0 ? [deep] : { d: deep };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const thrower = (trap: string) =>
    new Proxy(
      { a: 1 },
      {
        [trap]: () => {
          throw new Error("secret text");
        },
      },
    );
  const endless: object = new Proxy(
    {},
    {
      ownKeys: () => ["more"],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: () => endless,
    },
  );

  test.each<[string, unknown]>([
    ["an object inside itself", cyclic],
    ["10,000 levels", { deep }],
    ["a revoked proxy", { a: revoked.proxy }],
    ["a revoked proxy at the root", revoked.proxy],
    ["a proxy that throws at its keys", { a: thrower("ownKeys") }],
    ["a proxy that throws at a member", { a: thrower("get") }],
    ["a proxy that throws at its prototype", { a: thrower("getPrototypeOf") }],
    [
      "a getter that throws",
      {
        a: {
          get b() {
            throw new Error("secret text");
          },
        },
      },
    ],
    ["an object that has always one more inside", { endless }],
    [
      "a proxy of a list",
      {
        a: new Proxy([{}], {
          get: () => {
            throw new Error("secret text");
          },
        }),
      },
    ],
    ["a list with a wrong length", { a: new Proxy([], { get: (_, key) => (key === "length" ? -1 : undefined) }) }],
    ["a list with a huge length", { a: new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 53 : 1) }) }],
    ["a list with a length that is no number", { a: new Proxy([], { get: () => "many" }) }],
    ["a list with holes", { a: new Array(1_000_000) }],
    [
      "an instance of a class",
      {
        a: new (class A {
          b = 1;
        })(),
      },
    ],
  ])("%s never throws, and is told", (_, args) => {
    const { fields, omitted } = show(args);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.some(({ text }) => text.includes("(cannot be shown)") || text.includes("more")) || omitted > 0).toBe(
      true,
    );
    expect(JSON.stringify(fields)).not.toContain("secret text");
  });

  test.each([-1, 1.5, Number.NaN, 2 ** 53, "many", undefined])("a list that says that its length is %j", (length) => {
    expect(lines({ a: new Proxy([], { get: (_, key) => (key === "length" ? length : 1) }) })).toEqual([
      "A: (cannot be shown)",
    ]);
  });

  test("1,000,000 values are counted, not read", () => {
    const many = Array.from({ length: 1_000_000 }, () => ({ a: 1 }));
    const { fields, omitted } = show({ many });
    expect(fields).toHaveLength(50);
    expect(omitted).toBeGreaterThan(999_000);
  });

  test("a name and a pointer of any length are cut", () => {
    const { fields } = show({ ["n".repeat(100_000)]: { ["m".repeat(100_000)]: 1 } });
    expect(fields[0]?.label).toBe(`${"n".repeat(63)}… › ${"m".repeat(63)}…`);
    expect(fields[0]?.pointer).toHaveLength(1_024);
  });
});
