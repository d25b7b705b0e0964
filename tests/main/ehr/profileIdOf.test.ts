import { expect, test } from "vitest";
import { profileIdOf } from "../../../src/main/ehr/profile/profileIdOf";

test("an id has the letters and digits of the EHR’s name", () => {
  expect(profileIdOf(" Harbor Charts 2 (test) ")).toBe("harbor-charts-2-test");
});

test.each([
  ["Клиника", "Больница"],
  ["電子カルテ", "病歴"],
  ["Klinik Zürich", "Klinik Zörich"],
  ["医院 1", "诊所 1"],
  [`${"a".repeat(70)}b`, `${"a".repeat(70)}c`],
  ["!", "?"],
])("“%s” and “%s” have different valid ids", (a, b) => {
  const ids = [profileIdOf(a), profileIdOf(b)];
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
});

test("the same name has the same id, however it is written", () => {
  expect(profileIdOf("КЛИНИКА ")).toBe(profileIdOf("Клиника"));
  expect(profileIdOf("Zu\u0308rich")).toBe(profileIdOf("Zürich"));
});
