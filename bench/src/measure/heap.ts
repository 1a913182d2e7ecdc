import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** V8's own collector, without asking for a flag on the command line. */
function exposeCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

const collect = exposeCollector();

/** Bytes that are reachable, those of compiled code among them. */
export async function retainedBytes(): Promise<number> {
  // What weak references and finalizers hold is let go of between two turns of the event loop.
  for (let pass = 0; pass < 2; pass += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}

/** Bytes in use now, garbage included: cheap, and exact as long as nothing is collected in between. */
export function usedBytes(): number {
  return process.memoryUsage().heapUsed;
}
