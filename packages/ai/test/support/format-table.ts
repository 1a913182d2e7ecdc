import { readFileSync } from "node:fs";

import ajvFormats from "ajv-formats/dist/formats.js";
import { Format } from "typebox/format";
import { describe, expect, test } from "vitest";

import { builtInFormats } from "../../src/formats/built-in-formats.ts";

/** The newest TypeBox: older ones differ elsewhere, and their differences are not listed. */
const COMPARED_TYPEBOX = "1.4.3";

/** A text on which a peer's verdict is not ours. */
interface Difference {
  readonly peer: "typebox" | "ajv";
  readonly text: string;
  /** What the peer says; ours is the opposite. */
  readonly theirs: boolean;
  readonly why: string;
}

interface FormatTable {
  readonly format: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** All rows on which a peer disagrees: the test fails when one is missing and when one too many is here. */
  readonly differences: readonly Difference[];
}

/** A row per text, from one reason that they share. */
export function differ(
  peer: Difference["peer"],
  theirs: boolean,
  why: string,
  texts: readonly string[],
): readonly Difference[] {
  return texts.map((text) => ({ peer, text, theirs, why }));
}

function installedTypeBox(): string {
  const manifest = new URL("../../node_modules/typebox/package.json", import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** Whether the TypeBox that is installed is another than the one whose verdicts are listed. */
export const isOtherTypeBox: boolean =
  process.env["TEST_TYPEBOX"] === "oldest" || installedTypeBox() !== COMPARED_TYPEBOX;

/** Our own check, which must exist. */
function checkOf(format: string): (text: string) => boolean {
  const check = builtInFormats.get(format);
  if (check === undefined) throw new Error(`No built-in format is named ${format}`);
  return check;
}

/** The verdict of ajv-formats in its full mode, or `undefined` where it does not know the format. */
function ajvVerdict(format: string, text: string): boolean | undefined {
  const known: unknown = Reflect.get(ajvFormats.fullFormats, format);
  const rule: unknown = typeof known === "object" && known !== null && "validate" in known ? known.validate : known;
  if (rule instanceof RegExp) return rule.test(text);
  return typeof rule === "function" ? Boolean(Reflect.apply(rule, undefined, [text])) : undefined;
}

function quote(text: string): string {
  const json = JSON.stringify(text).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return json.length > 70 ? `${json.slice(0, 60)}… (${text.length})` : json;
}

function asLine(difference: Pick<Difference, "peer" | "text" | "theirs">): string {
  return `${difference.peer} ${difference.theirs ? "accepts" : "refuses"} ${quote(difference.text)}`;
}

/** Runs a table: each text against our check, then all of them against the peers. */
export function testFormat(table: FormatTable): void {
  const check = checkOf(table.format);
  const rows = [
    ...table.valid.map((text) => ({ text, ours: true })),
    ...table.invalid.map((text) => ({ text, ours: false })),
  ];

  describe(`format ${table.format}`, () => {
    test.each(table.valid.map((text) => [quote(text), text] as const))("accepts %s", (_, text) => {
      expect(check(text)).toBe(true);
    });

    test.each(table.invalid.map((text) => [quote(text), text] as const))("refuses %s", (_, text) => {
      expect(check(text)).toBe(false);
    });

    test("differs from ajv-formats exactly as listed", () => {
      const found = rows
        .map(({ text, ours }) => ({
          peer: "ajv" as const,
          text,
          ours,
          theirs: ajvVerdict(table.format, text),
        }))
        .filter((row): row is typeof row & { theirs: boolean } => row.theirs !== undefined && row.theirs !== row.ours);
      const listed = table.differences.filter((difference) => difference.peer === "ajv");
      expect(found.map(asLine).toSorted()).toEqual(listed.map(asLine).toSorted());
    });

    test.skipIf(isOtherTypeBox)(
      `differs from TypeBox ${COMPARED_TYPEBOX} exactly as listed (skipped with another version)`,
      () => {
        const found = rows
          .map(({ text, ours }) => ({
            peer: "typebox" as const,
            text,
            ours,
            theirs: Format.Test(table.format, text),
          }))
          .filter((row) => row.theirs !== row.ours);
        const listed = table.differences.filter((difference) => difference.peer === "typebox");
        expect(found.map(asLine).toSorted()).toEqual(listed.map(asLine).toSorted());
      },
    );
  });
}
