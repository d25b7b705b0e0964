import { describe, expect, it } from "vitest";
import { checkNote } from "../../../../src/server/notes/checking/checkNote";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";
import type { Sentence } from "../../../../src/shared/notes/document";
import { turnsOf } from "../../facts/harness";

const template = builtInTemplate("soap");
if (!template) throw new Error("no template");

/** Returns the omissions of a note whose sections are written as given. */
function omissionsOf(dialogue: string, written: Readonly<Record<string, string[]>> = {}) {
  const sections = template!.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: (written[key] ?? []).map((text, i): Sentence => ({
      id: `${key}${i}`,
      text,
      evidence: [],
      origin: "typed",
      findings: [],
    })),
  }));
  return checkNote({ sections, omissions: [] }, turnsOf(dialogue), template!).omissions;
}

const sentencesOf = (...given: Parameters<typeof omissionsOf>): string =>
  omissionsOf(...given)
    .map(({ sentence }) => sentence)
    .join("\n");

const visit = `
D: What brings you in today?
P: I have had pain in my left elbow for three weeks.
D: What makes it worse?
P: It gets worse when I lift boxes.
D: Does anyone in your family have gout?
P: My father has gout.
D: Let me examine you. The left elbow is tender over the lateral epicondyle. The skin is intact.
D: I think this is tennis elbow. I want you to avoid heavy lifting for two weeks. We will get an ultrasound of the elbow.
`;
const note = {
  subjective: ["Left elbow pain for 3 weeks, worse when lifting boxes.", "Father has gout."],
  objective: ["Left elbow tender over the lateral epicondyle.", "Skin is intact."],
  assessment_plan: ["Tennis elbow.", "Avoid heavy lifting for 2 weeks.", "Order an ultrasound of the left elbow."],
};

describe("what the drafted document states and the note lacks", () => {
  it("is not offered if the note states it", () => expect(sentencesOf(visit, note)).toBe(""));

  it.each([
    ["a symptom with its length", { subjective: ["Father has gout."] }, /elbow/i],
    ["a finding of the examination", { objective: ["Skin is intact."] }, /tender/i],
    ["advice", { assessment_plan: ["Tennis elbow.", "Order an ultrasound of the left elbow."] }, /lifting/i],
    ["an order", { assessment_plan: ["Tennis elbow.", "Avoid heavy lifting for 2 weeks."] }, /ultrasound/i],
    [
      "a relative's disease",
      { subjective: ["Left elbow pain for 3 weeks, worse when lifting boxes."] },
      /father|gout/i,
    ],
  ])("is offered for %s", (_what, less, words) => expect(sentencesOf(visit, { ...note, ...less })).toMatch(words));

  it("is offered in the words of a note", () => {
    expect(sentencesOf(visit, { ...note, subjective: ["Father has gout."] })).not.toMatch(/\bI\b|\bmy\b/);
  });

  it("is not offered for a symptom that the note states in other words", () => {
    const dialogue = "P: My urine burns, and my feet have been swollen for two days.";
    expect(sentencesOf(dialogue, { subjective: ["Dysuria.", "Foot swelling for 2 days."] })).toBe("");
  });

  it("is not offered for a vital sign without its number", () => {
    expect(sentencesOf("D: Your heart rate is fine.", { objective: ["Regular rhythm."] })).not.toMatch(/heart rate/i);
  });

  it("joins what was said in one exchange into one omission", () => {
    const dialogue = `
D: How is the rash?
P: The rash on my right forearm has been there for two weeks.
D: Does it itch?
P: Yes, it itches at night.
`;
    const [first, ...others] = omissionsOf(dialogue, { subjective: ["Works as a cook."] });
    expect(first?.sentence).toMatch(/rash/i);
    expect([first, ...others].filter((each) => each?.section === first?.section)).toHaveLength(1);
  });

  it("names no allergen, drug or condition that was not said", () => {
    expect(sentencesOf(visit, {})).not.toMatch(/allerg|penicillin|ibuprofen|arthritis|tendinitis/i);
  });
});
