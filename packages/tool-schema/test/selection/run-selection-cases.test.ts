import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChooseOptions, runSelectionCases, type SelectionCase, type SelectionMiss } from "../../src/index.ts";

const tools = [
  { name: "read", description: "Read a file." },
  { name: "list", description: "List a folder." },
  { name: "toString", description: "Describe a value." },
];
const [read, list] = tools;

describe("one case", () => {
  test.each<[name: string, tool: string | undefined, choose: () => unknown, miss: object | "hit"]>([
    ["the right tool", "read", () => "read", "hit"],
    ["the right tool, later", "read", async () => "read", "hit"],
    ["none, rightly", undefined, () => undefined, "hit"],
    ["a name that every object has", "toString", () => "toString", "hit"],
    ["another tool", "read", () => "list", { kind: "wrong_tool", expected: read, chosen: list }],
    ["none where one was wanted", "read", () => undefined, { kind: "no_tool", expected: read, chosen: undefined }],
    [
      "one where none was wanted",
      undefined,
      () => "list",
      { kind: "needless_tool", expected: undefined, chosen: list },
    ],
    ["no tool of that name", "read", () => "raed", { kind: "unknown_tool", expected: read, chosenName: "raed" }],
    ["a name of the prototype", "read", () => "constructor", { kind: "unknown_tool", chosenName: "constructor" }],
    [
      "no name where none was wanted",
      undefined,
      () => "",
      { kind: "unknown_tool", expected: undefined, chosenName: "" },
    ],
    ["a name as long as a book", "read", () => "x".repeat(1e6), { chosenName: `${"x".repeat(63)}…` }],
    ["a name that would break a line", "read", () => "re\nad", { chosenName: "re\\u000aad" }],
    ["null stands for none", undefined, () => null, "hit"],
    ["null where a tool was expected", "read", () => null, { kind: "no_tool" }],
    ["a promise of null", undefined, async () => null, "hit"],
    ["an object", "read", () => ({ name: "read" }), { kind: "failed", reason: expect.stringContaining("not object") }],
    ["a throw", "read", () => fail(new Error("429")), { kind: "failed", expected: read, reason: "429" }],
    ["a rejection", "read", () => Promise.reject(new Error("503")), { kind: "failed", reason: "503" }],
    ["a throw of no error", "read", () => fail("busy"), { kind: "failed", reason: "busy", error: "busy" }],
    ["a throw that cannot be read", "read", () => fail(unreadable()), { kind: "failed" }],
    ["a long reason", "read", () => fail(new Error("y".repeat(1e6))), { reason: "y".repeat(500) }],
    ["a thenable that throws", "read", () => ({ then: () => fail(new Error("no")) }), { kind: "failed", reason: "no" }],
  ])("%s", async (_name, tool, choose, miss) => {
    const report = await runSelectionCases(tools, [{ request: "please", tool }], choose as () => string | undefined);
    if (miss === "hit") {
      expect(report).toMatchObject({ hits: [{ index: 0, request: "please", tool }], misses: [], rate: 1 });
    } else {
      expect(report).toMatchObject({ hits: [], misses: [{ index: 0, request: "please", ...miss }], rate: 0 });
    }
  });
});

test("a case without a tool in its file is one where none is wanted", async () => {
  const report = await runSelectionCases(tools, [{ request: "thanks" }], () => undefined);
  expect(report.hits).toEqual([{ index: 0, request: "thanks", tool: undefined }]);
});

test("the confusion table is in the order of the tools, none last, whatever came first", async () => {
  const cases = ["list", "read", undefined, "read", "list", "read"].map((tool) => ({ request: "", tool }));
  const chosen = ["read", undefined, "list", "read", "read", "read"];
  let at = 0;
  const { confusion } = await runSelectionCases(tools, cases, () => chosen[at++]);
  expect(confusion).toEqual([
    { expected: "read", chosen: "read", count: 2 },
    { expected: "read", chosen: undefined, count: 1 },
    { expected: "list", chosen: "read", count: 2 },
    { expected: undefined, chosen: "list", count: 1 },
  ]);
});

test("nothing to ask is no success", async () => {
  expect(await runSelectionCases(tools, [], () => "read")).toEqual({ hits: [], misses: [], confusion: [], rate: 0 });
});

describe("mistakes of the developer, before anything is asked", () => {
  const one = [{ request: "please", tool: "read" }];
  test.each<[name: string, run: (choose: () => string) => Promise<unknown>, message: RegExp]>([
    ["two tools of one name", (choose) => runSelectionCases([...tools, ...tools], one, choose), /two tools.*"read"/],
    [
      "a case for a tool that there is not",
      (choose) => runSelectionCases(tools, [...one, { request: "x", tool: "wrte" }], choose),
      /case 1 .*"wrte"/,
    ],
    ["no concurrency", (choose) => runSelectionCases(tools, one, choose, { concurrency: 0 }), /concurrency/],
    ["half a concurrency", (choose) => runSelectionCases(tools, one, choose, { concurrency: 1.5 }), /concurrency/],
    [
      "an option that there is not",
      (choose) => runSelectionCases(tools, one, choose, JSON.parse('{"parallel":2}')),
      /no option parallel/,
    ],
  ])("%s", async (_name, run, message) => {
    let asked = 0;
    const running = run(() => {
      asked += 1;
      return "read";
    });
    await expect(running).rejects.toThrow(TypeError);
    await expect(running).rejects.toThrow(message);
    expect(asked).toBe(0);
  });
});

describe("asking", () => {
  test.each([
    [1, 1],
    [3, 3],
    [99, 10],
    [undefined, 4],
  ])("concurrency %s: at most %s at once", async (concurrency, most) => {
    let running = 0;
    let peak = 0;
    const cases = Array.from({ length: 10 }, () => ({ request: "", tool: "read" }));
    const choose = async (): Promise<string> => {
      running += 1;
      peak = Math.max(peak, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
      return "read";
    };
    const report = await runSelectionCases(tools, cases, choose, concurrency === undefined ? {} : { concurrency });
    expect([report.hits.length, peak]).toEqual([10, most]);
  });

  test("in the order of the cases, with the tools frozen", async () => {
    const asked: string[] = [];
    const offers: (readonly object[])[] = [];
    const cases = ["a", "b", "c"].map((request) => ({ request, tool: "read" }));
    const choose = (offered: readonly (typeof tools)[number][], request: string): string | undefined => {
      asked.push(request);
      offers.push(offered);
      // What a model's adapter does to the cases comes too late.
      cases.length = 0;
      return offered[0]?.name;
    };
    const { hits } = await runSelectionCases(tools, cases, choose, { concurrency: 1 });
    expect(hits).toHaveLength(3);
    expect(offers).toEqual([tools, tools, tools]);
    expect(offers.every((offered) => Object.isFrozen(offered))).toBe(true);
    expect(Object.isFrozen(tools)).toBe(false);
    expect(asked).toEqual(["a", "b", "c"]);
  });
});

describe("the signal", () => {
  const cases = ["1", "2", "3", "4"].map((request) => ({ request, tool: "read" }));

  test("is given to who is asked; one that never aborts where there is none", async () => {
    const given: ChooseOptions[] = [];
    const choose = (_tools: unknown, _request: string, options: ChooseOptions): null => {
      given.push(options);
      return null;
    };
    const { signal } = new AbortController();
    await runSelectionCases(tools, cases.slice(0, 1), choose, { signal });
    await runSelectionCases(tools, cases.slice(0, 1), choose);
    expect(given[0]?.signal).toBe(signal);
    expect([given[1]?.signal instanceof AbortSignal, given[1]?.signal.aborted]).toEqual([true, false]);
  });
  const kinds = (misses: readonly SelectionMiss[]): readonly string[] => misses.map(({ kind }) => kind);

  test("aborted before: nothing is asked", async () => {
    let asked = 0;
    const choose = (): string => `${(asked += 1)}`;
    const { misses, rate } = await runSelectionCases(tools, cases, choose, { signal: AbortSignal.abort() });
    expect([kinds(misses), rate, asked]).toEqual([["aborted", "aborted", "aborted", "aborted"], 0, 0]);
  });

  test("aborted between: what was answered counts, what hangs is not waited for", async () => {
    const controller = new AbortController();
    const choose = (_tools: unknown, request: string): string | Promise<string> => {
      if (request === "1") return "read";
      if (request === "2") return "list";
      setTimeout(() => controller.abort(), 1);
      return new Promise<string>(() => undefined);
    };
    const options = { concurrency: 1, signal: controller.signal };
    const { hits, misses, rate } = await runSelectionCases(tools, cases, choose, options);
    expect(hits.map(({ index }) => index)).toEqual([0]);
    expect(kinds(misses)).toEqual(["wrong_tool", "aborted", "aborted"]);
    expect(rate).toBe(1 / 2);
  });

  test("aborted by the one who is asked: its answer is not heard", async () => {
    const controller = new AbortController();
    const choose = (): string => {
      controller.abort();
      return "read";
    };
    const { hits, misses } = await runSelectionCases(tools, cases, choose, { signal: controller.signal });
    expect([hits.length, misses.length]).toEqual([0, 4]);
  });

  test("aborted while the first ones are asked, one of which hangs", async () => {
    const controller = new AbortController();
    const choose = (_tools: unknown, request: string): Promise<string> => {
      if (request === "2") controller.abort();
      return new Promise<string>(() => undefined);
    };
    const { misses } = await runSelectionCases(tools, cases, choose, { signal: controller.signal });
    expect(kinds(misses)).toEqual(["aborted", "aborted", "aborted", "aborted"]);
  });

  test("a rejection after the end hurts nobody, and no listener stays", async () => {
    const controller = new AbortController();
    const listeners = new Set<unknown>();
    const { signal } = controller;
    const watched = {
      get aborted() {
        return signal.aborted;
      },
      reason: undefined,
      addEventListener: (_type: string, listener: () => void) => {
        listeners.add(listener);
        signal.addEventListener("abort", listener);
      },
      removeEventListener: (_type: string, listener: () => void) => {
        listeners.delete(listener);
        signal.removeEventListener("abort", listener);
      },
    };
    const choose = async (): Promise<string> => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      throw new Error("too late");
    };
    setTimeout(() => controller.abort(), 1);
    const { misses } = await runSelectionCases(tools, cases, choose, { signal: watched as unknown as AbortSignal });
    expect(kinds(misses)).toEqual(["aborted", "aborted", "aborted", "aborted"]);
    expect(listeners.size).toBe(0);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  });
});

describe("for any cases and any choices", () => {
  const names = [...tools.map(({ name }) => name), undefined];
  const choice = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom<() => unknown>(
      () => "none of them",
      () => 3,
      () => fail(new Error("no")),
    ),
  );
  const run = fc.array(fc.tuple(fc.constantFrom(...names), choice, fc.nat({ max: 3 })), { maxLength: 30 });

  test("the counts add up, each case is there once, and the order does not depend on the delays", async () => {
    await fc.assert(
      fc.asyncProperty(run, fc.integer({ min: 1, max: 6 }), async (planned, concurrency) => {
        const cases: SelectionCase[] = planned.map(([tool], index) => ({ request: String(index), tool }));
        const ask = async (request: string, delayed: boolean): Promise<string | undefined> => {
          const [, chosen, delay] = planned[Number(request)] ?? [];
          for (let tick = delayed ? (delay ?? 0) : 0; tick > 0; tick -= 1) await Promise.resolve();
          return (typeof chosen === "function" ? chosen() : chosen) as string | undefined;
        };
        const report = await runSelectionCases(tools, cases, (_, request) => ask(request, true), { concurrency });
        const { hits, misses, confusion, rate } = report;

        const places = [...hits, ...misses].map(({ index }) => index);
        expect(places.toSorted((a, b) => a - b)).toEqual(cases.map((_, index) => index));
        const right = planned.filter(([tool, chosen]) => tool === chosen).length;
        expect(hits).toHaveLength(right);
        expect(rate).toBe(planned.length === 0 ? 0 : right / planned.length);
        const known = planned.filter(([, chosen]) => typeof chosen !== "function");
        expect(confusion.reduce((sum, { count }) => sum + count, 0)).toBe(known.length);
        for (const { expected, chosen, count } of confusion) {
          expect(known.filter((one) => one[0] === expected && one[1] === chosen)).toHaveLength(count);
        }
        const again = await runSelectionCases(tools, cases, (_, request) => ask(request, false), { concurrency: 1 });
        expect(JSON.stringify(again)).toBe(JSON.stringify(report));
      }),
      { numRuns: 150 },
    );
  });
});

function fail(error: unknown): never {
  throw error;
}

function unreadable(): unknown {
  return Object.defineProperty(new Error("x"), "message", { get: () => fail(new Error("again")) });
}
