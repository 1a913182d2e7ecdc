import type { SchemaFinding, SchemaFindingCode } from "@di-code/ai";

/** The codes that `checkPortableSchema` gives: those of `checkToolSchema`, and its own. Stable. */
export type PortableFindingCode =
  | SchemaFindingCode
  /** A keyword of JSON Schema, OpenAPI or a provider that the portable subset leaves out. */
  | "keyword_not_portable"
  /** A keyword that no standard knows. */
  | "keyword_unknown"
  /** A keyword of the subset beside a `type` that it says nothing of, or `oneOf` beside a `type`. */
  | "keyword_misplaced"
  /** A node that has neither `type` nor `oneOf`. */
  | "type_missing"
  /** `type: "null"`. */
  | "type_not_portable"
  /** A list of types. */
  | "type_list"
  /** `true` or `false` where a node must stand. */
  | "boolean_schema"
  | "items_missing"
  /** A list of schemas in `items`: a tuple. */
  | "items_list"
  /** A value of `enum` that is not of the node's type. */
  | "enum_type"
  /** A value of `enum` or a name of `required` that comes twice. */
  | "duplicate"
  /** A rule made by `Type.Refine`, which is code and no JSON. */
  | "refinement";

/** What `checkPortableSchema` finds. */
export type PortableFinding = SchemaFinding<PortableFindingCode>;
