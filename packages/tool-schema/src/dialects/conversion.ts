import { type JsonValue, ToolSchemaError } from "@di-code/ai";
import { setMember, type SchemaObject } from "../document/json-schema.ts";
import { ChangeLog } from "./change-log.ts";
import type { DialectLimits } from "./dialect-limits.ts";
import type { Dialect } from "./dialect.ts";
import { DraftPlaces } from "./draft-places.ts";
import { childrenOf, type Draft, get, has, isDraft, remove } from "./draft.ts";
import { memberWords } from "./member-words.ts";
import { wordsOf } from "./words.ts";

/** Schemas that a conversion copies in all: as many as a checked schema may hold. */
const MAX_COPIES = 20_000;
/** Shorter patterns beside a format are written by hand, and say more than the format does. */
const MAX_BESIDE_FORMAT = 40;
const DEFINITION = "#/$defs/";

/** What of the options the passes need. */
export interface ConversionSettings {
  readonly dialect: Dialect;
  readonly limits: DialectLimits;
  readonly describe: boolean;
  readonly optionalNull: "null" | "absent";
}

/** The state of one conversion: the private copy, what became of it, and what `restore` has to undo. */
export class Conversion {
  readonly limits: DialectLimits;
  readonly optionalNull: "null" | "absent";
  readonly log: ChangeLog;
  readonly places: DraftPlaces = new DraftPlaces();
  readonly root: Draft = {};
  readonly definitions: Map<string, Draft> = new Map();
  /** Members of an object for which `null` stands for leaving them out. */
  readonly nullForAbsent: Map<Draft, Set<string>> = new Map();
  /** The members' own names, by the names that they have on the wire. */
  readonly ownNames: Map<Draft, ReadonlyMap<string, string>> = new Map();
  /** The schemas of a list's first items, in the order of the items, where the list says so no more. */
  readonly tuples: Map<Draft, readonly Draft[]> = new Map();
  /** Schemas that refuse null by a rule which was taken out. */
  readonly refuseNull: Set<Draft> = new Set();
  /** Members for which null is a value in one form of their object, and none in another. */
  readonly ambiguousNull: Set<Draft> = new Set();
  private readonly describes: boolean;
  private copies = 0;

  constructor(original: SchemaObject, { dialect, limits, describe, optionalNull }: ConversionSettings) {
    this.log = new ChangeLog(original, dialect);
    this.limits = limits;
    this.optionalNull = optionalNull;
    this.describes = describe;
  }

  /** All schemas, each before what it holds. */
  drafts(): readonly Draft[] {
    const all: Draft[] = [];
    const waiting: Draft[] = [...[...this.definitions.values()].reverse(), this.root];
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      all.push(draft);
      waiting.push(...[...childrenOf(draft)].reverse());
    }
    return all;
  }

  /** What a schema's `$ref` leads to; undefined without one. */
  target(draft: Draft): Draft | undefined {
    const reference = get(draft, "$ref");
    if (typeof reference !== "string") return undefined;
    return reference === "#" ? this.root : this.definitions.get(reference.slice(DEFINITION.length));
  }

  /** A new schema that comes from where another does. */
  create(keywords: Draft, like: Draft): Draft {
    this.places.set(keywords, this.places.of(like));
    return keywords;
  }

  /** A copy to its leaves; references stay references. */
  copy(draft: Draft): Draft {
    this.copies += 1;
    if (this.copies > MAX_COPIES) this.stop(draft, `needs more than ${MAX_COPIES} copies of schemas in this dialect`);
    const copy: Draft = {};
    for (const [keyword, value] of Object.entries(draft)) setMember(copy, keyword, this.copyValue(value));
    this.places.inherit(copy, draft);
    if (this.refuseNull.has(draft)) this.refuseNull.add(copy);
    if (this.ambiguousNull.has(draft)) this.ambiguousNull.add(copy);
    return copy;
  }

  /** Makes one schema what another is, so that who holds it need not know. */
  become(draft: Draft, other: Draft): void {
    if (this.refuseNull.has(other)) this.refuseNull.add(draft);
    for (const keyword of Object.keys(draft)) remove(draft, keyword);
    for (const [keyword, value] of Object.entries(other)) {
      setMember(draft, keyword, value);
      this.places.setKeyword(draft, keyword, this.places.ofKeyword(other, keyword));
    }
  }

  /** Takes a rule out; it goes into the description where it has words. */
  takeOut(draft: Draft, keyword: string, effect = "still enforced when the call is checked"): void {
    const value = get(draft, keyword);
    if (value === undefined) return;
    const words = keyword === "pattern" && isOfFormat(draft, value) ? undefined : wordsIn(draft, keyword, value);
    const isSaid = words !== undefined && this.say(draft, words);
    this.log.note(this.places.ofKeyword(draft, keyword), keyword, isSaid ? "described" : "removed", effect);
    remove(draft, keyword);
  }

  /** Adds a sentence to a description; false where the caller wants none. */
  say(draft: Draft, sentence: string): boolean {
    if (!this.describes) return false;
    const description = get(draft, "description");
    if (typeof description !== "string" || description.trim() === "") draft["description"] = sentence;
    else if (!description.includes(sentence)) {
      const said = description.trimEnd();
      draft["description"] = `${said}${/[.!?:;]$/.test(said) ? "" : "."} ${sentence}`;
    }
    return true;
  }

  /** Ends the conversion at a limit of this package, whatever the options say. */
  stop(draft: Draft, message: string): never {
    const finding = Object.freeze({ pointer: this.places.of(draft), keyword: "", code: "limit_nodes", message });
    throw new ToolSchemaError({ findings: [finding], code: "NOT_EXPRESSIBLE" });
  }

  private copyValue(value: JsonValue): JsonValue {
    // What is frozen comes from the original and is no schema: values of enum, const, default.
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
    if (Array.isArray(value)) return value.map((member: JsonValue) => this.copyValue(member));
    if (this.isSchema(value) && isDraft(value)) return this.copy(value);
    const copy = {};
    for (const [name, member] of Object.entries(value)) setMember(copy, name, this.copyValue(member));
    return copy;
  }

  private isSchema(value: JsonValue): boolean {
    return isDraft(value) && this.places.has(value);
  }
}

function wordsIn(draft: Draft, keyword: string, value: JsonValue): string | undefined {
  return memberWords(draft, keyword) ?? wordsOf(keyword, value);
}

/** A long pattern beside a `format` that stays: libraries write out what the format says. */
function isOfFormat(draft: Draft, pattern: JsonValue): boolean {
  return has(draft, "format") && typeof pattern === "string" && pattern.length > MAX_BESIDE_FORMAT;
}
