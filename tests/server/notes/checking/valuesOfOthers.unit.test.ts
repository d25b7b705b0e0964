import { describe, expect, it } from "vitest";
import { findingKinds } from "./findingKinds";

/** What was said, a sentence that states it, the sentence with an error, the kind of its finding, and the section. */
type Case = readonly [said: string, right: string, wrong: string, kind: string, section: string];

const newDoses: readonly Case[] = [
  [
    "D: You take losartan 50 mg. / P: Yes. / D: I will increase your losartan to 100 mg.",
    "Takes losartan 50 mg.",
    "Takes losartan 100 mg.",
    "dose",
    "HPI",
  ],
  [
    "P: I am on sertraline 25 mg. / D: Let us increase the sertraline to 75 mg a day.",
    "She is currently on sertraline 25 mg.",
    "She is currently on sertraline 75 mg.",
    "dose",
    "Medications",
  ],
  [
    "P: I use 20 mg of prednisone. / D: We will decrease prednisone to 10 mg.",
    "He is taking prednisone 20 mg.",
    "He is taking prednisone 10 mg.",
    "dose",
    "HPI",
  ],
  [
    "D: You are on 2.5 of Eliquis. / P: Right. / D: For the pain, start oxycodone 5 mg.",
    "Continue Eliquis 2.5 mg.",
    "Continue Eliquis 5 mg.",
    "dose",
    "Plan",
  ],
  [
    "D: Keep taking that 40 Lasix. / P: Okay. / D: And we add spironolactone 25 mg.",
    "Continue Lasix 40 mg.",
    "Continue Lasix 25 mg.",
    "dose",
    "Plan",
  ],
];

const stopped: readonly Case[] = [
  [
    "D: I would like you to stop taking any of the pills for pain that you are taking, the Aleve or the Advil.",
    "Stop Aleve and Advil.",
    "Continue Aleve and Advil.",
    "action",
    "Plan",
  ],
  [
    "D: Stop your naproxen, the only thing I want you taking is Tylenol.",
    "Stop naproxen.",
    "Continue naproxen.",
    "action",
    "Plan",
  ],
  [
    "P: I cannot stop scratching. / D: Continue to use the tar shampoo.",
    "Continue the tar shampoo.",
    "Stop the tar shampoo.",
    "action",
    "Plan",
  ],
];

const effects: readonly Case[] = [
  [
    "P: I took some Advil. / D: And what else? / P: I tried a heating pad, but nothing really helped.",
    "Has tried Advil without relief.",
    "Has tried Advil with significant relief.",
    "negation",
    "HPI",
  ],
  [
    "P: I used Claritin. / P: And a nasal spray. / P: None of that worked.",
    "Has used Claritin without relief.",
    "Has used Claritin with good relief.",
    "negation",
    "Assessment and plan",
  ],
];

const times: readonly Case[] = [
  [
    "P: My knees have been stiff and swollen for 3 months. / P: I moved to Ohio 3 years ago.",
    "Stiff and swollen knees for 3 months.",
    "Stiff and swollen knees for 3 years.",
    "time",
    "HPI",
  ],
  [
    "P: The ringing in my ears started 2 weeks ago after a concert. / D: When did you retire? / P: 2 months ago.",
    "Ringing in the ears started 2 weeks ago after a concert.",
    "Ringing in the ears started 2 months ago after a concert.",
    "time",
    "HPI",
  ],
];

const unsaid: readonly Case[] = [
  [
    "D: I hear a 2/6 murmur at the apex. / P: I get up 4 times.",
    "2/6 murmur at the apex.",
    "4/6 murmur.",
    "number",
    "Exam",
  ],
  [
    "P: I had my appendix out.",
    "Surgical history of appendectomy.",
    "Surgical history of hysterectomy.",
    "unsupported",
    "HPI",
  ],
  ["D: We will do physical therapy.", "Physical therapy.", "Biopsy of the lesion.", "order", "Plan"],
  [
    "D: When did you see the cardiologist? / P: In May. / D: I will refer you to a urologist.",
    "Referral to urology.",
    "Referral to cardiology.",
    "order",
    "Plan",
  ],
];

const denials: readonly Case[] = [
  [
    "D: And the shoulder? / P: If I paint a ceiling or carry heavy buckets, the shoulder starts to ache.",
    "Regarding his shoulder, Mr. Yi reports that it aches when he paints ceilings or carries heavy buckets.",
    "Regarding his shoulder, Mr. Yi denies that it aches when he paints ceilings or carries heavy buckets.",
    "negation",
    "HPI",
  ],
  [
    "D: Have you had gout before? / P: I have never had gout, my dad had it a lot.",
    "Denies gout.",
    "Reports gout.",
    "negation",
    "HPI",
  ],
  ["D: Have you ever had a seizure? / P: I never had one.", "Denies seizures.", "Reports seizures.", "negation", "HPI"],
  [
    "D: Did you get migraines as a child? / P: I did never get those.",
    "Denies migraines.",
    "Reports migraines.",
    "negation",
    "HPI",
  ],
];

describe.each([
  ["what the patient reports or denies", denials],
  ["a dose that was only ordered or is another drug's", newDoses],
  ["a drug said to be stopped", stopped],
  ["all that was tried", effects],
  ["a time of something else", times],
  ["what was not said", unsaid],
])("checkSentence, for %s", (_title, cases) => {
  it.each(cases)(
    "reports only the error after %s: right “%s”, wrong “%s” (%s, %s)",
    (said, right, wrong, kind, section) => {
      expect(findingKinds(said, right, section)).not.toContain(kind);
      expect(findingKinds(said, wrong, section)).toContain(kind);
    },
  );
});

describe("a true sentence", () => {
  it.each([
    ["P: It hurt for probably about an hour while I was mowing.", "Pain for about an hour while mowing.", "HPI"],
    ["D: Have you ever had a seizure? / P: My goodness, no.", "Denies seizures.", "HPI"],
    ["P: I have to get up at night, like 3 times, for the bathroom.", "Nocturia.", "HPI"],
    ["P: Should I see a urologist? / D: Yes, I will have you see a urologist.", "Referral to urology.", "Plan"],
    ["D: You take losartan 50 mg. / D: I will increase it to 100 mg.", "Losartan increased to 100 mg.", "Plan"],
    ["D: Stop your naproxen, all I want you taking is Tylenol.", "Continue Tylenol.", "Plan"],
    ["P: The pain is 6 today.", "Pain 6/10.", "HPI"],
  ])("has no finding: %s → %s", (said, text, section) => {
    expect(findingKinds(said, text, section)).toEqual([]);
  });
});
