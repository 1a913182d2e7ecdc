import { Type } from "@di-code/ai";
import type { ArrivingCall } from "./arriving-call.ts";

const STATES = ["open", "closed", "merged"] as const;

/** Mean length of the text of a row. */
const ROW = 68;

/** Rows of a table: five short members each, one of every kind that a tool asks for. */
export const smallFields: ArrivingCall = {
  name: "fields",
  title: "many small fields",
  tool: {
    name: "import_rows",
    description: "Import rows into a table",
    parameters: Type.Object({
      rows: Type.Array(
        Type.Object(
          {
            id: Type.Integer({ minimum: 0 }),
            name: Type.String({ maxLength: 100 }),
            active: Type.Boolean(),
            score: Type.Number(),
            state: Type.Union(STATES.map((state) => Type.Literal(state))),
          },
          { additionalProperties: false },
        ),
      ),
    }),
  },
  argumentsOf: (characters, index) => ({
    rows: Array.from({ length: Math.ceil(characters / ROW) }, (_, row) => ({
      id: index * 1_000 + row,
      name: `row ${row}`,
      active: row % 2 === 0,
      score: row / 4,
      state: STATES[row % STATES.length] ?? "open",
    })),
  }),
  wrongArguments: () => ({ rows: [{ id: 0, name: "row", active: true, score: 0, state: "lost" }] }),
};
