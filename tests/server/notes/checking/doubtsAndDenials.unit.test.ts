import { describe, expect, it } from "vitest";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { turnsOf } from "../../facts/harness";

/** Returns the kinds of the findings of a typed sentence. */
function kinds(dialogue: string, text: string, section: string): string[] {
  const visit = readSaidVisit(turnsOf(dialogue));
  return checkSentence({ id: "s", text, evidence: [], origin: "typed" }, section, visit).map(({ kind }) => kind);
}

/** What was said, a sentence that states it, the sentence with one error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const cases: readonly Case[] = [
  [
    "D: It may be several weeks before the ankle feels normal again.",
    "It may be several weeks before the ankle feels normal.",
    "It is several weeks before the ankle feels normal.",
    "certainty",
    "Plan",
  ],
  [
    "D: It could be the new detergent that makes your skin itch at night.",
    "It could be the new detergent that makes his skin itch at night.",
    "It is the new detergent that makes his skin itch at night.",
    "certainty",
    "Assessment",
  ],
  [
    "D: You might be having an immune reaction to the graft, with your platelets this low and a spleen that is large.",
    "The low platelets are possibly due to an immune reaction, with the large spleen and the new graft.",
    "The low platelets are due to an immune reaction, with the large spleen and the new graft.",
    "certainty",
    "Assessment",
  ],
  [
    "D: This might be a drug reaction from the allopurinol, which would explain the hives.",
    "This might be a drug reaction from the allopurinol.",
    "This is a drug reaction from the allopurinol.",
    "certainty",
    "Assessment",
  ],
  [
    "D: That could be the bone spur rubbing when you lift the arm.",
    "That could be the bone spur rubbing when she lifts the arm.",
    "That is the bone spur rubbing when she lifts the arm.",
    "certainty",
    "Assessment",
  ],
  [
    "P: The heartburn comes not every time I drink coffee, mostly in the evening.",
    "The heartburn does not come every time she drinks coffee, mostly in the evening.",
    "The heartburn comes every time she drinks coffee, mostly in the evening.",
    "negation",
    "History",
  ],
  [
    "P: My hearing has not completely recovered since the concert.",
    "Her hearing has not completely recovered since the concert.",
    "Her hearing has completely recovered since the concert.",
    "negation",
    "History",
  ],
  [
    "P: The tremor is not always there when I write.",
    "The tremor is not always there when he writes.",
    "The tremor is always there when he writes.",
    "negation",
    "History",
  ],
  [
    "P: The elbow does not fully straighten after the cast.",
    "The elbow does not fully straighten after the cast.",
    "The elbow can fully straighten after the cast.",
    "negation",
    "History",
  ],
  [
    "P: I am not constantly hungry with the new tablets.",
    "He is not constantly hungry with the new tablets.",
    "He is constantly hungry with the new tablets.",
    "negation",
    "History",
  ],
  [
    "P: Maybe raising the mirtazapine might help my sleep.",
    "Raising the mirtazapine might help her sleep.",
    "Raising the mirtazapine will help her sleep.",
    "certainty",
    "Plan",
  ],
  [
    "D: If the ulcer stays open we can consider an angiogram and possibly a vascular referral.",
    "If the ulcer stays open, will consider an angiogram and possibly a vascular referral.",
    "If the ulcer stays open, will consider an angiogram and a vascular referral.",
    "certainty",
    "Plan",
  ],
  [
    "D: Your stiffness will likely ease over the summer with the stretches.",
    "The stiffness will likely ease over the summer with the stretches.",
    "The stiffness will ease over the summer with the stretches.",
    "certainty",
    "Plan",
  ],
  [
    "D: I think this is all nerve pain from the shingles scar.",
    "I think this is all nerve pain from the shingles scar.",
    "This is all nerve pain from the shingles scar.",
    "certainty",
    "Assessment",
  ],
  [
    "P: I've been anemic since I was a teenager.",
    "She reports she has been anemic since she was a teenager.",
    "She denies she has been anemic since she was a teenager.",
    "negation",
    "HPI",
  ],
  [
    "P: I twisted it while dragging a mattress up through the attic hatch.",
    "He reports he twisted it while dragging a mattress up through the attic hatch.",
    "He denies he twisted it while dragging a mattress up through the attic hatch.",
    "negation",
    "HPI",
  ],
  [
    "D: Have you ever had dialysis before? / P: No, never. / D: I'm going to refer you for dialysis next week.",
    "He denies previous dialysis.",
    "He reports previous dialysis.",
    "negation",
    "HPI",
  ],
  [
    "D: Let's go through some other things any dizziness tinnitus hearing loss / P: No.",
    "Denies dizziness or tinnitus.",
    "Reports dizziness and tinnitus.",
    "negation",
    "Review of systems",
  ],
  [
    "D: Are you still on the folic acid tablets? / P: Yeah.",
    "She is still taking folic acid tablets.",
    "She is no longer taking folic acid tablets.",
    "status",
    "HPI",
  ],
  [
    "P: I had a crush injury of this thumb when I was at school.",
    "He reports a history of a thumb crush injury.",
    "He reports a current thumb crush injury.",
    "status",
    "HPI",
  ],
];

describe("certainty and denial", () => {
  it.each(cases)("%s supports only the true sentence", (said, right, wrong, kind, section) => {
    expect(kinds(said, wrong, section)).toContain(kind);
    expect(kinds(said, right, section)).not.toContain(kind);
  });
});

/** What was said and a sentence that states it, with the kind of finding that it must not have. */
const trueSentences: readonly (readonly [said: string, written: string, kind: string, section: string])[] = [
  ["D: I see, and have you had a sore ear at all? / P: No.", "Denies sore ear.", "negation", "HPI"],
  ["D: I see, OK, and has he had any diarrhea or constipation? / P: No.", "Denies diarrhea.", "negation", "HPI"],
  ["D: Keep going with the drops.", "Continue her current regimen of drops.", "status", "Plan"],
  ["D: You may continue the gardening as tolerated.", "Continue gardening as tolerated.", "certainty", "Plan"],
  ["D: You might call it Zestril, that is your lisinopril.", "Zestril.", "negation", "Medications"],
  [
    "D: Alright so calf pain, any tingling in your toes? / P: No.",
    "Reports calf pain. Denies tingling in the toes.",
    "negation",
    "HPI",
  ],
  [
    "D: How are you, the nurse told me that you are having some trouble swallowing? / P: No change since Monday.",
    "Trouble swallowing.",
    "negation",
    "HPI",
  ],
  [
    "D: There is no redness, no other suspicious nodules in the neck.",
    "No redness, no suspicious nodules in the neck.",
    "negation",
    "Physical exam",
  ],
  ["D: You have no fever and your blood pressure is fine.", "Blood pressure is normal.", "negation", "Vitals"],
  ["P: I can't lie flat, I need three pillows at night.", "Reports orthopnea.", "unsupported", "Review of systems"],
  ["P: My heart keeps racing in the evenings.", "Reports palpitations.", "unsupported", "Review of systems"],
];

describe("what was said in other words", () => {
  it.each(trueSentences)("%s supports “%s”", (said, written, kind, section) => {
    expect(kinds(said, written, section)).not.toContain(kind);
  });
});
