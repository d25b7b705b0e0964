import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what a clinician reads from the record", () => {
  expectNotes("drugs taken now are medicines", [
    [
      "D: I see you have been taking Allegra for your allergies. Has that been helping? / P: Kind of.",
      /MEDICATIONS[^]*Allegra\./,
    ],
    ["D: All I can see on the list is Risperdal and Invega. / P: I think that is correct.", /Risperdal\.\s+Invega\./],
    ["D: Your chart says you are taking atenolol, correct? / P: Yes.", /MEDICATIONS[^]*Atenolol\./],
    [
      "D: I see you aren't taking anything for your allergies, but you are taking atenolol. / P: Right.",
      /MEDICATIONS[^]*Atenolol\./,
    ],
    ["D: What are you taking for allergies? / P: Claritin.", /MEDICATIONS[^]*Claritin\./, /[Aa]llergic to Claritin/],
  ]);
  expectNotes("drugs taken before are not read as current medicines", [
    [
      "D: Let me take a look. I see you took a full course of amoxicillin, right? / P: Yeah, that's right.",
      /took a full course of amoxicillin/,
      /MEDICATIONS/,
    ],
    ["D: It looks like you took Cipro as well. / P: Oh yeah.", /took Cipro/, /MEDICATIONS/],
    [
      "D: Your notes say you took Claritin and Zyrtec in the past, correct? / P: Yeah, that's correct.",
      /took Claritin and Zyrtec in the past/,
      /MEDICATIONS/,
    ],
    [
      "D: I also see you took Advair in the past, correct? Do you still take it? / P: I did, but I stopped taking it because it gave me thrush.",
      /Advair \(thrush\)|stopped taking Advair/,
    ],
    ["D: What about the Flonase? Has that been helping? / P: I'm not taking that right now.", /not taking Flonase/i],
  ]);
  expectNotes("diseases and operations are history", [
    [
      "D: As per your chart, I see you have COPD and hypertension. / P: Yes, that is right.",
      /History of COPD and hypertension/,
    ],
    [
      "D: It says here you have a history of renal failure, so you needed dialysis. / P: Right.",
      /History of renal failure/,
    ],
    ["D: Your records indicate you had a hysterectomy in 2010, correct? / P: Yes.", /hysterectomy \(2010\)/],
    ["D: I see here that you have no surgical history. Is this correct? / P: Yes, indeed.", /Denies prior surgeries/],
    ["D: Looks like you had a hip fracture back in 2005. / P: Yes.", /fracture/],
  ]);
  expectNotes("a denial, a diagnosis and other words are not read as the record", [
    ["D: I see you have COPD, correct? / P: No, I don't. I have a cough.", /cough/, /History of COPD/],
    ["D: As per your chart, I see you have COPD. / P: No, I don't. I have a cough.", /cough/, /COPD/],
    [
      "D: Your chart says you are taking atenolol. / P: No, I stopped that last year.",
      /Atenolol: stopped/,
      /^Atenolol\.$/m,
    ],
    ["D: I see here that you have no surgical history. / P: No.", /Denies prior surgeries/],
    ["D: It looks like you have an upper respiratory infection. / P: Okay.", /^/, /History of/],
    [
      "D: I can see you still have an external fixation on your knee so that the fracture heals. / P: Yes. It hurts.",
      /^/,
      /History of fracture/,
    ],
  ]);
});

describe("the name of a drug that the clinician offers", () => {
  expectNotes("is the medicine or the allergen that the patient could not name", [
    [
      "D: Do you take anything? / P: I also take something that starts with a P. / D: Oh, do you mean Proventil? / P: Yes, that's it!",
      /MEDICATIONS[^]*Proventil/,
    ],
    [
      "D: Any drug allergies? / P: Yes, I am allergic to what's it called, Napro- / D: Naprosyn? / P: Yes, Naprosyn.",
      /Allergic to Naprosyn/,
      /MEDICATIONS/,
    ],
    [
      "D: Are you allergic to any drugs? / P: Yes, I am allergic to what you call Cipro- / D: Ciprofloxacin? / P: Yes!",
      /Allergic to Cipro/,
      /MEDICATIONS/,
    ],
  ]);
});

describe("drugs that the clinician reads from the record", () => {
  expectNotes("are medications", [
    [
      "D: We'll get labs today. For medications I have that you take fish oil, vitamin D and turmeric.",
      /MEDICATIONS[\s\S]*Fish oil/i,
      /treatment: Fish oil/i,
    ],
    [
      "D: I'll order an echo. It says here you're on metoprolol. / P: Yes.",
      /MEDICATIONS[\s\S]*Metoprolol/i,
      /Medical treatment: [^•]*metoprolol/i,
    ],
  ]);
});

describe("diseases and operations of earlier years that the clinician recalls", () => {
  expectNotes("are past history", [
    ["D: So you had a heart attack in 2018, and we put a stent in. / P: Yes.", /History of heart attack[\s\S]*stent/],
    ["D: You had your gallbladder out in 2015. / P: Yes.", /Surgical history: cholecystectomy \(2015\)/],
    ["D: We put a stent into your right coronary artery in 2018. / P: Yes.", /Surgical history: stent \(2018\)/],
    ["D: You've had a stroke before. / P: Right.", /History of stroke/],
    ["D: You had a cough last week. / P: Yes.", /cough last week/, /PAST/],
    ["D: Your father had a stroke in 2018. / P: Yes.", /./, /History of stroke/],
  ]);
});

describe("a history that the clinician goes through", () => {
  const results = "D: The ultrasound report states the mass was point four by two centimeters. / P: Yes. / ";
  expectNotes("is kept with its dates, also after results", [
    [
      "D: I have that you were found to have a calcification in your right breast during a mammogram in October 2019. / P: Yes.",
      /was found to have a calcification[^.]*October 2019/,
      /I have that/i,
    ],
    [
      `${results}D: Based on those results, they decided to do a core needle biopsy on December 5th, 2019. / P: Yes.`,
      /core needle biopsy on December 5th, 2019/,
    ],
    [`${results}D: But you had a lumpectomy on January 20th, 2020. / P: Yes.`, /lumpectomy on January 20th, 2020/],
    [`${results}D: Okay.`, /0\.4 by 2/, /point/],
    [
      "D: So, you've come to see me today because you had a right breast lumpectomy last year. Is that right? / P: Yes.",
      /because they had a right breast lumpectomy last year/,
      /Follow up/,
    ],
  ]);
});

describe("the age in an opening", () => {
  expectNotes("is written whatever names the patient", [
    [
      "D: I'm seeing Mr. Hall, he's a 43-year-old man, here for leg pain. / P: Yes.",
      /43-year-old man, here for leg pain/,
      /I am seeing/,
    ],
    [
      "D: Hey Dragon, I'm seeing Mrs. Peterson. She's a 43-year-old patient. / D: So what's going on? / P: My leg hurts.",
      /43-year-old female/,
    ],
  ]);
});

describe("readings in a range", () => {
  expectNotes("are written without their subject", [
    [
      "D: What are your sugars running? / P: Most of the time it's in that 120 to 140 range.",
      /most of the time in the 120 to 140 range/,
    ],
  ]);
});

describe("a dose of the record other than the patient's", () => {
  expectNotes("is written beside it", [
    [
      "D: Read me what you take. / P: Metoprolol 25 twice a day, losartan 50, and Eliquis 5 twice. / D: The list here says losartan 100. / P: They cut it in March when my potassium went up.",
      /Losartan 50 \(the record has 100\)\.\s+Eliquis 5 twice daily/,
      /Losartan 100/,
    ],
  ]);
});

describe("a symptom that the clinician asks the beginning of", () => {
  expectNotes("is the complaint, not one that is asked about later", [
    [
      "D: When did the chest pain start? / P: About four this morning, it woke me. / D: Any rash? / P: Yes.",
      /^CHIEF COMPLAINT\n\nChest pain/,
    ],
  ]);
});
