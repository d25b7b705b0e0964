import { expect, test } from "vitest";
import { readProfile } from "../../../src/renderer/auth/readProfile";
import { profile } from "./accountServer";

const known = { ...profile, account_type: "pro" } as const;
const { account_type: _, ...untyped } = profile;

test.each([
  ["superuser", "pro"],
  ["", "pro"],
  [7, "pro"],
  [null, "pro"],
  [undefined, "pro"],
  ["ENTERPRISE", "enterprise"],
  ["Admin", "admin"],
  ["pro", "pro"],
] as const)("the account type %j is %s [P5.25 P5.26 P5.27]", (told, type) => {
  expect(readProfile({ ...untyped, account_type: told }, known).account_type).toBe(type);
  expect(readProfile({ ...untyped, accountType: told }, known).account_type).toBe(type);
});

test("a whole profile is read as it is", () => {
  expect(readProfile(profile, { ...known, first_name: "Before", username: "before" })).toEqual(profile);
});

test("camelCase says the same as snake_case [P7.26]", () => {
  const answer = { firstName: "Grace", lastName: "Hopper", username: "grace", updatedAt: "2026-02-01T00:00:00Z" };
  expect(readProfile(answer, known)).toEqual({
    ...known,
    first_name: "Grace",
    last_name: "Hopper",
    username: "grace",
    updated_at: "2026-02-01T00:00:00Z",
  });
});

test("what is left out, or is no text, stays as it was known; null is none", () => {
  expect(readProfile({ first_name: null, last_name: 7, created_at: 5 }, known)).toEqual({ ...known, first_name: null });
});
