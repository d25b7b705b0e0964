import { describe, expect, it } from "vitest";
import { findingKinds } from "./findingKinds";

/** What was said, a sentence that states it, the sentence with one error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const hip = "P: My hip hurts, and the pain keeps me awake.";
const cases: readonly Case[] = [
  // A body part said about something else
  [
    "D: Your left wrist has limited grip strength and some crepitus. / D: The elbow is fine.",
    "Left wrist: Limited grip strength, crepitus.",
    "Left elbow: Limited grip strength, crepitus.",
    "site",
    "Physical exam",
  ],
  [
    "D: There is a scaly plaque with silvery borders on the elbow. / D: The knee looks clean.",
    "Scaly plaque with silvery borders on the elbow.",
    "Scaly plaque with silvery borders on the knee.",
    "site",
    "Physical exam",
  ],
  [
    `${hip} / D: Let me listen to your neck. No bruits in the neck.`,
    "Musculoskeletal: Endorses hip pain.",
    "Musculoskeletal: Endorses neck pain.",
    "site",
    "Review of systems",
  ],
  // The opposite grade of the same finding
  [
    "D: The ferritin is a little elevated. / D: Your weight is low, and the mood is low too.",
    "Ferritin is elevated.",
    "Ferritin is low.",
    "finding",
    "Results",
  ],
  [
    "D: Your potassium is high today. / P: I feel low.",
    "Potassium is high.",
    "Potassium is low.",
    "finding",
    "Results",
  ],
  // A negation that was lost
  [
    "P: I can bend the thumb fully without pain. / P: I write with pain in the wrist.",
    "Thumb bends fully without pain.",
    "Thumb bends fully with pain.",
    "negation",
    "History",
  ],
  [
    "P: I no longer drive at night.",
    "He no longer drives at night.",
    "He is longer driving at night.",
    "negation",
    "History",
  ],
  [
    "D: Any fever? / P: No. / D: Come back if the cough gets worse or you develop a fever.",
    "Constitutional: Denies fever.",
    "Constitutional: Reports fever.",
    "negation",
    "Review of systems",
  ],
  [
    "D: Have you had any injuries to that shoulder before? / P: No, never.",
    "She denies previous injuries to the shoulder.",
    "She reports previous injuries to the shoulder.",
    "negation",
    "History",
  ],
  [
    `D: What brings you in with this wrist pain? / P: I have pain in my wrist. / P: The wrist is painful all day.${" / P: I work as a cook.".repeat(12)}`,
    "Musculoskeletal: Reports wrist pain.",
    "Musculoskeletal: Denies wrist pain.",
    "negation",
    "Review of systems",
  ],
  [
    "P: My ankle hurts when I run.",
    "Musculoskeletal: Positive ankle pain.",
    "Musculoskeletal: Negative ankle pain.",
    "negation",
    "Review of systems",
  ],
  // A condition that was lost
  [
    "P: I take losartan daily and then naproxen for occasional pain.",
    "Takes naproxen as needed for pain.",
    "Takes naproxen for pain.",
    "condition",
    "Medications",
  ],
  [
    "D: We will see if you need a brace. If the wrist still hurts in May, we can discuss a steroid injection.",
    "If the wrist still hurts in May, we will discuss a steroid injection.",
    "We will discuss a steroid injection in May for the wrist.",
    "condition",
    "Plan",
  ],
  // The past as present, and the reverse
  [
    "P: I used cocaine 12 years ago.",
    "History of cocaine use 12 years ago.",
    "Current cocaine use 12 years ago.",
    "status",
    "Social history",
  ],
  [
    "D: The culture results are pending.",
    "The culture results are still pending.",
    "The culture results are no longer pending.",
    "status",
    "Results",
  ],
];

describe("checkSentence", () => {
  it.each(cases)("accepts what was said: %s %s", (said, right, _wrong, kind, section) => {
    expect(findingKinds(said, right, section)).not.toContain(kind);
  });

  it.each(cases)("finds the error: %s %s → %s", (said, _right, wrong, kind, section) => {
    expect(findingKinds(said, wrong, section)).toContain(kind);
  });

  it.each([
    ["D: Negative drawer test, and the valgus stress test is fine.", "Negative drawer test.", "Physical exam"],
    ["D: Your knee is swollen and warm. / D: The calf is soft.", "Knee: Swollen and warm.", "Physical exam"],
    ["P: My foot hurts. / P: It started in the toe.", "Reports toe pain.", "History"],
    ["P: My left knee hurts. / P: The right knee has no pain.", "Denies right knee pain.", "Review of systems"],
    ["P: The rash is longer than my hand.", "The rash is longer than a hand.", "Physical exam"],
    ["P: I still take metformin. I began it 3 years ago.", "Currently on metformin since 3 years ago.", "Medications"],
    ["D: The glucose was high in May, but it is low now.", "Glucose is low now.", "Results"],
    ["D: Call if you get a fever. / P: I had a fever on Monday.", "Reports fever on Monday.", "History"],
  ])("does not find an error in a sentence that agrees with what was said: %s %s", (said, text, section) => {
    expect(findingKinds(said, text, section)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:site|finding|negation|condition|status)$/)]),
    );
  });
});
