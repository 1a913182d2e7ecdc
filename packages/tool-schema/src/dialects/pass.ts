import type { Conversion } from "./conversion.ts";

/** One step of a conversion: changes its private copy in place. */
export type Pass = (conversion: Conversion) => void;
