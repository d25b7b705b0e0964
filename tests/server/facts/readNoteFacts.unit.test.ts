import { describe, expect, test } from "vitest";
import { readNoteFacts } from "../../../src/server/facts/readNoteFacts";

describe("documents", () => {
  const read = (section: string, text: string) => readNoteFacts([{ id: "s1", section, text }]);
  test.each([
    ["hpi", "Denies fever, chills or cough.", "symptom", "absent", "fever"],
    ["hpi", "c/o SOB x 3 days.", "symptom", "present", "shortness of breath"],
    ["hpi", "The patient reports left knee pain for 3 weeks.", "symptom", "present", "left knee pain"],
    ["past_history", "History of hypertension.", "condition", "present", "hypertension"],
    ["medications", "Lisinopril 10 mg b.i.d.", "medication", "present", "lisinopril"],
  ])("state a fact in %s: %s", (section, text, kind, polarity, name) => {
    const fact = read(section, text).find((candidate) => candidate.kind === kind);
    expect(fact?.polarity).toBe(polarity);
    expect(fact?.slots.name?.text.toLowerCase()).toBe(name);
  });
  test("state no allergies as NKDA", () => {
    expect(read("allergies", "NKDA.")).toMatchObject([{ kind: "allergy", polarity: "absent" }]);
  });
  test("state an allergen with its reaction", () => {
    expect(
      read("allergies", "Penicillin (rash).").find(({ kind }) => kind === "allergy")?.slots.substance?.text,
    ).toMatch(/penicillin/i);
  });
  test("state a dose and a frequency", () => {
    const [fact] = read("plan", "Increase metformin to 1000 mg twice daily.").filter(({ slots }) => slots.dose);
    expect([fact?.slots.dose?.text, fact?.slots.frequency?.text]).toEqual(["1000", "twice daily"]);
  });
});
