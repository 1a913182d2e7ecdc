/** What stands in the copy of a schema for what JSON cannot say. */
const notJson = {
  bigint: Symbol("a BigInt"),
  function: Symbol("a function"),
  symbol: Symbol("a symbol"),
  undefined: Symbol("undefined"),
};

/** What stands in the copy for an object that is neither a list nor plain. */
export const CLASS_INSTANCE: symbol = Symbol("an instance of a class");

/** What has no members, as the copy holds it. */
export function leafOf(value: unknown): unknown {
  switch (typeof value) {
    case "bigint":
      return notJson.bigint;
    case "function":
      return notJson.function;
    case "symbol":
      return notJson.symbol;
    case "undefined":
      return notJson.undefined;
    default:
      return value;
  }
}

/** What JSON cannot say, in words; undefined for what it can. */
export function whatIsNoJson(leaf: unknown): string | undefined {
  if (typeof leaf === "symbol") return leaf.description;
  return typeof leaf === "number" && !Number.isFinite(leaf) ? "a number without a finite value" : undefined;
}

/** Of the value alone, as JSON text, without what it holds. */
export function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value === "number") return String(value).length;
  return typeof value === "boolean" ? 4 : 2;
}
