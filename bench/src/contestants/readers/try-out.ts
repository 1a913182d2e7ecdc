import { isDeepStrictEqual } from "node:util";
import { type ArrivingCall, fragmentsOf } from "../../calls/arriving-call.ts";
import { allReaders, joinAndParse } from "./all-readers.ts";
import { ourReader } from "./incremental.ts";
import type { ArrivingText, ReaderContestant } from "./reader-contestant.ts";

/**
 * So that nothing is measured that does not do the work: all must give the arguments, and have shown them growing;
 * whoever follows the schema refuses wrong ones, and no other does. Throws an error that names the contestant.
 */
export async function tryOutReaders(call: ArrivingCall, size: number): Promise<void> {
  for (const contestant of allReaders) {
    const wrong = await faultOf(contestant, call, size);
    if (wrong !== undefined) throw new Error(`${contestant.name} ${wrong}, with ${call.title}`);
  }
}

async function faultOf(contestant: ReaderContestant, call: ArrivingCall, size: number): Promise<string | undefined> {
  const { tool, argumentsOf, wrongArguments } = call;
  const value = argumentsOf(size, 0);
  const lengths: number[] = [];
  const screen = { show: (preview: unknown) => lengths.push(JSON.stringify(preview ?? null).length) };
  const result = await contestant.validate({ tool, fragments: fragmentsOf(value), screen });
  if (!isDeepStrictEqual(result, value)) return "gives other arguments";
  const half = lengths[Math.floor(lengths.length / 2)] ?? 0;
  // Two are those of an empty object; some show no string before it is closed.
  if (contestant !== joinAndParse && (half <= 2 || half > size)) return "shows no preview that grows";
  const isRefused = await refuses(contestant, { tool, fragments: fragmentsOf(wrongArguments()), screen });
  return isRefused === (contestant === ourReader) ? undefined : "gives the wrong verdict";
}

async function refuses({ validate }: ReaderContestant, text: ArrivingText): Promise<boolean> {
  try {
    await validate(text);
    return false;
  } catch {
    return true;
  }
}
