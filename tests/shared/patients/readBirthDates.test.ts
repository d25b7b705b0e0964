import { describe, expect, test } from "vitest";
import { isBirthDate, readBirthDates } from "../../../src/shared/patients/readBirthDates";

const now = new Date("2026-11-22T12:00:00Z");

describe("readBirthDates", () => {
  test.each([
    ["1957-03-14", ["1957-03-14"]],
    ["1957/3/4", ["1957-03-04"]],
    ["1957年3月14日", ["1957-03-14"]],
    ["3/14/1957", ["1957-03-14"]],
    ["14/3/1957", ["1957-03-14"]],
    ["3/4/1957", ["1957-03-04", "1957-04-03"]],
    ["4.3.1957", ["1957-03-04", "1957-04-03"]],
    ["03-14-57", ["1957-03-14"]],
    ["3/14/26", ["2026-03-14"]],
    ["3/14/27", ["1927-03-14"]],
    ["12/5/26", ["1926-12-05", "2026-05-12"]],
    ["Mar 14, 1957", ["1957-03-14"]],
    ["14 March 1957", ["1957-03-14"]],
    ["March 14th 1957", ["1957-03-14"]],
    ["03141957", ["1957-03-14"]],
    ["19570314", ["1957-03-14"]],
    ["١٤/٣/١٩٥٧", ["1957-03-14"]],
    ["３/１４/１９５７", ["1957-03-14"]],
  ])("reads %j as %j", (typed, days) => {
    expect(readBirthDates(typed, now)).toEqual(days);
  });

  test.each(["", "Harold", "2/30/1957", "1957", "3/14", "3/14/2027", "12345678", "1/1/1850", "Mar 1957"])(
    "reads no date in %j",
    (typed) => expect(readBirthDates(typed, now)).toEqual([]),
  );
});

test("a birth date is an existing day that is not in the future", () => {
  expect(["1957-03-14", "2024-02-29", "2026-11-22"].every((day) => isBirthDate(day, now))).toBe(true);
  expect(["2026-11-25", "1957-02-29", "1957-3-14", "", "1879-12-31"].some((day) => isBirthDate(day, now))).toBe(false);
});
