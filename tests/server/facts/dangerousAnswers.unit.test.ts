import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about allergies", () => {
  expectNotes("leaves out what a substance did to another person", [
    ["D: Any allergies? / P: Penicillin was a problem for my dad.", /./, /allergic to|intolerance/i],
    ["D: Any allergies? / P: Sulfa was bad for my mum. I'm fine.", /./, /allergic to|intolerance/i],
    ["D: Any allergies? / P: Codeine gave my sister hives.", /./, /allergic to|intolerance/i],
    ["D: Any drug allergies? / P: Morphine made my mum really ill. Not me though.", /./, /allergic to|intolerance/i],
    ["D: Are you allergic to anything? / P: Aspirin nearly killed my uncle.", /./, /allergic to|intolerance/i],
    [
      "D: Any allergies? / P: Amoxicillin upset my brother, but latex gives me a rash.",
      /allergic to latex/i,
      /(?:allergic|intolerance) to amoxicillin/i,
    ],
    ["D: Any allergies? / P: Amoxicillin was a problem for me as a child.", /allergic to amoxicillin/i],
  ]);
  expectNotes("does not name a medicine that was begun or changed as an allergen", [
    ["D: Any allergies? / P: I switched from warfarin to apixaban.", /Warfarin: stopped\.\s+Apixaban/, /allergic/i],
    [
      "D: Are you allergic to anything? / P: They changed me from simvastatin to atorvastatin last year.",
      /Simvastatin: stopped\.\s+Atorvastatin\./,
      /allergic/i,
    ],
    [
      "D: Any allergies? / P: My GP swapped my omeprazole for lansoprazole.",
      /Omeprazole: stopped\.\s+Lansoprazole\./,
      /allergic/i,
    ],
    ["D: Allergic to anything? / P: I started metformin in March.", /MEDICATIONS\s+Metformin\./, /allergic/i],
    ["D: Any allergies? / P: They put me on doxycycline last week.", /MEDICATIONS\s+Doxycycline\./, /allergic/i],
    ["D: Any allergies? / P: I'm just finishing amoxicillin for my chest.", /MEDICATIONS\s+Amoxicillin\./, /allergic/i],
    [
      "D: Any allergies? / P: No. I take omeprazole. And losartan.",
      /MEDICATIONS\s+Omeprazole\.\s+Losartan\.[^]*No known/,
      /allergic to/i,
    ],
  ]);
  expectNotes("keeps the reaction to a drug that was replaced", [
    [
      "D: Any allergies? / P: I've moved from ramipril to candesartan because of the cough.",
      /Candesartan\.[^]*Intolerance to ramipril \(cough\)/,
      /(?:allergic|intolerance) to candesartan|^Ramipril/im,
    ],
    ["D: Any allergies? / P: I came off lisinopril because of a cough.", /Intolerance to lisinopril \(cough\)/],
  ]);
  expectNotes("keeps allergens of one group beside the denial of another", [
    ["D: Any allergies? / P: Hay fever but no drug allergies.", /^Hay fever\.\s+No known drug/m, /allergic to/i],
    [
      "D: Any allergies? / P: I get hay fever but no allergies to medicines.",
      /Hay fever\.\s+No known drug/,
      /allergic/,
    ],
    ["D: Any allergies? / P: Seasonal allergies, but no medication allergies.", /Seasonal allergies\.\s+No known drug/],
    ["D: Any allergies? / P: Pollen, but nothing to drugs.", /Allergic to pollen\.\s+No known drug allergies/],
    ["D: Any allergies to medicines? / P: No, just hay fever.", /Hay fever\.\s+No known drug/, /allergic to/],
    ["D: Any allergies? / P: Shellfish, but no drug allergies.", /Allergic to shellfish\.\s+No known drug/],
    ["D: Any allergies? / P: Cats and dust. None to medicines.", /cats\.\s+Allergic to dust\.\s+No known drug/],
    ["D: Any allergies? / P: Penicillin, but no food allergies.", /penicillin\.\s+No known food/i, /No known drug/],
    ["D: Any allergies? / P: No drug allergies, but I do get hay fever.", /Hay fever\.\s+No known drug/, /allergic to/],
    ["D: Any allergies? / P: Latex, otherwise no allergies.", /Allergic to latex/, /No known/],
  ]);
});

describe("an answer about allergies and medicines", () => {
  const both = /MEDICATIONS\s+Denies taking any medications\.[^]*ALLERGIES\s+No known allergies\./;
  expectNotes("denies both if it is a plain no", [
    ["D: Any allergies or medications? / P: No.", both],
    ["D: Any medications or allergies? / P: Nope, none.", both],
    ["D: Any allergies or regular medicines? / P: No, nothing.", both],
    ["D: Do you take any tablets or have any allergies? / P: No, no.", both],
    ["D: Any meds, any allergies? / P: Mm, no.", both],
    ["D: Any allergies, medical problems or medications? / P: None.", both],
    ["D: Are you on any medicines and do you have any allergies? / P: No to both.", both],
    ["D: Any allergies or medications? / P: Not that I know of.", both],
  ]);
  expectNotes("denies no more than is asked and said", [
    ["D: Any allergies to medications? / P: No.", /No known drug allergies/, /MEDICATIONS/],
    ["D: Any drug allergies or reactions to medications? / P: No.", /No known drug allergies/, /MEDICATIONS/],
    ["D: Are you allergic to any medicines or foods? / P: No.", /ALLERGIES/, /MEDICATIONS/],
    ["D: Any allergies or medications? / P: No medications.", /Denies taking any medications/, /ALLERGIES/],
    ["D: Any allergies or medications? / P: No allergies.", /No known allergies/, /Denies taking/],
    ["D: Any allergies or medications? / P: No, just the pill.", /ALLERGIES/, /Denies taking/],
  ]);
  expectNotes("lists the medicines of every sentence", [
    [
      "D: Any allergies or medications? / P: Ramipril. Atorvastatin and penicillin brings me out in a rash.",
      /MEDICATIONS\s+Ramipril\.\s+Atorvastatin\.[^]*Allergic to penicillin \(rash\)/,
    ],
    [
      "D: Any medications or allergies? / P: Metformin. Amlodipine, and sulfa gives me hives.",
      /MEDICATIONS\s+Metformin\.\s+Amlodipine\.[^]*Allergic to sulfa \(hives\)/,
    ],
    [
      "D: Any allergies or medications? / P: Levothyroxine. Apixaban. Codeine makes me sick.",
      /MEDICATIONS\s+Levothyroxine\.\s+Apixaban\.[^]*Intolerance to codeine/,
    ],
    [
      "D: Any medicines or allergies? / P: Sertraline, bisoprolol. And latex gives me a rash.",
      /Sertraline\.\s+Bisoprolol\.[^]*Allergic to latex/,
    ],
    [
      "D: What do you take? / P: Gliclazide. Bisoprolol, and amoxicillin gives me a rash.",
      /Gliclazide\.\s+Bisoprolol\.[^]*Allergic to amoxicillin/,
    ],
    [
      "D: Any allergies or regular tablets? / P: I take omeprazole. And losartan. Trimethoprim gave me hives.",
      /Omeprazole\.\s+Losartan\.[^]*Allergic to trimethoprim/,
      /allergic to losartan/i,
    ],
  ]);
});

describe("a reaction to a drug that was just ordered", () => {
  expectNotes("is kept with the drug's name", [
    ["D: I'll prescribe trimethoprim. / P: I'm allergic to that.", /Allergic to trimethoprim/],
    ["D: I'll start naproxen 500 mg. / P: That one gave me an ulcer.", /Intolerance to naproxen \(ulcer\)/],
    ["D: Let's start codeine 30 mg. / P: I can't take that, it makes me vomit.", /Intolerance to codeine \(vomiting\)/],
    ["D: We could add amlodipine 5 mg. / P: My ankles swelled up on that.", /Intolerance to amlodipine \(ankle/],
    [
      "D: I'll start diclofenac 50 mg. / P: I had a stomach bleed on that.",
      /Intolerance to diclofenac \(stomach bleed/,
    ],
    ["D: I'll start ramipril 2.5 mg. / P: I coughed on it.", /Intolerance to ramipril \(cough/, /COMPLAINT\s+Cough/],
  ]);
  expectNotes("is attributed to none of several drugs", [
    ["D: I'll start naproxen 500 mg and omeprazole 20 mg. / P: I'm allergic to that.", /./, /allergic to (?:nap|ome)/i],
  ]);
});

describe("a medicine that must not be taken", () => {
  expectNotes("is not listed as taken", [
    ["P: I can't take penicillin.", /./, /MEDICATIONS/],
    ["P: I was told not to take ibuprofen because of my kidneys.", /ibuprofen/i, /MEDICATIONS/],
    ["P: I can't take aspirin or ibuprofen, they upset my stomach.", /aspirin/i, /MEDICATIONS/],
    ["P: I'm not allowed to take naproxen with my warfarin.", /./, /^Naproxen/m],
    ["P: I couldn't tolerate metformin.", /./, /^Metformin\.$/m],
    ["P: I'm not supposed to use diclofenac any more.", /./, /^Diclofenac\.$/m],
  ]);
  expectNotes("is not an order", [
    [
      "D: You have a UTI. I'd like to start trimethoprim 200 mg. / P: I'm allergic to trimethoprim. / D: Then we can't use trimethoprim.",
      /Allergic to trimethoprim/,
      /treatment/i,
    ],
    [
      "D: You have gout. We'll start allopurinol 100 mg daily. With your kidneys colchicine is out then.",
      /allopurinol 100 mg/,
      /colchicine\./i,
    ],
    [
      "D: You have depression. I'll start sertraline 50 mg. Then tramadol isn't safe with it.",
      /sertraline 50 mg/,
      /tramadol\./i,
    ],
    [
      "D: It's cellulitis. I'll start clarithromycin 500 mg twice daily. Then simvastatin can't be taken with it.",
      /clarithromycin 500/,
      /simvastatin\./i,
    ],
    [
      "D: It's a migraine. I'll prescribe sumatriptan 50 mg. You cannot have propranolol then, or estradiol.",
      /sumatriptan 50/,
      /(?:^|\. |: )(?:propranolol|estradiol)\./i,
    ],
    [
      "D: You have an ulcer. I'll start omeprazole 20 mg. Then naproxen would be dangerous.",
      /omeprazole 20/,
      /naproxen\./i,
    ],
  ]);
  expectNotes("because of an allergy is not itself listed as an allergen", [
    ["D: Flucloxacillin won't do because of your allergy.", /^/, /allergic to fluclox/i],
    ["D: Because of your penicillin allergy amoxicillin is out.", /Allergic to penicillin/, /allergic to amoxicillin/i],
  ]);
});

describe("an order given after another one was taken back", () => {
  expectNotes("replaces the one ordered before", [
    [
      "D: I'll start trimethoprim 200 mg. / P: I'm allergic to trimethoprim. / D: Never mind then, let's use nitrofurantoin 100 mg twice daily.",
      /nitrofurantoin 100 mg/,
      /trimethoprim 200/,
    ],
    [
      "D: We'll start amitriptyline 10 mg at night. / P: It made me sleepy before. / D: Never mind then, let's use gabapentin 100 mg.",
      /gabapentin 100 mg/,
      /amitriptyline 10/,
    ],
    [
      "D: I'll start you on naproxen 500 mg. / P: I bleed easily. / D: Never mind then, we'll go with paracetamol 1 g four times a day.",
      /paracetamol 1 g/,
      /naproxen 500/,
    ],
    [
      "D: We could add amlodipine 5 mg. / P: My ankles swelled up on it. / D: Right, forget that then, I'll give you indapamide 2.5 mg.",
      /indapamide 2\.5/,
      /add amlodipine/i,
    ],
    [
      "D: I'll start diclofenac 50 mg. I'll refer you to physio. / P: I had an ulcer. / D: Scrap that then, I'll use paracetamol.",
      /paracetamol[^]*refer the patient to physio/,
      /diclofenac 50/,
    ],
    [
      "D: I'll give you doxycycline 100 mg. / P: I'm pregnant. / D: Ah, not that then. Let's use amoxicillin 500 mg three times a day.",
      /amoxicillin 500/,
      /doxycycline/,
    ],
    [
      "D: Start sertraline 50 mg. Actually forget that, we'll do mirtazapine 15 mg at night.",
      /mirtazapine 15/,
      /sertraline/,
    ],
  ]);
});

describe("a drug", () => {
  expectNotes("named with its form or class is one medicine", [
    ["D: What do you take? / P: Ventolin inhaler.", /MEDICATIONS\s+Ventolin inhaler\./, /^Inhaler/m],
    [
      "D: What do you take? / P: A Ventolin inhaler and a Seretide inhaler twice a day.",
      /Ventolin inhaler\.\s+Seretide inhaler twice daily\./,
      /^Inhaler/m,
    ],
    [
      "D: What do you take? / P: Flonase nasal spray and latanoprost eye drops at night.",
      /Flonase nasal spray\.\s+Latanoprost eye drops nightly\./,
    ],
    ["D: What do you take? / P: A blood thinner called apixaban.", /MEDICATIONS\s+Apixaban\./, /thinner/],
    [
      "D: What do you take? / P: My blood pressure pill amlodipine and the steroid prednisolone.",
      /Amlodipine\.\s+Prednisolone\./,
      /steroid/i,
    ],
    ["D: What do you take? / P: Clenil inhaler 2 puffs twice a day.", /Clenil inhaler 2 puffs twice daily/],
    ["D: What do you take? / P: Inhalers, and metformin.", /Inhalers\.\s+Metformin\./],
  ]);
});

describe("relatives who share a disease", () => {
  expectNotes("are all named", [
    ["D: Any family history? / P: My mum and my dad have diabetes.", /Mother: diabetes\.\s+Father: diabetes/],
    [
      "D: Does anything run in the family? / P: My brother and sister both have asthma.",
      /Brother: asthma\.\s+Sister: asthma/,
    ],
    [
      "D: Any family history? / P: My mother, my aunt and my grandmother all had breast cancer.",
      /Mother[^]*Aunt[^]*Grandmother/,
    ],
    [
      "D: Any family history? / P: Dad and grandpa had strokes. Mum has thyroid disease.",
      /Father: stroke[^]*Grandfather: stroke[^]*Mother: thyroid/,
    ],
    ["D: Any family history? / P: Both my mum and dad have high blood pressure.", /Mother: high[^]*Father: high/],
    ["P: My mum and my dad have diabetes so I want to be checked.", /Mother: diabetes\.\s+Father: diabetes/],
    ["D: Any family history? / P: My mum has asthma and my dad has gout.", /Mother: asthma\.\s+Father: gout/],
    ["D: Any illnesses in the family? / P: Glaucoma in my father and his brother.", /Father: glaucoma/i, /^Brother/m],
  ]);
});
