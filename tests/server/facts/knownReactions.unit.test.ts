import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a rash or swelling after a drug that was given long ago", () => {
  expectNotes("is an allergy and neither a medicine nor a complaint of today", [
    [
      "P: They put me on Bactrim in May and I came out in hives.",
      /Allergic to Bactrim \(hives\)/,
      /MEDICATIONS|COMPLAINT\n\nHives/,
    ],
    [
      "D: What brings your son in? / P: My son has an earache. / D: Has he had ear infections before? / P: The last one was in September and they gave him amoxicillin and he broke out in a rash all over his tummy on day five.",
      /Allergic to amoxicillin \(rash\)/,
      /MEDICATIONS/,
    ],
    ["P: I took sulfa in college. I broke out in welts.", /Allergic to sulfa \(welts\)/],
    ["P: In May I was put on lisinopril and my lips swelled up.", /Allergic to lisinopril \(lip swelling\)/],
    [
      "P: Last year I took amoxicillin for an ear infection and then developed a rash. They switched it to azithromycin.",
      /Allergic to amoxicillin \(rash\)/,
    ],
    ["P: They gave me penicillin as a kid and I broke out in hives.", /Allergic to penicillin \(hives\)/],
  ]);

  expectNotes("keeps what else the sentence says", [
    [
      "D: Any surgeries? / P: I had my appendix out in 2012 and they gave me morphine and I came up in a rash.",
      /append/i,
    ],
  ]);

  expectNotes("is not read if it is not over or not due to the drug", [
    ["P: I started lamotrigine on Monday and came out in a rash, it's still there.", /COMPLAINT/, /Allergic to/],
    ["P: I took some Benadryl last year and got a rash anyway.", /COMPLAINT/, /Allergic to/],
    ["P: My mom took sulfa in 2010 and broke out in hives.", /COMPLAINT/, /Allergic to/],
  ]);
});

describe("a question about new allergies", () => {
  expectNotes("keeps a known one", [
    ["D: Any new allergies? I have codeine down. / P: No, only that.", /Allergic to codeine/, /No known/],
    ["D: Any new allergies? / P: No, just that one.", /./, /No known allergies/],
    ["P: I have a cough. / D: Your HbA1c's come back at 68. / P: Okay.", /HbA1c: 68/],
  ]);
});

describe("a side effect for which a drug was stopped", () => {
  expectNotes("is not a present complaint", [
    [
      "D: Taking everything? / P: I stopped the spironolactone because my chest got sore.",
      /chest/,
      /Reports chest pain/,
    ],
    [
      "D: Any medicines? / P: I quit amlodipine because my ankles were swollen.",
      /amlodipine/i,
      /Reports ankle swelling/,
    ],
    ["D: Any medicines? / P: I came off simvastatin since it gave me muscle pain.", /simvastatin/i, /Reports muscle/],
    ["D: How are you? / P: I stopped running because my knee hurts.", /knee/i],
  ]);
});

describe("the symptom for which a drug was stopped", () => {
  expectNotes("is not reported", [
    ["D: Ever been on the pill? / P: Yes, but I stopped because of migraines.", /migraine/, /presents with a headache/],
  ]);
});

describe("the symptom that a stopped drug caused", () => {
  expectNotes("is not a complaint", [
    ["D: Are you taking the Flomax? / P: I stopped, it made me dizzy.", /intolerance to Flomax/i, /presents with/i],
  ]);
});

describe("what people gave the patient", () => {
  const visit = (said: string): string =>
    `P: My knee hurts. / D: Let me examine you. There is an effusion on the left. / P: Okay. / D: ${said}`;
  expectNotes("is not read as an effect of the drug just ordered", [
    [
      visit("We'll start you on eplerenone 25. / P: And the rehab? They gave me a paper."),
      /eplerenone 25/,
      /[Ee]plerenone gave/,
    ],
    [
      visit("We'll start you on naproxen. / P: They gave me an appointment for Monday."),
      /naproxen/,
      /[Nn]aproxen gave/,
    ],
  ]);
  expectNotes("is read as an effect if it is a reaction", [
    [visit("I'll prescribe trimethoprim. / P: It gave me a rash last time."), /[Tt]rimethoprim/],
  ]);
});

describe("a known allergy", () => {
  const opening = "D: What brings you in? / P: I have a cough. / ";
  expectNotes("is confirmed", [
    [`${opening}D: And allergies, still just sulfa? / P: Yeah, hives.`, /Allergic to sulfa \(hives\)/],
    [`${opening}D: You're allergic to penicillin, is that still right? / P: Yes.`, /Allergic to penicillin/],
    [`${opening}D: Allergies are the same? Just codeine? / P: Yeah.`, /Allergic to codeine/, /MEDICATIONS/],
    [`${opening}D: Any changes in allergies? Just the latex? / P: Yes.`, /Allergic to latex/],
    [
      `${opening}D: So allergies, only peanuts? / P: That's right, my throat closes up.`,
      /Allergic to peanuts \(throat closing\)/,
    ],
    [`${opening}D: Allergies, still just sulfa? / P: No, penicillin too.`, /Allergic to sulfa\.[^]*penicillin/],
  ]);
  expectNotes("becomes an intolerance, or none, if the patient says so", [
    [
      `${opening}D: Any allergies? / P: Once with Augmentin I got loose motions, but not allergy.`,
      /Intolerance to Augmentin/,
    ],
    [
      `${opening}D: Any allergies? / P: Erythromycin upset my stomach but it's not really an allergy.`,
      /Intolerance to erythromycin/,
    ],
    [`${opening}D: Any allergies? Just checking? / P: No.`, /No known allergies/],
  ]);
});

describe("a side effect in everyday words", () => {
  expectNotes("is an intolerance", [
    [
      "D: Any allergies? / P: Erythromycin gives me a bad tummy.",
      /Intolerance to erythromycin \(upset stomach\)/,
      /Allergic to/,
    ],
    [
      "D: Did the metformin suit you? / P: The metformin gave me the runs so I quit it.",
      /Intolerance to metformin \(diarrhea\)/,
      /Allergic to/,
    ],
    ["D: Any allergies? / P: Augmentin gave me the trots.", /Intolerance to Augmentin \(diarrhea\)/, /Allergic to/],
    ["D: Any drug allergies? / P: Naproxen upsets my stomach.", /Intolerance to naproxen/, /Allergic to/],
    [
      "D: Anything you react to? / P: Amitriptyline left me groggy all day.",
      /Intolerance to amitriptyline/,
      /Allergic to/,
    ],
    [
      "D: Any allergies? / P: Doxycycline gave me heartburn.",
      /Intolerance to doxycycline \(heartburn\)/,
      /Allergic to/,
    ],
    [
      "D: Have you tried anything before? / P: They put me on citalopram and citalopram made me feel like a zombie.",
      /Intolerance to citalopram/,
      /Allergic to/,
    ],
  ]);
  expectNotes("does not turn a rash into an intolerance", [
    ["D: Any allergies? / P: Amoxicillin gave me hives and a bad tummy.", /Allergic to amoxicillin/, /Intolerance/],
    ["D: Any allergies? / P: Sulfa, my face swelled up.", /Allergic to sulfa/, /Intolerance/],
    ["D: Any allergies? / P: No. I had the runs last week.", /No known allergies/, /Intolerance/],
  ]);
});

describe("an allergy with a doubt or a use beside it", () => {
  expectNotes("is kept", [
    [
      "D: Any allergies? / P: I don't think I'm allergic to anything, maybe amoxicillin, I got a rash.",
      /amoxicillin/i,
      /No known/i,
    ],
    [
      "D: Any allergies? / P: I use Voltaren gel, and I'm allergic to it on my hands.",
      /Allerg[^\n]*\n?[^\n]*(?:Voltaren|diclofenac)/i,
    ],
    ["D: Any allergies? / P: I take Bactrim, and it gave me a rash.", /(?:Bactrim|sulfamethoxazole)[^\n]*rash/i],
    [
      "D: Any allergies? / P: Penicillin gave me hives and codeine made me vomit.",
      /penicillin[^\n]*hives/i,
      /codeine[^.;,\n]*hives/i,
    ],
  ]);
});

describe("a reaction during a course", () => {
  expectNotes("is an allergy to the drug", [
    [
      "D: Any ear infections before? / P: Two last year. They gave me amoxicillin. / D: Did that clear it up? / P: It did, but I got a rash on day eight. The doctor said to stop it.",
      /Allergic to amoxicillin \(rash\)/,
      /MEDICATIONS\s+Amoxicillin|reports rash/i,
    ],
    [
      "D: What helped? / P: They gave me codeine last year. / D: And? / P: I got hives from it.",
      /Allergic to codeine \(hives\)/,
    ],
    [
      "D: Any treatment? / P: I took doxycycline for a week. / D: How was it? / P: I broke out in welts, so I stopped taking it.",
      /Allergic to doxycycline \(welts\)/,
    ],
    [
      "D: What did they give you? / P: They put me on cephalexin. / D: And? / P: I developed a rash after it.",
      /Allergic to cephalexin \(rash\)/,
    ],
    // counter-cases
    ["D: What helped? / P: They gave me codeine. / D: And? / P: I had a rash as a child.", /./, /Allergic to codeine/],
    [
      "D: Any medicines? / P: I take metformin. / D: What else? / P: I got a rash on my arm from poison ivy.",
      /./,
      /Allergic to metformin/,
    ],
  ]);
});

describe("an allergen that the record names", () => {
  expectNotes("is read", [
    [
      "D: Any allergies still? I have lisinopril down, for a cough. / P: Yes, the cough was terrible. And shellfish, my lips swell.",
      /Intolerance to lisinopril \(cough\)[\s\S]*shellfish/,
    ],
    ["D: Any allergies? I have penicillin and codeine on file. / P: That's right.", /penicillin[\s\S]*codeine/],
    ["D: Any drug allergies? I see sulfa listed here. / P: Yes.", /sulfa/i],
    ["D: Are you allergic to anything? We have naproxen down for hives. / P: Yep.", /naproxen \(hives\)/],
    // counter-case
    ["D: What do you take? I have lisinopril down. / P: Yes.", /^/, /(?:Allergic|Intolerance) to lisinopril/],
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
