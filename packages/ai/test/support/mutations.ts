import type { Instance, Site } from "./instance-generator.ts";
import type { Random } from "./random.ts";
import { members, names, type Schema, schemas } from "./schema-merge.ts";

/** One change of an instance that should break its schema. */
export interface Mutation {
  readonly kind: string;
  readonly value: unknown;
  /** RFC 6901 pointer at which the one issue should stand. */
  readonly pointer: string;
}

/** What stands at the place of the site after a change, and the member or item below it that the issue should name. */
interface Change {
  readonly kind: string;
  readonly value: unknown;
  readonly below?: string | number;
}

/** Single mutations of an instance: every way that the site's schema gives, at places chosen at random. */
export function mutationsOf(instance: Instance, random: Random, count: number): readonly Mutation[] {
  const all = instance.sites.flatMap((site) => changesOf(site, random).map((change) => ({ site, change })));
  const chosen: Mutation[] = [];
  while (chosen.length < count && all.length > 0) {
    const [{ site, change } = { site: undefined, change: undefined }] = all.splice(
      random.integer(0, all.length - 1),
      1,
    );
    if (site === undefined) break;
    const path = change.below === undefined ? site.path : [...site.path, change.below];
    chosen.push({
      kind: change.kind,
      value: replaced(instance.value, site.path, change.value),
      pointer: path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
    });
  }
  return chosen;
}

function changesOf(site: Site, random: Random): readonly Change[] {
  const { schema, value, path } = site;
  const changes: Change[] = [];
  // Another kind of root is refused before the schema is asked.
  if (site.types !== undefined && path.length > 0) changes.push(...wrongKinds(site.types, value, random));
  if (Array.isArray(schema["enum"])) changes.push({ kind: "enum", value: outsider(value) });
  if (Object.hasOwn(schema, "const")) changes.push({ kind: "const", value: outsider(value) });
  if (schema["enum"] !== undefined || Object.hasOwn(schema, "const")) return changes;
  if (typeof value === "string") changes.push(...textChanges(schema, value));
  else if (typeof value === "number") changes.push(...numberChanges(schema));
  else if (Array.isArray(value)) changes.push(...arrayChanges(schema, value));
  else if (typeof value === "object" && value !== null) changes.push(...objectChanges(schema, members(value)));
  return changes;
}

function wrongKinds(types: readonly string[], value: unknown, random: Random): readonly Change[] {
  const others: readonly (readonly [string, unknown])[] = [
    ["null", null],
    ["boolean", true],
    ["string", "text"],
    ["number", 7.5],
    ["array", []],
    ["object", {}],
  ];
  const wrong = others.filter(([type]) => !types.includes(type) && !(type === "number" && types.includes("integer")));
  const [type, other] = random.pick(wrong) ?? ["null", null];
  const changes: Change[] = [{ kind: `type:${type}`, value: other }];
  if (types.includes("integer") && !types.includes("number") && typeof value === "number") {
    changes.push({ kind: "type:fraction", value: value + 0.5 });
  }
  return changes;
}

function outsider(value: unknown): unknown {
  if (typeof value === "string") return `${value}-outsider`;
  return typeof value === "number" ? value + 1_000_003 : "outsider";
}

function textChanges(schema: Schema, value: string): readonly Change[] {
  const { minLength, maxLength, format, pattern } = schema;
  const changes: Change[] = [];
  const isPlain = pattern === undefined && format === undefined;
  if (isPlain && typeof minLength === "number" && minLength > 0 && minLength < 10_000) {
    changes.push({ kind: "minLength", value: "𝄞".repeat(minLength - 1) });
  }
  if (isPlain && typeof maxLength === "number" && maxLength < 100_000) {
    changes.push({ kind: "maxLength", value: "a".repeat(maxLength + 1) });
  }
  if (format !== undefined && pattern === undefined) changes.push({ kind: "format", value: "no such thing\n" });
  if (pattern !== undefined && format === undefined) changes.push({ kind: "pattern", value: `${value}\u0001!` });
  return changes;
}

function numberChanges(schema: Schema): readonly Change[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const changes: Change[] = [];
  const step = typeof multipleOf === "number" ? multipleOf : 1;
  if (typeof minimum === "number") changes.push({ kind: "minimum", value: minimum - step });
  if (typeof maximum === "number") changes.push({ kind: "maximum", value: maximum + step });
  if (typeof exclusiveMinimum === "number") changes.push({ kind: "exclusiveMinimum", value: exclusiveMinimum });
  if (typeof exclusiveMaximum === "number") changes.push({ kind: "exclusiveMaximum", value: exclusiveMaximum });
  return changes.filter(({ value }) => Number.isSafeInteger(value) || Math.abs(Number(value)) < 2 ** 40);
}

function arrayChanges(schema: Schema, value: readonly unknown[]): readonly Change[] {
  const { minItems, maxItems, uniqueItems } = schema;
  const changes: Change[] = [];
  if (typeof minItems === "number" && minItems > 0)
    changes.push({ kind: "minItems", value: value.slice(0, minItems - 1) });
  if (typeof maxItems === "number" && value.length > 0 && maxItems < 10_000) {
    const more = Array.from({ length: maxItems + 1 - value.length }, () => value[0]);
    changes.push({ kind: "maxItems", value: [...value, ...more] });
  }
  if (uniqueItems === true && value.length > 0) changes.push({ kind: "uniqueItems", value: [...value, value[0]] });
  return changes;
}

function objectChanges(schema: Schema, value: Schema): readonly Change[] {
  const changes: Change[] = names(schema["required"])
    .filter((name) => Object.hasOwn(value, name))
    .map((name) => ({ kind: "required", value: without(value, name), below: name }));
  if (schema["additionalProperties"] === false && schema["patternProperties"] === undefined) {
    changes.push({ kind: "undeclared", value: { ...value, "not/declared~": 1 }, below: "not/declared~" });
  }
  return changes;
}

function without(value: Schema, name: string): Schema {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** A copy of the instance with another value at one place. */
function replaced(root: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(root)) {
    return schemas(root).map((item, index) => (index === first ? replaced(item, rest, value) : item));
  }
  return Object.fromEntries(
    Object.entries(members(root)).map(([key, member]) => [key, key === first ? replaced(member, rest, value) : member]),
  );
}
