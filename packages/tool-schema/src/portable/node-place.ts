import type { JsonValue } from "@di-code/ai";
import type { SchemaObject } from "../document/json-schema.ts";
import type { PortableFindingCode } from "./portable-finding-code.ts";
import type { NodeKind } from "./portable-keywords.ts";

/** What stands where a node must stand. */
export interface PlacedValue {
  readonly value: JsonValue;
  readonly pointer: string;
}

/** A node with keywords, and where it stands. */
export interface NodePlace {
  readonly node: SchemaObject;
  readonly pointer: string;
}

/** Takes a finding at a place that is no part of the subset. */
export type Refuse = (pointer: string, keyword: string, code: PortableFindingCode, message: string) => void;

/** Checks what is special to nodes of one kind, and gives the places of those inside it. */
export type CheckKind = (place: NodePlace, refuse: Refuse, kind: NodeKind) => readonly PlacedValue[];
