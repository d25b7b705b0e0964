import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what is said of another person over several turns", () => {
  expectNotes("is not the patient's", [
    [
      "D: What brings you in? / P: I have a cough. My wife has been poorly too. / D: What happened to her? / P: She was in hospital last month. They switched her to apixaban. / D: And your own medicines? / P: Just ramipril.",
      /patient (?:reports|presents with a) cough[^]*MEDICATIONS\s+Ramipril/,
      /apixaban|patient was in hospital/i,
    ],
    [
      "D: How are things at home? / P: My husband had a stroke in March. / D: Sorry to hear that. / P: He was on clopidogrel before. Now they've put him on warfarin. / D: And how are you? / P: I have been having headaches.",
      /headache/,
      /clopidogrel|warfarin/i,
    ],
    [
      "D: What brings you in? / P: My back is sore. I look after my mother. / D: How is she doing? / P: She fell and broke her hip. They started her on alendronate and vitamin D. / D: Are you on any medication? / P: I take paracetamol.",
      /MEDICATIONS\s+Paracetamol/,
      /alendronate|vitamin D/i,
    ],
    [
      "D: Anything else going on? / P: My son has been diagnosed with ADHD. They gave him methylphenidate. It makes him lose his appetite. / D: And how are you sleeping? / P: Badly.",
      /./,
      /methylphenidate/i,
    ],
    [
      "D: Any stress? / P: My sister's been really unwell. She takes lithium. They increased it last week. / D: And you? / P: I'm on sertraline 50.",
      /Sertraline 50/,
      /MEDICATIONS[^]*lithium/i,
    ],
    [
      "D: What's brought you in? / P: I've got a sore knee and my partner's been ill. He's got diabetes. Metformin didn't suit him so he's on gliclazide now. / D: Which knee? / P: The left.",
      /Knee pain/,
      /gliclazide|metformin/i,
    ],
  ]);
  expectNotes("does not make a doctor's treatment of the patient another person's", [
    ["D: What do you take? / P: I saw my cardiologist last week. She started me on amlodipine.", /Amlodipine/],
    ["D: What happened? / P: My wife drove me to the doctor. He put me on doxycycline.", /Doxycycline/],
  ]);
  expectNotes("is also the patient's if both have it", [
    ["D: Any conditions? / P: My sister and I have coeliac.", /History of coeliac[^]*Sister: coeliac/],
    [
      "D: Anything that runs in the family? / P: My father and I have psoriasis.",
      /History of psoriasis[^]*Father: psor/,
    ],
    ["D: Any medical history? / P: Me and my mum both have hypothyroidism.", /History of hypoth[^]*Mother: hypoth/],
    ["D: Any problems in the family? / P: My brother and I both have asthma.", /History of asthma[^]*Brother: asthma/],
    ["D: Any family history? / P: Both my daughter and I have eczema.", /History of eczema[^]*Daughter: eczema/],
  ]);
});

describe("an allergy to one of several drugs just ordered", () => {
  expectNotes("withdraws them until it is said which", [
    [
      "D: You have cellulitis. I'm going to start flucloxacillin and ibuprofen for the pain. / P: I'm allergic to that. / D: Right, I'll have a think.",
      /Reports an allergy to flucloxacillin or ibuprofen; which one was not said/,
      /will start/i,
    ],
    [
      "D: This is a urine infection. I'll prescribe trimethoprim, and some codeine for the pain. / P: I can't have that, I'm allergic. / D: Okay. We'll use nitrofurantoin.",
      /use nitrofurantoin/i,
      /prescribe trimethoprim/i,
    ],
    [
      "D: I'll give you amoxicillin 500 mg three times a day and some prednisolone 30 mg for five days. / P: Oh, I'm allergic to that. / D: To the amoxicillin? / P: Yes, I get a rash. / D: Okay, let's do doxycycline instead.",
      /Allergic to amoxicillin \(rash\)[^]*give prednisolone 30 mg for 5 days[^]*doxycycline/i,
      /give amoxicillin|which one/i,
    ],
    [
      "D: We'll start cephalexin 500 mg four times daily and naproxen twice daily. / P: I'm allergic to that one. / D: Which one? / P: The naproxen, it gave me hives.",
      /Allergic to naproxen \(hives\)[^]*start cephalexin 500 mg/i,
      /start[^.]*naproxen|which one/i,
    ],
    [
      "D: I will order clindamycin and metronidazole. / P: Wait, I had a bad reaction to that. / D: Which? / P: The second one.",
      /Allergic to metronidazole[^]*order clindamycin/i,
      /order[^.]*metronidazole/i,
    ],
    [
      "D: I'll write you a script for Bactrim and for Toradol. / P: Uh, that last one I'm allergic to.",
      /Allergic to Toradol[^]*Bactrim/,
      /prescribe[^.]*Toradol/,
    ],
  ]);
});
