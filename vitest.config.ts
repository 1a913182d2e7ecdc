import { defineConfig } from "vitest/config";

const conditions = ["@di-code/source"];

export default defineConfig({
  resolve: { conditions: [...conditions, "module", "node", "import", "default"] },
  ssr: { resolve: { conditions: [...conditions, "module", "node", "import", "default"] } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "examples/test/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
