import { describe, expect, test } from "vitest";
import { nameKey, nameWords } from "../../../src/shared/patients/nameWords";
import { patientName, splitName } from "../../../src/shared/patients/patientName";
import { suspectDuplicate } from "../../../src/shared/patients/suspectDuplicate";

test.each([
  ["Harold", "Whitfield", "Harold Whitfield"],
  ["小明", "王", "王小明"],
  ["민준", "김", "김민준"],
  ["", "Sukarno", "Sukarno"],
  ["Иван", "Петров", "Иван Петров"],
])("the name of %s %s is written %s", (given_name, family_name, written) => {
  expect(patientName({ given_name, family_name })).toBe(written);
});

test.each([
  ["Harold Whitfield", "Harold", "Whitfield"],
  [" Whitfield,  Harold J ", "Harold J", "Whitfield"],
  ["王小明", "", "王小明"],
  ["", "", ""],
])("%j splits into %j and %j", (typed, given_name, family_name) => {
  expect(splitName(typed)).toEqual({ given_name, family_name });
});

describe("nameWords", () => {
  test.each([
    ["Harold Whitfield", ["harold", "whitfield"]],
    ["O’Brien-MÜLLER", ["o", "brien", "muller", "obrienmuller"]],
    ["Nguyễn Thị Ánh", ["nguyen", "thi", "anh"]],
    ["İlker Işık", ["ilker", "isik"]],
    ["Łukasz Ødegård Strauß", ["lukasz", "odegard", "strauss"]],
    ["Σωκράτης Παπάς", ["σωκρατης", "παπας"]],
    ["Королёв", ["королев"]],
    ["김민준", ["김민준"]],
    ["山田　太郎", ["山田", "太郎"]],
    ["がが かか", ["がが", "かか"]],
    ["राम रीमा", ["राम", "रीमा"]],
    ["أحمد المصريّ", ["احمد", "المصري"]],
    ["ＡＢＣ １２", ["abc", "12"]],
    ["— !", []],
  ])("of %j are %j", (name, words) => expect(nameWords(name)).toEqual(words));

  test("give one key to a name in any order and spelling of accents", () => {
    expect(nameKey("Núñez, José")).toBe(nameKey("jose nunez"));
    expect(nameKey("José Núñez Jr")).not.toBe(nameKey("José Núñez"));
  });
});

test.each([
  ["the same name and birth date", "Harold Whitfield", "1957-03-14", "Whitfield, Harold", "1957-03-14", true],
  ["a name in common and the same birth date", "Maria Lopez", "1980-01-02", "Maria Garcia", "1980-01-02", true],
  ["the same name, one without a birth date", "Harold Whitfield", null, "Harold Whitfield", "1957-03-14", true],
  ["the same name, other birth dates", "Harold Whitfield", "1957-03-15", "Harold Whitfield", "1957-03-14", false],
  ["the same birth date, other names", "Maria Lopez", "1957-03-14", "Harold Whitfield", "1957-03-14", false],
  ["another name without a birth date", "Harold Whitfield", null, "Harold Whit", null, false],
])("%s: suspected as duplicates is %6$s", (_, name, birth_date, other, otherBirth, suspected) => {
  expect(suspectDuplicate({ name, birth_date }, { name: other, birth_date: otherBirth })).toBe(suspected);
});
