import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a warning that names its signs first", () => {
  expectNotes("is a return precaution with its signs", [
    [
      "D: This is an abscess. A fever above 38.5 must be seen the same day.",
      /If there is a fever above 38\.5, be seen the same day/,
    ],
    [
      "D: So it is a kidney stone. Any drop in urine needs to be checked urgently. Fever or shaking chills should be assessed right away.",
      /If there is fever or shaking chills, be assessed right away/,
    ],
    [
      "D: I think this is a corneal abrasion. Sudden loss of vision means you come straight to the eye clinic.",
      /If there is sudden loss of vision, come straight to the eye clinic/,
    ],
    [
      "D: You have whooping cough. Pauses in breathing should prompt you to call 999.",
      /If there is pauses in breathing, call 999/,
    ],
    [
      "D: This is a migraine. New weakness of an arm is a reason to go to the emergency room.",
      /If there is new weakness of an arm, go to the emergency room/,
    ],
  ]);
  expectNotes("is not a precaution if it reports or plans something else", [
    ["D: This is a sprain. Your blood pressure needs to be checked right away.", /sprain/i, /If there is/],
    ["D: It is a virus. The fever was seen right away at the hospital.", /virus/i, /If there is/],
  ]);
});

describe("drugs that are taken back together", () => {
  expectNotes("are not ordered", [
    [
      "D: For the insomnia, let us start trazodone and melatonin. Actually, scrap both of those, I would rather use sleep hygiene first.",
      /Insomnia/i,
      /trazodone|melatonin/i,
    ],
    [
      "D: Your asthma is not controlled. I will start montelukast and add tiotropium. On second thought, forget the montelukast and the tiotropium.",
      /Asthma/i,
      /montelukast|tiotropium/i,
    ],
    [
      "D: Let's start duloxetine and pregabalin for the neuropathy. / P: They both made me dizzy before. / D: Okay, we will leave those off then.",
      /Chief complaint/i,
      /start duloxetine|pregabalin for/i,
    ],
    [
      "D: For the vertigo we will start meclizine and ondansetron. Hang on, let us cancel both. Please drink enough.",
      /Vertigo/i,
      /meclizine|ondansetron/i,
    ],
  ]);
  expectNotes("leave the other drugs of the order", [
    [
      "D: For your heart failure, we will start bisoprolol 2.5 mg and spironolactone 25 mg. Actually, let's hold off on the spironolactone until your potassium is back.",
      /(?=[^]*old off on the spironolactone until)[^]*start bisoprolol 2\.5 mg\./,
      /start [^.]*\bspironolactone/,
    ],
    [
      "D: For your acne we will start doxycycline 100 mg and adapalene. Actually, let's hold off on the doxycycline until after your holiday.",
      /start adapalene/,
      /doxycycline 100 mg/,
    ],
  ]);
  expectNotes("do not include a drug ordered before “I would rather not …”", [
    [
      "D: For the eczema we will start hydrocortisone. I would rather not use tacrolimus yet.",
      /start hydrocortisone/,
      /start tacrolimus/,
    ],
  ]);
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

describe("a drug order at the start of a visit", () => {
  expectNotes("is in the plan only", [
    [
      "D: Start valsartan 80 mg once a day for your blood pressure. Come back in six weeks.",
      /We will start valsartan 80 mg daily/,
      /MEDICATIONS/,
    ],
    [
      "D: Increase carvedilol to 12.5 mg twice a day for your heart rate. See me in a month.",
      /increase carvedilol to 12\.5 mg/i,
      /MEDICATIONS/,
    ],
    [
      "D: For the infection take cefalexin 500 mg four times a day. See me in a week.",
      /take cefalexin 500 mg/,
      /MEDICATIONS/,
    ],
  ]);
});

describe("the chief complaint of a visit without a symptom", () => {
  expectNotes("is what the opening says the visit is about", [
    ["D: How can I help? / P: I need a certificate signed for my gym. / D: Sure.", /COMPLAINT\s+Certificate for gym\./],
    [
      "D: Good morning. / P: My employer wants a screening before I start. / D: Okay, let us do that.",
      /COMPLAINT\s+Screening\./,
    ],
    [
      "D: Hi, this is the follow-up of your hypothyroidism. / P: Yes. All is well. / D: Good. Continue levothyroxine.",
      /COMPLAINT\s+Follow-up of hypothyroidism\./,
    ],
    ["D: What can I do for you? / P: I would like the shingles vaccine. / D: Sure.", /COMPLAINT\s+Shingles vaccine\./],
    [
      "D: Hello. / P: I got a call saying that my potassium was low. / D: I see.",
      /COMPLAINT\s+Potassium reported as low\./,
    ],
    [
      "D: Hi there. / P: My partner told me I should get my toenail checked. / D: It looks healthy.",
      /COMPLAINT\s+Toenail to be looked at\./,
    ],
  ]);
  expectNotes("gives way to a symptom", [
    [
      "D: How can I help? / P: I need a note for work. I have had a cough for three days. / D: I see.",
      /COMPLAINT\s+Cough for 3 days\./,
    ],
  ]);
});
