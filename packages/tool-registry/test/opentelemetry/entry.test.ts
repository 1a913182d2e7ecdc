import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** All files that a file of the package loads, and the packages that they name. */
function loadedFrom(entry: URL): { readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const files = new Set<string>([entry.href]);
  const packages = new Set<string>();
  for (const file of files) {
    const text = readFileSync(new URL(file), "utf8");
    for (const [, specifier = ""] of text.matchAll(/^(?:import|export)\s[^;]*?from "([^"]+)";/gms)) {
      if (specifier.startsWith(".")) files.add(new URL(specifier, file).href);
      else packages.add(specifier);
    }
  }
  return { files, packages };
}

test("without its entry nothing of OpenTelemetry is loaded, not even its types", () => {
  const { files, packages } = loadedFrom(new URL("../../src/index.ts", import.meta.url));
  expect(files.size).toBeGreaterThan(30);
  expect([...packages]).toEqual(["@di-code/ai"]);
});

test("the entry needs its API alone", () => {
  const { packages } = loadedFrom(new URL("../../src/opentelemetry/open-telemetry.ts", import.meta.url));
  expect([...packages].toSorted()).toEqual(["@di-code/ai", "@opentelemetry/api"]);
});
