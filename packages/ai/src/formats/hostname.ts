import { isAsciiName } from "./ascii-name.ts";
import { isInternationalName } from "./international-name.ts";

/**
 * `hostname`: a name of RFC 1123, section 2.1, whose `xn--` labels decode to what RFC 5891 permits (JSON Schema 2020-12
 * validation, 7.3.3). No dot at the end; a name of digits only is one, as the grammar has it.
 */
export function isHostname(text: string): boolean {
  if (!isAsciiName(text, 0)) return false;
  return !text.includes("--") || isInternationalName(text);
}
