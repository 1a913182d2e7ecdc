import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveInside } from "../../../src/coding-agent/folder/resolve-inside.ts";
import { hostilePaths } from "../support/hostile-paths.ts";
import { useProject } from "../support/project.ts";

const project = useProject();

describe("refuses", () => {
  test.each(hostilePaths)("%s", async (_name, path, lay) => {
    lay?.(project.current);
    const wanted = path(project.current);
    const place = await resolveInside(project.current.root, wanted);
    expect(place.isInside).toBe(false);
    // Nothing of the path, nor of this machine, stands in the sentence for the model.
    expect(JSON.stringify(place)).not.toMatch(/secret|tmp|project-2|nnnn/);
  });
});

test.each<[name: string, path: string, shown: string]>([
  ["a file", "src/a.txt", "src/a.txt"],
  ["the folder itself", ".", "."],
  ["parents that stay inside", "src/../src/a.txt", "src/a.txt"],
  ["a file that is not there", "src/new.txt", "src/new.txt"],
  ["folders that are not there", "x/y/z.txt", "x/y/z.txt"],
  ["a name with two dots in front", "..a", "..a"],
  ["a name of dots", "src/...", "src/..."],
  ["a link that stays inside, by where it leads", "link/a.txt", "src/a.txt"],
  ["what looks like a home folder", "~/a.txt", "~/a.txt"],
  ["a name that is no name elsewhere", "src/con:*?", "src/con:*?"],
])("takes %s", async (_name, path, shown) => {
  const { root } = project.current;
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src", "a.txt"), "");
  symlinkSync("src", join(root, "link"));
  const place = await resolveInside(root, path);
  expect(place).toEqual({ isInside: true, absolute: join(root, shown), shown });
});

test("whatever is asked for, what is given is inside", async () => {
  const { root } = project.current;
  mkdirSync(join(root, "a/b"), { recursive: true });
  symlinkSync("../..", join(root, "a/out"));
  symlinkSync("b", join(root, "a/in"));
  const segment = fc.constantFrom("..", ".", "", "a", "b", "out", "in", "new", "secret.txt");
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 8 }), async (segments) => {
      const place = await resolveInside(root, segments.join("/"));
      if (place.isInside) expect(`${place.absolute}/`.startsWith(`${root}/`)).toBe(true);
      if (place.isInside) expect(linksIn(place.absolute)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** The parts of a path that are links. */
function linksIn(absolute: string): readonly string[] {
  const parts = absolute.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
  return parts.filter((part) => part !== "" && lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink() === true);
}
