import { expect, test } from "vitest";
import { checkNewAccount, trimmed } from "../../../../src/renderer/auth/signUp/checkNewAccount";

const good = {
  firstName: "Nora",
  lastName: "Lindqvist",
  email: "nora@example.org",
  username: "",
  password: "Abcdefg1",
  setUpCode: "",
};
const email = "Enter an email address, such as name@example.org.";
const username = "Usernames have 3 to 40 letters, digits, dots, dashes or underscores";

test.each([
  ["a complete account", {}, {}],
  ["no names", { firstName: "", lastName: "" }, {}],
  ["spaces around what was typed", { email: " nora@example.org ", username: " n.l " }, {}],
  ["no address", { email: "" }, { email }],
  ["an incomplete address", { email: "nora@example" }, { email }],
  ["a username that could be an address", { username: "n@l.org" }, { username }],
  ["a short username", { username: "nl" }, { username }],
  ["a short password", { password: "Abcde1f" }, { password: "Password must be at least 8 characters long" }],
  [
    "a simple password",
    { password: "abcdefg1" },
    { password: "Password must contain uppercase, lowercase, and numbers" },
  ],
  ["a long name", { firstName: "x".repeat(101) }, { firstName: "Names can have up to 100 characters" }],
])("checkNewAccount with %s returns the faults", (_case, change, wrong) => {
  expect(checkNewAccount({ ...good, ...change })).toEqual(wrong);
});

test("spaces in a password are kept", () => {
  expect(trimmed({ ...good, password: " Abcdefg1 " }).password).toBe(" Abcdefg1 ");
});
