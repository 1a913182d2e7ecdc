import fc from "fast-check";
import { expect, test } from "vitest";

import { isUuid } from "../../src/formats/uuid.ts";
import { differ, testFormat } from "../support/format-table.ts";

testFormat({
  format: "uuid",
  valid: [
    "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
    "2EB8AA08-AA98-11EA-B4AA-73B441D16380",
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    "2eb8aa08-aa98-f1ea-74aa-73b441d16380",
  ],
  invalid: [
    "",
    "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
    "2eb8aa08-aa98-11ea-b4aa-73b441d163800",
    "2eb8aa08aa9811eab4aa73b441d16380",
    "2eb8aa0-8aa98-11ea-b4aa-73b441d16380",
    "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
    "2eb8aa08_aa98_11ea_b4aa_73b441d16380",
    "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}",
    "urn:uuid:2eb8aa08-aa98-11ea-b4aa-73b441d16380",
    "2eb8aa08-aa98-11ea-b4aa-73b441d16380\n",
    " eb8aa08-aa98-11ea-b4aa-73b441d16380",
    "2eb8aa08-aa98-11ea-b4aa-73b441d1638\u0660",
    "2eb8aa08-aa98-11ea-b4aa-73b441d1638@",
    "2eb8aa08-aa98-11ea-b4aa-73b441d1638/",
    "------------------------------------",
    "000000000000000000000000000000000000",
  ],
  differences: [
    ...differ("ajv", true, "the format is the UUID, not its URN (RFC 4122, section 3)", [
      "urn:uuid:2eb8aa08-aa98-11ea-b4aa-73b441d16380",
    ]),
  ],
});

test("any edit of one character leaves it valid exactly where it is a hexadecimal digit for another", () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.nat({ max: 35 }),
      fc.string({ minLength: 1, maxLength: 1, unit: "binary-ascii" }),
      (uuid, at, by) => {
        const wanted = [8, 13, 18, 23].includes(at) ? by === "-" : "0123456789abcdefABCDEF".includes(by);
        expect(isUuid(uuid)).toBe(true);
        expect(isUuid(uuid.slice(0, at) + by + uuid.slice(at + 1))).toBe(wanted);
      },
    ),
  );
});
