import { describe, expect, it } from "vitest";
import { findingKinds } from "./findingKinds";

/** What was said, a sentence that states it, the sentence with one error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section?: string];

const cases: readonly Case[] = [
  // Certainty
  [
    "D: I suspect your gallstones are causing this, it may be cholecystitis.",
    "This may be cholecystitis.",
    "This is cholecystitis.",
    "certainty",
  ],
  [
    "D: It might take a few weeks before the tendon settles down.",
    "It might take a few weeks before the tendon settles.",
    "The tendon is settled in a few weeks.",
    "certainty",
  ],
  // Condition
  [
    "D: If that swab is positive I want to place you on doxycycline 100 mg twice a day.",
    "If the swab is positive, will prescribe doxycycline 100 mg twice a day.",
    "Will prescribe doxycycline 100 mg twice a day.",
    "condition",
  ],
  [
    "D: Take celecoxib 200 mg once a day along with some codeine 30 mg every 6 hours as needed.",
    "Codeine 30 mg every 6 hours as needed.",
    "Celecoxib 200 mg once daily and codeine 30 mg every 6 hours.",
    "condition",
  ],
  [
    "D: Let's get the ferritin back. / P: Fine. / D: And let me know if you get any bleeding.",
    "She will contact me if she has any bleeding.",
    "She will contact me.",
    "condition",
  ],
  [
    "D: We'll do a ferritin to see if you need iron.",
    "Ferritin ordered.",
    "Ferritin ordered to determine.",
    "condition",
  ],
  // Past and present
  [
    "D: If you are still having cramps, we will discuss an ablation.",
    "If she is still having cramps, we will discuss an ablation.",
    "If she is no longer having cramps, we will discuss an ablation.",
    "status",
    "Instructions",
  ],
  [
    "P: The wheeze got better about three days after the steroids.",
    "The wheeze resolved 3 days after the steroids.",
    "The wheeze is ongoing 3 days after the steroids.",
    "status",
  ],
  ["P: I had shingles as a teenager.", "History of shingles.", "Current shingles.", "status", "Medical history"],
  // Normal and abnormal
  [
    "D: Your lungs are clear without crackles or rhonchi.",
    "Lungs clear without crackles or rhonchi.",
    "Lungs are coarse without crackles or rhonchi.",
    "finding",
    "Physical exam",
  ],
  [
    "D: You have a positive Tinel sign at the wrist, and the grip is good.",
    "Positive Tinel sign at the wrist.",
    "Negative Tinel sign at the wrist.",
    "finding",
    "Physical exam",
  ],
  // Polarity
  [
    "D: Do you have brothers or sisters? / P: I do not have any siblings.",
    "She has no siblings.",
    "She has siblings.",
    "negation",
    "Social history",
  ],
  [
    "D: There is a scar on the left shoulder, and there is no ankle edema.",
    "No ankle edema.",
    "Ankle edema.",
    "negation",
    "Physical exam",
  ],
  ["D: I do not see any jaundice. / P: Good.", "No jaundice.", "Jaundice.", "negation", "Physical exam"],
  [
    "P: I was in a crash, but I did not black out, and my neck is stiff.",
    "He did not black out, however, he describes a stiff neck.",
    "He did black out, however, he describes a stiff neck.",
    "negation",
    "History",
  ],
  // Values
  [
    "D: She is a 47-year-old here for migraine. The other 52 patients can wait.",
    "47-year-old female with migraine.",
    "52-year-old female with migraine.",
    "number",
    "History",
  ],
  [
    "D: Your heart rate was 58. Your oxygen was 97. Your pain is a 6.",
    "Heart rate: 58.",
    "Heart rate: 97.",
    "number",
    "Vitals",
  ],
  [
    "D: Weigh yourself daily on that new scale. / P: I check my sugar weekly.",
    "Weigh himself daily on a new scale.",
    "Weigh himself weekly on a new scale.",
    "frequency",
  ],
  // Orders
  [
    "D: Stop taking those anti-inflammatories, the Motrin and the Aleve.",
    "Stop anti-inflammatories such as Motrin.",
    "Continue taking anti-inflammatories such as Motrin.",
    "action",
  ],
  // Subject
  ["P: My dad had glaucoma.", "Father: glaucoma.", "The patient: glaucoma.", "family", "Family history"],
];

describe("checkSentence, for a sentence with one changed detail", () => {
  it.each(
    cases.map(([said, right, wrong, kind, section = "Assessment and plan"]) => ({ said, right, wrong, kind, section })),
  )("“$said” contradicts “$wrong” and not “$right” ($kind)", ({ said, right, wrong, kind, section }) => {
    expect(findingKinds(said, right, section)).not.toContain(kind);
    expect(findingKinds(said, wrong, section)).toContain(kind);
  });

  it("reads “has been present” as a report", () => {
    const said = "P: I have had this ankle pain for six days.";
    expect(findingKinds(said, "Ankle pain has been present for 6 days.", "History")).toEqual([]);
    expect(findingKinds(said, "Ankle pain is not present.", "History")).toContain("negation");
  });

  it("accepts a heading without the mild hedge that was said", () => {
    expect(findingKinds("D: I think you have a calf strain.", "Calf strain.", "Assessment and plan")).toEqual([]);
  });
});
