import { hole, type Writer, type WriterPlace } from "./writer.ts";

/**
 * The same function written out 16 times: see `writer.ts`. Another one takes over where these end.
 */
export const writerPlaces1: readonly WriterPlace[] = [
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined) return;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
    },
];
