import type { JsonValue } from "@di-code/ai";
import type { JsonSchema } from "../../document/json-schema.ts";
import { referred } from "../fault/referred.ts";
import { valueFault } from "../fault/value-fault.ts";
import type { Random } from "../random.ts";
import { sizeOf } from "../step-budget.ts";
import { isHard } from "../schema/probe.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import { type Applied, type Selection, type Shape, shapesOf } from "../schema/shape.ts";
import type { MadeValue, Maker, Wish } from "./make-context.ts";
import { makeFromShape } from "./make-from-shape.ts";

/** Values that are made from one shape until one is taken. */
const MAX_ATTEMPTS = 12;

/** Values within one value, itself included. */
const MAX_SIZE = 2_000;

/** Deepest nesting of a value; a schema that asks for more has none. */
const MAX_DEPTH = 64;

/** Attempts at values, for all cases of a schema together. */
const MAX_STEPS = 400_000;

/** For one value with all that is in it. */
const MAX_STEPS_OF_ONE = 10_000;

/** Makes values for the schemas of one document. What it cannot do within its limits, it does not do. */
export function createMaker(source: SchemaSource, random: Random): Maker {
  return new ValueMaker(source, random);
}

const NOTHING_CHOSEN: Selection = new Map();

class ValueMaker implements Maker {
  readonly source: SchemaSource;
  readonly random: Random;
  private steps = 0;
  /** Since the outermost value was begun. */
  private stepsOfOne = 0;
  /** Values that were not looked for to the end. */
  private cuts = 0;
  private readonly known = {
    least: new WeakMap<object, JsonValue | undefined>(),
    full: new WeakMap<object, JsonValue | undefined>(),
  };
  /** Schemas whose value is being made: the least value of a schema holds no other of the same schema. */
  private readonly inMaking = new Set<object>();

  constructor(source: SchemaSource, random: Random) {
    this.source = source;
    this.random = random;
  }

  make(applied: readonly Applied[], wish: Wish): JsonValue | undefined {
    const [only] = applied;
    const schema = applied.length === 1 && only !== undefined ? referred(only.schema, this.source) : true;
    if (typeof schema === "boolean") return this.makeChosen(applied, NOTHING_CHOSEN, wish)?.value;
    const known = wish.attempt === 0 ? this.known[wish.fullness] : undefined;
    if (known?.has(schema) === true) return known.get(schema);
    const { cuts } = this;
    const value = this.makeChosen(applied, NOTHING_CHOSEN, wish)?.value;
    // What is not found inside a value of the same schema, or for want of steps, may be found elsewhere.
    if (value !== undefined || cuts === this.cuts) known?.set(schema, value);
    return value;
  }

  makeChosen(applied: readonly Applied[], selection: Selection, wish: Wish): MadeValue | undefined {
    const [only] = applied;
    const key = applied.length === 1 && only !== undefined ? referred(only.schema, this.source) : true;
    const isRepeated = typeof key === "object" && this.inMaking.has(key);
    if (wish.depth >= MAX_DEPTH || isRepeated) {
      this.cuts += 1;
      return undefined;
    }
    if (this.inMaking.size === 0) this.stepsOfOne = 0;
    if (typeof key === "object") this.inMaking.add(key);
    const made = this.find(applied, selection, wish);
    if (typeof key === "object") this.inMaking.delete(key);
    return made;
  }

  private find(applied: readonly Applied[], selection: Selection, wish: Wish): MadeValue | undefined {
    for (const shape of shapesOf({ applied, selection, depth: wish.depth }, this.source)) {
      const isPlain = !shape.parts.some(({ schema }) => isHard(schema));
      for (let attempt = 0; attempt < (isPlain ? 1 : MAX_ATTEMPTS); attempt += 1) {
        const made = { ...wish, attempt: wish.attempt + attempt };
        const value = this.makeFrom(shape, applied, made);
        if (value === undefined) break;
        if (isPlain || this.takes(shape, applied, value)) return { value, shape, attempt: made.attempt };
      }
    }
    return undefined;
  }

  makeFrom(shape: Shape, applied: readonly Applied[], wish: Wish): JsonValue | undefined {
    this.steps += 1;
    this.stepsOfOne += 1;
    if (this.steps <= MAX_STEPS && this.stepsOfOne <= MAX_STEPS_OF_ONE)
      return makeFromShape(shape, applied, wish, this);
    this.cuts += 1;
    return undefined;
  }

  seal(value: JsonValue[] | Record<string, JsonValue>): JsonValue | undefined {
    const size = sizeOf(value);
    this.source.spend(size);
    return size > MAX_SIZE ? undefined : Object.freeze(value);
  }

  takes(shape: Shape, applied: readonly Applied[], value: JsonValue): boolean {
    if (typeof value !== "object" || value === null) {
      const isValid = (schema: JsonSchema): boolean => valueFault(schema, value, this.source) === undefined;
      return applied.every(({ schema }) => isValid(schema)) && !shape.refuted.some(isValid);
    }
    return (
      !shape.refuted.some((condition) => this.source.accepts(condition, value) !== false) &&
      shape.parts.every(({ schema }) => !isHard(schema) || this.source.accepts(schema, value) !== false)
    );
  }
}
