import { expect, test } from "vitest";
import { requireSameAsPlan } from "../../../src/main/ehr/fill/requireSameAsPlan";
import type { ShownPatient } from "../../../src/main/ehr/identity/readShownPatient";

const shown: ShownPatient = {
  state: "found",
  name: "Maria Lopez",
  birthDate: "1961-03-14",
  mrn: "40011",
  encounter: null,
  pid: "12",
  frame: null,
};

/** The check of a fill whose session has only the patient's name. */
const check = (now: Partial<ShownPatient>) =>
  requireSameAsPlan({ shown, needsYearOfBirth: true })({
    shown: { ...shown, ...now },
    comparison: { result: "one" } as never,
  });

test("the patient of the plan is accepted, also without the internal number", () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({ pid: null })).not.toThrow();
});

test.each([
  ["record number", { mrn: "40012" }],
  ["birth date", { birthDate: "1961-07-02" }],
  ["internal number", { pid: "13" }],
  ["missing record number", { mrn: null }],
])("a patient of the same name with another %s than on the plan is refused", (_name, now) => {
  expect(() => check(now)).toThrow("now shows a different patient");
});
