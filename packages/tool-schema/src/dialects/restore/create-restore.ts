import type { Conversion } from "../conversion.ts";
import { Restoring } from "./restoring.ts";
import { reachOfChanges } from "./reach.ts";

/** What undoes the changes of shape; the arguments themselves where there are none. Does not throw. */
export function createRestore(conversion: Conversion): (args: unknown) => unknown {
  const reach = reachOfChanges(conversion);
  if (!reach.has(conversion.root)) return (args) => args;
  return (args) => {
    try {
      return new Restoring(conversion, reach).restore(args);
    } catch {
      // A getter or a proxy: the check of the call says so in its own way.
      return args;
    }
  };
}
