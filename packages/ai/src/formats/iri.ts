import { isReference } from "./reference.ts";

/**
 * `iri`: an IRI of RFC 3987, section 2.2, with its scheme (JSON Schema 2020-12 validation, 7.3.5). The host is an `ireg-name`: any
 * permitted character, not the rules of IDNA. Bidi formatting characters are refused (section 4.1).
 */
export function isIri(text: string): boolean {
  return isReference(text, "iri", false);
}

/** `iri-reference`: an IRI or a relative reference of RFC 3987, section 2.2 (JSON Schema 2020-12 validation, 7.3.5). */
export function isIriReference(text: string): boolean {
  return isReference(text, "iri", true);
}
