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

describe("a statement of the drafted document that the note lacks", () => {
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

  it("joins up to three short sentences of one section, whenever they were said", () => {
    const dialogue = `
D: How is the cough?
P: I have had a dry cough for two weeks.
D: Do you smoke?
P: No, I never smoked.
D: What work do you do?
P: I work in a sawmill.
D: Has anyone in the family had asthma?
P: My sister has asthma.
D: Any surgery in the past?
P: I had my tonsils out as a child.
D: Any fever?
P: No fever.
`;
    const all = omissionsOf(dialogue, { objective: ["Lungs are clear."] }).filter(({ must }) => !must);
    const sizes = all.map(({ sentence }) => sentence.split(/(?<=[.]) /).length);
    expect(Math.max(...sizes)).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3);
    expect(Math.max(...all.map(({ sentence }) => sentence.split(" ").length))).toBeLessThanOrEqual(40);
  });

  it.each([
    ["P: I have high blood pressure. / D: For your high blood pressure, we will wait.", "Hypertension."],
    ["D: I think you have a kidney stone. / P: Okay.", "Likely nephrolithiasis."],
    ["D: Your high cholesterol is a separate problem.", "Hyperlipidemia."],
  ])("is not offered for a condition that the note names otherwise: %s", (dialogue, written) => {
    const text = sentencesOf(dialogue.replaceAll(" / ", "\n"), { assessment_plan: [written] });
    expect(text).not.toMatch(/^(?:Likely )?(?:high blood pressure|kidney stone|high cholesterol)/im);
  });

  it.each([
    ["P: I was gardening. / P: I slipped on the wet steps and twisted my ankle.", /slipped|twisted/],
    ["P: It was raining. / P: I tripped over the dog and landed on my wrist.", /tripped|landed/],
    ["P: We played handball. / P: I rolled my ankle and heard a pop.", /rolled|pop/],
    ["P: I was on the ladder. / P: I fell about two meters onto my shoulder.", /fell/],
  ])("is offered for how an injury happened: %s", (dialogue, words) => {
    expect(sentencesOf(dialogue.replaceAll(" / ", "\n"), { objective: ["Swelling."] })).toMatch(words);
  });
});

describe("a finding that names nothing", () => {
  it.each([
    "D: Let me examine you. Everything looks fine.",
    "D: Let me examine you. Those all are good and normal.",
    "D: Let me examine you. There is no pain on examination.",
    "D: Let me examine you. All of that looks very good.",
    "D: Let me examine you. A little tenderness to palpation.",
  ])("is not offered: %s", (dialogue) => {
    expect(sentencesOf(dialogue)).not.toMatch(/everything|those all|all of that|pain on|tender/i);
  });

  it("is offered if it names a part", () => {
    expect(sentencesOf("D: Let me examine you. There is pain to palpation of the left heel.")).toMatch(/heel/);
  });
});

describe("a follow-up", () => {
  const lead = "D: Hello. / P: My ankle hurts. / D: I see. / P: Yes. / ";
  const offeredFor = (said: string) =>
    sentencesOf(`${lead}${said}`.replaceAll(" / ", "\n"), { subjective: ["Ankle pain."] });

  it.each([
    [
      "D: So then I want you to come back in three weeks so we can look at it.",
      /Follow.up in (?:3|three) weeks|3 weeks/,
    ],
    ["D: If the swelling gets worse, just give us a call.", /If the swelling|swelling/],
    ["D: Please follow up with me in two months.", /2 months/],
  ])("is offered in the words of the draft: %s", (said, words) => {
    const text = offeredFor(said);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/Follow-up: (?:so|if|please)/);
  });

  it.each([
    "D: Now close your eyes and reach out your arms.",
    "D: Back in the day we used plaster for this.",
    "D: Reach out with your left hand, please.",
    "D: I moved here back in 2012.",
  ])("is not read from other words: %s", (said) => expect(offeredFor(said)).not.toMatch(/Follow-up:/));
});
