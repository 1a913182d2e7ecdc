import { isDate } from "./date.ts";
import { isDateTime } from "./date-time.ts";
import { isDuration } from "./duration.ts";
import { isEmail } from "./email.ts";
import { isHostname } from "./hostname.ts";
import { isIdnEmail } from "./idn-email.ts";
import { isIdnHostname } from "./idn-hostname.ts";
import { isIpv4 } from "./ipv4.ts";
import { isIpv6 } from "./ipv6.ts";
import { isIri, isIriReference } from "./iri.ts";
import { isJsonPointer } from "./json-pointer.ts";
import { isRegex } from "./regex.ts";
import { isRelativeJsonPointer } from "./relative-json-pointer.ts";
import { isTime } from "./time.ts";
import { isUri, isUriReference } from "./uri.ts";
import { isUriTemplate } from "./uri-template.ts";
import { isUuid } from "./uuid.ts";

/**
 * The formats of JSON Schema 2020-12 validation, section 7.3, by name; each check says which document is its rule. All
 * of them, and no others: a name outside is an unknown format. A check never throws, and its time is linear in the
 * text.
 */
export const builtInFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ["date-time", isDateTime],
  ["date", isDate],
  ["time", isTime],
  ["duration", isDuration],
  ["email", isEmail],
  ["idn-email", isIdnEmail],
  ["hostname", isHostname],
  ["idn-hostname", isIdnHostname],
  ["ipv4", isIpv4],
  ["ipv6", isIpv6],
  ["uri", isUri],
  ["uri-reference", isUriReference],
  ["iri", isIri],
  ["iri-reference", isIriReference],
  ["uuid", isUuid],
  ["uri-template", isUriTemplate],
  ["json-pointer", isJsonPointer],
  ["relative-json-pointer", isRelativeJsonPointer],
  ["regex", isRegex],
]);
