import { isKeywords, type Keywords, own, under, valueAt } from "./dialect-checkers/schema-tree.ts";
import { geminiAsJsonSchema, listOf, type Verdict } from "./dialect-verdict.ts";

/**
 * Arguments as a model writes them under a dialect's schema: what is left out but required there is `null`, and a member
 * goes under the name that the dialect gave it. Made from the dialect's schema alone.
 */
export function encodeArguments(schema: unknown, args: unknown, accepts: Verdict, dialect: string): unknown {
  const root = dialect === "gemini" ? geminiAsJsonSchema(schema) : schema;
  const encode = (pointer: string, value: unknown, depth: number): unknown => {
    const at = valueAt(root, pointer);
    if (!isKeywords(at) || depth > 100) return value;
    const reference = own(at, "$ref");
    if (typeof reference === "string") return encode(decodeURIComponent(reference.slice(1)), value, depth + 1);
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = listOf(at, keyword).map((_, index) => under(under(pointer, keyword), index));
      const candidates = branches.map((branch) => ({ branch, encoded: encode(branch, value, depth + 1) }));
      const taken = candidates.find(({ branch, encoded }) => accepts(encoded, branch));
      if (branches.length > 0 && !Object.hasOwn(at, "properties")) return taken === undefined ? value : taken.encoded;
    }
    if (Array.isArray(value)) {
      const prefix = Array.isArray(at["items"]) ? listOf(at, "items") : listOf(at, "prefixItems");
      const [first, rest] = Array.isArray(at["items"]) ? ["items", "additionalItems"] : ["prefixItems", "items"];
      return value.map((item: unknown, index) =>
        encode(
          under(...((index < prefix.length ? [under(pointer, first), index] : [pointer, rest]) as [string, string])),
          item,
          depth + 1,
        ),
      );
    }
    return isKeywords(value) ? encodeMembers(at, pointer, value, depth) : value;
  };

  function encodeMembers(at: Keywords, pointer: string, value: Keywords, depth: number): unknown {
    const declared = isKeywords(at["properties"]) ? at["properties"] : {};
    const members: [string, unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      const sent = Object.hasOwn(declared, name) ? name : (renamed(name, declared, value) ?? name);
      const place = Object.hasOwn(declared, sent)
        ? under(under(pointer, "properties"), sent)
        : under(pointer, "additionalProperties");
      members.push([sent, encode(place, member, depth + 1)]);
    }
    const present = new Set(members.map(([name]) => name));
    for (const name of listOf(at, "required")) {
      if (typeof name === "string" && !present.has(name)) members.push([name, null]);
    }
    return Object.fromEntries(members);
  }

  return encode("", args, 0);
}

/** The declared name that has the same letters and is no member's own. */
function renamed(name: string, declared: Keywords, value: Keywords): string | undefined {
  const letters = (text: string): string => text.replaceAll(/[^a-zA-Z0-9]/gu, "").toLowerCase();
  const free = Object.keys(declared).filter((other) => !Object.hasOwn(value, other));
  return (
    free.find((other) => letters(other) === letters(name)) ??
    free.find((other) => letters(other).startsWith(letters(name).slice(0, 20)))
  );
}
