import type { Dialect } from "./dialect.ts";

/** The numbers and names of a dialect. `undefined`: no such limit is known. */
export interface DialectLimits {
  /** The day on which these were last looked at, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** A pattern (with the `u` flag) that the whole name of a tool matches. For who sends tools: schemas have no name. */
  readonly toolName: string | undefined;
  /** A pattern that the whole name of a member matches, at any depth; others are renamed. */
  readonly propertyName: string | undefined;
  /** The formats of text that are taken; others are said in words. */
  readonly formats: readonly string[] | undefined;
  /** Most members declared, in the whole schema. */
  readonly maxProperties: number | undefined;
  /** Most objects and lists within one another, the root being the first. */
  readonly maxDepth: number | undefined;
  /** Most characters (UTF-16 units) of all names of members and definitions, enum and const values together. */
  readonly maxCharacters: number | undefined;
  /** Most enum values, in the whole schema. */
  readonly maxEnumValues: number | undefined;
  /** Most characters of one enum of text that has more than `longEnum` values. */
  readonly maxEnumCharacters: number | undefined;
  readonly longEnum: number | undefined;
  /** Highest `minItems`. */
  readonly maxMinItems: number | undefined;
  /** Most members that may be left out; of all tools of a request together, so of one schema too. */
  readonly maxOptional: number | undefined;
  /** Most members that are a union (`anyOf`, or several types); of all tools of a request together. */
  readonly maxUnions: number | undefined;
  /** Most tools with this dialect in one request. For who sends tools. */
  readonly maxTools: number | undefined;
}

const none = {
  asOf: "2026-11-30",
  toolName: undefined,
  propertyName: undefined,
  formats: undefined,
  maxProperties: undefined,
  maxDepth: undefined,
  maxCharacters: undefined,
  maxEnumValues: undefined,
  maxEnumCharacters: undefined,
  longEnum: undefined,
  maxMinItems: undefined,
  maxOptional: undefined,
  maxUnions: undefined,
  maxTools: undefined,
} as const satisfies DialectLimits;

const openai = { ...none, toolName: "^[a-zA-Z0-9_-]{1,64}$" } as const;
const anthropic = {
  ...none,
  toolName: "^[a-zA-Z0-9_-]{1,128}$",
  propertyName: "^[a-zA-Z0-9_.-]{1,64}$",
} as const;
const gemini = { ...none, toolName: "^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$" } as const;

const table = {
  openai,
  "openai-strict": {
    ...openai,
    formats: ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"],
    maxProperties: 5_000,
    maxDepth: 10,
    maxCharacters: 120_000,
    maxEnumValues: 1_000,
    maxEnumCharacters: 15_000,
    longEnum: 250,
  },
  anthropic,
  "anthropic-strict": {
    ...anthropic,
    // What Anthropic's own SDK leaves in schemas of structured outputs.
    formats: ["date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"],
    maxMinItems: 1,
    maxOptional: 24,
    maxUnions: 16,
    maxTools: 20,
  },
  gemini: {
    ...gemini,
    // The API names these in its refusals of others, by the kind of the value.
    formats: ["date-time", "int32", "int64", "float", "double"],
  },
  "gemini-json-schema": gemini,
  mcp: none,
  portable: { ...none, formats: [] },
} as const satisfies Readonly<Record<Dialect, DialectLimits>>;

/**
 * What the providers take, as seen in their SDKs, documents and refusals: data of a date, which
 * {@link DialectOptions.limits} overrides. Frozen.
 */
export const dialectLimits: Readonly<Record<Dialect, DialectLimits>> = Object.freeze(
  Object.fromEntries(
    Object.entries<DialectLimits>(table).map(([dialect, limits]) => [dialect, Object.freeze(limits)]),
  ) as Record<Dialect, DialectLimits>,
);
