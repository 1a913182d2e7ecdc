import { expect, test } from "vitest";
import { checkToolSchema } from "../../src/index.ts";

/** A schema with a hidden `~kind` that answers so, one after the other. */
function withKinds(...kinds: readonly string[]): { readonly schema: object; readonly reads: () => number } {
  let reads = 0;
  const get = (): string | undefined => kinds[reads++];
  const p = Object.defineProperty({ type: "string" }, "~kind", { get });
  return { schema: { type: "object", properties: { p } }, reads: () => reads };
}

test.each<[readonly string[], number]>([
  [["Identifier", "String"], 1],
  [["Parameter", "String"], 1],
  [["String", "Identifier"], 0],
])("a hidden kind is read once, and its first answer counts: %j", (kinds, findings) => {
  const { schema, reads } = withKinds(...kinds);
  expect(checkToolSchema(schema).findings.map(({ pointer, keyword }) => [pointer, keyword])).toEqual(
    findings === 0 ? [] : [["/properties/p", "~kind"]],
  );
  expect(reads()).toBe(1);
});
