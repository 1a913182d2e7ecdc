import type { Random } from "./random.ts";

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  "date-time": ["2026-01-31T10:00:00Z", "1999-12-31T23:59:59.123+02:00"],
  date: ["2026-01-31", "2024-02-29"],
  time: ["10:00:00Z", "23:59:59.5+02:00"],
  duration: ["P1DT2H", "PT5M"],
  email: ["kim@example.test", "a.b+c@sub.example.test"],
  hostname: ["example.test", "a-b.example.test"],
  ipv4: ["192.0.2.1", "255.255.255.255"],
  ipv6: ["2001:db8::1", "::ffff:192.0.2.1"],
  uri: ["https://example.test/a?b=c#d", "urn:isbn:0451450523"],
  "uri-reference": ["/a/b?c", "../x"],
  iri: ["https://example.test/a"],
  uuid: ["123e4567-e89b-42d3-a456-426614174000"],
  "json-pointer": ["/a/b~1c", ""],
  "relative-json-pointer": ["1/a", "0#"],
  regex: ["^a+$"],
};

/** A text of the format; undefined for formats that are not known here. */
export function formatText(format: string, random: Random): string | undefined {
  return random.pick(FORMATS[format] ?? []);
}
