import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Looks at the packages as their users get them: packed, installed with npm in an empty folder, compiled with
// the oldest and the newest TypeScript we support, and run. Needs a build (`tsc -b`) before it.
const { TEST_REPORT } = process.env;

export default defineConfig({
  test: {
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["*.test.ts"],
    globalSetup: ["support/install.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: TEST_REPORT === undefined ? ["default"] : ["default", ["json", { outputFile: TEST_REPORT }]],
  },
});
