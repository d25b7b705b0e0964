import { describe, expect, test } from "vitest";
import { comparePatients } from "../../../src/main/ehr/identity/comparePatients";
import { readBirthDate } from "../../../src/main/ehr/identity/readBirthDate";
import { isSameName } from "../../../src/main/ehr/identity/isSameName";
import { shownCharacters } from "../../../src/main/ehr/identity/shownCharacters";

describe("isSameName", () => {
  test.each<[string, string, boolean | null]>([
    ["Maria Lopez", "Lopez, Maria", true],
    ["Maria Lopez", "LOPEZ, MARIA E", true],
    ["Maria Elena Lopez", "Lopez, Maria E.", true],
    ["Lopez , Maria", "Dr. María López", true],
    ["O'Neil, Sean", "Sean ONeil", true],
    ["Sean O’Neil", "O'Neil, Sean", true],
    ["Müller-Çelik, Ayşe", "Ayse Muller Celik", true],
    ["Łukasz Strauß", "Strauss, Lukasz", true],
    ["John Smith Jr.", "Smith, John", true],
    ["Maria Lopez", "Lopez, Mario", false],
    ["Maria Lopez", "Maria Lopez Garcia", false],
    ["Maria E Lopez", "Lopez, Maria F", false],
    ["Maria Elena Lopez", "Lopez, Maria F", false],
    ["James, Thomas", "Thomas, James", false],
    ["Ann Lee", "Anne Lee", false],
    ["Lopez", "Lopez, Maria", null],
    ["", "Lopez, Maria", null],
    ["M L", "Maria Lopez", null],
  ])("of %j and %j is %j, in both directions", (a, b, same) => {
    expect([isSameName(a, b), isSameName(b, a)]).toEqual([same, same]);
  });
});

describe("readBirthDate", () => {
  const today = new Date("2026-11-22");
  test.each<[string, "mdy" | "dmy" | "ymd" | undefined, string | null]>([
    ["1961-03-14", undefined, "1961-03-14"],
    ["DOB: 03/14/1961 (65 y)", undefined, "1961-03-14"],
    ["3/4/1961", undefined, "1961-03-04"],
    ["3/4/1961", "dmy", "1961-04-03"],
    ["04.03.1961", undefined, "1961-03-04"],
    ["14-MAR-1961", undefined, "1961-03-14"],
    ["March 14, 1961", undefined, "1961-03-14"],
    ["14th March 1961", undefined, "1961-03-14"],
    ["14. marraskuuta 1961", undefined, null],
    ["19610314", undefined, "1961-03-14"],
    ["1961/03/14", undefined, "1961-03-14"],
    ["03/14/61", undefined, "1961-03-14"],
    ["03/14/20", undefined, null],
    ["14/03/1961", undefined, null],
    ["02/30/1961", undefined, null],
    ["03/14/2061", undefined, null],
    ["03/14/1961 and 03/15/1961", undefined, null],
    ["03/14/1879", undefined, null],
    ["03/14/1880", undefined, "1880-03-14"],
    ["65 years", undefined, null],
    ["", undefined, null],
  ])("of %j in order %s is %j", (text, order, date) => {
    expect(readBirthDate(text, order, today)).toBe(date);
  });
});

describe("comparePatients", () => {
  const maria = { name: "Maria Lopez", birthDate: "1961-03-14", mrn: "1001" };
  test.each<[string, Partial<typeof maria> | Record<string, null>, string]>([
    ["the same patient", {}, "match"],
    ["a labeled number", { mrn: "MRN: 1001" }, "match"],
    ["no number", { mrn: null } as never, "match"],
    ["a name only", { mrn: null, birthDate: null } as never, "one"],
    ["nothing", { name: null, mrn: null, birthDate: null } as never, "unknown"],
    ["another of the same name", { birthDate: "1975-01-01", mrn: "1002" }, "mismatch"],
    ["the same name and date with another number", { mrn: "1002" }, "mismatch"],
    ["a number with another zero", { mrn: "01001" }, "mismatch"],
    ["another name", { name: "Mario Lopez" }, "mismatch"],
  ])("gives the result for %s", (_what, changes, result) => {
    expect(comparePatients(maria, { ...maria, ...changes }).result).toBe(result);
  });
});

describe("shownCharacters", () => {
  test.each<[string, string, string | null]>([
    ["a soft hyphen in a year", "03/14/19\u00ad61", "03/14/1961"],
    ["a possible line break in a number", "MRN 10\u200b01", "MRN 1001"],
    ["a joiner in a name", "Ma\u2060ria\ufeff Lopez", "Maria Lopez"],
    ["marks of direction at the ends", "\u200f1961-03-14\u200e", "1961-03-14"],
    ["marks of direction between words", "לוי,\u200f רות", "לוי,\u200f רות"],
    ["a mark of direction in a date", "03/\u200f04/1961", null],
    ["digits that are shown backward", "\u202e1691-30-41\u202c", null],
    ["a name in a reversed order", "Lopez \u2067airaM\u2069", null],
    ["an ordinary text", "  Lopez, Maria (1001)  ", "Lopez, Maria (1001)"],
  ])("reads %s as a person sees it", (_what, text, shown) => {
    expect(shownCharacters(text)).toBe(shown);
  });

  test("names are compared without invisible characters", () => {
    expect(isSameName("Ma\u00adria Lopez", "Lopez, Mari\u200da")).toBe(true);
  });
});
