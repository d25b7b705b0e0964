import { describe, expect, test } from "vitest";
import { nameKey, nameWords } from "../../../src/server/patients/nameWords";

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
});

test("nameKey is the same for the words of a name in any order, with or without accents", () => {
  expect(nameKey("Núñez, José")).toBe(nameKey("jose nunez"));
  expect(nameKey("José Núñez Jr")).not.toBe(nameKey("José Núñez"));
});
