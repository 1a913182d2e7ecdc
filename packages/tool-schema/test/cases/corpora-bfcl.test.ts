import { readLines } from "../../../../test/support/corpora.ts";
import { testCorpus } from "../support/corpus-tests.ts";

interface Line {
  readonly tool: { readonly name: string; readonly parameters: object };
}

const lines = readLines<Line>("bfcl-tools.jsonl");

testCorpus(
  "the BFCL tools",
  lines.map(({ tool }) => ({ name: tool.name, schema: tool.parameters })),
  10,
);
