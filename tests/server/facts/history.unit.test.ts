import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("short answers", () => {
  expectNotes("fill the slot of the question", [
    ["D: Any chest pain? / P: No.", /denies chest pain/i],
    ["D: Do you have a cough? / P: Mm, no.", /denies cough/i],
    ["D: Any nausea? / P: Not really.", /denies nausea/i],
    ["D: Have you had any fevers? / P: I don't think so.", /denies fever/i],
    ["D: Do you get headaches? / P: Yes, I do.", /reports headache/i],
    ["D: Any diarrhea? / P: Nope.", /denies diarrhea/i],
    ["P: My knee hurts. / D: How long has it been hurting? / P: Two or three days.", /2 (?:to|or) 3 days/i],
    ["P: My hip hurts. / D: Which side? / P: The left one.", /left/i, /right/i],
    ["P: My back hurts. / D: On a scale of one to ten, how bad is it? / P: A seven.", /\b7\b/],
    ["D: Do you smoke? / P: No.", /denies smoking/i, /\bsmokes\b/i],
    ["D: Any recent travel? / P: No, I haven't.", /denies traveling recently/i],
    ["D: Have you had any surgeries? / P: None.", /denies (?:prior )?surgeries/i],
  ]);
  test("leave a question unanswered if they are inaudible", () => {
    const facts = factsOf("D: Any chest pain? / P: [inaudible] / D: Okay. / P: Yes, it is warm in here.");
    expect(facts.find(({ slots }) => slots.name?.text === "chest pain")?.polarity).toBe("unanswered");
  });
});

describe("symptom lists", () => {
  expectNotes("affirm only the symptoms that the answer names", [
    [
      "D: Any cough, wheezing or chest pain? / P: Just the cough.",
      /reports cough/i,
      /reports[^.]*(?:wheez|chest pain)/i,
    ],
    ["D: Any nausea, vomiting or diarrhea? / P: No.", /denies nausea, vomiting, or diarrhea/i],
    ["D: Any fever or chills? / P: No fever, but some chills.", /reports[^.]*chills/i, /denies[^.]*chills/i],
    [
      "D: Do you have numbness, tingling or weakness? / P: I have some tingling, nothing else.",
      /reports tingling/i,
      /reports[^.]*weakness/i,
    ],
    [
      "D: Any headache, dizziness or double vision? / P: Dizziness yes, the others no.",
      /reports dizziness/i,
      /reports[^.]*double vision/i,
    ],
    ["D: Any rash, itching or hives? / P: None of those.", /denies[^.]*rash/i, /reports/i],
    [
      "D: Any shortness of breath, palpitations or leg swelling? / P: My legs are swollen.",
      /leg swelling/i,
      /reports[^.]*palpitations/i,
    ],
    [
      "D: Any diabetes or asthma in the family? / P: Asthma, my sister. Not the other one.",
      /sister: asthma/i,
      /patient has asthma/i,
    ],
    ["D: Any vomiting or constipation? / P: Constipation, yes.", /reports constipation/i, /reports[^.]*vomiting/i],
    [
      "D: Any sore throat, runny nose or ear pain? / P: Only a runny nose.",
      /reports runny nose/i,
      /reports[^.]*ear pain/i,
    ],
  ]);
});

describe("allergies and intolerances", () => {
  expectNotes("include the reaction", [
    ["D: Any allergies? / P: No.", /no known allergies/i, /allergic to/i],
    ["D: Any drug allergies? / P: Mm, no, not that I know of.", /no known drug allergies/i, /allergic to/i],
    ["D: Are you allergic to anything? / P: Cefdinir, it gave me hives.", /allergic to cefdinir \(hives\)/i],
    ["D: Any allergies? / P: No, just latex.", /allergic to latex/i, /no known/i],
    ["D: Any allergies? / P: Peanuts, my throat closes up.", /allergic to peanuts/i],
    ["P: I'm allergic to sulfa.", /allergic to sulfa/i, /medications[^]*sulfa/i],
    ["D: Any allergies to medicines? / P: Codeine makes me throw up.", /intolerance to codeine/i],
    ["D: Any allergies? / P: [inaudible]", /no audible answer/i, /allergic to/i],
    ["D: Any seasonal allergies? / P: No.", /denies seasonal allergies/i, /no known/i],
    ["D: Has any medicine ever given you a reaction? / P: No, never.", /no known (?:drug )?allergies/i],
    ["D: Any allergies? / P: Um, no, I don't think so. / D: Okay.", /no known allergies/i, /allergic to/i],
  ]);
});

describe("relatives and other people", () => {
  expectNotes("do not pass their diseases to the patient", [
    ["D: Any family history? / P: My father had a stroke.", /father: stroke/i, /patient[^.]*stroke/i],
    ["P: My mother had colon cancer at 60.", /mother: colon cancer/i],
    ["P: My brother has gout and my sister has lupus.", /brother: gout/i],
    [
      "D: Does anyone in the family have diabetes? / P: My grandmother did. She had diabetes.",
      /grandmother: diabetes/i,
    ],
    ["D: Any heart disease in your family? / P: No.", /no family history of heart disease/i],
    ["P: My dad had a heart attack in his fifties.", /father: heart attack/i, /history of heart attack/i],
    ["P: My aunt has multiple sclerosis.", /aunt: multiple sclerosis/i],
    ["P: My son has asthma. I have a cough.", /son: asthma/i, /history of asthma/i],
    ["D: Any cancer in the family? / P: Not that I know of.", /no family history of/i],
    ["P: My uncle had prostate cancer. I take lisinopril.", /uncle: prostate cancer/i],
  ]);
});

describe("medications", () => {
  expectNotes("are listed with dose and state", [
    ["P: I take metformin 500 milligrams twice a day.", /metformin 500 mg twice daily/i],
    ["P: I'm on ten milligrams of amlodipine once a day.", /amlodipine 10 mg daily/i],
    ["P: I stopped the atorvastatin last month.", /atorvastatin[^.]*stopped/i, /taking atorvastatin/i],
    ["D: Are you still taking the sertraline? / P: Yes.", /sertraline/i, /not taking/i],
    ["D: Are you taking the losartan? / P: No.", /not taking losartan/i],
    ["P: I use albuterol as needed.", /albuterol as needed/i],
    ["D: What medications do you take? / P: Just omeprazole.", /omeprazole/i],
    ["D: Any medications? / P: None.", /denies taking any medications/i],
    ["P: I take warfarin five milligrams every evening.", /warfarin 5 mg/i],
    ["P: I take bisoprolol and ramipril.", /bisoprolol[^]*ramipril/i],
  ]);
});

describe("operations named by the organ alone", () => {
  expectNotes("are past operations", [
    ["D: Any surgeries? / P: Two C sections and my appendix.", /2 C sections[^]*appendectomy/i],
    ["D: Any operations? / P: My gallbladder, five years ago.", /cholecystectomy/i],
    ["D: Have you had any surgery? / P: Just my tonsils when I was six.", /tonsillectomy/i],
    ["D: Any surgeries? / P: No, I still have my appendix.", /./, /appendectomy/i],
    ["D: Any problems? / P: My appendix hurts.", /./, /appendectomy/i],
  ]);
});

describe("operations and diseases of relatives", () => {
  expectNotes("keep the part of the body and the relative", [
    ["D: Any surgeries? / P: I had carotid sinus surgery.", /carotid sinus surgery/],
    ["D: Any surgeries? / P: I had surgery on my arm when I was six.", /surgery on the arm \(at age 6\)/],
    [
      "D: What is your family medical history? / P: My dad had stomach cancer. / D: How old was he when he was diagnosed? / P: I think he was seventy something. My sister has breast cancer.",
      /Father: stomach cancer at age 70\.[^]*Sister: breast cancer/,
      /PAST HISTORY/,
    ],
  ]);
});

describe("operations by their names", () => {
  expectNotes("are operations and not diseases", [
    [
      "D: Any surgeries? / P: No surgeries, just the lithotripsy for the kidney stone.",
      /Surgical history: lithotripsy/,
    ],
    [
      "D: Any surgeries? / P: A left inguinal hernia repair.",
      /history: left inguinal hernia repair/,
      /History of hernia/,
    ],
    ["D: Any surgeries? / P: An ACL reconstruction and LASIK.", /ACL reconstruction\.\nSurgical history: LASIK/],
    ["D: Any surgeries? / P: I had my tubes tied.", /Surgical history: tubes tied/],
    [
      "D: Any surgeries? / P: I've had my wisdom teeth taken out and, actually yeah I had my tonsils out as well when I was 12.",
      /wisdom teeth taken out\.\n.*tonsillectomy \(at age 12\)/,
    ],
  ]);
});

describe("a disease that the patient confirms", () => {
  expectNotes("belongs to the past history", [
    ["D: And you've got diabetes? / P: Yes, type two, for fifteen years.", /History of type 2 diabetes/],
    ["D: You have high blood pressure, right? / P: Yes.", /History of hypertension/],
    ["D: Any history of asthma? / P: Yeah, since I was a kid.", /History of asthma/],
    ["D: So she has epilepsy? / P: Yes.", /History of epilepsy/],
    ["D: You're diabetic? / P: Yes, on insulin.", /History of diabetes.*Insulin/s],
    ["D: Have you got asthma? / P: No.", /Denies asthma/],
    [
      "D: What medical problems do you have? / P: They told me I'm borderline diabetic.",
      /prediabetes/i,
      /History of diabetes/,
    ],
  ]);
  expectNotes("is not past history if it is only feared", [
    ["D: You are worried about diabetes? / P: Yes.", /worried about diabetes/, /History of diabetes/],
    ["D: You're here about diabetes screening? / P: Yes.", /./, /History of diabetes/],
  ]);
});

describe("details of habits, relatives, operations and vital signs", () => {
  expectNotes("are kept", [
    [
      "D: Do you smoke? / P: I quit five years ago. Before that about a pack a day for twenty years.",
      /smoked about a pack a day for 20 years/,
    ],
    ["D: Do you smoke? / P: I gave up in 2010. At my worst it was forty a day.", /smoked 40 a day/],
    [
      "D: Any family history of heart disease? / P: My brother just got a stent last year.",
      /Brother: stent/,
      /No family history/,
    ],
    ["D: Any family history of heart disease? / P: My dad just had a bypass.", /Father: bypass/, /No family history/],
    ["D: Any surgeries? / P: I had my gallbladder out, that was in, uh, 2015.", /cholecystectomy \(2015\)/],
    ["D: Pulse is 72, irregular. Weight is 81 kilos, height 157.", /72, irregular.*Height: 157 cm/s],
  ]);
  expectNotes("are kept after “just”", [
    ["D: Any family history of cancer or diabetes? / P: Just my mum, she has diabetes.", /Mother: diabetes/],
  ]);
});

describe("a disease of the history", () => {
  expectNotes("is read from a question of few words that names it", [
    ["D: Any medical problems? Diabetes? / P: Yes, type two. My last A1c was 7.9.", /History of type 2 diabetes/],
    ["D: Asthma? / P: Yes, as a kid.", /History of asthma/],
    [
      "D: Any family history of stroke? / P: No. / D: Diabetes? / P: Yes, my mother.",
      /Mother: diabetes/i,
      /History of/,
    ],
    ["D: High blood pressure or diabetes? / P: No, neither.", /Denies hypertension or diabetes/],
  ]);

  expectNotes("is not read from a negative test or a partner's infection", [
    ["D: Ever had an STD? / P: My HIV test was negative in January.", /HIV test was negative/, /History of/],
    [
      "D: Any medical problems? / P: I've got gout. They checked me for HIV, that was negative.",
      /gout/,
      /History of[^.]*HIV/,
    ],
    ["D: Any medical problems? / P: I tested positive for HIV.", /History of HIV/],
    ["P: My boyfriend tested positive for chlamydia.", /boyfriend tested positive/, /FAMILY/],
    ["D: Any family history? / P: My husband has diabetes.", /Husband: diabetes/],
  ]);
});

describe("a past disease with its date", () => {
  expectNotes("is written with it", [
    ["D: Any medical problems? / P: I had a stroke in 2019.", /History of stroke \(2019\)/],
    ["D: Any medical conditions? / P: Asthma as a kid, and gout.", /asthma \(in childhood\) and gout/],
    ["D: Any past medical history? / P: A heart attack three years ago.", /heart attack \(3 years ago\)/],
    ["D: Any medical problems? / P: Diabetes for twenty years.", /diabetes \(for 20 years\)/],
    ["D: Any health problems? / P: I had shingles when I was 40.", /shingles \(at age 40\)/],
  ]);
  expectNotes("has no date of something else", [
    ["D: Any medical problems? / P: Asthma, and I had my gallbladder out in 2019.", /asthma/i, /asthma \(/i],
    ["D: Any medical problems? / P: Gout. I moved here in 2014.", /gout/i, /gout \(/i],
  ]);
});
