import { appendSegment, type SchemaFinding, segmentsOfPointer } from "@di-code/ai";
import type { SchemaObject } from "../document/json-schema.ts";
import type { DialectAction, DialectNote } from "./dialect-schema.ts";
import type { Dialect } from "./dialect.ts";

/** Findings that an error lists. */
const MAX_LOSSES = 1_000;

/** What a conversion changes, and what it cannot express. */
export class ChangeLog {
  readonly notes: DialectNote[] = [];
  readonly losses: SchemaFinding[] = [];
  private readonly original: SchemaObject;
  private readonly dialect: Dialect;
  private readonly seen = new Set<string>();

  constructor(original: SchemaObject, dialect: Dialect) {
    this.original = original;
    this.dialect = dialect;
  }

  /** One change. The same one, met again in a copy, is noted once: then false. */
  note(pointer: string, keyword: string, action: DialectAction, effect: string): boolean {
    const place = this.existing(pointer);
    const key = JSON.stringify([place, keyword, action, effect]);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    this.notes.push(Object.freeze({ pointer: place, keyword, action, effect }));
    return true;
  }

  /** Valid arguments that cannot be sent, and what to write instead. */
  lose(pointer: string, keyword: string, effect: string, wayOut: string): void {
    if (!this.note(pointer, keyword, "lost", effect) || this.losses.length >= MAX_LOSSES) return;
    const place = this.existing(pointer);
    const message = `${this.dialect} cannot express: ${effect}; ${wayOut}, or onLoss: "note"`;
    this.losses.push(Object.freeze({ pointer: place, keyword, code: "not_expressible", message }));
  }

  /** The pointer, or as much of it as the original has. */
  private existing(pointer: string): string {
    let value: unknown = this.original;
    let found = "";
    for (const segment of segmentsOfPointer(pointer) ?? []) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return found;
      value = (value as Readonly<Record<string, unknown>>)[segment];
      found = appendSegment(found, segment);
    }
    return found;
  }
}
