import type { JsonValue } from "@di-code/ai";
import { isOfType } from "../../document/json-kind.ts";
import { isListed } from "../schema/literal-test.ts";
import { literalsOf, typesOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Shape } from "../schema/shape.ts";
import { numberFault, textFault } from "../fault/scalar-fault.ts";

/** The values of `enum` and `const` that every part takes, as far as scalars go; undefined where no part lists values. */
export function literalValues({ parts }: Shape, source: SchemaSource): readonly JsonValue[] | undefined {
  const lists = parts.flatMap(({ schema }) => literalsOf(schema));
  const [first, ...others] = lists.toSorted((left, right) => left.values.length - right.values.length);
  if (first === undefined) return undefined;
  return first.values.filter(
    (value) =>
      others.every(({ values }) => isListed(values, value)) &&
      parts.every(({ schema }) => {
        if (typesOf(schema)?.some((type) => isOfType(type, value)) === false) return false;
        if (typeof value === "string") return textFault(schema, value, source) === undefined;
        return typeof value !== "number" || numberFault(schema, value, source) === undefined;
      }),
  );
}
