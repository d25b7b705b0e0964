import { expect, test } from "vitest";
import { isEmailIdentifier } from "../../../../src/renderer/auth/session/isEmailIdentifier";

test.each([
  ["a.b@c.de", true],
  ["a@b", false],
  ["john.doe", false],
  ["nora", false],
  ["", false],
])("%o is an email address: %s", (identifier, isEmail) => {
  expect(isEmailIdentifier(identifier)).toBe(isEmail);
});
