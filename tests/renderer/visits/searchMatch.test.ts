import { describe, expect, test } from "vitest";
import { hiddenMatch, matchPieces } from "../../../src/renderer/visits/list/searchMatch";
import type { PatientSummary } from "../../../src/shared/patients/patient";
import { fixtureVisit } from "../review/fixtureVisit";

const maria: PatientSummary = {
  ...{ id: "p-1", name: "Maria Lopez", birth_date: "1961-03-14", sex: "female", pronouns: null },
  record_numbers: [{ system: "MRN", value: "40011" }],
};
const ofMaria = fixtureVisit({ patient_id: maria.id, patient: maria, patient_name: maria.name, reason: "Cough" });
const ofSoren = fixtureVisit({
  patient_id: null,
  patient: null,
  patient_name: "Søren Ødegård",
  reason: "Hypertension",
});

describe("words of a search that the row does not show", () => {
  test.each([
    ["said in a session without a patient", ofSoren, "soren fluids", { isSpoken: true, words: ["fluids"] }],
    ["in a session with a patient, e.g. an earlier name", ofMaria, "garcia", { isSpoken: false, words: ["garcia"] }],
  ])("are %s", (_what, visit, q, found) => {
    expect(hiddenMatch(visit, q)).toEqual(found);
  });

  test.each([
    ["a birth date in digits", ofMaria, "3/14/1961"],
    ["a birth date in words", ofMaria, "lopez, 14 Mar 1961"],
    ["a name and a birth date", ofMaria, "lopez 3/14/61"],
    ["a record number", ofMaria, "MRN40011"],
    ["letters that have no decomposition", ofSoren, "soren odegard"],
    ["a word of which the server compares twelve letters", ofSoren, "hypertensions"],
  ])("are none for %s", (_what, visit, q) => {
    expect(hiddenMatch(visit, q).words).toEqual([]);
  });
});

test("a word that is found without its accents is highlighted", () => {
  expect(matchPieces("Søren", "soren")).toEqual([{ text: "Søren", isMatch: true }]);
});
