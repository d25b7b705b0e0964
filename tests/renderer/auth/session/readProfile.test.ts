import { expect, test } from "vitest";
import { readProfile } from "../../../../src/renderer/auth/session/readProfile";
import { profile } from "./AccountServer";

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
] as const)("the account type %j is read as %s [P5.25 P5.26 P5.27]", (received, type) => {
  expect(readProfile({ ...untyped, account_type: received }, known).account_type).toBe(type);
  expect(readProfile({ ...untyped, accountType: received }, known).account_type).toBe(type);
});

test("a complete profile is read unchanged", () => {
  expect(readProfile(profile, { ...known, first_name: "Before", username: "before" })).toEqual(profile);
});

test("camelCase fields are read like snake_case ones [P7.26]", () => {
  const answer = { firstName: "Grace", lastName: "Hopper", username: "grace", updatedAt: "2026-02-01T00:00:00Z" };
  expect(readProfile(answer, known)).toEqual({
    ...known,
    first_name: "Grace",
    last_name: "Hopper",
    username: "grace",
    updated_at: "2026-02-01T00:00:00Z",
  });
});

test("only null clears a known value", () => {
  expect(readProfile({ first_name: null, last_name: 7, created_at: 5 }, known)).toEqual({ ...known, first_name: null });
});
