import { isDeepStrictEqual } from "node:util";

type Schema = Readonly<Record<string, unknown>>;
type Members = Readonly<Record<string, unknown>>;

/** What a schema says of a value, as 2020-12 words it: valid or not, and the members and items accounted for. */
interface Outcome {
  readonly valid: boolean;
  readonly seen: ReadonlySet<string | number>;
}

const INVALID: Outcome = { valid: false, seen: new Set() };

/**
 * The verdict of JSON Schema 2020-12 by the letter: slow, without limits, without formats, `$ref` only to `#/$defs/…`.
 * Written apart from the plan, as its oracle: ajv and TypeBox are wrong here and there about `contains` and
 * `unevaluated…`.
 */
export function naiveVerdict(schema: unknown, value: unknown): boolean {
  return new Naive(schema as Schema).judge(schema, value).valid;
}

class Naive {
  readonly #root: Schema;

  constructor(root: Schema) {
    this.#root = root;
  }

  judge(schema: unknown, value: unknown): Outcome {
    if (typeof schema === "boolean") return { valid: schema, seen: new Set() };
    const rules = schema as Schema;
    if (!keepsAssertions(rules, value)) return INVALID;
    const seen = new Set<string | number>();
    const adds = (outcome: Outcome): boolean => {
      if (outcome.valid) for (const place of outcome.seen) seen.add(place);
      return outcome.valid;
    };
    const children = childrenOf(value);
    for (const [place, member] of children) {
      const at = this.#childSchemas(rules, place, value);
      if (at.length > 0) seen.add(place);
      if (!at.every((child) => this.judge(child, member).valid)) return INVALID;
    }
    if (!this.#keepsContains(rules, value, seen)) return INVALID;
    if (isMembers(value) && "propertyNames" in rules) {
      if (!Object.keys(value).every((key) => this.judge(rules["propertyNames"], key).valid)) return INVALID;
    }
    const applies = (child: unknown): boolean => adds(this.judge(child, value));
    if (!this.#keepsApplicators(rules, value, applies)) return INVALID;
    for (const keyword of ["unevaluatedProperties", "unevaluatedItems"]) {
      if (!(keyword in rules) || (keyword === "unevaluatedItems" ? !Array.isArray(value) : !isMembers(value))) continue;
      for (const [place, member] of children) {
        if (!seen.has(place) && !this.judge(rules[keyword], member).valid) return INVALID;
        seen.add(place);
      }
    }
    return { valid: true, seen };
  }

  #childSchemas(rules: Schema, place: string | number, value: unknown): readonly unknown[] {
    if (Array.isArray(value)) {
      const prefix = listOf(rules, "prefixItems");
      if (Number(place) < prefix.length) return [prefix[Number(place)]];
      return "items" in rules ? [rules["items"]] : [];
    }
    const name = String(place);
    const properties = mapOf(rules, "properties");
    const found = Object.hasOwn(properties, name) ? [properties[name]] : [];
    for (const [pattern, child] of Object.entries(mapOf(rules, "patternProperties"))) {
      if (new RegExp(pattern, "u").test(name)) found.push(child);
    }
    return found.length === 0 && "additionalProperties" in rules ? [rules["additionalProperties"]] : found;
  }

  #keepsContains(rules: Schema, value: unknown, seen: Set<string | number>): boolean {
    if (!("contains" in rules) || !Array.isArray(value)) return true;
    const matching = value.flatMap((item, index) => (this.judge(rules["contains"], item).valid ? [index] : []));
    for (const index of matching) seen.add(index);
    const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = rules;
    return matching.length >= Number(minContains) && matching.length <= Number(maxContains);
  }

  #keepsApplicators(rules: Schema, value: unknown, applies: (child: unknown) => boolean): boolean {
    if ("$ref" in rules) {
      const name = String(rules["$ref"]).slice("#/$defs/".length);
      if (!applies(mapOf(this.#root, "$defs")[name])) return false;
    }
    if (listOf(rules, "allOf").filter(applies).length < listOf(rules, "allOf").length) return false;
    if ("anyOf" in rules && listOf(rules, "anyOf").filter(applies).length === 0) return false;
    if ("oneOf" in rules && listOf(rules, "oneOf").filter(applies).length !== 1) return false;
    if ("not" in rules && this.judge(rules["not"], value).valid) return false;
    if ("if" in rules) {
      const branch = applies(rules["if"]) ? "then" : "else";
      if (branch in rules && !applies(rules[branch])) return false;
    }
    return Object.entries(mapOf(rules, "dependentSchemas")).every(
      ([name, child]) => !isMembers(value) || !Object.hasOwn(value, name) || applies(child),
    );
  }
}

function keepsAssertions(rules: Schema, value: unknown): boolean {
  const { type = [], enum: allowed } = rules;
  const types = [type].flat();
  if (types.length > 0 && !types.some((name) => isOfType(value, name))) return false;
  if (Array.isArray(allowed) && !allowed.some((literal) => equals(literal, value))) return false;
  if ("const" in rules && !equals(rules["const"], value)) return false;
  if (typeof value === "string") return keepsStringRules(rules, value);
  if (typeof value === "number") return keepsNumberRules(rules, value);
  if (Array.isArray(value)) {
    const repeats = value.some((item, index) => value.slice(0, index).some((earlier) => equals(earlier, item)));
    return isBetween(rules, "Items", value.length) && !(rules["uniqueItems"] === true && repeats);
  }
  if (!isMembers(value)) return true;
  const has = (name: unknown): boolean => Object.hasOwn(value, String(name));
  const dependents = Object.entries(mapOf(rules, "dependentRequired"));
  return (
    isBetween(rules, "Properties", Object.keys(value).length) &&
    listOf(rules, "required").every(has) &&
    dependents.every(([name, others]) => !has(name) || (others as readonly unknown[]).every(has))
  );
}

function keepsStringRules(rules: Schema, value: string): boolean {
  return (
    isBetween(rules, "Length", Array.from(value).length) &&
    (!("pattern" in rules) || new RegExp(String(rules["pattern"]), "u").test(value))
  );
}

function keepsNumberRules(rules: Schema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = rules;
  return (
    value >= Number(minimum) &&
    value <= Number(maximum) &&
    value > Number(exclusiveMinimum) &&
    value < Number(exclusiveMaximum) &&
    (!("multipleOf" in rules) || isNaiveMultiple(value, Number(rules["multipleOf"])))
  );
}

/** Of halves and whole numbers only. */
function isNaiveMultiple(value: number, divisor: number): boolean {
  return BigInt(value * 2) % BigInt(divisor * 2) === 0n;
}

function isBetween(rules: Schema, what: string, count: number): boolean {
  const { [`min${what}`]: min = 0, [`max${what}`]: max = Number.POSITIVE_INFINITY } = rules;
  return count >= Number(min) && count <= Number(max);
}

function isOfType(value: unknown, name: unknown): boolean {
  if (value === null) return name === "null";
  if (Array.isArray(value)) return name === "array";
  return typeof value === name || (name === "integer" && Number.isInteger(value));
}

/** `0` and `-0` are one number. */
function equals(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right)));
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isMembers(value) ? Object.entries(value) : [];
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(rules: Schema, keyword: string): readonly unknown[] {
  const list = rules[keyword];
  return Array.isArray(list) ? list : [];
}

function mapOf(rules: Schema, keyword: string): Members {
  const map = rules[keyword];
  return isMembers(map) ? map : {};
}
