import { OURS } from "../contestants/ours.ts";
import { type Figures, missedTargets, type Row, type Section } from "./section.ts";

const NAME_WIDTH = 38;
const WIDTH = 9;

/** A section for a terminal. `!`: our target is missed; `<`: a rival is faster than we are. */
export function formatSection(section: Section): string {
  const { tools, rows, base, targets, ours: ourName = OURS } = section;
  const missed = new Set(missedTargets(section, ourName));
  const ours = rows.find((row) => row.name === ourName)?.figures ?? {};
  const lines = [
    section.title,
    line(
      "",
      tools.map((tool) => `${tool} `),
    ),
  ];
  for (const row of rows) {
    lines.push(
      line(
        row.name,
        tools.map((tool) => {
          const figure = row.figures[tool];
          if (figure === undefined) return "- ";
          return `${format(figure, section)}${row.name === ourName ? (missed.has(tool) ? "!" : " ") : markOf(row, figure, ours[tool])}`;
        }),
      ),
    );
    if (row.name === ourName && targets !== undefined) lines.push(figuresLine("  must reach", targets, section));
  }
  if (base !== undefined) lines.push(figuresLine(`1 is, in µs`, base.microseconds, section));
  return `${lines.join("\n")}\n`;
}

function markOf(row: Row, figure: number, ours: number | undefined): string {
  return !row.isReference && ours !== undefined && figure < ours ? "<" : " ";
}

function figuresLine(name: string, figures: Figures, { tools, ...section }: Section): string {
  return line(
    name,
    tools.map((tool) => {
      const figure = figures[tool];
      return figure === undefined ? "- " : `${format(figure, section)} `;
    }),
  );
}

function format(figure: number, { unit }: Pick<Section, "unit">): string {
  if (unit === "bytes") return Math.round(figure).toLocaleString("en");
  if (figure < 0.1) return figure.toFixed(3);
  if (figure < 100) return figure.toFixed(2);
  return figure.toFixed(0);
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(WIDTH)).join("")}`.trimEnd();
}
