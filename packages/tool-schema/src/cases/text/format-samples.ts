/** Texts for each built-in format of `@di-code/ai`: those that satisfy it, and one or more that do not. */
export interface FormatSamples {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** Written from the documents that JSON Schema 2020-12 (validation, section 7.3) refers to. */
export const formatSamples: ReadonlyMap<string, FormatSamples> = new Map<string, FormatSamples>([
  [
    "date-time",
    {
      valid: [
        "2024-02-29T12:30:00Z",
        "2025-01-31T23:59:59.123Z",
        "2023-06-15T08:00:00+02:00",
        "2001-12-01T00:00:00-05:30",
      ],
      invalid: ["2024-02-30T12:30:00Z", "2024-02-29 at noon", "2024-02-29"],
    },
  ],
  ["date", { valid: ["2024-02-29", "2025-12-31", "1999-01-01", "2030-07-04"], invalid: ["2023-02-29", "29/02/2024"] }],
  ["time", { valid: ["12:30:00Z", "23:59:59.5Z", "08:00:00+02:00", "00:00:00-05:30"], invalid: ["25:00:00Z", "noon"] }],
  ["duration", { valid: ["P1D", "PT15M", "P1Y2M3DT4H5M6S", "P2W"], invalid: ["15 minutes", "P1D2H"] }],
  [
    "email",
    {
      valid: ["ada@example.com", "first.last@mail.example.org", "x+y@example.net"],
      invalid: ["ada at example.com", "@example.com", "ada@"],
    },
  ],
  [
    "idn-email",
    { valid: ["ada@example.com", "zoë@exämple.com", "用户@例子.中国"], invalid: ["zoë at exämple", "@example.com"] },
  ],
  [
    "hostname",
    {
      valid: ["example.com", "a.b.example.org", "localhost", "xn--bcher-kva.example"],
      invalid: ["-example-.com", "a b"],
    },
  ],
  ["idn-hostname", { valid: ["example.com", "bücher.example", "例子.中国"], invalid: ["-bücher-.example", "a b"] }],
  ["ipv4", { valid: ["192.0.2.1", "198.51.100.255", "203.0.113.7", "0.0.0.0"], invalid: ["192.0.2.256", "192.0.2"] }],
  ["ipv6", { valid: ["2001:db8::1", "::1", "fe80::1:2:3", "::ffff:192.0.2.1"], invalid: ["2001:db8:::1", "12345::"] }],
  [
    "uri",
    {
      valid: [
        "https://example.com/path?query=1#part",
        "urn:isbn:0451450523",
        "mailto:ada@example.com",
        "http://localhost:8080/",
      ],
      invalid: ["no uri", "//example.com/path", "/path"],
    },
  ],
  [
    "uri-reference",
    { valid: ["/path?query=1", "https://example.com", "../up", "#part"], invalid: ["no reference", "\\path"] },
  ],
  ["iri", { valid: ["https://exämple.com/päth", "https://example.com/path"], invalid: ["no iri", "/päth"] }],
  ["iri-reference", { valid: ["/päth?a=ü", "https://example.com", "#töp"], invalid: ["no reference", "\\päth"] }],
  [
    "uuid",
    {
      valid: [
        "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "00000000-0000-0000-0000-000000000000",
        "018f3a5e-7b1c-7c2d-8e3f-4a5b6c7d8e9f",
      ],
      invalid: ["3f2504e0-4f89-41d3-9a0c", "not-a-uuid", "3f2504e0-4f89-41d3-9a0c-0305e82c330g"],
    },
  ],
  [
    "uri-template",
    { valid: ["/users/{id}", "https://example.com{/path*}{?q,page}", "/plain"], invalid: ["/users/{id", "/a}b"] },
  ],
  ["json-pointer", { valid: ["/a/b", "", "/a~1b/0", "/~0"], invalid: ["a/b", "/~2"] }],
  ["relative-json-pointer", { valid: ["1/a", "0#", "2", "0/b/c"], invalid: ["/a", "-1/a", "01/a"] }],
  ["regex", { valid: ["^[a-z]+$", "a|b", "\\d{3}"], invalid: ["(a", "[b", "*"] }],
]);
