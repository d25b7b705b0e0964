import { expect, test } from "vitest";
import { profileFromSession, toUser } from "../../../../src/renderer/auth/session/User";

const times = { created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-02T00:00:00Z" };
const profile = {
  id: "1",
  email: "nora@example.org",
  first_name: "Nora",
  last_name: "Lindqvist",
  username: "n.l",
  account_type: "admin",
  ...times,
} as const;

test.each([
  [{}, "Nora Lindqvist"],
  [{ last_name: null }, "Nora"],
  [{ first_name: null, last_name: null }, "n.l"],
  [{ first_name: null, last_name: null, username: null }, "nora@example.org"],
])("the name of a profile changed by %j is %s", (change, fullName) => {
  expect(toUser({ ...profile, ...change }).fullName).toBe(fullName);
});

test("a profile gives every field of the user", () => {
  expect(toUser(profile)).toEqual({
    id: "1",
    email: "nora@example.org",
    firstName: "Nora",
    lastName: "Lindqvist",
    fullName: "Nora Lindqvist",
    username: "n.l",
    publicMetadata: { account_type: "admin" },
    createdAt: times.created_at,
    updatedAt: times.updated_at,
  });
});

test("a session gives names and no rights, because its owner can write it", () => {
  const metadata = { first_name: "Nora", last_name: 5, account_type: "admin" };
  const session = profileFromSession({
    id: "1",
    aud: "authenticated",
    app_metadata: {},
    user_metadata: metadata,
    created_at: times.created_at,
  });
  expect(toUser(session)).toMatchObject({
    fullName: "Nora",
    lastName: null,
    email: "",
    publicMetadata: { account_type: "pro" },
  });
});
