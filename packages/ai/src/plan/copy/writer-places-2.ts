import { isOwnPlain } from "../../value/plain-object.ts";
import { hole, type Writer, type WriterPlace } from "./writer.ts";

/** Eleven more of the function of `writer-places-1.ts`. */
export const writerPlaces2: readonly WriterPlace[] = [
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
  ([a, b, c, d], asks): Writer =>
    (copy, source, depth, run) => {
      if (a === undefined || (asks && !(a.name in source && isOwnPlain(source)))) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth, run);
      return true;
    },
];
