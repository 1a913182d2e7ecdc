import { appendSegment } from "@di-code/ai";
import type { Draft } from "./draft.ts";

/** Where schemas and their keywords come from in the original: pointers. Copies come from where their source does. */
export class DraftPlaces {
  private readonly schemas = new Map<Draft, string>();
  private readonly keywords = new Map<Draft, Map<string, string>>();

  /** A member where it is declared: what it leads to, or was merged from, may stand elsewhere. */
  ofMember(holder: Draft, name: string, member: Draft): string {
    const place = this.of(member);
    const declared = appendSegment(this.ofKeyword(holder, "properties"), name);
    return place.slice(place.lastIndexOf("/")) === declared.slice(declared.lastIndexOf("/")) ? place : declared;
  }

  has(draft: Draft): boolean {
    return this.schemas.has(draft);
  }

  of(draft: Draft): string {
    return this.schemas.get(draft) ?? "";
  }

  ofKeyword(draft: Draft, keyword: string): string {
    return this.keywords.get(draft)?.get(keyword) ?? appendSegment(this.of(draft), keyword);
  }

  set(draft: Draft, pointer: string): void {
    this.schemas.set(draft, pointer);
  }

  /** A keyword that was taken over from elsewhere, or written anew for another. */
  setKeyword(draft: Draft, keyword: string, pointer: string): void {
    const known = this.keywords.get(draft);
    if (known === undefined) this.keywords.set(draft, new Map([[keyword, pointer]]));
    else known.set(keyword, pointer);
  }

  inherit(copy: Draft, source: Draft): void {
    this.schemas.set(copy, this.of(source));
    const known = this.keywords.get(source);
    if (known !== undefined) this.keywords.set(copy, new Map(known));
  }
}
