import { allowsCodeGeneration } from "./measure/code-generation.ts";
import { OURS } from "./contestants/ours.ts";
import { readOptions } from "./options.ts";
import { missedTargets, type Section } from "./report/section.ts";
import { formatSection } from "./report/table.ts";
import { runSections } from "./run-sections.ts";

const options = readOptions(process.argv.slice(2));
const codeGeneration = allowsCodeGeneration() ? "allowed" : "forbidden";
const done: Section[] = [];
if (!options.json) console.log(`Node ${process.version}, code generation ${codeGeneration}\n`);
for await (const section of runSections(options)) {
  done.push(section);
  if (!options.json) console.log(formatSection(section));
}
if (options.json) {
  const sections = done.map((section) => ({ ...section, missed: missedTargets(section, section.ours ?? OURS) }));
  console.log(
    JSON.stringify({ node: process.version, codeGeneration, effort: options.effort, sections }, undefined, 2),
  );
} else {
  console.log("!  our target is missed    <  faster than ours    -  does not run here");
}
