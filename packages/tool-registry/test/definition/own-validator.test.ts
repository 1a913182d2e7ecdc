import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { argumentsValidator, type ArgumentsValidator } from "@di-code/ai";
import { createToolRegistry, ToolDefinitionError } from "../../src/index.ts";

const PARAMETERS = {
  type: "object",
  properties: { at: { type: "string", format: "nanoid", default: "1970-01-01" }, n: { type: "integer" } },
  required: ["n"],
};

/** Makes a Date of a text; refuses odd numbers. Counts how often it was asked. */
class DateValidator implements ArgumentsValidator {
  readonly decides = ["format"] as const;
  readonly asked: unknown[] = [];
  readonly validate: ArgumentsValidator["validate"] = (args) => {
    this.asked.push(structuredClone(args));
    const { at, n } = args as { readonly at?: unknown; readonly n: number };
    if (at !== undefined && typeof at !== "string") return { issues: [{ message: "was made already", path: ["at"] }] };
    if (n % 2 === 1) return { issues: [{ message: "must be even", path: ["n"] }] };
    return { value: { n, ...(at === undefined ? {} : { at: new Date(at) }), seen: new Map([[1, 2]]) } };
  };
}

function setUp(options: { readonly defaults?: "apply" } = {}) {
  const validator = new DateValidator();
  const seen: Record<string, unknown> = {};
  const registry = createToolRegistry({
    tools: [
      {
        name: "plan",
        description: "Plans.",
        parameters: { ...PARAMETERS, [argumentsValidator]: validator },
        check: (args: unknown) => {
          seen["check"] = args;
          return [];
        },
        authorize: (args: unknown) => {
          seen["authorize"] = args;
          return "allow" as const;
        },
        execute: (args: unknown) => {
          seen["execute"] = args;
          return "done";
        },
      },
    ],
    ...options,
  });
  return { registry, validator, seen };
}

const made = { n: 2, at: new Date("2026-01-02"), seen: new Map([[1, 2]]) };

describe("a tool whose schema has a validator of its own", () => {
  test("gets what that gives, and everybody sees the same", async () => {
    const { registry, validator, seen } = setUp();
    const result = await registry.safeExecute("plan", { at: "2026-01-02", n: 2 });
    expect(result).toMatchObject({ success: true, data: "done" });
    expect(seen).toEqual({ check: made, authorize: made, execute: made });
    expect(Object.isFrozen(seen["check"])).toBe(true);
    expect(Object.isFrozen(seen["execute"])).toBe(false);
    expect(validator.asked).toHaveLength(1);
  });

  test("is not run where that refuses", async () => {
    const { registry, seen } = setUp();
    const result = await registry.safeExecute("plan", { n: 1 });
    expect(result).toMatchObject({
      success: false,
      error: { code: "VALIDATION_ERROR", issues: [{ path: "/n", keyword: "validator", message: "must be even" }] },
    });
    expect(seen).toEqual({});
  });

  test("has its defaults filled in before the validator is asked, once", async () => {
    const { registry, validator, seen } = setUp({ defaults: "apply" });
    expect(await registry.safeExecute("plan", { n: 2 })).toMatchObject({ success: true, filled: ["/at"] });
    expect(seen["execute"]).toEqual({ ...made, at: new Date("1970-01-01") });
    expect(await registry.safeExecute("plan", { n: 2, at: "2026-01-02" })).toMatchObject({ success: true });
    expect(seen["execute"]).toEqual(made);
    expect(validator.asked).toEqual([
      { n: 2, at: "1970-01-01" },
      { n: 2, at: "2026-01-02" },
    ]);
  });

  test("that gives a promise is the developer's mistake: that call fails, and no other", async () => {
    const validate = (args: unknown): unknown =>
      "late" in (args as object) ? Promise.reject(new Error("late")) : { value: args };
    const problems: unknown[] = [];
    const registry = createToolRegistry({
      tools: [
        {
          name: "t",
          description: "T.",
          parameters: { type: "object", [argumentsValidator]: { validate } },
          execute: () => 1,
        },
      ],
      onError: (problem) => problems.push(problem),
    });
    const [late, soon] = await Promise.all([registry.safeExecute("t", { late: 1 }), registry.safeExecute("t", {})]);
    expect(late).toMatchObject({ success: false, error: { code: "EXECUTION_ERROR" } });
    expect(soon).toMatchObject({ success: true });
    expect(problems).toHaveLength(1);
  });

  test("may have outputs that hold themselves, or are no object", async () => {
    const ring: Record<string, unknown> = { list: [] };
    ring["self"] = ring;
    for (const value of [ring, "text", undefined, 1n, new Date(0)]) {
      const registry = createToolRegistry({
        tools: [
          {
            name: "t",
            description: "T.",
            parameters: { type: "object", [argumentsValidator]: { validate: () => ({ value }) } },
            check: (args: unknown) => (isDeepStrictEqual(args, value) ? [] : ["differs"]),
            execute: (args: unknown) => args === value,
          },
        ],
      });
      expect(await registry.safeExecute("t", {}), String(typeof value)).toMatchObject({ success: true, data: true });
    }
  });
});

describe("registering", () => {
  const register = (tool: object): unknown => {
    try {
      return createToolRegistry({ tools: [{ name: "t", description: "T.", parameters: PARAMETERS, ...tool }] });
    } catch (error) {
      return error instanceof ToolDefinitionError ? { code: error.code, pointer: error.pointer } : error;
    }
  };
  const held = { [argumentsValidator]: new DateValidator() };

  test("runs the examples through the validator", () => {
    const parameters = { ...PARAMETERS, ...held };
    expect(register({ parameters, examples: [{ n: 2 }, { n: 3 }] })).toEqual({
      code: "invalid_example",
      pointer: "/examples/1/n",
    });
  });

  test("finds an asynchronous validator when there are examples", () => {
    const parameters = { type: "object", [argumentsValidator]: { validate: () => Promise.resolve() } };
    expect(register({ parameters, examples: [{}] })).toEqual({ code: "invalid_schema", pointer: "/parameters" });
  });

  test("leaves open what the validator decides, in defaults too", () => {
    const pattern = { type: "string", pattern: "^a$", default: "A" };
    const parameters = { type: "object", properties: { a: pattern } };
    expect(register({ parameters })).toEqual({ code: "invalid_default", pointer: "/parameters/properties/a/default" });
    const decides = { validate: (value: unknown) => ({ value }), decides: ["pattern"] };
    expect(register({ parameters: { ...parameters, [argumentsValidator]: decides } })).not.toHaveProperty("code");
  });

  test("refuses a validator for results, since none is run there", () => {
    expect(register({ parameters: { type: "object" }, result: { type: "string", ...held } })).toEqual({
      code: "invalid_schema",
      pointer: "/result",
    });
  });
});
