import { describe, expect, it } from "vitest";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { factsOf, turnsOf } from "../../facts/harness";

/** Returns the kinds of the findings of a sentence that cites all turns of a visit. */
function kinds(dialogue: string, text: string, section: string): string[] {
  const turns = turnsOf(dialogue);
  const visit = readSaidVisit(turns, factsOf(dialogue));
  const evidence = turns.map(({ id }) => id);
  return checkSentence({ id: "s", text, evidence, origin: "edited" }, section, visit).map(({ kind }) => kind);
}

/** What was said, a sentence that states it, the sentence with an error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const choices: readonly Case[] = [
  [
    "D: Is it worse with stairs or kneeling? / P: With kneeling.",
    "Worse with kneeling.",
    "Worse with stairs.",
    "finding",
    "HPI",
  ],
  [
    "D: Does milk or bread upset your stomach? / P: It's the bread.",
    "Bread upsets the stomach.",
    "Milk upsets the stomach.",
    "finding",
    "HPI",
  ],
];

const kindsOfThings: readonly Case[] = [
  ["P: I cough up some yellow phlegm.", "Cough with yellow phlegm.", "Cough with green phlegm.", "finding", "HPI"],
  ["P: The discharge from my ear is whitish.", "Whitish ear discharge.", "Bloody ear discharge.", "finding", "HPI"],
  ["P: The pain in my stomach is crampy.", "Crampy stomach pain.", "Burning stomach pain.", "finding", "HPI"],
  [
    "D: There is tenderness of the lumbar spine.",
    "Tenderness of the lumbar spine.",
    "Tenderness of the thoracic spine.",
    "finding",
    "Physical exam",
  ],
  ["P: I'm divorced and live with my son.", "Divorced.", "Married.", "finding", "Social history"],
];

const described: readonly Case[] = [
  [
    "D: The x-ray shows a spiral fracture.",
    "X-ray shows a spiral fracture.",
    "X-ray shows a pathologic fracture.",
    "finding",
    "Results",
  ],
  [
    "D: You have a bitemporal hemianopia.",
    "Bitemporal hemianopia.",
    "Homonymous hemianopia.",
    "finding",
    "Physical exam",
  ],
];

const plans: readonly Case[] = [
  [
    "D: We might do some physical therapy for that.",
    "Physical therapy may be considered.",
    "Physical therapy was ordered.",
    "action",
    "Plan",
  ],
  [
    "D: We could think about an MRI of the knee.",
    "Consider an MRI of the knee.",
    "MRI of the knee was ordered.",
    "action",
    "Plan",
  ],
  [
    "D: We could do a colonoscopy. / P: I'd like to hold off on the colonoscopy.",
    "Colonoscopy was deferred.",
    "Colonoscopy will be scheduled.",
    "action",
    "Plan",
  ],
  [
    "D: I'd do an MRI. / P: I'd rather not have an MRI right now.",
    "Declined an MRI.",
    "MRI will be scheduled.",
    "action",
    "Plan",
  ],
];

const effects: readonly Case[] = [
  [
    "P: I'm on Keppra. No side effects with that.",
    "No side effects of Keppra.",
    "Reports side effects of Keppra.",
    "negation",
    "HPI",
  ],
  [
    "D: Any side effects from the Lexapro? / P: Yes, I do get some.",
    "Side effects of Lexapro.",
    "No side effects of Lexapro.",
    "negation",
    "HPI",
  ],
];

const times: readonly Case[] = [
  [
    "P: My leg swelled 2 days after the flight. I've been home for 9 days.",
    "Leg swelling 2 days after the flight.",
    "Leg swelling 9 days after the flight.",
    "time",
    "HPI",
  ],
  [
    "P: I fell yesterday. It happened at work. / D: Come in 3 times a week.",
    "Fell yesterday.",
    "Fell last month.",
    "time",
    "HPI",
  ],
  [
    "P: I had a flare that lasted eleven days.",
    "Flare lasted eleven days.",
    "Flare lasted sixteen days.",
    "time",
    "HPI",
  ],
  [
    "P: I drink maybe once a month.",
    "Drinks about once a month.",
    "Drinks about once a week.",
    "frequency",
    "Social history",
  ],
  ["D: How old are you? / P: I'm 62.", "62-year-old woman.", "26-year-old woman.", "number", "HPI"],
];

const courses: readonly Case[] = [
  [
    "P: The cramps started in May. They've been getting worse.",
    "Cramps have worsened since May.",
    "Cramps have improved since May.",
    "finding",
    "HPI",
  ],
  [
    "D: Are you still having the hiccups? / P: Those are gone.",
    "Hiccups have ended.",
    "Ongoing hiccups.",
    "status",
    "HPI",
  ],
  [
    "D: Well, your ferritin was high in June.",
    "Ferritin was high in June.",
    "Ferritin was normal in June.",
    "finding",
    "Results",
  ],
];

const people: readonly Case[] = [
  ["P: My mom had gout, and my dad is well.", "Mother had gout.", "Father had gout.", "family", "Family history"],
  ["P: My aunt had lupus.", "Aunt had lupus.", "Cousin had lupus.", "family", "Family history"],
  [
    "P: People at my work have had tuberculosis.",
    "Coworkers had tuberculosis.",
    "Tuberculosis.",
    "family",
    "Assessment",
  ],
];

describe("checkSentence", () => {
  it.each([choices, kindsOfThings, described, plans, effects, times, courses, people].flat())(
    "finds an error in a detail: %s %s",
    (said, right, wrong, kind, section) => {
      expect(kinds(said, wrong, section)).toContain(kind);
      expect(kinds(said, right, section)).not.toContain(kind);
    },
  );
});

/** What was said and a sentence that states it in other words, with its section. */
const paraphrases: readonly (readonly [said: string, written: string, section: string])[] = [
  [
    "D: Does the pain radiate anywhere? / P: No, not really. / P: The pain is in my hip.",
    "Hip pain does not radiate.",
    "HPI",
  ],
  ["P: I had a headache last week. / D: Is it gone? / P: Yes, it's gone.", "Headache has resolved.", "HPI"],
  ["D: Have you brought up any blood? / P: No.", "No hemoptysis.", "HPI"],
  ["P: I'm on birth control.", "Oral contraceptive.", "Medications"],
  ["P: The antiinflammatories did nothing for me.", "Anti-inflammatories did not help.", "HPI"],
  ["P: I last used my inhaler a month ago, but twice yesterday.", "Last use of the inhaler was a month ago.", "HPI"],
  ["P: I've been wheezing for the last day.", "Wheezing for 1 day.", "HPI"],
  [
    "P: I get allergies in the spring. / D: Any allergies to medicines? / P: No.",
    "No known drug allergies.",
    "Allergies",
  ],
  [
    "P: Probably on the weekends I might have two or three glasses of wine.",
    "Drinks 2 to 3 glasses of wine on weekends.",
    "Social history",
  ],
  ["D: It's sounding like an asthma attack.", "Likely asthma attack.", "Assessment"],
  [
    "D: We could monitor it or do the scan. / P: I'd like to hold off on the scan.",
    "Scan was deferred; prefers to monitor.",
    "Plan",
  ],
  ["D: You have a negative straight leg raise.", "Straight leg raise is negative.", "Physical exam"],
  [
    "D: You have osteoarthritis of the hip. I don't think we need any further workup of that.",
    "No further workup of the hip osteoarthritis.",
    "Plan",
  ],
  [
    "D: Your pulse is a little high, but you could be in pain, which could make the pulse go up.",
    "Pulse is high.",
    "Physical exam",
  ],
  ["P: It's worse if I walk. It's better if I rest.", "Worse with walking, better with rest.", "HPI"],
  ["P: I lost 12 pounds over the last two months.", "Lost 12 pounds in 2 months.", "HPI"],
  ["P: I don't know if this is related but my anxiety has been worse.", "Anxiety has been worse.", "HPI"],
  ["D: Your blood pressure is 130/80. / P: At home it runs about 118/72.", "Home blood pressure is 118/72.", "HPI"],
  ["D: How many wet diapers in a 24 hour period? / P: Around 6.", "6 wet diapers per day.", "HPI"],
  [
    "D: Any nausea or fevers? / P: No nausea, but I feel hot. It was 38 degrees.",
    "Temperature at home was 38 °C.",
    "HPI",
  ],
];

describe("checkSentence", () => {
  it.each(paraphrases)("finds nothing in a true sentence in other words: %s %s", (said, written, section) => {
    expect(kinds(said, written, section)).toEqual([]);
  });
});
