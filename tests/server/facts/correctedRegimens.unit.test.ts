import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("a “no” that corrects the dose of a drug", () => {
  expectNotes("keeps the drug with the dose that is taken", [
    [
      "D: And lisinopril forty? / P: No, you cut that to twenty last time because of the potassium.",
      /lisinopril 20\b/i,
      /not taking/i,
    ],
    ["D: And the amlodipine 10? / P: No, it's 5 now.", /amlodipine 5\b/i, /not taking/i],
    ["D: Are you still taking the losartan 100? / P: No, they dropped it to 50.", /losartan 50\b/i, /not taking/i],
    [
      "D: And the gabapentin three hundred? / P: No, they put it up to six hundred after Christmas.",
      /gabapentin 600\b/i,
      /not taking/i,
    ],
    [
      "D: Are you on atorvastatin 80? / P: No, the cardiologist lowered it to 40 mg.",
      /atorvastatin 40 mg/i,
      /not taking/i,
    ],
    [
      "D: Are you taking the levothyroxine 100? / P: No, you raised it to 125 in the spring, so it's 125 now.",
      /levothyroxine 125\b/i,
      /not taking/i,
    ],
    ["D: Are you on the sertraline 50? / P: No, I take 100 now, not 50.", /sertraline 100\b/i, /not taking/i],
    ["D: Are you taking metformin twice a day? / P: No, I only take it in the morning.", /metformin/i, /not taking/i],
    ["D: Are you on furosemide 40? / P: No, the heart nurse doubled it to 80.", /furosemide 80\b/i, /not taking/i],
    ["D: And bisoprolol five? / P: No, bisoprolol was put down to 2.5.", /bisoprolol 2\.5/i, /not taking/i],
    ["D: Are you using the Lantus at night? / P: No, I take it in the morning now.", /lantus/i, /not taking/i],
  ]);
  expectNotes("keeps a drug that is not taken as not taken", [
    ["D: Do you still use the tamsulosin? / P: No, I stopped it in May.", /not taking tamsulosin/i],
    [
      "D: Are you taking the warfarin 5? / P: No, they changed me to apixaban, five milligrams.",
      /not taking warfarin/i,
    ],
    ["D: Are you on the prednisone 20? / P: No, that was 2 years ago.", /not taking prednisone/i],
    ["D: Are you taking the ramipril 10? / P: No, my husband is on 5.", /not taking ramipril/i],
    ["D: Are you taking the ramipril? / P: No, I do not take it.", /not taking ramipril/i],
  ]);
});

describe("a symptom that is feared or was mistaken for another one", () => {
  test.each([
    "I don't want to be numb.",
    "I don't want to get constipated.",
    "I would not want to feel dizzy.",
    "I'd hate to be nauseous all day.",
    "I don't want it to make me dizzy.",
    "I really don't want to end up confused.",
  ])("is neither reported nor denied: %s", (said) => {
    const symptoms = factsOf(`D: I'd suggest sertraline. / P: Okay. ${said}`).filter(({ kind }) => kind === "symptom");
    expect(symptoms).toEqual([]);
  });
  test.each([
    "Figured it was heartburn.",
    "I thought it was just indigestion.",
    "I assumed it was anxiety.",
    "I put it down to indigestion.",
    "My wife reckoned it was heartburn.",
  ])("is not reported: %s", (said) => {
    const names = factsOf(`D: What happened? / P: I had chest pain on the hills. ${said}`)
      .filter(({ kind }) => kind === "symptom")
      .map(({ slots }) => slots.name?.text);
    expect(names).toEqual(["chest pain"]);
  });
  test.each(["I thought it was just a cough.", "I get heartburn at night.", "I don't want to eat and I feel dizzy."])(
    "is reported if it is present: %s",
    (said) => {
      const names = factsOf(`D: What happened? / P: ${said}`).filter(({ kind }) => kind === "symptom");
      expect(names.length).toBeGreaterThan(0);
    },
  );
});

describe("a list of warning signs with verbs of orders", () => {
  const orders = /we will (?:start|get|see|obtain)/i;
  expectNotes("is one condition", [
    [
      "D: It is gastritis. If you get dizzy, start bleeding or your stools go black, you should go to A and E.",
      /starts? bleeding[^.]*A and E/i,
      orders,
    ],
    [
      "D: It is flu. If you get short of breath, start coughing up blood, or get chest pain, call 911.",
      /coughing up blood[^.]*call 911/i,
      orders,
    ],
    [
      "D: It is flu. If you see blood, get a fever, or start shaking, I want you to ring us.",
      /sees? blood, gets? a fever, or starts? shaking[^.]*call/i,
      orders,
    ],
    [
      "D: It is a migraine. If you feel confused, get weak on one side or start seeing double, it could be a stroke and you must call 999.",
      /starts? seeing double[^.]*call 999/i,
      orders,
    ],
    [
      "D: It is cellulitis. If it spreads, start feeling unwell or shivering, you need to come back.",
      /feeling unwell or shivering[^.]*(?:come back|return)/i,
      orders,
    ],
    [
      "D: It is cellulitis. If you get a rash, start to wheeze, stop the flucloxacillin and call us.",
      /starts? to wheeze[^.]*stop (?:the )?flucloxacillin/i,
      orders,
    ],
  ]);
  expectNotes("keeps an order after a condition", [
    [
      "D: It is gout. If it flares again, start taking the colchicine.",
      /if (?:it|the gout) flares again[^.]*colchicine/i,
    ],
    ["D: It is asthma. If it gets worse, start the prednisolone and see me.", /prednisolone/i],
    ["D: It is asthma. If it is no better, get a chest x-ray.", /chest x-ray/i],
  ]);
});

describe("plans and allergies in roundabout words", () => {
  expectNotes("are recognized", [
    [
      "D: It's croup. I don't think he needs steroids. Give fluids. / P: Okay.",
      /No need for steroids/,
      /think he needs/,
    ],
    ["D: It's a cold. I don't think you need antibiotics. / P: Okay.", /No need for antibiotics/, /order|start/i],
    [
      "D: For the blood pressure, keep the amlodipine but drop it to five. / P: Okay.",
      /decrease the amlodipine to 5/i,
      /keep the amlodipine/i,
    ],
    [
      "D: For the gout, keep him on the allopurinol but bump it up to 300. / P: Okay.",
      /increase the allopurinol to 300/i,
    ],
    ["D: Any drug allergies? / P: They told me no sulfa.", /Allergic to sulfa/, /No known/],
    ["D: Allergies? / P: Shellfish. My lips swell up. And they told me no sulfa.", /shellfish[^]*Allergic to sulfa/i],
    ["D: Are you allergic to anything? / P: The hospital said to avoid penicillin.", /Allergic to penicillin/],
    ["D: Any allergies? / P: They said no. Nothing.", /No known allergies/],
    ["D: Smoke? Cocaine? / P: Quit smoking in 2016. Never did coke.", /Former smoker; quit in 2016/, /Cocaine: Quit/],
    ["D: And lisinopril 40? / P: No, you cut that to 20 last time.", /Lisinopril 20/, /\bCut\./],
    ["D: What happened? / P: I cut my finger with a knife.", /cut/i],
    [
      "D: So you have neuropathy from the diabetes. I'm sending you to podiatry. Repeat kidney labs in four weeks. Flu shot today? / P: Nah, I'll pass on that one.",
      /kidney labs[^]*Declines the flu shot/i,
      /Declines (?:the )?(?:kidney|repeat)/i,
    ],
  ]);
});
