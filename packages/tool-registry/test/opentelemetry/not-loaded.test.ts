import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The packages that a module and all that it imports load when the program runs. */
function packagesLoadedBy(entry: URL): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const pending = [entry];
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    if (seen.has(url.href)) continue;
    seen.add(url.href);
    const source = readFileSync(url, "utf8");
    for (const [, clause = "", specifier = ""] of source.matchAll(/^(?:import|export) ([^;"]*) from "([^"]+)";$/gmu)) {
      if (clause.startsWith("type ")) continue;
      if (specifier.startsWith(".")) pending.push(new URL(specifier, url));
      else packages.add(specifier);
    }
  }
  return packages;
}

test("nothing of OpenTelemetry is loaded without its entry", () => {
  const source = new URL("../../src/", import.meta.url);
  expect([...packagesLoadedBy(new URL("index.ts", source))]).toEqual(["@di-code/ai"]);
  expect([...packagesLoadedBy(new URL("opentelemetry/open-telemetry.ts", source))]).toContain("@opentelemetry/api");
});
