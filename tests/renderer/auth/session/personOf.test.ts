import { expect, test } from "vitest";
import { personOf } from "../../../../src/renderer/auth/session/personOf";

test.each([
  { first: "Nora", last: "Lindqvist", fullName: "Nora Lindqvist", initials: "NL" },
  { first: "Nora", last: null, fullName: "Nora", initials: "N" },
  { first: null, last: null, fullName: "nora@example.org", initials: "N" },
  { first: "Élodie", last: "𝒵oe", fullName: "Élodie 𝒵oe", initials: "É𝒵" },
])("$fullName has the initials $initials", ({ first, last, fullName, initials }) => {
  const user = {
    id: "1",
    email: "nora@example.org",
    firstName: first,
    lastName: last,
    fullName,
    username: null,
    publicMetadata: { account_type: "pro" as const },
    createdAt: "",
    updatedAt: "",
  };
  expect(personOf(user)).toEqual({ initials, name: fullName, type: "Pro" });
});
