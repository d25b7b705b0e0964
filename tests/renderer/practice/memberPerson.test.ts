import { describe, expect, test } from "vitest";
import type { PracticeMember } from "../../../src/shared/practice/practiceMember";
import { findMembers, formatLastActive, memberPerson, typeChoices } from "../../../src/renderer/practice/memberPerson";

const member = (change: Partial<PracticeMember> = {}): PracticeMember => ({
  id: "00000000-0000-4000-8000-000000000001",
  first_name: "Nora",
  last_name: "Lindqvist",
  username: "nora",
  email: "n.lindqvist@northgate.example",
  account_type: "pro",
  is_operator: false,
  disabled_at: null,
  created_at: "2026-11-02T09:00:00Z",
  last_active_at: null,
  ...change,
});

test.each([
  [{}, "Nora Lindqvist", "NL"],
  [{ last_name: null }, "Nora", "N"],
  [{ first_name: null, last_name: null }, "nora", "N"],
  [{ first_name: null, last_name: null, username: null }, "n.lindqvist@northgate.example", "N"],
])("%j is shown as %s, %s for short", (change, name, initials) => {
  expect(memberPerson(member(change))).toMatchObject({ name, initials });
});

describe("account type options", () => {
  test("are the three types by name", () => {
    expect(typeChoices("enterprise").map(({ label, disabled }) => [label, disabled])).toEqual([
      ["Pro", false],
      ["Enterprise", false],
      ["Admin", false],
    ]);
  });

  test.each(["owner", "", "PRO"])("show the unknown type %j as Unknown, which cannot be chosen [P6.37]", (type) => {
    expect(typeChoices(type)[0]).toEqual({ value: type, label: "Unknown", disabled: true });
    expect(typeChoices(type).slice(1)).toEqual(typeChoices("pro"));
  });
});

test("people are found by every word of a name, username or email address, in any order", () => {
  const all = [
    member(),
    member({ id: "2", first_name: "Owen", last_name: "Tesfaye", username: null, email: "o@x.org" }),
  ];
  const found = (query: string) => findMembers(all, query).map(({ first_name }) => first_name);
  expect(found("")).toEqual(["Nora", "Owen"]);
  expect(found("lindqvist NORA")).toEqual(["Nora"]);
  expect(found("northgate")).toEqual(["Nora"]);
  expect(found("o@x")).toEqual(["Owen"]);
  expect(found("nora tesfaye")).toEqual([]);
});

test("a person who was never active is shown as such", () => {
  expect(formatLastActive(member())).toBe("never");
  const now = new Date(2026, 10, 21, 12);
  const at = new Date(2026, 10, 21, 8, 5).toISOString();
  expect(formatLastActive(member({ last_active_at: at }), now)).toBe("today 8:05 AM");
});
