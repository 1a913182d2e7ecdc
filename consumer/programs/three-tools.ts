import {
  defineTool,
  isToolArgumentsValidationError,
  parseToolArguments,
  safeParseToolArguments,
  safeValidateToolArguments,
  Type,
  validateToolArguments,
} from "@di-code/ai";

// What a small coding agent writes: three tools, each validated in another way. The types must come out
// exact and cheap: `instantiations.test.ts` counts what compiling this file costs.

const read = defineTool({
  name: "read",
  description: "Read a text file",
  parameters: Type.Object({
    path: Type.String({ minLength: 1 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })),
  }),
});

const edit = defineTool({
  name: "edit",
  description: "Replace passages of a text file",
  parameters: Type.Object({
    path: Type.String({ minLength: 1 }),
    edits: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), all: Type.Optional(Type.Boolean()) }), {
      minItems: 1,
    }),
  }),
});

const search = defineTool({
  name: "search_logs",
  description: "Search the logs of one environment",
  parameters: Type.Object({
    query: Type.String(),
    environment: Type.Union([Type.Literal("staging"), Type.Literal("production")]),
    range: Type.Object({ from: Type.String({ format: "date-time" }), to: Type.String({ format: "date-time" }) }),
  }),
});

const readArguments = validateToolArguments(read, { path: "README.md" });
readArguments satisfies { path: string; limit?: number };
// @ts-expect-error -- an optional member may be absent
readArguments.limit satisfies number;

const editArguments = parseToolArguments(edit, '{"path":"a.ts","edits":[{"from":"let","to":"const"}]}');
for (const { from, to, all = false } of editArguments.edits) {
  from satisfies string;
  to satisfies string;
  all satisfies boolean;
}

const found = safeValidateToolArguments(search, {
  query: "timeout",
  environment: "staging",
  range: { from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" },
});
if (!found.ok) throw found.error;
found.value.environment satisfies "staging" | "production";
// @ts-expect-error -- never any
found.value.environment satisfies number;

const wrong = safeParseToolArguments(search, '{"query":"timeout","environment":"prod"}');
if (wrong.ok || !isToolArgumentsValidationError(wrong.error)) throw new Error("a wrong call was accepted");
if (wrong.error.issues.length !== 2) throw new Error(`expected two issues: ${wrong.error.message}`);
