import { describe, expect, it } from "vitest";
import { systemOfNamedExam } from "../../../src/server/facts/frames/exam/systemOfFinding";

describe("the body system of a named examination", () => {
  it.each([
    ["On your neck exam I feel a lump", "Neck"],
    ["On the thyroid exam there is a nodule", "Neck"],
    ["With your heart exam I hear a murmur", "Cardiovascular"],
    ["On your lung exam there are crackles", "Respiratory"],
    ["On his abdominal exam there is tenderness", "Gastrointestinal"],
    ["On your skin examination there is a rash", "Skin"],
  ])("%s: %s", (text, system) => {
    expect(systemOfNamedExam(text)).toBe(system);
  });

  it.each(["On your parathyroid exam it is normal", "On the parathyroid examination I found nothing"])(
    "%s: the word thyroid inside of another word is not the neck",
    (text) => {
      expect(systemOfNamedExam(text)).toBeNull();
    },
  );
});
