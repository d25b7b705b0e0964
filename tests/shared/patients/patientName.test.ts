import { expect, test } from "vitest";
import { patientName, splitName } from "../../../src/shared/patients/patientName";

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
