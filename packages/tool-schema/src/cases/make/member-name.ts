import { plainText } from "../text/make-text.ts";
import type { Shape } from "../schema/shape.ts";
import type { Maker } from "./make-context.ts";
import { isNameAllowed, namePatterns, objectFacts } from "./object-rules.ts";

/** Names that are tried to find one. */
const MAX_TRIED = 24;

/** A name for a member that `properties` does not declare, which `propertyNames` allows and `isWanted` takes. */
export function otherName(shape: Shape, maker: Maker, isWanted: (name: string) => boolean): string | undefined {
  // A name that brings others, or schemas, with it is one that is known.
  const { declared, dependents, schemaNames } = objectFacts(shape);
  const isKnown = (name: string): boolean => declared.has(name) || dependents.has(name) || schemaNames.has(name);
  for (const name of namesToTry(shape, maker)) {
    if (name === "__proto__" || isKnown(name) || !isWanted(name)) continue;
    if (isNameAllowed(shape, name, maker.source)) return name;
  }
  return undefined;
}

/** Plain names, those that `propertyNames` leads to, and those that match a pattern of `patternProperties`. */
function* namesToTry(shape: Shape, maker: Maker): Generator<string> {
  const { random } = maker;
  for (let count = 0; count < 4; count += 1) yield `extra_${plainText(random, 4)}`;
  const rules = objectFacts(shape).nameRules;
  if (rules.length > 0) {
    for (let attempt = 0; attempt < MAX_TRIED; attempt += 1) {
      const name = maker.make([...rules, { schema: { type: "string" }, within: [] }], {
        fullness: "least",
        attempt,
        depth: 0,
      });
      if (typeof name === "string") yield name;
    }
  }
  for (const { schema } of shape.parts) for (const pattern of namePatterns(schema)) yield* matching(pattern, maker);
}

/** Names that a pattern should match. */
export function* matching(pattern: string, maker: Maker): Generator<string> {
  const writer = maker.source.writerOf(pattern);
  for (let attempt = 0; attempt < MAX_TRIED; attempt += 1) {
    const text = writer?.write(maker.random, writer.least + (attempt % 8));
    if (text === undefined) return;
    for (const name of [text, `${text}x`, `x${text}`]) {
      if (name !== "" && maker.source.isNamed(pattern, name)) yield name;
    }
  }
}
