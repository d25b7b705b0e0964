import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a medicine that the clinician reads from the record", () => {
  expectNotes("has the dose and time that the patient gives", [
    [
      "D: I have atorvastatin 40 at night. / P: I take it in the morning, actually.",
      /Atorvastatin 40 in the morning/,
      /night/,
    ],
    [
      "D: Your list says gabapentin three times a day. / P: I only take it at bedtime.",
      /Gabapentin at bedtime/,
      /3 times/,
    ],
    ["D: I've got you down for Synthroid 75. / P: No, it's 88 now.", /Synthroid 88/, /75/],
    ["D: We have you on Zoloft 50. / P: My doctor bumped it to 100 last month.", /Zoloft 100/, /\b50\b/],
    ["D: So I've got you on lisinopril 10, is that right? / P: Twenty.", /Lisinopril 20/, /\b10\b/],
    [
      "D: You're on Eliquis 5 twice a day. / P: I only take it once a day.",
      /only takes Eliquis once a day[^]*Eliquis 5 daily/,
      /twice/,
    ],
    ["D: You're on amlodipine 10. / P: Only half of one.", /Amlodipine 10, half a tablet/],
  ]);
  expectNotes("keeps its dose if the answer gives no other", [
    ["D: I see you're taking metoprolol 25 twice a day. / P: Yes, that's right.", /Metoprolol 25 twice daily/],
    ["D: You're taking warfarin 5. / P: I take it when I remember.", /takes warfarin when they remember[^]*Warfarin 5/],
    ["D: I have you on pantoprazole 40. / P: I stopped that in June.", /Pantoprazole: stopped/],
  ]);
});

expectNotes("a dose that was changed replaces the one said before it", [
  ["D: Are you on anything? / P: Lexapro, ten, no, they bumped it to twenty.", /Lexapro 20/, /\b10\b/],
]);

describe("a dose that is not tolerated", () => {
  expectNotes("is neither a symptom nor an intolerance of the dose that is taken", [
    [
      "D: And hydrochlorothiazide? / P: Half a tablet. The whole one made me dizzy.",
      /whole dose of hydrochlorothiazide made[^]*Hydrochlorothiazide half a tablet/,
      /presents with|Reports dizziness|Intolerance/,
    ],
  ]);
  expectNotes("is the reason for stopping and no present symptom", [
    [
      "D: Are you on the pill? / P: I was, I came off it in January because of the migraines.",
      /came off the pill in January because of the migraines/,
      /presents with|Reports headache/,
    ],
  ]);
});

describe("a single dose", () => {
  expectNotes("is told with its drug and not listed as taken", [
    [
      "D: I told you to stay off the ibuprofen. / P: I know. I took one on Sunday though.",
      /took one ibuprofen on Sunday/,
      /MEDICATIONS/,
    ],
    [
      "D: Are you avoiding NSAIDs? / P: Mostly. I took an Aleve on Saturday.",
      /took an Aleve on Saturday/,
      /MEDICATIONS/,
    ],
  ]);
  expectNotes("of another person's drug is told with its effect", [
    [
      "D: Have you taken anything for the pain? / P: I tried one of my husband's tramadol, it made me throw up.",
      /tried one of their husband's tramadol\. It made the patient vomit\.[^]*Intolerance to tramadol/,
    ],
    [
      "D: Did you take anything? / P: My neighbor gave me one of her Percocet. It helped for a couple hours.",
      /gave the patient one of her Percocet/,
      /MEDICATIONS/,
    ],
  ]);
});

expectNotes("missed doses are told with their drug", [
  [
    "D: Do you take your Ozempic every week? / P: I've missed the last two, I couldn't get it.",
    /missed the last 2 doses of Ozempic/,
  ],
  [
    "D: Any inhalers? / P: The brown one I'm supposed to take every day but honestly I forget.",
    /supposed to take every day/,
    /inhaler daily/,
  ],
  ["D: Are you taking your insulin? / P: The long one yes, 22 units at bedtime.", /Insulin 22 units at bedtime/],
]);

expectNotes("numbers with decimals are not taken for a number of doses", [
  ["D: Are you still taking Micronase? / P: Yes, I take 2.5 mg once a day.", /Micronase 2\.5 mg daily/],
]);

expectNotes("what a drug does is no part of its name", [
  [
    "D: What have you tried for the headaches? / P: Excedrin takes the edge off.",
    /Excedrin takes the edge off/,
    /tried Excedrin/,
  ],
  [
    "D: Any creams? / P: There's some hydrocortisone cream I put on when the eczema flares up.",
    /puts? on some hydrocortisone cream when/,
  ],
]);
