import { describe, expect, test } from "vitest";
import { withApostrophes } from "../../../src/server/facts/segment/withApostrophes";
import { expectNotes } from "./harness";

describe("speech without punctuation", () => {
  expectNotes("has contractions without an apostrophe", [
    [
      "D: hi / P: my mood is low / D: id like to start sertraline fifty milligrams",
      /Start sertraline 50 mg|start sertraline/i,
    ],
    ["D: hi / P: my knee hurts / D: ill refer you to orthopedics", /refer the patient to orthop/i],
    ["D: hi / P: i was ill last week and my throat hurts", /throat/i, /I will last/],
  ]);
  expectNotes("a named symptom before a yes or no is a question", [
    ["D: shortness of breath or wheezing / P: no", /[Dd]enies shortness of breath or wheezing/],
    ["D: chest pain / P: nope", /[Dd]enies chest pain/],
    ["D: any fever / P: no / D: night sweats / P: yeah", /night sweats/],
    ["D: ever had surgery / P: no", /[Dd]enies (?:prior )?surger/],
    ["D: but you have some swelling / P: no", /^/, /[Dd]enies swelling/],
    ["D: this is pneumonia / P: no way", /./, /[Dd]enies pneumonia/],
  ]);
  expectNotes("a question after an echo is read", [
    [
      "D: whats wrong / P: i have a headache / D: okay two days and where is it / P: on the left side",
      /located on the left side|left/,
    ],
    ["D: whats wrong / P: my knee hurts / D: okay a week and how bad is it / P: like a six", /6\/10|6 on a scale/],
  ]);
  expectNotes("findings that run together are split", [
    [
      "D: let me examine you your lungs sound clear neck is supple strength five out of five gait is steady / P: ok",
      /Neck is supple\.[^]*Strength 5\/5/,
      /supple strength/,
    ],
    ["D: let me examine you pupils are equal throat is red your belly is soft / P: ok", /[Tt]hroat is red/],
  ]);
});

describe("abbreviations that are spelled out", () => {
  expectNotes("are written as one word", [
    ["D: What happened? / P: They did a C T scan of my chest in the E D and I cough.", /CT scan of the chest/],
    ["D: Medicines? / P: I take forty M G of Nexium once a day.", /Nexium 40 mg daily/],
    ["D: Are you in pain? / P: Yes. / D: Okay nurse, give her Dilaudid four M G I M.", /Dilaudid 4 mg IM/],
    ["D: Anything else? / P: I work at I B M and my back hurts.", /IBM/, /the patient B/],
  ]);
});

describe("contractions without an apostrophe", () => {
  expectNotes("are read as contractions", [
    ["D: any chest pain / P: no i dont have any chest pain", /denies chest pain/i],
    ["D: how have you been / P: ive had a headache for three days and it wont go away", /headache/i, /\bive\b/],
    ["D: what do you do / P: im a teacher and my back hurts", /back/i, /\bim\b/],
    ["D: how are you / P: my knee hurts and i cant bend it", /knee/i, /\bcant\b/],
    ["D: tell me / P: theres a rash on my arm and its itchy", /rash/i, /\btheres\b|\bits\b/],
    ["D: hello / P: my back hurts / D: lets get an mri and ill see you", /MRI/i, /\blets\b/],
  ]);
  expectNotes("leave other words alone", [
    ["D: How is it? / P: My knee lost its strength and it hurts.", /knee/i, /it is strength|it's strength/],
    ["D: How are you? / P: I was ill last week and my throat is sore.", /throat/i, /I will last/],
  ]);
});

describe("withApostrophes", () => {
  test.each([
    ["im fine dont worry", "I'm fine don't worry"],
    ["so ill send you for a scan", "so I'll send you for a scan"],
    ["well ive had it since monday and its getting worse", "well i've had it since monday and it's getting worse"],
    ["lets try duloxetine", "let's try duloxetine"],
    ["hes better", "he's better"],
    ["we wont restart that", "we won't restart that"],
  ])("writes %s", (text, written) => {
    expect(withApostrophes(text)).toBe(written);
  });
  test.each(["she felt ill", "its colour changed", "it's fine, I felt ill", "the wound", "were you ill"])(
    "leaves %s",
    (text) => {
      expect(withApostrophes(text)).toBe(text);
    },
  );
});

describe("the dose of a list without commas", () => {
  expectNotes("belongs to one drug", [
    ["P: I take ramipril 5 mg bisoprolol. / D: Okay.", /Ramipril 5 mg\.\s+Bisoprolol\./],
    ["P: I take 20 mg omeprazole 50 mg sertraline. / D: Okay.", /Omeprazole 20 mg\.\s+Sertraline 50 mg\./],
    [
      "P: I take candesartan 8 mg simvastatin 20 mg levothyroxine. / D: Okay.",
      /Candesartan 8 mg\.\s+Simvastatin 20 mg\.\s+Levothyroxine\./,
    ],
  ]);
});

describe("an examination dictated without punctuation", () => {
  expectNotes("is split before each part", [
    [
      "D: so on examination the abdomen is soft theres some tenderness in the right upper quadrant chest is clear and heart sounds are normal",
      /Gastrointestinal: Abdomen is soft\. Tenderness in the right upper quadrant\.[^]*Respiratory: Chest is clear/,
    ],
    [
      "D: on exam lungs are clear heart regular rate and rhythm abdomen soft non tender no masses extremities no swelling skin no rashes",
      /Gastrointestinal: Abdomen soft non tender no masses\.[^]*Skin: Skin no rashes/,
      /swelling skin/,
    ],
    [
      "D: physical exam no acute distress neck supple no lymphadenopathy lungs clear bilaterally abdomen soft extremities no edema",
      /Lungs clear bilaterally/,
      /^Neck supple/m,
    ],
  ]);
  expectNotes("stays whole with fewer parts", [
    ["D: let me examine you chest is clear throat is red / P: ok", /[Tt]hroat is red/],
  ]);
});

expectNotes("headings of a dictation can have a comma", [
  [
    "D: Chest dull. Impression, pneumonia. Plan, amoxicillin 500 mg three times a day for five days.",
    /^Pneumonia\.[^]*Amoxicillin 500 mg/m,
    /We will plan/,
  ],
]);

expectNotes("a dose by weight is the dose that was worked out", [
  [
    "D: It's croup. I'm giving him dexamethasone, nought point one five per kilo, he's twelve kilos so that's one point eight milligrams. / O: Ok.",
    /dexamethasone 1\.8 mg/,
    /0\.15/,
  ],
  [
    "D: Take the amoxicillin, it's fifteen milligrams per kilo and he's ten kilos, so that's a hundred and fifty milligrams three times a day. / O: Ok.",
    /amoxicillin 150 mg 3 times daily/,
    /15 mg per/,
  ],
]);
