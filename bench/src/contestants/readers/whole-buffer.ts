import { partialParse as anthropicParse } from "@anthropic-ai/sdk/_vendor/partial-json-parser/parser";
import { parsePartialJson } from "ai";
import { partialParse as openAiParse } from "openai/_vendor/partial-json-parser/parser";
import { parse as partialJsonParse } from "partial-json";
import type { ReaderContestant } from "./reader-contestant.ts";

/** Its `streamText` calls this at each delta of a tool's input. */
const aiSdkReader: ReaderContestant = {
  name: "AI SDK",
  isAsync: true,
  validate: async ({ fragments, screen }) => {
    let text = "";
    for (const fragment of fragments) {
      text += fragment;
      const { value } = await parsePartialJson(text);
      screen.show(value);
    }
    return JSON.parse(text) as unknown;
  },
};

/** In the order of the table: each reads the whole buffer again at each delta. */
export const wholeBufferReaders: readonly ReaderContestant[] = [
  aiSdkReader,
  rereader("OpenAI SDK's partial parser", openAiParse),
  rereader("Anthropic SDK's partial parser", anthropicParse),
  rereader("partial-json", partialJsonParse),
];

function rereader(name: string, parse: (text: string) => unknown): ReaderContestant {
  return {
    name,
    isAsync: false,
    validate: ({ fragments, screen }) => {
      let text = "";
      for (const fragment of fragments) {
        text += fragment;
        screen.show(parse(text));
      }
      return JSON.parse(text) as unknown;
    },
  };
}
