import { isOwnPlain } from "../../value/plain-object.ts";
import { admits, hole, type Writer, type WriterPlace } from "./writer.ts";

/**
 * The same function written out 11 times: see `writer.ts`. Another one takes over where these end.
 */
export const writerPlaces1: readonly WriterPlace[] = [
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
  ([a, b, c, d]): Writer =>
    (copy, source, depth, run, keys) => {
      if (a === undefined) return false;
      if (keys !== undefined && !(a.name in source && isOwnPlain(source))) return false;
      if (!admits(source, keys, depth, run)) return false;
      const first = source[a.name];
      copy[a.name] = first === undefined ? hole(run) : a.copy(first, depth + 1, run);
      if (b === undefined) return true;
      const second = source[b.name];
      copy[b.name] = second === undefined ? hole(run) : b.copy(second, depth + 1, run);
      if (c === undefined) return true;
      const third = source[c.name];
      copy[c.name] = third === undefined ? hole(run) : c.copy(third, depth + 1, run);
      if (d === undefined) return true;
      const fourth = source[d.name];
      copy[d.name] = fourth === undefined ? hole(run) : d.copy(fourth, depth + 1, run);
      return true;
    },
];
