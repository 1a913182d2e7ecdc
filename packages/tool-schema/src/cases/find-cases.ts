import type { SchemaObject } from "../document/json-schema.ts";
import type { CaseSettings } from "./case-settings.ts";
import { createMaker } from "./make/create-maker.ts";
import type { Maker } from "./make/make-context.ts";
import { createRandom } from "./random.ts";
import { type Meaning, readSource } from "./schema/schema-source.ts";
import type { Applied } from "./schema/shape.ts";
import { OutOfSteps } from "./step-budget.ts";
import { CaseList, type Verdict } from "./walk/case-list.ts";
import { type Place, pointerTo } from "./walk/place.ts";
import { isRepeated, visitPlace } from "./walk/visit-place.ts";

/** Places of the arguments that are visited; shared and recursive schemas may have more. */
const MAX_PLACES = 5_000;

/** Finds the cases of a schema that can be enforced, place by place, from the root down. */
export function findCases(root: SchemaObject, verdict: Verdict, meaning: Meaning, settings: CaseSettings): CaseList {
  const source = readSource(root, meaning);
  const maker = createMaker(source, createRandom(settings.seed));
  const cases = new CaseList(source, verdict, settings.maxCases);
  try {
    visitAll(root, maker, cases, settings);
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error;
    cases.isCut = true;
  }
  return cases;
}

function visitAll(root: SchemaObject, maker: Maker, cases: CaseList, settings: CaseSettings): void {
  const start: Place = {
    applied: [{ schema: root, within: [] }],
    path: [],
    put: (value) => value,
    exists: () => true,
    note: "",
    above: [],
  };
  const known = new SeenPlaces();
  const queue = [start];
  for (let next = 0; next < queue.length; next += 1) {
    const place = queue[next];
    if (place === undefined) break;
    if (cases.isFull || next >= MAX_PLACES) {
      cases.isCut = true;
      break;
    }
    for (const below of visitPlace(place, maker, cases)) {
      if (below.path.length >= settings.maxDepth) cases.isCut = true;
      else if (known.isNew(below) && !isRepeated(below.applied, below.above)) queue.push(below);
    }
  }
}

/** A place is visited once, though several branches lead to it, as long as the same schemas apply there. */
class SeenPlaces {
  private readonly seen = new Set<string>();
  private readonly numbers = new Map<Applied["schema"], number>();

  isNew({ path, applied }: Place): boolean {
    const key = `${pointerTo(path)}\0${applied.map(({ schema }) => this.numberOf(schema)).join()}`;
    const isNew = !this.seen.has(key);
    this.seen.add(key);
    return isNew;
  }

  private numberOf(schema: Applied["schema"]): number {
    const number = this.numbers.get(schema) ?? this.numbers.size;
    this.numbers.set(schema, number);
    return number;
  }
}
