import { describe, expect, test } from "vitest";
import { hasSameValues, withDigits } from "../../../../src/server/notes/translation/hasSameValues";

const line = "Start acetaminophen 500 mg every 6 hours as needed.";

describe("hasSameValues", () => {
  test.each([
    [line, "Empiece acetaminophen 500 mg cada 6 horas si lo necesita."],
    [line, "ابدأ acetaminophen ٥٠٠ mg كل ٦ ساعات عند الحاجة."],
    [line, "開始服用acetaminophen ５００ mg，每6小時一次。"],
    ["Take 0.5 mg.", "Tome 0,5 mg."],
    ["Come back.", "Vuelva."],
  ])("accepts %j as %j", (original, text) => expect(hasSameValues(original, text)).toBe(true));

  test.each([
    [line, "Empiece acetaminophen 50 mg cada 6 horas."],
    [line, "Empiece acetaminophen 500 g cada 6 horas."],
    [line, "Empiece acetaminophen 500 mg cada 8 horas."],
    [line, "Empiece acetaminophen 500 mg."],
    [line, "Empiece ibuprofen 500 mg cada 6 horas."],
    [line, "Empiece el medicamento, 500 mg cada 6 horas."],
    [line, "Empiece acetaminophen 500 mg cada 6 horas, no ibuprofen."],
    ["Take 1.125 mg.", "Tome 1125 mg."],
    ["Take 1,000 mg.", "Tome 1.000 mg."],
    ["Take lisinopril 10 mg and metformin 500 mg.", "Tome lisinopril 500 mg y metformin 10 mg."],
  ])("refuses %j as %j", (original, text) => expect(hasSameValues(original, text)).toBe(false));

  test("compares number words as digits", () => {
    expect(withDigits("Twice a day for two weeks.")).toBe("2 times a day for 2 weeks.");
    expect(hasSameValues(withDigits("Twice a day."), "3 veces al día.")).toBe(false);
  });
});
