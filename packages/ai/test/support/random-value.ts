import { NAMES, randomLiteral, someOf } from "./random-schema.ts";
import type { Random } from "./random.ts";

const TEXTS = ["", "a", "ab", "abb", "b", "x", "😀", "2024-02-29", "2024-02-30", "127.0.0.1", "long text"] as const;

type Keywords = Readonly<Record<string, unknown>>;

/** A value that satisfies the schema mostly; `root` is where references are looked up. */
export function instanceOf(schema: unknown, root: unknown, random: Random, depth = 0): unknown {
  if (typeof schema !== "object" || schema === null || depth > 6) return randomValue(random, 1);
  const keywords = schema as Keywords;
  const target = referenced(keywords, root);
  if (target !== undefined) return instanceOf(target, root, random, depth + 1);
  if (Object.hasOwn(keywords, "const")) return keywords["const"];
  const allowed = list(keywords["enum"]);
  if (allowed.length > 0) return allowed[random.integer(0, allowed.length - 1)];
  const branches = [...list(keywords["anyOf"]), ...list(keywords["oneOf"]), ...list(keywords["allOf"])];
  const own = ownInstance(keywords, root, random, depth);
  if (branches.length === 0) return own;
  const other = instanceOf(branches[random.integer(0, branches.length - 1)], root, random, depth + 1);
  return isMembers(own) && isMembers(other) ? { ...own, ...other } : other;
}

/** The same value with one thing about it changed. */
export function mutated(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const copy: unknown[] = [...(value as readonly unknown[])];
    const index = random.integer(0, copy.length - 1);
    const change = random.next();
    if (change < 0.2) copy.splice(index, 1);
    else if (change < 0.4) copy.splice(index, 0, copy[index]);
    else copy[index] = mutated(copy[index], random);
    return copy;
  }
  if (isMembers(value) && random.chance(0.85)) {
    const keys = Object.keys(value);
    const key = keys[random.integer(0, keys.length - 1)];
    if (key === undefined || random.chance(0.2)) return { ...value, [random.pick(NAMES)]: randomValue(random, 1) };
    if (random.chance(0.25)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    return { ...value, [key]: mutated(value[key], random) };
  }
  if (typeof value === "number" && random.chance(0.6)) return value + random.pick([1, -1, 0.5]);
  if (typeof value === "string" && random.chance(0.6)) return random.pick([`${value}a`, value.slice(1), ""]);
  return randomValue(random, 1);
}

function randomValue(random: Random, size: number): unknown {
  switch (random.integer(0, size > 0 ? 5 : 3)) {
    case 0:
      return randomLiteral(random);
    case 1:
      return random.pick(TEXTS);
    case 2:
      return random.integer(-5, 9) / random.pick([1, 1, 2]);
    case 3:
      return random.pick([true, false, null]);
    case 4:
      return Array.from({ length: random.integer(0, 3) }, () => randomValue(random, size - 1));
    default:
      return Object.fromEntries(someOf(random, NAMES, 0.4).map((name) => [name, randomValue(random, size - 1)]));
  }
}

function ownInstance(keywords: Keywords, root: unknown, random: Random, depth: number): unknown {
  const types = Array.isArray(keywords["type"]) ? (keywords["type"] as unknown[]) : [keywords["type"]];
  switch (types[random.integer(0, types.length - 1)] ?? guessedType(keywords)) {
    case "object":
      return objectInstance(keywords, root, random, depth);
    case "array":
      return arrayInstance(keywords, root, random, depth);
    case "string":
      return stringInstance(keywords, random);
    case "number":
    case "integer":
      return numberInstance(keywords, random);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return randomValue(random, 1);
  }
}

function guessedType(keywords: Keywords): string | undefined {
  if (Object.hasOwn(keywords, "properties") || Object.hasOwn(keywords, "required")) return "object";
  return Object.hasOwn(keywords, "items") || Object.hasOwn(keywords, "prefixItems") ? "array" : undefined;
}

function objectInstance(keywords: Keywords, root: unknown, random: Random, depth: number): unknown {
  const properties = isMembers(keywords["properties"]) ? keywords["properties"] : {};
  const required = list(keywords["required"]).map(String);
  const members: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (required.includes(name) || random.chance(depth > 3 ? 0.1 : 0.6)) {
      members[name] = instanceOf(schema, root, random, depth + 1);
    }
  }
  for (const name of required) members[name] ??= randomValue(random, 1);
  const isOpen = keywords["additionalProperties"] !== false && keywords["unevaluatedProperties"] !== false;
  if (isOpen && random.chance(0.2)) {
    const rest = keywords["additionalProperties"] ?? true;
    members[random.pick(NAMES)] ??= instanceOf(rest, root, random, depth + 1);
  }
  return members;
}

function arrayInstance(keywords: Keywords, root: unknown, random: Random, depth: number): unknown {
  const prefix = [...list(keywords["prefixItems"]), ...list(keywords["items"])];
  const rest = Array.isArray(keywords["items"]) ? keywords["additionalItems"] : keywords["items"];
  const least = Number(keywords["minItems"] ?? 0);
  const most = Math.min(Number(keywords["maxItems"] ?? 3), depth > 4 ? Math.max(1, least) : 4);
  const length = random.integer(Math.min(least, most), Math.max(least, most));
  const items = Array.from({ length: rest === false ? Math.min(length, prefix.length) : length }, (_, index) =>
    instanceOf(prefix[index] ?? rest ?? true, root, random, depth + 1),
  );
  if (Object.hasOwn(keywords, "contains") && random.chance(0.8)) {
    items.push(instanceOf(keywords["contains"], root, random, depth + 1));
  }
  return items;
}

function stringInstance(keywords: Keywords, random: Random): string {
  if (keywords["format"] === "date") return "2024-02-29";
  if (keywords["format"] === "ipv4") return "127.0.0.1";
  if (keywords["format"] === "uuid") return "123e4567-e89b-12d3-a456-426614174000";
  const least = Number(keywords["minLength"] ?? 0);
  const text = keywords["pattern"] === "^a" ? "a" : keywords["pattern"] === "b$" ? "ab" : random.pick(TEXTS);
  return text.length >= least ? text.slice(0, Number(keywords["maxLength"] ?? 20)) : text.padStart(least, "a");
}

function numberInstance(keywords: Keywords, random: Random): number {
  const low = Math.max(Number(keywords["minimum"] ?? -3), Number(keywords["exclusiveMinimum"] ?? -4) + 1);
  const high = Math.min(Number(keywords["maximum"] ?? 6), Number(keywords["exclusiveMaximum"] ?? 9) - 1);
  const step = Number(keywords["multipleOf"] ?? (keywords["type"] === "integer" ? 1 : 0.5));
  return Math.ceil(random.integer(low, Math.max(low, high)) / step) * step;
}

function referenced(keywords: Keywords, root: unknown): unknown {
  const reference = keywords["$ref"];
  if (typeof reference !== "string" || !isMembers(root)) return undefined;
  const definitions: unknown = root["$defs"];
  return isMembers(definitions) ? definitions[reference.slice("#/$defs/".length)] : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
