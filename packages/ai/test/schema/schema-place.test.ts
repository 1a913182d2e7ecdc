import { expect, test } from "vitest";
import { ROOT_PLACE, SchemaPlace } from "../../src/schema/schema-place.ts";

test.each<[string, readonly (string | number)[]]>([
  ["", []],
  ["/items", ["items"]],
  ["/anyOf/0", ["anyOf", 0]],
  ["/properties/a~1b~0c/not", ["properties", "a/b~c", "not"]],
  ["/properties//items", ["properties", "", "items"]],
])("%j", (pointer, segments) => {
  expect(segments.reduce((place, segment) => new SchemaPlace(place, segment), ROOT_PLACE).pointer).toBe(pointer);
});

test("below a pointer that is known as a whole", () => {
  expect(new SchemaPlace(new SchemaPlace(undefined, "/$defs/a~1b"), "not").pointer).toBe("/$defs/a~1b/not");
});
