import { describe } from "vitest";
import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: I have a cough. / ";

describe("a drug with its dose in a question", () => {
  expectNotes("has the frequency of the answer", [
    [`${opening}D: And the ramipril, five milligrams? / P: Yep, every morning.`, /Ramipril 5 mg every morning/],
    [`${opening}D: And the bisoprolol, 2.5? / P: Yes, in the morning.`, /Bisoprolol 2.5 in the morning/],
    [
      `${opening}D: You're still taking the levothyroxine, 75 micrograms? / P: Yes, first thing before breakfast.`,
      /Levothyroxine 75 mcg first thing before breakfast/,
    ],
    [`${opening}D: And the losartan, 50? / P: Yeah, at night.`, /Losartan 50 nightly/],
    [`${opening}D: And the sertraline, 100 milligrams? / P: Yes, daily.`, /Sertraline 100 mg daily/],
  ]);
  expectNotes("is marked if it is not always taken", [
    [
      `${opening}D: You're on metformin still, one gram twice a day? / P: Well, I should be. I've been missing the night one.`,
      /Metformin 1 gram twice daily \(takes it not always as prescribed\)/,
    ],
    [`${opening}D: You're taking the Trelegy once a day? / P: I'm supposed to.`, /Trelegy daily \(takes it not always/],
  ]);
  expectNotes("keeps what the answer denies", [
    [`${opening}D: And the ramipril, five milligrams? / P: No, I stopped that.`, /cough/i, /Ramipril 5 mg\./],
    [`${opening}D: And the ramipril, five milligrams? / P: Yes, until last week.`, /cough/i, /every week/],
  ]);
});

describe("frequencies", () => {
  expectNotes("are read from meals and parts of the day", [
    [`${opening}D: What do you take? / P: Glycomet 500 morning and night.`, /Glycomet 500 morning and night/],
    [`${opening}D: What do you take? / P: I take Telma 40 after lunch.`, /Telma 40 after lunch/],
    [`${opening}D: What do you take? / P: Thyronorm 50 on an empty stomach.`, /Thyronorm 50 on an empty stomach/],
    [`${opening}D: What do you take? / P: Ramipril 5 of a morning.`, /Ramipril 5 in the morning/],
    [`${opening}D: What do you take? / P: Simvastatin 40 last thing at night.`, /Simvastatin 40 nightly/],
    [`${opening}D: What do you take? / P: Amlodipine 5 BD.`, /Amlodipine 5 twice daily/],
    [
      `${opening}D: What do you take? / P: Thyronorm 50 before food, Dytor 10 after lunch.`,
      /Thyronorm 50 before food/,
      /Thyronorm 50 before food after lunch/,
    ],
  ]);
});

describe("what a drug does to the patient", () => {
  expectNotes("is denied without the drug", [
    [`${opening}D: Any cough on the lisinopril? / P: No, it was fine.`, /cough/i, /Not taking lisinopril/i],
    [`${opening}D: Any bleeding on the apixaban? / P: No.`, /denies bleeding/i, /Not taking/],
    [`${opening}D: Any ankle swelling since starting the amlodipine? / P: No.`, /denies/i, /Not taking/],
    [`${opening}D: Have you had any rashes on the lamotrigine? / P: No.`, /cough/i, /Not taking/],
    [`${opening}D: Any muscle aches with the statin? / P: No.`, /denies/i, /Not taking/],
    [`${opening}D: Are you on the lisinopril? / P: No.`, /Not taking lisinopril/],
  ]);
});

describe("a drug that is only proposed", () => {
  expectNotes("is not taken", [
    [`${opening}D: How about Wellbutrin? / P: Okay.`, /cough/i, /doing well on Wellbutrin|\nWellbutrin/],
    [`${opening}D: What about sertraline? / P: Fine.`, /cough/i, /doing well on sertraline|\nSertraline/],
    [`${opening}D: How about the metformin? / P: Good.`, /Metformin\./],
  ]);
});

describe("an hour of the day", () => {
  expectNotes("is not a dose", [
    ["D: What did you give her? / P: Tylenol at six and Motrin at ten.", /Tylenol\.\s+Motrin\./, /Tylenol 6|Motrin 10/],
  ]);
});

describe("a drug left out under a condition", () => {
  expectNotes("is not listed as not taken", [
    ["D: How long do they last? / P: All day if I don't take the Imitrex.", /^/, /not taking Imitrex/i],
  ]);
});

describe("a medicine that was prescribed", () => {
  expectNotes("and is not taken is marked as not taken", [
    [
      "D: What do you take? / P: I'm supposed to take atorvastatin but I don't.",
      /Atorvastatin: prescribed, not taking/,
    ],
    [
      "D: Any medications? / P: Well I'm meant to be on metformin 500 twice a day but I never take it.",
      /Metformin 500 twice daily: prescribed, not taking/,
    ],
    [
      "D: What do you take? / P: I should be taking lisinopril but to be honest I don't bother.",
      /prescribed, not taking/,
    ],
    [
      "D: Medications? / P: I was prescribed apixaban by the heart doctor, but I never picked it up. And amlodipine, I take that.",
      /Apixaban: prescribed, not taking\.\s+Amlodipine\./,
    ],
    [
      "D: What are you on? / P: I've got a steroid inhaler, Clenil, that I'm supposed to use every day. I don't use it though.",
      /Not taking Clenil/,
      /\nSteroid|\nInhaler/,
    ],
    [
      "D: Do you take anything? / P: there's a water pill furosemide i'm supposed to take it but i don't because it makes me pee all day",
      /Not taking furosemide/,
      /Declines/,
    ],
    ["D: What do you take? / P: I'm supposed to take ramipril and I never miss a dose.", /\nRamipril/, /not taking/i],
  ]);
});

describe("what a patient says about drugs", () => {
  expectNotes("is not the patient's if the drugs are another person's", [
    ["P: My husband has gout. They started him on allopurinol.", /Husband: gout/, /Allopurinol\./],
    ["D: Are you taking anything? / P: No, but my wife is. They switched her to rivaroxaban.", /Visit/, /Rivaroxaban/],
    [
      "D: Do you take anything? / P: No. My husband does. They put him on ramipril and amlodipine.",
      /Visit/,
      /Ramipril|Amlodipine/,
    ],
    [
      "D: What medicines do you take? / P: My mother has that too, they put her on bisoprolol. I take losartan.",
      /Losartan\./,
      /Bisoprolol/i,
    ],
    ["P: My friend had the same cough, she was given azithromycin.", /Visit|Cough/, /azithromycin/i],
    [
      "P: My brother has diabetes, he takes glipizide and they put him on insulin.",
      /Brother: diabetes/,
      /Glipizide|Insulin/i,
    ],
  ]);
  expectNotes("says which prescribed ones are not taken", [
    ["P: I was prescribed citalopram, it's still sitting in the drawer.", /Citalopram: prescribed, not taking/],
    ["D: Any medicines? / P: Supposed to be on furosemide, but I gave up on it.", /Furosemide: prescribed, not taking/],
    ["D: What do you take? / P: I should be taking methotrexate. Haven't in weeks.", /Not taking methotrexate/],
    ["P: The nurse prescribed me simvastatin but I don't bother with it.", /Simvastatin: prescribed, not taking/],
    [
      "D: Are you on any medicines? / P: The doctor prescribed me gabapentin, it's still in the cupboard.",
      /Gabapentin: prescribed, not taking/,
    ],
  ]);
  expectNotes("names an allergy to one that was just ordered", [
    [
      "D: We'll use co-amoxiclav, and take ibuprofen for the pain. / P: I come out in a rash with one of those.",
      /allergy to co-amoxiclav or ibuprofen \(rash\); which one was not said/i,
      /use co-amoxiclav/,
    ],
    [
      "D: I will start cefalexin and codeine. / P: I got hives from one of those.",
      /allergy to cefalexin or codeine/i,
      /start cefalexin/,
    ],
    [
      "D: I'll prescribe sulfasalazine and naproxen. / P: I'm allergic to one of those.",
      /allergy to sulfasalazine or naproxen/i,
      /prescribe sulfasalazine/,
    ],
    [
      "D: Let us start doxycycline and diclofenac. / P: I swelled up from one of them.",
      /allergy to doxycycline or diclofenac/i,
      /start doxycycline/,
    ],
    [
      "D: We'll give you ciprofloxacin and tramadol. / P: I had an awful reaction to one of those.",
      /allergy to ciprofloxacin or tramadol/i,
      /give ciprofloxacin/,
    ],
  ]);
});

describe("a medicine named before its clause", () => {
  expectNotes("is listed with what the clause says of it", [
    [
      "D: What are you on? / P: And the hydrochlorothiazide, I still have that one, the 12.5.",
      /MEDICATIONS\s+Hydrochlorothiazide 12\.5/,
    ],
    [
      "D: Any other medications? / P: Melatonin, I tried that, 5 milligrams, but it didn't do much.",
      /tried melatonin/i,
      /tried that/,
    ],
    [
      "D: You're on the Trelegy, one puff a day, still? / P: I am. And the blue one, I'm using that nine times a day now.",
      /using the blue one 9 times/,
      /using Trelegy/,
    ],
    ["D: Any medicines? / P: The water tablet, I take that in the morning.", /Water tablet in the morning/],
    ["D: Any other tablets? / P: The statin, I stopped it because of my legs.", /Statin: stopped/],
    ["D: Any other tablets? / P: My metformin, I take it twice a day.", /Metformin twice daily/],
  ]);
  expectNotes("is not found in other sentences", [
    ["D: How are you? / P: Last week, I took it easy.", /./, /took [Ll]ast week/],
    ["D: And the knee? / P: The brace from the shop, I use it sometimes.", /./, /MEDICATIONS/],
  ]);
});
