import { describe, expect, it } from "vitest";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { turnsOf } from "../../facts/harness";
import { findingKinds } from "./findingKinds";

/** What was said, a sentence that states it, the sentence with an error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const relatives: readonly Case[] = [
  ["P: My dad had kidney stones.", "His father had kidney stones.", "His brother had kidney stones.", "family", "HPI"],
  ["P: My sister had a cold last week.", "Her sister had a cold.", "Her son had a cold.", "family", "HPI"],
  [
    "P: My grandma had breast cancer. / P: My mom is well.",
    "Her grandmother had breast cancer.",
    "Her mother had breast cancer.",
    "family",
    "HPI",
  ],
  [
    "P: I hurt it helping my daughter move a couch.",
    "Injured while helping his daughter move a couch.",
    "Injured while helping his brother move a couch.",
    "family",
    "HPI",
  ],
];

const opposites: readonly Case[] = [
  [
    "D: There is tenderness over the medial joint line.",
    "Tenderness over the medial joint line.",
    "Tenderness over the lateral joint line.",
    "finding",
    "Physical exam",
  ],
  [
    "P: It hurts on the inside of my ankle.",
    "Pain over the medial ankle.",
    "Pain over the lateral ankle.",
    "finding",
    "HPI",
  ],
  [
    "D: You have pain with pronation of the wrist.",
    "Pain with pronation of the wrist.",
    "Pain with supination of the wrist.",
    "finding",
    "Physical exam",
  ],
  [
    "D: Is it a dull pain or a sharp pain? / P: It's a sharp pain in my chest.",
    "Sharp chest pain.",
    "Dull chest pain.",
    "finding",
    "HPI",
  ],
  ["P: The cramps come and go.", "The cramps are intermittent.", "The cramps are constant.", "finding", "HPI"],
  ["P: The headache started suddenly.", "Sudden onset of headache.", "Gradual onset of headache.", "finding", "HPI"],
];

const times: readonly Case[] = [
  [
    "P: My last colonoscopy was six years ago. / P: They will see me again in 10 years.",
    "Last colonoscopy 6 years ago.",
    "Last colonoscopy 10 years ago.",
    "time",
    "HPI",
  ],
  [
    "P: I twisted my knee yesterday. / D: Come back in 2 weeks.",
    "Knee injury yesterday.",
    "Knee injury 2 weeks ago.",
    "time",
    "HPI",
  ],
  [
    "P: It started 3 months ago. / D: We repeat the test in 6 weeks.",
    "Repeat the test in 6 weeks.",
    "Repeat the test in 3 months.",
    "time",
    "Plan",
  ],
];

const effects: readonly Case[] = [
  [
    "P: I took ibuprofen. / P: It did not seem to help.",
    "Ibuprofen did not help.",
    "Ibuprofen helped.",
    "negation",
    "HPI",
  ],
  [
    "P: We gave Tylenol and it brought the fever down.",
    "Tylenol brought the fever down.",
    "Tylenol did not bring the fever down.",
    "negation",
    "HPI",
  ],
];

const values: readonly Case[] = [
  [
    "D: The CT shows a . five centimeter stone. / D: Take oxycodone five milligrams.",
    "CT shows a 0.5 cm stone.",
    "CT shows a 5 cm stone.",
    "number",
    "Results",
  ],
  [
    "D: So you have right knee pain? / P: It's not the right knee, it's the left knee. / D: Okay, the left knee.",
    "Left knee pain.",
    "Right knee pain.",
    "side",
    "HPI",
  ],
];

const asked: readonly Case[] = [
  [
    "D: Have you been diagnosed with diabetes or high blood pressure? / P: Yeah, I have high blood pressure.",
    "History of hypertension.",
    "History of diabetes.",
    "negation",
    "HPI",
  ],
  [
    "D: In your family, has anyone passed away from a heart attack or any cancers? / P: No.",
    "No family history of heart attack.",
    "His father died of a heart attack.",
    "negation",
    "HPI",
  ],
];

const unsaidValues: readonly Case[] = [
  [
    "D: Use the lidocaine solution four times a day.",
    "Lidocaine solution 4 times daily.",
    "Lidocaine solution 4 times weekly.",
    "frequency",
    "Plan",
  ],
  [
    "D: How bad is it from 0 to 10, where 10 is the worst pain that you can imagine? / P: I take lisinopril for my blood pressure.",
    "Takes lisinopril.",
    "Takes lisinopril 10 mg.",
    "dose",
    "HPI",
  ],
  [
    "D: Your shoulder has limited active and passive range of motion.",
    "Shoulder: Limited range of motion.",
    "Shoulder: Full range of motion.",
    "finding",
    "Physical exam",
  ],
  [
    "P: I've been taking ibuprofen, but it's still very painful.",
    "Taking ibuprofen without relief.",
    "Taking ibuprofen with relief.",
    "negation",
    "HPI",
  ],
];

describe.each([
  ["a disease that was only asked about", asked],
  ["a dose or movement that was not said", unsaidValues],
  ["a relative in place of another one", relatives],
  ["a word in place of its opposite", opposites],
  ["a time of the future in the past, or the reverse", times],
  ["the effect of a treatment", effects],
  ["a value or side that was said of something else", values],
])("checkSentence, for %s", (_class, cases) => {
  it.each(cases)("accepts what was said: %s %s", (said, right, _wrong, kind, section) => {
    expect(findingKinds(said, right, section)).not.toContain(kind);
  });

  it.each(cases)("reports the error: %s %s → %s", (said, _right, wrong, kind, section) => {
    expect(findingKinds(said, wrong, section)).toContain(kind);
  });
});

/** What was said, and a sentence that follows from it. */
const trueSentences: readonly (readonly [said: string, written: string, section: string])[] = [
  ["P: My mom's sister had melanoma.", "Maternal aunt: melanoma.", "Family history"],
  ["D: How old is your son? / P: He is 3, and I am worried.", "His mother is worried.", "HPI"],
  [
    "P: My father died of a heart attack. / P: I am worried I am having a heart attack.",
    "His father died of a heart attack.",
    "HPI",
  ],
  [
    "P: My head still hurts, and the pills did nothing. / P: It is a bad pain.",
    "Tylenol did not relieve the pain.",
    "HPI",
  ],
  ["D: Have you ever tried clindamycin for your acne? / P: No.", "She has not tried clindamycin for her acne.", "HPI"],
  [
    "P: I take iron pills, which I had not taken in about a year. / P: One tablet, twice daily.",
    "She takes iron twice daily.",
    "HPI",
  ],
  ["D: You have an iron deficiency.", "Iron deficiency.", "Assessment"],
  [
    "D: I press on your flank. You have CVA tenderness on the right.",
    "CVA tenderness on the right flank.",
    "Physical exam",
  ],
  ["D: We'll do Lortab 500, Lortab 5 milligrams.", "Start Lortab 5 mg.", "Plan"],
  ["D: We add Aldactone twelve . five milligrams daily.", "Add Aldactone 12.5 mg daily.", "Plan"],
  [
    "D: We increase the Prozac from 20 mg to 40 mg. / D: It's just one tablet once a day.",
    "Increase Prozac to 40 mg, 1 tablet daily.",
    "Plan",
  ],
  ["D: Jo is a 3-year-old girl. / D: Tics occur at five to ten years of age.", "Jo is a 3-year-old female.", "HPI"],
  ["D: The HDL was 44, and the non-HDL was about 178.", "Non-HDL was about 178.", "Results"],
  ["D: The CT of your belly shows a kidney stone.", "CT of the abdomen shows a kidney stone.", "Results"],
  [
    "D: No redness, no swelling, a small amount of effusion.",
    "No redness, no swelling small amount of effusion.",
    "Physical exam",
  ],
];

describe("checkSentence", () => {
  it.each(trueSentences)("requires no answer to a true sentence: %s %s", (said, written, section) => {
    const visit = readSaidVisit(turnsOf(said));
    const found = checkSentence({ id: "s", text: written, evidence: [], origin: "typed" }, section, visit);
    expect(found.filter(({ must }) => must)).toEqual([]);
  });
});
