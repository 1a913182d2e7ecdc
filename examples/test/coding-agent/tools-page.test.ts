import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { toMarkdown } from "@di-code/tool-schema";
import { expect, test } from "vitest";
import { codingTools } from "../../src/coding-agent/coding-tools.ts";

const page = new URL("../../../docs/coding-agent-tools.md", import.meta.url);

// Write it anew: WRITE_DOCS=1 npx vitest run examples/test/coding-agent/tools-page.test.ts
test("docs/coding-agent-tools.md says what the tools say (WRITE_DOCS=1 writes it)", () => {
  const text = toMarkdown(codingTools, { title: "The tools of the coding agent" });
  if (process.env["WRITE_DOCS"] === "1") {
    mkdirSync(new URL(".", page), { recursive: true });
    writeFileSync(page, text);
  }
  expect(readFileSync(page, "utf8")).toBe(text);
});
