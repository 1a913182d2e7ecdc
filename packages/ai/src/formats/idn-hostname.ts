import { MAX_NAME } from "./ascii-name.ts";
import { isInternationalName } from "./international-name.ts";

/** What RFC 3490, section 3.1, has users type for the dot: ideographic, fullwidth and halfwidth full stops. */
const OTHER_DOTS = /[\u3002\uff0e\uff61]/g;

/**
 * `idn-hostname`: a `hostname`, or a name with U-labels as RFC 5890, section 2.3.2.3, has it (JSON Schema 2020-12
 * validation, 7.3.3). Strict as at registration: lower case, in NFC, nothing is mapped but the three other full stops, which
 * the official test suite demands.
 */
export function isIdnHostname(text: string): boolean {
  if (text.length > 2 * MAX_NAME) return false;
  return isInternationalName(text.replace(OTHER_DOTS, "."));
}
