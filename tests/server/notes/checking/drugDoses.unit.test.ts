import { expect, test, vi } from "vitest";
import { drugDoses } from "../../../../src/server/notes/checking/values/drugDoses";

test.each([
  ["10 mg of lisinopril", "10 mg"],
  ["lisinopril, 10 mg", "10 mg"],
  ["lisinopril for the blood pressure, once a day, 10 mg", "10 mg"],
  ["lisinopril. Take 10 mg", null],
  ["2 puffs and lisinopril", null],
])("the dose of lisinopril in %j is %j", (text, expected) => {
  const { dose } = drugDoses(text).find(({ generic }) => generic === "lisinopril") ?? { dose: null };
  expect(dose && `${dose.value} ${dose.unit}`).toBe(expected);
});

test.each([
  "increase metformin to 500 mg twice daily and ",
  "lisinopril ",
  "lisinopril 10%",
  "10 mg, ",
  "metformin or ",
])("the drugs of a long text are compared only with the doses beside them: %j", (unit) => {
  const text = `lisinopril ${unit.repeat(10_000 / unit.length)}`;
  const split = vi.spyOn(String.prototype, "split");
  const { length: drugs } = drugDoses(text);
  const comparisons = split.mock.calls.length;
  split.mockRestore();
  expect(drugs).toBeGreaterThan(0);
  expect(comparisons).toBeLessThan(60 * (10_000 / unit.length));
});
