import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lintRules } from "../../src/index.ts";
import { indexPage, rulePage } from "./support/rule-page.ts";

const folder = fileURLToPath(new URL("../../../../docs/rules/", import.meta.url));

// To write the pages anew: vitest run packages/tool-schema/test/lint/rule-pages.test.ts -u
test.each(lintRules)("the page of $name is up to date", async (rule) => {
  await expect(rulePage(rule)).toMatchFileSnapshot(`${folder}${rule.name}.md`);
});

test("the list of pages is up to date", async () => {
  await expect(indexPage(lintRules)).toMatchFileSnapshot(`${folder}README.md`);
});

test("there are no pages of other rules", () => {
  const pages = ["README.md", ...lintRules.map(({ name }) => `${name}.md`)];
  expect(readdirSync(folder).toSorted()).toEqual(pages.toSorted());
});
