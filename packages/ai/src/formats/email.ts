import { isAsciiName } from "./ascii-name.ts";
import { isAddressLiteral, readLocalPart } from "./mailbox.ts";

/**
 * `email`: a Mailbox of RFC 5321, section 4.1.2, with the lengths of 4.5.3.1 (JSON Schema 2020-12 validation, 7.3.2): quoted
 * local parts and address literals too; no comments, no display name. A domain of one label (`root@localhost`) is one.
 */
export function isEmail(text: string): boolean {
  const at = readLocalPart(text, false);
  return at >= 0 && (isAsciiName(text, at + 1) || isAddressLiteral(text, at + 1));
}
