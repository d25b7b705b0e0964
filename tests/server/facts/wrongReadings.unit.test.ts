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
  expectNotes("that was outgrown is written as a former allergy", [
    [
      "D: Any food allergies? / P: I was allergic to milk as a baby, I outgrew it.",
      /former allergy to milk, outgrown/i,
    ],
    ["D: Any allergies? / P: Shellfish as a kid but not anymore.", /former allergy to shellfish/i, /allergic to/i],
  ]);
  expectNotes("is not an effect of another drug", [
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
  expectNotes("given once by emergency staff is not a regular one", [
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
  expectNotes("that a remedy helped one symptom does not deny others", [
    [
      "D: Have you used anything? / P: Hydrocortisone, and it helped the itching but not the redness.",
      /redness/i,
      /denies redness/i,
    ],
  ]);
  expectNotes("with a negative condition does not deny what follows it", [
    ["D: Any trouble holding it? / P: If I don't get there right away I wet myself.", /incontinence/i, /denies/i],
  ]);
  expectNotes("keeps “nothing” as its subject", [
    ["D: How's your appetite? / P: Nothing tastes right, but I make myself eat.", /nothing tastes right/i],
  ]);
  expectNotes("about something given up is about the past", [
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
  expectNotes("of today replaces an earlier one", [
    [
      "D: How often are the headaches? / P: They used to be once a month, now it's three times a week.",
      /3 times a week/i,
      /occurs? once a month/i,
    ],
    ["D: Is the PSA up? / P: It was 4 last year and 6 now, they said.", /PSA: 6/i, /PSA: 4/i],
  ]);
  expectNotes("belongs to the symptom beside it", [
    ["D: Any nausea or vomiting? / P: Nausea always, vomiting once in a while.", /vomiting once/i, /nausea once/i],
  ]);
});

describe("a disease of the family", () => {
  expectNotes("belongs to the relative that is meant", [
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
  expectNotes("can be postponed after a question about it", [
    [
      "D: Let's start allergy shots. / P: How long is that? / D: Three to five years. / P: I'd like to think about it.",
      /will think about allergy shots/i,
      /we will start/i,
    ],
  ]);
});

describe("a sore", () => {
  expectNotes("is not read as pain", [
    ["P: I have a sore on my foot that won't heal.", /sore on the foot/i, /foot pain/i],
    ["P: I have a sore knee.", /knee pain/i],
  ]);
});

describe("the effect of a substance", () => {
  expectNotes("is an allergy or an intolerance, not a complaint", [
    [
      "D: What does penicillin do to you? / P: My mother said I had a rash.",
      /allergic to penicillin \(rash\)/i,
      /presents/i,
    ],
    ["D: What happens when you take codeine? / P: I throw up.", /intolerance to codeine/i, /presents/i],
    ["D: Any reaction to vaccines? / P: My arm was sore after the last one.", /arm was sore/i, /arm pain/i],
  ]);
  expectNotes("is written in skin terms for the skin", [
    ["D: Any allergies? / P: Penicillin, I broke out in hives.", /allergic to penicillin \(hives\)/i],
  ]);
  expectNotes("is not an allergy if the substance is named first and taken well", [
    [
      "D: Any allergies? / P: Penicillin, hives. Keflex I've had and was fine.",
      /tolerates Keflex/i,
      /allergic to Keflex/i,
    ],
    ["D: Any allergies? / P: Penicillin. Cephalexin I can take.", /tolerates cephalexin/i, /MEDICATIONS/],
  ]);
});

describe("a drug of the last episode", () => {
  expectNotes("is not taken now", [
    [
      "D: What did he get last time? / O: Amoxicillin, in March, and it took care of it.",
      /amoxicillin/i,
      /MEDICATIONS/,
    ],
    ["D: Are you on a blood thinner? / P: Warfarin, my INR was 2.4 last week.", /MEDICATIONS\s+Warfarin/],
  ]);
});

describe("a symptom", () => {
  expectNotes("belongs to the part that the answer names", [
    [
      "D: Any numbness in the lip? / P: My chin feels numb since the extraction.",
      /numbness of the chin/i,
      /of the lip/i,
    ],
    ["D: Any swelling of the face or the gum? / P: The gum was puffy Monday.", /gum swelling/i, /face swelling/i],
  ]);
  expectNotes("that is denied is not what the next sentence describes", [
    ["D: Any pain? / P: No pain. It gets scratchy by the evening.", /denies pain/i, /the pain gets/i],
  ]);
  expectNotes("of the urine stream is not weakness", [
    ["D: How's your stream? / P: Weak, and I have to push.", /weak urinary stream/i, /^Weakness/m],
  ]);
  expectNotes("does not get the duration of an earlier episode", [
    [
      "P: I get up to pee. / D: How long has that been going on? / P: It was twice a night last year.",
      /^/,
      /for a night/i,
    ],
  ]);
});

describe("an order", () => {
  expectNotes("can be withdrawn after its reason", [
    ["D: Start aspirin 81. No, wait, you're past the time for it, scratch that. / P: Okay.", /^/, /aspirin/i],
    ["D: Start aspirin 81. No, wait, you're on Eliquis, never mind the aspirin. / P: Okay.", /^/, /start/i],
    ["D: Let's get an MRI. Hmm, you have a pacemaker, forget that. / P: Okay.", /^/, /obtain an MRI/i],
  ]);
});

describe("the birth of a child", () => {
  expectNotes("is neither an operation nor a complaint", [
    [
      "D: What brings him in? / O: He has a fever. / D: Was he born on time? / O: Three weeks early, by C-section. / D: Any problems after birth? / O: He was in the NICU for two days for jaundice.",
      /NICU stay: 2 days \(jaundice\)/i,
      /surgical history|reports jaundice/i,
    ],
  ]);
});

describe("a drug that harmed before", () => {
  expectNotes("is not ordered if another is named then", [
    [
      "D: I'd like to add duloxetine 30. / P: I took that before, it made me sweat. / D: Okay, nortriptyline 10 at bedtime then.",
      /nortriptyline 10 at bedtime/i,
      /duloxetine/i,
    ],
    [
      "D: I'd give you a shot of steroid today. / P: It sent my sugar sky high. / D: Let's skip it then.",
      /^/,
      /we will give/i,
    ],
    ["D: Are you on any nasal sprays? / P: Flonase, until it gave me nosebleeds.", /Flonase: stopped/i],
    ["D: What did they do? / P: They gave me epinephrine and Benadryl and kept me four hours.", /^/, /MEDICATIONS/],
  ]);
});

describe("a greeting", () => {
  expectNotes("is not part of an introduction", [
    ["D: Hi Jess, so you're here for your pregnancy visit. / P: Yes.", /presents for pregnancy visit/i, /Jess/],
  ]);
});
