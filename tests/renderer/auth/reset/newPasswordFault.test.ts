import { expect, test } from "vitest";
import { newPasswordFault, remainingFault } from "../../../../src/renderer/auth/reset/newPasswordFault";

const both = "Please fill in both password fields";
const length = "Password must be at least 8 characters long";
const match = "Passwords do not match";
const kinds = "Password must contain uppercase, lowercase, and numbers";

test.each([
  ["", "", both, "first"],
  ["Abcdefg1", "", both, "second"],
  ["", "Abcdefg1", both, "first"],
  ["Abcde1f", "Abcde1f", length, "first"],
  ["Abcdefg1", "Abcdefg2", match, "second"],
  ["abcdefg1", "abcdefg1", kinds, "first"],
  ["ABCDEFG1", "ABCDEFG1", kinds, "first"],
  ["Abcdefgh", "Abcdefgh", kinds, "first"],
  ["Ab1", "Xy2", length, "first"], // length is checked before match
  ["abcdefgh", "abcdefgi", match, "second"], // match is checked before character classes
  ["ab", "", both, "second"], // empty is checked before length
])("%j and %j: %s, at the %s field [P5.01 P5.02 P5.03 P5.04 P5.05 P5.06 P5.10]", (first, second, sentence, field) => {
  expect(newPasswordFault({ first, second })).toEqual({ field, sentence });
});

test.each(["Abcdefg1", "Ünïcödé1", "пАроль77", "Ab1 with spaces and more"])(
  "%j is valid [P5.07 P5.29 P9.18]",
  (password) => {
    expect(newPasswordFault({ first: password, second: password })).toBeNull();
  },
);

test("a fault stays the same while typing until it is corrected [P5.11]", () => {
  const fault = newPasswordFault({ first: "Abcdefg1", second: "Abcdefg2" });
  expect(remainingFault(fault, { first: "Abcdefg1", second: "Abc" })).toBe(fault);
  expect(remainingFault(fault, { first: "Abcdefg1", second: "Abcdefg1" })).toBeNull();
  expect(remainingFault(fault, { first: "A", second: "Abcdefg1" })).toBeNull();
});
