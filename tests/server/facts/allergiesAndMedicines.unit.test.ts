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
  expectNotes("is not ordered", [
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

describe("hay fever", () => {
  expectNotes("is not an allergen", [["D: Any allergies? / P: Just hay fever.", /hay fever/i, /allergic to hay/i]]);
});

describe("an allergy", () => {
  expectNotes("is not reported if the exception is a medicine", [
    ["D: Any allergies or regular medicines? / P: No, nothing apart from the pill.", /./, /reports allergies/],
  ]);
  expectNotes("is reported for an epinephrine pen", [
    ["D: Any allergies? / P: No. Well, I carry an EpiPen for peanuts.", /Allergic to peanuts/, /No known/],
  ]);
  expectNotes("or an intolerance needs a drug that caused it", [
    ["D: What happened? / P: I was sick on Monday and took ibuprofen.", /./, /Intolerance|Allergic/],
    ["D: What happened? / P: I vomited with the pain and took ibuprofen.", /./, /Intolerance|Allergic/],
    [
      "D: What happened? / P: The ibuprofen helps, but I stopped running because of the swelling.",
      /./,
      /Intolerance|Allergic/,
    ],
    ["D: What happened? / P: I was dizzy on amlodipine.", /Intolerance to amlodipine/],
    ["D: What happened? / P: I vomited with codeine.", /Intolerance to codeine/],
    ["D: What happened? / P: They stopped my lisinopril because of the cough.", /Intolerance to lisinopril/],
  ]);
  expectNotes("is not denied by the refusal of a treatment", [
    ["D: What happened last time? / P: I said no to antibiotics.", /./, /No known/],
    ["D: Any allergies? / P: Nothing to medicines, but nuts make my throat swell.", /No known drug allergies/],
  ]);
});

describe("what is used for a complaint", () => {
  expectNotes("is not an allergy", [
    [
      "D: Are you allergic to any medications? / P: So for my eczema I have a hydrocortisone cream that I apply. But yeah, I don't think I'm allergic to any medications.",
      /not aware of any drug allergies/,
      /allergic to hydrocortisone/i,
    ],
    [
      "D: Do you have any allergies? / P: I use Flonase for my nose but no allergies to medicines.",
      /Flonase/,
      /allergic to flonase/i,
    ],
    [
      "D: Any drug allergies? / P: I take Zyrtec for hay fever, and penicillin gave me a rash.",
      /Allergic to penicillin \(rash\)/,
      /Allergic to (?:hay|zyrtec)/i,
    ],
    [
      "D: Any allergies? / P: Just seasonal allergies, I get itchy eyes in the spring.",
      /Seasonal allergies \(itchy eyes\)/,
      /Allergic to seasonal/,
    ],
    [
      "D: Any allergies? / P: I'm allergic to penicillin and sulfa, they give me hives.",
      /penicillin \(hives\)[^]*sulfa[a-z ]* \(hives\)/i,
    ],
  ]);
});

describe("an answer to a question about allergies and medicines", () => {
  expectNotes("does not list medicines as allergens", [
    [
      "D: Any allergies or medications? / P: No allergies, just lisinopril and metformin.",
      /MEDICATIONS\s+Lisinopril[^]*Metformin/,
      /allergic to/i,
    ],
    [
      "D: Do you take any medications or have any allergies to medications? / P: No, just vitamin D and lisinopril 10.",
      /lisinopril 10/i,
      /allergic to/i,
    ],
  ]);
  expectNotes("keeps an allergy", [
    ["D: Any allergies or medications? / P: No, just penicillin.", /allergic to penicillin/i, /no known/i],
    ["D: Any allergies or medications? / P: No allergies except lisinopril.", /allergic to lisinopril/i, /no known/i],
    [
      "D: Are there any medications you are allergic to? / P: No, just lisinopril.",
      /allergic to lisinopril/i,
      /no known/i,
    ],
    ["D: Have you had reactions to any medications? / P: Just lisinopril.", /lisinopril/i, /no known/i],
    [
      "D: Any allergies or medications? / P: Just lisinopril, and it gave me hives.",
      /allergic to lisinopril \(hives\)/i,
      /no known/i,
    ],
  ]);
});
