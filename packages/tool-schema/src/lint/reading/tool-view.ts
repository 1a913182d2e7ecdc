import type { SchemaFinding, SchemaReferences } from "@di-code/ai";
import type { SchemaObject } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";

/** A tool as the rules see it: read once, plain, and within limits. */
export interface ToolView {
  /** The name as it is given out: cut after 256 characters, `""` where there is none. */
  readonly name: string;
  /** The words of the name, in lower case. */
  readonly nameWords: readonly string[];
  /** UTF-16 units of the name as it came. */
  readonly nameLength: number;
  /** The first 10,000 characters of the description; `""` where there is none. */
  readonly description: string;
  readonly effects: "read" | "write" | "destructive" | undefined;
  /** The first 1,000 examples, unchecked. */
  readonly examples: readonly unknown[];
  readonly display: DisplayView;
  /** What is wrong with the tool itself; pointers into the tool. */
  readonly faults: readonly { readonly pointer: string; readonly message: string }[];
  /** Why the schema cannot be used, unknown formats apart; pointers into the schema. */
  readonly schemaFaults: readonly SchemaFinding[];
  /** What will not be checked in values; pointers into the schema. */
  readonly notEnforced: readonly SchemaFinding[];
  /** The parameters; undefined where the schema cannot be used, and then no rule judges it. */
  readonly parameters: ParametersView | undefined;
}

/** The pointers of a tool's `display`, the first 200 of each kind; those over 1,000 characters are left out. */
export interface DisplayView {
  readonly secret: readonly DisplayPointer[];
  readonly important: readonly DisplayPointer[];
  readonly labels: readonly DisplayPointer[];
}

export interface DisplayPointer {
  /** As it was written; it need not be a pointer. */
  readonly written: string;
  /** Where it stands: a pointer into the tool. */
  readonly place: string;
}

/** A schema that can be used, taken apart. */
export interface ParametersView {
  /** The schema as it was given, with what JSON cannot carry (refinements): for validating only. */
  readonly source: object;
  readonly root: SchemaObject;
  /** What describes values, in document order: not what stands under `not` or `if`, which only asks,
   * nor definitions that nothing refers to. Pointers into the schema. */
  readonly places: readonly SchemaPlace[];
  readonly members: readonly Member[];
  /** The members of the arguments themselves that are schemas with keywords. */
  readonly parameters: readonly Member[];
  readonly references: SchemaReferences;
  /** What a schema comes to: see `reading/value-schema.ts`. */
  valueOf(schema: SchemaObject): ValueSchema;
}

/** What a schema comes to when its references and its choice between a value and `null` are followed. */
export interface ValueSchema {
  readonly schema: SchemaObject;
  /** Its `type`s without `null`; none where it names none. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** The nearest description on the way, cut after 2,000 characters; `""` where there is none. */
  readonly description: string;
}

/** A declared member of an object. */
export interface Member extends ValueSchema {
  readonly name: string;
  /** The words of its name, in lower case. */
  readonly words: readonly string[];
  /** Pointer into the tool: `/parameters/properties/limit`. */
  readonly pointer: string;
  /** The schema as it is written at the pointer. */
  readonly written: SchemaObject;
  readonly isRequired: boolean;
  /** The object schema that declares it. */
  readonly owner: SchemaPlace;
}
