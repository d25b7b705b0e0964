import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an allergy", () => {
  expectNotes("does not include what was taken later without a reaction", [
    [
      "D: Are you allergic to anything? / P: Penicillin as a baby, but I've had amoxicillin since and was fine.",
      /allergic to penicillin[^]*tolerates amoxicillin/i,
      /allergic to amoxicillin/i,
    ],
    [
      "D: Any allergies? / P: I'm allergic to Keflex but I've taken cefdinir twice with no problem.",
      /tolerates cefdinir/i,
    ],
    [
      "D: Any allergies? / P: Eggs gave me hives when I was small, but I eat them now.",
      /tolerates eggs/i,
      /allergic to/i,
    ],
  ]);
  expectNotes("that is over is written as a former one", [
    [
      "D: Any food allergies? / P: I was allergic to milk as a baby, I outgrew it.",
      /former allergy to milk, outgrown/i,
    ],
    ["D: Any allergies? / P: Shellfish as a kid but not anymore.", /former allergy to shellfish/i, /allergic to/i],
  ]);
  expectNotes("is told apart from an effect of another drug", [
    ["D: Any drug allergies? / P: Sulfa, and codeine makes me sick.", /allergic to sulfa[^]*intolerance to codeine/i],
    ["D: Are you taking vitamins? / P: They make me throw up, so just folic acid.", /folic acid/i, /intolerance/i],
    ["D: What about Lyrica? / P: It made my legs swell up.", /intolerance to Lyrica/i, /allergic/i],
  ]);
});

describe("a drug", () => {
  expectNotes("whose course is over is not taken", [
    ["D: Is he on blood thinners? / O: He was on warfarin until May.", /warfarin: stopped/i],
    [
      "D: Any pressure pills? / P: I was on lisinopril, they switched me to losartan.",
      /lisinopril: stopped[^]*losartan\./i,
    ],
    ["D: Do you take ibuprofen? / P: I did, but I stopped because of my stomach.", /ibuprofen: stopped/i],
    ["D: Did duloxetine help? / P: A little, but I couldn't afford it.", /^/, /MEDICATIONS\s+Duloxetine\./i],
    ["D: Any meds? / P: I take Eliquis until June.", /Eliquis\./i, /stopped/i],
  ]);
  expectNotes("given once by emergency staff is no regular one", [
    ["D: Did you take anything for pain? / P: EMS gave me fentanyl.", /EMS gave/i, /MEDICATIONS/],
  ]);
  expectNotes("has no hour for its dose", [
    ["D: What did you give her? / P: Tylenol at six and Motrin at ten.", /Tylenol\.\s+Motrin\./, /Tylenol 6|Motrin 10/],
  ]);
  expectNotes("is not left out because of a condition", [
    ["D: How long do they last? / P: All day if I don't take the Imitrex.", /^/, /not taking Imitrex/i],
  ]);
  expectNotes("is the cause of a past symptom, which is not a complaint", [
    ["D: Are you taking the Flomax? / P: I stopped, it made me dizzy.", /intolerance to Flomax/i, /presents with/i],
  ]);
  expectNotes("named by mistake is replaced by the one that the patient asks about", [
    [
      "D: Let's start a bupropion patch. / P: Buprenorphine? / D: Sorry, yes, buprenorphine.",
      /start a buprenorphine patch/i,
      /bupropion/i,
    ],
    ["D: Let's start bupropion. / P: Venlafaxine? / D: No, bupropion.", /bupropion/i, /start venlafaxine/i],
  ]);
});

describe("an answer", () => {
  expectNotes("replaces the word asked about", [
    ["D: Any pain in the eye? / P: Not really pain, more like grit in it.", /denies eye pain/i, /reports pain/i],
  ]);
  expectNotes("denies a symptom only in the part that it names", [
    [
      "D: Any pain in the face? / P: Pressure here under my eyes, no pain in the teeth.",
      /denies tooth pain/i,
      /face pain/i,
    ],
  ]);
  expectNotes("that a remedy helped one symptom denies no other", [
    [
      "D: Have you used anything? / P: Hydrocortisone, and it helped the itching but not the redness.",
      /redness/i,
      /denies redness/i,
    ],
  ]);
  expectNotes("with a condition in the negative denies nothing after it", [
    ["D: Any trouble holding it? / P: If I don't get there right away I wet myself.", /incontinence/i, /denies/i],
  ]);
  expectNotes("keeps nothing as its subject", [
    ["D: How's your appetite? / P: Nothing tastes right, but I make myself eat.", /nothing tastes right/i],
  ]);
  expectNotes("about what was given up is of the past", [
    ["D: Do you wear contact lenses? / P: I did, but I stopped on Friday.", /wore contact lenses/i, /wears/i],
  ]);
  expectNotes("about advice to have surgery denies no earlier one", [
    ["D: Did your surgeon say you need another operation? / P: He said no, not yet.", /^/, /denies surger/i],
  ]);
});

describe("a time", () => {
  expectNotes("counted from an event is not how long a symptom has lasted", [
    [
      "D: When did the rash start? / P: Three days after I started the Bactrim.",
      /started 3 days after/i,
      /for 3 days/i,
    ],
    [
      "D: What time did it happen? / P: About four o'clock, half an hour before we called.",
      /4 o'clock/i,
      /half an hour/i,
    ],
  ]);
  expectNotes("within which a symptom came on is not how long it has lasted", [
    [
      "P: I have a headache. / D: Did it come on suddenly? / P: Over an hour or so.",
      /came on over an hour/i,
      /for an hour/i,
    ],
  ]);
  expectNotes("of today counts and not the earlier one", [
    [
      "D: How often are the headaches? / P: They used to be once a month, now it's three times a week.",
      /3 times a week/i,
      /once a month/i,
    ],
    ["D: Is the PSA up? / P: It was 4 last year and 6 now, they said.", /PSA: 6/i, /PSA: 4/i],
  ]);
  expectNotes("belongs to the symptom beside it", [
    ["D: Any nausea or vomiting? / P: Nausea always, vomiting once in a while.", /vomiting once/i, /nausea once/i],
  ]);
});

describe("a disease of the family", () => {
  expectNotes("is of the relative who is meant", [
    [
      "D: Anyone in the family with melanoma? / P: My dad and his brother both.",
      /father's brother: melanoma/i,
      /^Brother/m,
    ],
    [
      "D: Anyone else with colon cancer in the family? / P: My grandfather, and my sister had polyps.",
      /grandfather: colon cancer[^]*sister: polyps/i,
    ],
  ]);
});

describe("a plan", () => {
  expectNotes("says what the clinician will not do", [
    ["D: I don't want to increase the opioid. / P: Okay.", /we will not increase the opioid/i, /advised/i],
  ]);
  expectNotes("keeps that the patient prefers to wait", [
    [
      "D: We could operate on the cataract now or wait. / P: I'd rather wait until after Christmas.",
      /prefers to wait until after Christmas/i,
      /declines/i,
    ],
    ["D: We can take the mole out today or just watch it. / P: Can we wait till summer?", /prefers to wait/i],
  ]);
  expectNotes("is put off also after a question about it", [
    [
      "D: Let's start allergy shots. / P: How long is that? / D: Three to five years. / P: I'd like to think about it.",
      /will think about allergy shots/i,
      /we will start/i,
    ],
  ]);
});

describe("a sore", () => {
  expectNotes("is not a pain", [
    ["P: I have a sore on my foot that won't heal.", /sore on the foot/i, /foot pain/i],
    ["P: I have a sore knee.", /knee pain/i],
  ]);
});
