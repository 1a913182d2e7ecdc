import { defineConfig } from "vitest/config";

// The switches of a test run, so that each kind of run is this one configuration:
// TEST_TYPEBOX=oldest     every import of typebox is the oldest version we support
// TEST_CODEGEN=forbidden  `eval` and `new Function` throw, as under a content-security-policy
// TEST_SEED=N|random      other seeds for the properties (`test/support/seed.ts`)
// TEST_REPORT=FILE        a JSON report as well, from which the closing line is counted
const { TEST_TYPEBOX, TEST_CODEGEN, TEST_REPORT } = process.env;

// Workspace packages are read from their sources: no build before a test.
const conditions = ["@di-code/source", "node", "import", "default"];

export default defineConfig({
  resolve: {
    conditions,
    alias: TEST_TYPEBOX === "oldest" ? [{ find: /^typebox(?=$|\/)/, replacement: "typebox-oldest" }] : [],
  },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      "packages/*/test/**/*.test.ts",
      "examples/test/**/*.test.ts",
      "bench/test/**/*.test.ts",
      "test/**/*.test.ts",
    ],
    setupFiles: ["test/support/seed.ts"],
    testTimeout: 60_000,
    // A worker thread refuses V8 flags, so the tests run in child processes.
    pool: "forks",
    execArgv: TEST_CODEGEN === "forbidden" ? ["--disallow-code-generation-from-strings"] : [],
    reporters: TEST_REPORT === undefined ? ["default"] : ["default", ["json", { outputFile: TEST_REPORT }]],
    typecheck: {
      include: ["packages/*/test/**/*.test-d.ts"],
      tsconfig: "tsconfig.test.json",
    },
  },
});
