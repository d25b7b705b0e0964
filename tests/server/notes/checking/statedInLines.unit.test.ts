import { describe, expect, test } from "vitest";
import { findings, type Line } from "../checkHarness";

/** Returns the details of the findings that hold the signing of a note with one sentence. */
const blocking = (lines: Line[], text: string, section?: string): string[] =>
  findings(lines, text, section ? { section } : {}).flatMap(({ must, detail }) => (must ? [detail] : []));

const asked = (question: string, answer: string): Line[] => [
  ["clinician", question],
  ["patient", answer],
];

describe("a sentence that its lines support does not block signing", () => {
  test.each<[string, Line[], string]>([
    ["an amount after a denial", asked("Any nausea, chills, fever?", "No fever, some chills."), "Reports chills."],
    [
      "a small amount",
      [["clinician", "There's no redness, I appreciate a small amount of swelling."]],
      "Some swelling.",
    ],
    ["a little bit of", [["patient", "I have no rash and a little bit of itching."]], "Reports itching."],
    ["a symptom that is less", [["patient", "I don't have quite as much dizziness now."]], "Reports dizziness."],
    ["a symptom that is not as bad", [["patient", "It's not as bad, the nausea is still there."]], "Reports nausea."],
    ["a denied feeling", asked("How about feeling like your heart's racing?", "No, nothing."), "Denies palpitations."],
    ["a denied verb", asked("How about are your ankles swelling?", "Nope."), "Denies swelling."],
  ])("%s", (_title, lines, text) => {
    expect(blocking(lines, text)).toEqual([]);
  });
});

describe("a sentence that its lines contradict blocks signing", () => {
  test.each<[string, Line[], string]>([
    ["a denial in an answer", asked("Have you had any chills?", "No, none."), "Reports chills."],
    ["an amount that is denied", [["patient", "I haven't had a bit of dizziness."]], "Reports dizziness."],
    ["a denial before “as of today”", [["patient", "I have no nausea as of today."]], "Reports nausea."],
    ["a reported symptom", asked("Any palpitations?", "Yes, every night."), "Denies palpitations."],
    ["an allergy to a drug", [["patient", "I'm allergic to penicillin."]], "No known drug allergies."],
    ["an allergy to latex", [["patient", "I'm allergic to latex."]], "No known drug allergies."],
    ["any allergy if all are denied", [["patient", "I'm allergic to peanuts."]], "No known allergies."],
  ])("%s", (_title, lines, text) => {
    expect(blocking(lines, text)).not.toEqual([]);
  });
});

test("a line elsewhere that contradicts the lines of a sentence is shown but does not block signing", () => {
  const lines: Line[] = [
    ["patient", "I've been having chills since Monday."],
    ["clinician", "Any fever or chills now?"],
    ["patient", "No."],
    ["clinician", "So no chills."],
  ];
  const found = findings(lines, "Reports chills.", { cites: [0] });
  expect(found.filter(({ must }) => must)).toEqual([]);
});
