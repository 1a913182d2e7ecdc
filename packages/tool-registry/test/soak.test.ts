import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createToolRegistry } from "../src/index.ts";
import { call, turn } from "./support/messages.ts";
import { failOnUnhandledRejections } from "./support/rejections.ts";
import { outcomeNames, outcomeTools } from "./support/outcomes.ts";

failOnUnhandledRejections();

/** `SOAK_CALLS=100000` takes ten seconds; without it enough are made to see a leak of a kilobyte a call. */
const CALLS = Number(process.env["SOAK_CALLS"] ?? 10_000);
const CALLS_A_TURN = 100;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

async function heldBytes(): Promise<number> {
  // What only timers of tools that came too late still hold is let go of after them.
  await new Promise((resolve) => setTimeout(resolve, 30));
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

test(`${CALLS} calls with failures, timeouts and aborts keep memory flat`, { timeout: 600_000 }, async () => {
  const registry = createToolRegistry({ tools: outcomeTools, concurrency: CALLS_A_TURN, onError: () => undefined });
  // One signal for all turns, as of an application that can be stopped: it must not gather listeners.
  const application = new AbortController();
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  let answered = 0;
  const run = async (turns: number): Promise<void> => {
    for (let count = 0; count < turns; count += 1) {
      const calls = Array.from({ length: CALLS_A_TURN }, (_, index) =>
        call(`c${index}`, outcomeNames[random(outcomeNames.length)] ?? "", { n: random(4) === 0 ? "wrong" : 1 }),
      );
      const own = new AbortController();
      const timer = random(3) === 0 ? setTimeout(() => own.abort(), random(5)) : undefined;
      const answers = await registry.run(turn(calls), { signal: random(2) === 0 ? own.signal : application.signal });
      clearTimeout(timer);
      answered += answers.length;
    }
  };
  const turns = Math.ceil(CALLS / CALLS_A_TURN);
  const warmUp = Math.ceil(turns / 3);
  await run(warmUp);
  const before = await heldBytes();
  await run(turns - warmUp);
  const after = await heldBytes();
  expect(answered).toBe(turns * CALLS_A_TURN);
  const perCall = (after - before) / ((turns - warmUp) * CALLS_A_TURN);
  process.stdout.write(`soak: ${answered} calls, ${Math.round(perCall)} bytes kept by each\n`);
  expect(perCall).toBeLessThan(500);
});
