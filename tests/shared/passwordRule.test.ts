import { expect, test } from "vitest";
import { passwordFaults, passwordProblem } from "../../src/shared/auth/passwordRule";

const tooShort = "Password must be at least 8 characters long";
const tooPlain = "Password must contain uppercase, lowercase, and numbers";
test.each([
  ["", tooShort],
  ["Abcde1f", tooShort],
  ["abcdefg", tooShort],
  ["Abcdef1😀", null],
  ["Abcde1😀", tooShort],
  ["abcdefg1", tooPlain],
  ["ABCDEFG1", tooPlain],
  ["Abcdefgh", tooPlain],
  ["12345678", tooPlain],
  ["Abcdefg1", null],
  ["Ünïcödé1", null],
  ["Пароль-٣-x", null],
  ["with Spaces 1", null],
])("passwordProblem of %o is %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  [{ min: 6, classes: false }, "abcdef", []],
  [{ min: 6, classes: false }, "abcde", ["length"]],
  [{ min: 12, classes: true }, "Abcdefg1", ["length"]],
] as const)("with the rule %j, the password %s has the faults %j", (rule, password, faults) => {
  expect(passwordFaults(password, rule)).toEqual(faults);
});
