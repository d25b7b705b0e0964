import { expect, test } from "vitest";
import { profileChange, profileFaults } from "../../../src/renderer/settings/profileChange";

const ada = { firstName: "Ada", lastName: "Lovelace", username: "ada.l" };

test.each([
  [ada, { first_name: "Ada", last_name: "Lovelace", username: "ada.l" }],
  [
    { ...ada, lastName: "" },
    { first_name: "Ada", username: "ada.l" },
  ],
  [
    { ...ada, firstName: "  ", username: " ada " },
    { last_name: "Lovelace", username: "ada" },
  ],
  [{ firstName: "", lastName: "", username: "" }, {}],
])("%j sends %j without empty fields [P5.16]", (fields, change) => {
  expect(profileChange(fields)).toEqual(change);
});

test("only a new username is validated before it is sent", () => {
  const rule = "Usernames have 3 to 40 letters, digits, dots, dashes or underscores";
  expect(profileFaults({ ...ada, username: "a@b" }, "ada.l")).toEqual({ username: rule });
  expect(profileFaults({ ...ada, username: "a@b" }, "a@b")).toEqual({});
  expect(profileFaults({ ...ada, username: "" }, "ada.l")).toEqual({});
  expect(profileFaults({ ...ada, firstName: "x".repeat(101) }, "ada.l")).toEqual({
    firstName: "Names can have up to 100 characters",
  });
});
