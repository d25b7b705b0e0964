import { describe, expect, it } from "vitest";
import { findingKinds } from "./findingKinds";

/** What was said, a sentence that states it, the sentence with one error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const cases: readonly Case[] = [
  [
    "P: Yeah, I still drop my keys mostly because I can hardly grip them.",
    "He reports he drops his keys.",
    "He denies he drops his keys.",
    "negation",
    "HPI",
  ],
  [
    "D: And the gabapentin, every night? / P: With supper, yes.",
    "She endorses gabapentin every night.",
    "She denies gabapentin every night.",
    "negation",
    "HPI",
  ],
  [
    "D: And have you ever had hives, either then or at any other time? / P: On my arms, no, not really.",
    "Denies hives.",
    "Reports hives.",
    "negation",
    "Review of systems",
  ],
  [
    "P: I get winded and my ankles puff up, and I had a nosebleed.",
    "Positive nosebleed.",
    "Negative nosebleed.",
    "negation",
    "Review of systems",
  ],
  [
    "D: Any tingling? / P: No, none.",
    "Denies tingling in the left hand.",
    "Reports tingling in the left hand.",
    "negation",
    "Review of systems",
  ],
  [
    "D: The ferritin is 90, so there's no need for another infusion this month.",
    "There is no need for another infusion this month.",
    "There is need for another infusion this month.",
    "negation",
    "Plan",
  ],
  [
    "D: The liver panel came back with no worrying recent abnormalities.",
    "The liver panel came back with no abnormalities.",
    "The liver panel came back with abnormalities.",
    "negation",
    "Results",
  ],
  [
    "D: Any luck with the audiologist? / P: Next month.",
    "He has not seen the audiologist yet.",
    "He has seen the audiologist yet.",
    "negation",
    "HPI",
  ],
  [
    "P: I'm not sure if it's the new mattress or the gardening.",
    "He is not sure if it is the new mattress or the gardening.",
    "He is sure if it is the new mattress or the gardening.",
    "certainty",
    "HPI",
  ],
  [
    "D: If the numbness continues we will talk about nerve tests and possibly referral to occupational therapy.",
    "If the numbness persists, will consider nerve tests and possibly a referral to occupational therapy.",
    "If the numbness persists, will consider nerve tests and a referral to occupational therapy.",
    "certainty",
    "Plan",
  ],
  [
    "D: I do believe your rash is caused by the new detergent and potential friction of the collar.",
    "I believe the rash is caused by the new detergent and potential friction of the collar.",
    "The rash is caused by the new detergent and potential friction of the collar.",
    "certainty",
    "Assessment",
  ],
  [
    "D: I want to see you in 8 weeks, or sooner if the swelling gets worse.",
    "Follow up in 8 weeks or sooner if the swelling gets worse.",
    "Follow up in 8 weeks or sooner.",
    "condition",
    "Plan",
  ],
  [
    "P: OK. / D: Watch your readings, and if you see any rise because of the steroids just reach out to your kidney doctor.",
    "She should reach out to her kidney doctor if her readings rise.",
    "She should reach out to her kidney doctor.",
    "condition",
    "Plan",
  ],
  [
    "P: OK. / D: Right. / P: Fine. / D: The patient will watch the mole at home and will call with any change.",
    "Watch the mole and notify my office with any change.",
    "Watch the mole and notify my office.",
    "condition",
    "Plan",
  ],
  [
    "D: Now for your third problem, your history of pancreatitis, that is fine.",
    "History of pancreatitis.",
    "Current pancreatitis.",
    "status",
    "Assessment",
  ],
];

describe("what a sentence reports, denies or makes depend on something", () => {
  it.each(cases)("%s supports only the true sentence", (said, right, wrong, kind, section) => {
    expect(findingKinds(said, wrong, section)).toContain(kind);
    expect(findingKinds(said, right, section)).not.toContain(kind);
  });
});

/** What was said and a sentence that it does not contradict, with the kind of finding that it must not have. */
const trueSentences: readonly (readonly [said: string, written: string, kind: string, section: string])[] = [
  ["D: Any trouble with the stairs? / P: They're fine.", "Denies trouble with the stairs.", "negation", "HPI"],
  ["P: I never wake up coughing. / D: So no coughing.", "Denies waking up coughing.", "negation", "HPI"],
  [
    "D: How about your legs feeling heavy? / P: No, nothing like that.",
    "Denies legs feeling heavy.",
    "negation",
    "HPI",
  ],
  [
    "D: So some tenderness in the shoulder blade. And if I press on the biceps, does that hurt? / P: Not as much, no.",
    "Tenderness in the shoulder blade.",
    "negation",
    "HPI",
  ],
  ["D: You should rest the thumb for a week.", "He should rest the thumb for a week.", "condition", "Plan"],
  ["D: I'd like you back in 8 weeks or sooner.", "Follow up in 8 weeks or sooner.", "condition", "Plan"],
  ["D: Your gout is flaring, with your history of gout.", "Current gout flare.", "status", "Assessment"],
  [
    "D: There is no rash on the arm, but there is a rash on the chest.",
    "There is a rash.",
    "negation",
    "Physical exam",
  ],
  [
    "D: Possible causes are a virus, a sinus infection, and allergies.",
    "Possible causes include a virus, a sinus infection, and allergies.",
    "certainty",
    "Assessment",
  ],
];

describe("a true report, denial or plan", () => {
  it.each(trueSentences)("%s supports “%s”", (said, written, kind, section) => {
    expect(findingKinds(said, written, section)).not.toContain(kind);
  });
});
