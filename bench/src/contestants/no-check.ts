import type { Contestant } from "./contestant.ts";

/** Checks nothing: the part of the base that does not depend on whether code may be generated. */
export const cloneAlone: Contestant<unknown> = {
  name: "structuredClone, no check",
  prepare: () => (value) => structuredClone(value),
};

/** Checks nothing: what the text path is measured against. */
export const parseAlone: Contestant<string> = {
  name: "JSON.parse, no check",
  prepare: () => (text) => JSON.parse(text) as unknown,
};

export const UNCHECKED: ReadonlySet<string> = new Set([cloneAlone.name, parseAlone.name]);
