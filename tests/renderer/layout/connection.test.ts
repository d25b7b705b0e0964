import { expect, test } from "vitest";
import { connectionOf } from "../../../src/renderer/layout/connection";
import { personOf } from "../../../src/renderer/layout/person";

const world = { isOnline: true, isSignedIn: true, isLocal: false, unsentMs: 0, stream: "live" } as const;

test.each([
  { name: "all is well", more: {}, label: "Online" },
  { name: "no session is open", more: { stream: null }, label: "Online" },
  { name: "a few seconds are on their way", more: { unsentMs: 8_000 }, label: "Online" },
  { name: "half a minute waits", more: { unsentMs: 31_000 }, label: "Catching up 31 s" },
  { name: "two minutes wait", more: { unsentMs: 125_000 }, label: "Catching up 2 min" },
  { name: "the network is gone", more: { isOnline: false, unsentMs: 125_000 }, label: "Offline" },
  { name: "the practice does not answer", more: { stream: "offline" }, label: "Offline" },
  { name: "the sign-in ended", more: { isSignedIn: false, isOnline: false }, label: "Sign in again" },
  { name: "nobody signed in on the desktop", more: { isLocal: true }, label: "On this computer" },
  { name: "that computer has no network", more: { isLocal: true, isOnline: false }, label: "On this computer" },
  { name: "its service starts again", more: { isLocal: true, stream: "offline" }, label: "One moment" },
] as const)("when $name the pill says $label", ({ more, label }) => {
  const said = connectionOf({ ...world, ...more });
  expect(said.label).toBe(label);
  expect(said.why).toMatch(/\.$/);
});

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
