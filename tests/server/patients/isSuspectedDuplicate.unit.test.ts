import { expect, test } from "vitest";
import { isSuspectedDuplicate } from "../../../src/server/patients/isSuspectedDuplicate";

test.each([
  ["the same name and birth date", "Harold Whitfield", "1957-03-14", "Whitfield, Harold", "1957-03-14", true],
  ["a name in common and the same birth date", "Maria Lopez", "1980-01-02", "Maria Garcia", "1980-01-02", true],
  ["the same name, one without a birth date", "Harold Whitfield", null, "Harold Whitfield", "1957-03-14", true],
  ["the same name, other birth dates", "Harold Whitfield", "1957-03-15", "Harold Whitfield", "1957-03-14", false],
  ["the same birth date, other names", "Maria Lopez", "1957-03-14", "Harold Whitfield", "1957-03-14", false],
  ["another name without a birth date", "Harold Whitfield", null, "Harold Whit", null, false],
])("two patients with %s are suspected duplicates: $5", (_, name, birth_date, other, otherBirth, suspected) => {
  expect(isSuspectedDuplicate({ name, birth_date }, { name: other, birth_date: otherBirth })).toBe(suspected);
});
