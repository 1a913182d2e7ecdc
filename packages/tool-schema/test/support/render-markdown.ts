import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** What a renderer makes of Markdown, GitHub's extensions included; HTML in it is passed on, so that it would be seen. */
export function renderMarkdown(text: string): string {
  return micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/** The names of the elements in rendered HTML, each once. */
export function elementsOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/<(?<name>[^\s>/]+)[^>]*>/g)].map(({ groups }) => groups?.["name"] ?? ""))];
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
]);

/** What a reader sees of rendered HTML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES.get(entity) ?? entity);
}
