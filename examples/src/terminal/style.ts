/** Ways to set a text off. Each gives the text unchanged where there is no colour. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
}

/** What of a stream and its surroundings says whether it shows colour. */
export interface Surroundings {
  readonly isTTY?: boolean | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether a stream shows colour: a terminal that is not dumb, unless `NO_COLOR` is set. `FORCE_COLOR` goes before both,
 * in either sense, as in Node itself.
 */
export function hasColour({ isTTY, env }: Surroundings): boolean {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if ((env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb") return false;
  return isTTY === true;
}

export function createStyle(colour: boolean): Style {
  const code =
    (on: number, off: number) =>
    (text: string): string =>
      colour && text !== "" ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  return {
    bold: code(1, 22),
    dim: code(2, 22),
    red: code(31, 39),
    green: code(32, 39),
    yellow: code(33, 39),
    cyan: code(36, 39),
  };
}
