import { setMember } from "../../document/json-schema.ts";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, isDraft, listIn, mapIn, schemaIn } from "../draft.ts";
import { WireMatch } from "./wire-match.ts";

/** Deeper values come back as they are: no arguments may be that deep. */
const MAX_DEPTH = 128;
/** Values that are looked at; those beyond come back as they are. */
const MAX_VALUES = 1_000_000;

/** One restoration: which schemas of the wire apply to each value, and what they say of its members. */
export class Restoring {
  private readonly conversion: Conversion;
  private readonly reach: ReadonlySet<Draft>;
  private readonly match: WireMatch;
  /** What was restored by one schema: a value that is referred to twice is restored once, a cycle is left as it is. */
  private readonly known = new Map<Draft, Map<object, unknown>>();
  private values = 0;

  constructor(conversion: Conversion, reach: ReadonlySet<Draft>) {
    this.conversion = conversion;
    this.reach = reach;
    this.match = new WireMatch(conversion);
  }

  restore(args: unknown): unknown {
    return this.restoreValue(args, [this.conversion.root], 0);
  }

  private restoreValue(value: unknown, schemas: readonly Draft[], depth: number): unknown {
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return value;
    const [only] = schemas;
    const known = schemas.length === 1 && only !== undefined ? this.knownOf(only) : undefined;
    if (known?.has(value) === true) return known.get(value);
    this.values += 1;
    if (this.values > MAX_VALUES) return value;
    known?.set(value, value);
    const result = this.restoreMembers(value, schemas, depth);
    known?.set(value, result);
    return result;
  }

  private restoreMembers(value: object, schemas: readonly Draft[], depth: number): unknown {
    const applying = this.inPlace(schemas, value);
    if (applying.length === 0) return value;
    return Array.isArray(value) ? this.restoreList(value, applying, depth) : this.restoreObject(value, applying, depth);
  }

  private knownOf(draft: Draft): Map<object, unknown> {
    const known = this.known.get(draft) ?? new Map<object, unknown>();
    this.known.set(draft, known);
    return known;
  }

  private restoreList(list: readonly unknown[], applying: readonly Draft[], depth: number): unknown {
    // A list of a great length may hold next to nothing; no arguments may be that long.
    if (list.length > MAX_VALUES - this.values) return list;
    let isChanged = false;
    const restored = list.map((item, index) => {
      const schemas = applying.map((draft) => {
        return (
          this.conversion.tuples.get(draft)?.[index] ?? listIn(draft, "prefixItems")[index] ?? schemaIn(draft, "items")
        );
      });
      const result = this.restoreValue(item, present(schemas), depth + 1);
      isChanged ||= result !== item;
      return result;
    });
    return isChanged ? restored : list;
  }

  private restoreObject(value: object, applying: readonly Draft[], depth: number): unknown {
    let isChanged = false;
    const restored = {};
    for (const [wireName, member] of Object.entries(value) as [string, unknown][]) {
      if (member === null && applying.some((draft) => this.conversion.nullForAbsent.get(draft)?.has(wireName))) {
        isChanged = true;
        continue;
      }
      const name = this.ownName(wireName, value, applying);
      const result = this.restoreValue(member, schemasOfMember(wireName, applying), depth + 1);
      isChanged ||= name !== wireName || result !== member;
      setMember(restored, name, result);
    }
    return isChanged ? restored : value;
  }

  private ownName(wireName: string, value: object, applying: readonly Draft[]): string {
    for (const draft of applying) {
      const name = this.conversion.ownNames.get(draft)?.get(wireName);
      // A value that has both names keeps both: none of them may be lost.
      if (name !== undefined && !Object.hasOwn(value, name)) return name;
    }
    return wireName;
  }

  /**
   * The schemas that apply to a value, of those that matter. Of a union it is the first branch whose form the value has;
   * names are the same in all branches, so that without such a branch all may speak.
   */
  private inPlace(schemas: readonly Draft[], value: object): readonly Draft[] {
    const found = new Set<Draft>();
    const waiting = schemas.filter((draft) => this.reach.has(draft)).reverse();
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      if (found.has(draft)) continue;
      found.add(draft);
      const next = [
        this.conversion.target(draft),
        schemaIn(draft, "if"),
        schemaIn(draft, "then"),
        schemaIn(draft, "else"),
      ];
      const members = [...present(next), ...listIn(draft, "allOf"), ...mapIn(draft, "dependentSchemas").values()];
      for (const keyword of ["anyOf", "oneOf"]) members.push(...this.chosen(listIn(draft, keyword), value));
      waiting.push(...members.filter((member) => this.reach.has(member)).reverse());
    }
    return [...found];
  }

  private chosen(branches: readonly Draft[], value: object): readonly Draft[] {
    if (branches.length < 2 || this.conversion.nullForAbsent.size === 0) return branches;
    const first = branches.find((branch) => this.match.matches(branch, value));
    return first === undefined ? branches : [first];
  }
}

function schemasOfMember(name: string, applying: readonly Draft[]): readonly Draft[] {
  const schemas: Draft[] = [];
  for (const draft of applying) {
    const members = get(draft, "properties");
    const declared = isDraft(members) && Object.hasOwn(members, name) ? members[name] : undefined;
    if (isDraft(declared)) schemas.push(declared);
    else schemas.push(...present([schemaIn(draft, "additionalProperties"), schemaIn(draft, "unevaluatedProperties")]));
    schemas.push(...mapIn(draft, "patternProperties").values());
  }
  return schemas;
}

function present(schemas: readonly (Draft | undefined)[]): readonly Draft[] {
  return schemas.filter((schema) => schema !== undefined);
}
