import { isAsciiName, MAX_NAME } from "./ascii-name.ts";
import { isInternationalName } from "./international-name.ts";
import { isAddressLiteral, readLocalPart } from "./mailbox.ts";

/**
 * `idn-email`: a Mailbox as RFC 6531, section 3.3, extends it (JSON Schema 2020-12 validation, 7.3.2): non-ASCII in the local part,
 * U-labels in the domain; every `email` is one. The domain may also be out of NFC, which mail software mends before it
 * looks the name up, and which the official test suite demands.
 */
export function isIdnEmail(text: string): boolean {
  const at = readLocalPart(text, true);
  if (at < 0) return false;
  if (isAsciiName(text, at + 1) || isAddressLiteral(text, at + 1)) return true;
  // Normalization must not be given megabytes; it composes four code points to one at most.
  if (text.length - at > 4 * MAX_NAME) return false;
  return isInternationalName(text.slice(at + 1).normalize("NFC"));
}
