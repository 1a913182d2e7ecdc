import { isReference } from "./reference.ts";

/** `uri`: a URI of RFC 3986, section 3, with its scheme (JSON Schema 2020-12 validation, 7.3.5). The rules of one scheme are not asked. */
export function isUri(text: string): boolean {
  return isReference(text, "uri", false);
}

/** `uri-reference`: a URI or a relative reference of RFC 3986, section 4.1 (JSON Schema 2020-12 validation, 7.3.5). */
export function isUriReference(text: string): boolean {
  return isReference(text, "uri", true);
}
