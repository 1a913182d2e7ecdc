import { describe, expect, test } from "vitest";
import { safeValidateToolArguments, type ToolDefinition, validateToolArguments } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";

/** Where a second look is needed to check, the private copy is looked at. */
const takers = payloadTools.filter(({ name }) => name !== "text" && name !== "list");

/** A getter that gives something else at each look, and an account of the looks. */
function changing(first: unknown, later: unknown): { readonly value: object; readonly reads: () => number } {
  let reads = 0;
  const value = {
    get member(): unknown {
      reads += 1;
      return reads === 1 ? first : later;
    },
  };
  return { value, reads: () => reads };
}

describe.each(takers)("$name", (tool) => {
  test("a getter is called once, and what it gave is what was checked", () => {
    const { value, reads } = changing("first", () => "later");
    const result = safeValidateToolArguments(tool, { payload: value });
    expect(result).toStrictEqual({ ok: true, value: { payload: { member: "first" } } });
    expect(reads()).toBe(1);
  });

  test("so is the getter of an item, and that of the payload itself", () => {
    const item = changing(1, Symbol("later"));
    const list: unknown[] = [];
    Object.defineProperty(list, 0, {
      enumerable: true,
      get: () => (item.value as { readonly member: unknown }).member,
    });
    let reads = 0;
    const root = {
      get payload(): unknown {
        reads += 1;
        return reads === 1 ? list : fail();
      },
    };
    expect(safeValidateToolArguments(tool, root)).toStrictEqual({ ok: true, value: { payload: [1] } });
    expect([reads, item.reads()]).toEqual([1, 1]);
  });

  test("a Proxy is asked for each member once", () => {
    const gets: PropertyKey[] = [];
    const members: Readonly<Record<string, unknown>> = { a: 1, b: { c: 2 } };
    const payload = new Proxy(members, {
      get: (target, key): unknown => {
        gets.push(key);
        return gets.filter((other) => other === key).length === 1 ? target[String(key)] : fail();
      },
    });
    expect(safeValidateToolArguments(tool, { payload })).toStrictEqual({
      ok: true,
      value: { payload: { a: 1, b: { c: 2 } } },
    });
    expect(gets).toEqual(["a", "b"]);
  });

  test("a length that grows under the walk adds nothing", () => {
    let asked = 0;
    const payload = new Proxy([1, 2], {
      get: (target, key, receiver): unknown => {
        if (key !== "length") return Reflect.get(target, key, receiver);
        asked += 1;
        return asked === 1 ? 2 : 1_000_000;
      },
    });
    expect(safeValidateToolArguments(tool, { payload })).toStrictEqual({ ok: true, value: { payload: [1, 2] } });
    expect(asked).toBe(1);
  });

  test.each([[1], [2], [3]])("a Proxy that hides a prototype at look %i does not get it into the copy", (hidden) => {
    for (const value of [{ payload: { constructor: hiding(hidden) } }, { payload: 1, constructor: hiding(hidden) }]) {
      const result = safeValidateToolArguments(tool, value);
      if (result.ok) expect(JSON.stringify(result.value)).not.toContain("prototype");
    }
  });
});

/** A proxy that says once that it has no `prototype`. */
function hiding(hidden: number): object {
  let looks = 0;
  return new Proxy(
    { prototype: { polluted: true } },
    {
      getOwnPropertyDescriptor: (target, key) => {
        looks += 1;
        return looks === hidden ? undefined : Reflect.getOwnPropertyDescriptor(target, key);
      },
    },
  );
}

function fail(): never {
  throw new Error("read twice");
}

const typed: ToolDefinition = {
  name: "typed",
  description: "Typed members",
  parameters: {
    type: "object",
    properties: {
      text: { type: "string", maxLength: 3 },
      count: { type: "integer", maximum: 10 },
      choice: { enum: ["a", "b"] },
      kind: { anyOf: [{ const: "x" }, { type: "array", items: { type: "number" } }] },
      act: {
        oneOf: [
          { type: "object", properties: { op: { const: "get" }, id: { type: "string" } }, required: ["op", "id"] },
          { type: "object", properties: { op: { const: "put" }, id: { type: "number" } }, required: ["op", "id"] },
        ],
      },
    },
    required: ["text", "count", "choice", "kind", "act"],
    additionalProperties: false,
  },
};

describe("typed members", () => {
  test("each is read once, also by a union and its discriminator", () => {
    const reads: Record<string, number> = {};
    const once = (name: string, value: unknown): unknown => {
      reads[name] = (reads[name] ?? 0) + 1;
      return reads[name] === 1 ? value : fail();
    };
    const value = {
      get text(): unknown {
        return once("text", "abc");
      },
      get count(): unknown {
        return once("count", 7);
      },
      get choice(): unknown {
        return once("choice", "b");
      },
      get kind(): unknown {
        return once("kind", [1, 2]);
      },
      get act(): unknown {
        return once("act", {
          get op(): unknown {
            return once("op", "put");
          },
          get id(): unknown {
            return once("id", 5);
          },
        });
      },
    };
    expect(validateToolArguments(typed, value)).toStrictEqual({
      text: "abc",
      count: 7,
      choice: "b",
      kind: [1, 2],
      act: { op: "put", id: 5 },
    });
    expect(reads).toEqual({ text: 1, count: 1, choice: 1, kind: 1, act: 1, op: 1, id: 1 });
  });

  test.each([
    ["text", "long text", "abc"],
    ["count", 99, 7],
    ["choice", "c", "a"],
  ])("a refused %s stays refused, whatever a second look would show", (name, bad, good) => {
    let reads = 0;
    const value = { text: "abc", count: 7, choice: "a", kind: "x", act: { op: "get", id: "1" } };
    Object.defineProperty(value, name, { enumerable: true, get: () => (++reads === 1 ? bad : good) });
    const result = safeValidateToolArguments(typed, value);
    expect(result.ok ? [] : result.error.details.map(({ path }) => path)).toEqual([`/${name}`]);
    expect(reads).toBe(1);
  });
});

describe("getters that do something", () => {
  test("one that validates in between disturbs nothing", () => {
    let inner: unknown;
    const value = {
      before: 1,
      get payload(): unknown {
        inner = safeValidateToolArguments(openTool, { deep: [{ count: 1 }], bad: 1n });
        return [1, 2, 3];
      },
      after: [true],
    };
    expect(validateToolArguments(openTool, value)).toStrictEqual({ before: 1, payload: [1, 2, 3], after: [true] });
    expect(inner).toMatchObject({ ok: false });
  });

  test("one that validates its own object without end is refused", () => {
    const value = {
      get payload(): unknown {
        return validateToolArguments(openTool, value);
      },
    };
    const result = safeValidateToolArguments(openTool, value);
    expect(result.ok ? undefined : result.error.code).toBe("not_json");
  });

  test("one that adds members after it was passed adds nothing that is not checked", () => {
    const value: Record<string, unknown> = {
      get text(): unknown {
        value["late"] = () => "unchecked";
        return "abc";
      },
    };
    const result = safeValidateToolArguments(openTool, value);
    if (result.ok) expect(result.value).toStrictEqual({ text: "abc" });
    else expect(result.error.code).toBe("not_json");
  });
});

describe("a private copy", () => {
  test("nothing is shared with the input, nor within the result", () => {
    const shared = { list: [{ a: 1 }] };
    const input = { payload: { one: shared, two: shared } };
    for (const tool of takers) {
      const copy = validateToolArguments(tool, input) as typeof input;
      expect(copy).toStrictEqual(input);
      expect(copy.payload.one).not.toBe(copy.payload.two);
      copy.payload.one.list[0] = { a: 2 };
      expect(copy.payload.two.list).toEqual([{ a: 1 }]);
      expect(shared.list).toEqual([{ a: 1 }]);
    }
  });
});
