import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DataKey } from "../../../src/server/platform/crypto/DataKey";
import { numberToken, patientTokens, readPatientQuery } from "../../../src/server/patients/patientTokens";

const keyOf = () => new DataKey({ kind: "organization", id: "0b8e6a52-5a2f-4c53-9a53-0d6a26f6e0aa" }, randomBytes(32));
const tokenOf = keyOf().tokens("patients");
const harold = {
  name: "Harold O’Brien",
  birth_date: "1957-03-14",
  record_numbers: [{ system: "MRN", value: "00-447 183" }],
};
const li = { name: "Li Ng", birth_date: null, record_numbers: [] };
const wang = { name: "王小明", birth_date: null, record_numbers: [] };

/** Whether a search finds the patient: each of its words matches one of the patient's tokens. */
function finds(query: string, patient: typeof harold | typeof li): boolean {
  const tokens = new Set(patientTokens(tokenOf, patient));
  const words = readPatientQuery(tokenOf, query);
  return words.length > 0 && words.every((word) => word.some((token) => tokens.has(token)));
}

describe("a search", () => {
  test.each(["har", "HAROLD", "obri", "o'brien", "o’brien harold", "O'Bri Har"])("by name for %j finds him", (query) =>
    expect(finds(query, harold)).toBe(true),
  );
  test.each(["3/14/1957", "1957-03-14", "14 March 1957", "Mar 14, 1957", "harold 3/14/1957", "03141957"])(
    "by birth date for %j finds him",
    (query) => expect(finds(query, harold)).toBe(true),
  );
  test.each(["00447183", "447183", "447-183", "obrien 447183", "MRN00447183"])(
    "by record number for %j finds him",
    (query) => expect(finds(query, harold)).toBe(true),
  );
  test.each(["harald", "harold smith", "3/15/1957", "447184", "ha", "1957", "", " , "])(
    "for %j does not find him",
    (query) => expect(finds(query, harold)).toBe(false),
  );
  test("finds a whole name of two letters and a Han name by one", () => {
    expect(finds("li", li)).toBe(true);
    expect(finds("ng", li)).toBe(true);
    expect(finds("n", li)).toBe(false);
    expect(finds("王", wang)).toBe(true);
    expect(finds("王小", wang)).toBe(true);
  });
});

test("tokens of two organizations have nothing in common", () => {
  const other = new Set(patientTokens(keyOf().tokens("patients"), harold));
  expect(patientTokens(tokenOf, harold).some((token) => other.has(token))).toBe(false);
});

test("a record number is unique by its letters and digits within its system", () => {
  const token = (system: string, value: string) => numberToken(tokenOf, { system, value });
  expect(token("MRN", "00-447 183")).toBe(token("mrn", "00447183"));
  expect(token("MRN", "447183")).not.toBe(token("MRN", "00447183"));
  expect(token("MRN", "447183")).not.toBe(token("Medicare", "447183"));
});
