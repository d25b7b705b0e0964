import { describe, expect, it } from "vitest";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { readTurns } from "../../../../src/server/facts/readTurns";
import { turnsOf } from "../../facts/harness";

/** Returns the kinds of the findings of a sentence that rests on all lines of a dialogue. */
function kinds(dialogue: string, text: string, section: string): string[] {
  const turns = turnsOf(dialogue);
  const { facts, sentences } = readTurns(turns);
  const visit = readSaidVisit(turns, facts, sentences);
  const evidence = turns.map(({ id }) => id);
  return checkSentence({ id: "s", text, evidence, origin: "edited" }, section, visit).map(({ kind }) => kind);
}

/** What was said, a sentence that states it, the sentence with an error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const types: readonly Case[] = [
  ["P: I have type 2 diabetes.", "Type 2 diabetes.", "Type 1 diabetes.", "diagnosis", "Past medical history"],
  [
    "D: Your kidney disease is stage three.",
    "Stage 3 chronic kidney disease.",
    "Stage 4 chronic kidney disease.",
    "diagnosis",
    "Assessment",
  ],
];

const sides: readonly Case[] = [
  [
    "D: There is swelling of the left ankle.",
    "Swelling of the left ankle.",
    "Swelling of the ankle bilaterally.",
    "side",
    "Physical exam",
  ],
  [
    "D: You have tenderness over the distal radius. / D: The proximal forearm is not tender.",
    "Tenderness over the distal radius.",
    "Tenderness over the proximal radius.",
    "finding",
    "Physical exam",
  ],
];

const dates: readonly Case[] = [
  ["D: When did you fall? / P: It was yesterday.", "She fell yesterday.", "She fell last month.", "time", "HPI"],
  ["P: The rash started last week.", "The rash started last week.", "The rash started last year.", "time", "HPI"],
  [
    "D: I will give you amoxicillin 500 milligrams three times a day. / D: Take that for 7 days. / D: Use the ciprofloxacin drops for two weeks.",
    "Amoxicillin 500 mg three times a day for 7 days.",
    "Amoxicillin 500 mg three times a day for 2 weeks.",
    "time",
    "Plan",
  ],
  [
    "D: Take the prednisone for one week. / D: Call me and come back if the breathing gets worse.",
    "Return if breathing worsens.",
    "Return in 1 week.",
    "time",
    "Plan",
  ],
];

const polarities: readonly Case[] = [
  [
    "D: Does the itch wake you up at night? / P: It does.",
    "The itch wakes her up at night.",
    "The itch does not wake her up at night.",
    "negation",
    "HPI",
  ],
  [
    "D: Does the pain spread to your back? / P: It does not go to my back.",
    "The pain does not spread to the back.",
    "The pain spreads to the back.",
    "negation",
    "HPI",
  ],
  [
    "P: The pain gets better when I sit up.",
    "Pain improves when sitting up.",
    "Pain worsens when sitting up.",
    "finding",
    "HPI",
  ],
];

const activities: readonly Case[] = [
  [
    "D: I want you to hold off on tennis for three weeks.",
    "He will refrain from tennis for 3 weeks.",
    "He may continue tennis as tolerated.",
    "action",
    "Plan",
  ],
  ["D: You can keep swimming.", "She may keep swimming.", "She should avoid swimming.", "action", "Plan"],
];

const medicines: readonly Case[] = [
  [
    "D: Are you still on the sertraline? / P: No, I stopped that last year.",
    "She stopped sertraline last year.",
    "She takes sertraline.",
    "action",
    "Medications",
  ],
  [
    "D: Are you taking your warfarin? / P: I forget it on weekends.",
    "He forgets his warfarin on weekends.",
    "He takes his warfarin regularly.",
    "status",
    "HPI",
  ],
  [
    "D: Have you been taking your metformin regularly? / P: Yes, I have.",
    "He has been taking his metformin regularly.",
    "He has not been taking his metformin regularly.",
    "status",
    "HPI",
  ],
  [
    "D: Take naproxen 500 milligrams twice a day with food.",
    "Naproxen 500 mg twice a day with food.",
    "Naproxen 500 mg twice a day as needed.",
    "frequency",
    "Plan",
  ],
  ["D: Any allergies? / P: Just nickel.", "Nickel.", "Nickel and latex.", "allergy", "Allergies"],
];

const conditions: readonly Case[] = [
  [
    "D: We will do an EKG today. / D: We can get the blood work if we need it.",
    "EKG; blood work if needed.",
    "EKG and blood work.",
    "condition",
    "Plan",
  ],
  [
    "D: We have to rule out gout. / D: We will take some fluid from the joint.",
    "Joint aspiration to rule out gout.",
    "Gout confirmed.",
    "certainty",
    "Assessment",
  ],
];

const lives: readonly Case[] = [
  [
    "D: Any diseases in the family? / P: Just gout. / P: My mom has it.",
    "Mother with gout.",
    "Father with gout.",
    "family",
    "Family history",
  ],
  [
    "P: I smoked when I was in college, maybe a couple of times.",
    "She smoked in college.",
    "She smokes.",
    "status",
    "Social history",
  ],
  ["D: What kind of cough? / P: It's a dry cough.", "The cough is dry.", "The cough is wet.", "finding", "HPI"],
  [
    "P: I smoked when I was in college, but I have not smoked anything in twenty years.",
    "He has not smoked in 20 years.",
    "He is currently smoking.",
    "status",
    "Social history",
  ],
  ["P: I live with my wife and daughter.", "He lives with his wife.", "He lives alone.", "finding", "Social history"],
];

describe.each([
  ["another type or stage of a disease", types],
  ["both sides for one, or the wrong end", sides],
  ["a date, or the time of a course or return", dates],
  ["a verb that was denied, or the reverse", polarities],
  ["an activity that was advised against", activities],
  ["how a medicine is taken", medicines],
  ["an order or diagnosis without its condition or doubt", conditions],
  ["a habit of the past, or who lives with the patient", lives],
])("checkSentence, for %s", (_class, cases) => {
  it.each(cases)("accepts what was said: %s %s", (said, right, _wrong, kind, section) => {
    expect(kinds(said, right, section)).not.toContain(kind);
  });

  it.each(cases)("reports the error: %s %s → %s", (said, _right, wrong, kind, section) => {
    expect(kinds(said, wrong, section)).toContain(kind);
  });
});

/** What was said, and a sentence that follows from it, of its section. */
const trueSentences: readonly (readonly [said: string, written: string, section: string])[] = [
  ["D: Any trouble sleeping? / P: No, I sleep fine.", "He has no problems sleeping.", "HPI"],
  ["P: I drink maybe two beers on weekends.", "Drinks 2 beers on weekends.", "Social history"],
  ["P: I think it is worse in the morning.", "It is worse in the morning.", "HPI"],
  ["D: I hear a soft murmur. / D: The rest is normal.", "Soft murmur.", "Physical exam"],
  [
    "D: We have to find out whether or not this is caused by gout. / D: We will draw some blood.",
    "Blood test for possible gout.",
    "Plan",
  ],
  ["P: I used to be on birth control.", "She used to take birth control pills.", "HPI"],
  [
    "D: You can keep walking. / D: After six weeks you can start running, but until then avoid it.",
    "She can start running after 6 weeks.",
    "Plan",
  ],
  ["D: Her ECOG status is zero. / D: The tumor was grade two.", "Grade 2 tumor.", "Assessment"],
  [
    "D: We talked about getting you a scale. / D: Did you end up getting one? / P: No, not yet.",
    "She has not bought a scale.",
    "HPI",
  ],
  ["P: My mother had diabetes. / P: My father had diabetes as well.", "Father with diabetes.", "Family history"],
  [
    "P: I only use the inhaler when it is hot. / P: On a cool day I do not use the inhaler.",
    "Uses an inhaler when it is hot.",
    "HPI",
  ],
];

describe("checkSentence accepts", () => {
  it.each(trueSentences)("%s → %s", (said, written, section) => {
    expect(kinds(said, written, section)).toEqual([]);
  });
});
