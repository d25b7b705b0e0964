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

/** Runs the check of a fill whose session has only the patient's name, so that one identifier agrees. */
const check = (now: Partial<ShownPatient>) =>
  requireSameAsPlan({ shown, needsYearOfBirth: true })({
    shown: { ...shown, ...now },
    comparison: { result: "one" } as never,
  });

test("the patient of the plan is accepted, even if the internal number is not shown", () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({ pid: null })).not.toThrow();
});

test.each([
  ["another record number", { mrn: "40012" }],
  ["another birth date", { birthDate: "1961-07-02" }],
  ["another internal number", { pid: "13" }],
  ["no record number", { mrn: null }],
])("a patient with the name on the plan, but with %s, is refused", (_name, now) => {
  expect(() => check(now)).toThrow("now shows a different patient");
});
