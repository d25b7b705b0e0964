import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("corrections and retractions", () => {
  expectNotes("keep the last version", [
    ["P: It's my left shoulder, no wait, my right shoulder that hurts.", /right shoulder/i, /left shoulder/i],
    ["P: I've had this rash for two days. Actually no, it's been four days.", /4 days/i, /2 days/i],
    ["D: I'll order an MRI of the knee. Scrap that, you had one in June.", /./, /order an mri/i],
    [
      "D: We'll increase the losartan. Hang on, no, leave the losartan as it is.",
      /losartan unchanged/i,
      /increase losartan/i,
    ],
    [
      "D: My plan: I'll prescribe naproxen. Actually, scratch that. Take acetaminophen 500 milligrams as needed.",
      /acetaminophen/i,
      /prescribe naproxen/i,
    ],
    ["P: I take 10, sorry, 20 milligrams of lisinopril.", /lisinopril 20 mg/i, /10 mg/i],
    [
      "D: I'll get you an x-ray of the foot. Never mind, we have one from yesterday.",
      /./,
      /order an x-ray|obtain an x-ray/i,
    ],
    ["D: My plan: I will refer you to cardiology. You know what, forget that.", /./, /refer to cardiology/i],
    ["D: We'll start amlodipine 5 milligrams a day. Wait, no, make that 10 milligrams.", /10 mg/i],
    ["D: Assessment and plan: we will check a TSH. Let us hold off on that.", /./, /check a tsh/i],
  ]);
});

describe("refusals", () => {
  expectNotes("are noted as refusals", [
    ["D: I'd advise a colonoscopy. / P: No, I won't have that.", /declines/i],
    ["D: I recommend a flu shot today. / P: I don't want that.", /declines/i],
    ["D: I would recommend physical therapy. / P: I'd rather not do that.", /declines/i],
    [
      "D: My plan: I want to start you on sertraline 50 milligrams a day. / P: No, I will not take that.",
      /sertraline[^.]*declines/i,
      /we will start sertraline/i,
    ],
    ["D: We will order a mammogram. / P: No, I do not want a mammogram.", /declines/i, /we will order a mammogram/i],
    ["D: I recommend an injection for the shoulder. / P: No thanks, I do not want another injection.", /declines/i],
    ["D: I'd suggest a statin. / P: I am not taking that.", /declines/i],
    ["D: I would like to refer you to a surgeon. / P: No, I do not want surgery.", /declines/i],
    ["D: I recommend insulin. / P: I refuse to take it.", /declines/i],
    ["D: I'd recommend a biopsy. / P: I would rather not have it.", /declines/i],
  ]);
});

describe("conditions", () => {
  expectNotes("stay with their order", [
    [
      "D: My plan: if the culture is positive, I'll prescribe nitrofurantoin.",
      /if the culture is positive[^.]*nitrofurantoin/i,
    ],
    ["D: My plan: I'll check a TSH, and if it's high we'll start levothyroxine.", /if it is high[^.]*levothyroxine/i],
    ["D: My plan: if your pain gets worse, call us.", /if[^.]*pain[^.]*call|call[^.]*if/i],
    [
      "D: My plan: we'll do an x-ray, and if that shows a fracture we'll refer you to orthopedics.",
      /if that[^.]*fracture[^.]*refer/i,
    ],
    ["D: My plan: take ibuprofen only if you need it for pain.", /ibuprofen[^.]*if/i],
    ["D: My plan: go to the emergency room if you have chest pain.", /emergency room if/i],
    [
      "D: My plan: if the strep test is positive, I will prescribe penicillin.",
      /if the strep test is positive[^.]*penicillin/i,
    ],
    [
      "D: My plan: we'll recheck the potassium, and if it is low we'll start a supplement.",
      /if it is low[^.]*supplement/i,
    ],
    ["D: My plan: come back in two weeks if it isn't better.", /2 weeks if/i],
    ["D: My plan: if you develop a fever, stop the methotrexate.", /if[^.]*fever[^.]*stop/i],
  ]);
});

describe("diagnoses", () => {
  expectNotes("keep their certainty", [
    ["D: I think this is bronchitis.", /likely bronchitis/i],
    ["D: I wonder whether this is sciatica.", /possible sciatica/i],
    ["D: This could be pneumonia.", /possible pneumonia/i],
    ["D: I suspect gastritis.", /suspected gastritis/i],
    ["D: This looks like shingles.", /likely shingles/i],
    ["D: I reckon it's gout.", /likely gout/i],
    ["D: It sounds like migraine.", /likely migraine/i],
    ["D: I'm concerned that you might have appendicitis.", /possible appendicitis/i],
    ["D: The findings are consistent with carpal tunnel syndrome.", /likely carpal tunnel syndrome/i],
    ["D: My assessment: I believe you have plantar fasciitis.", /likely plantar fasciitis/i],
  ]);
});

describe("orders", () => {
  test("have slots for drug, dose and frequency", () => {
    const order = factsOf("D: My plan: start atorvastatin 40 milligrams once a day.").find(
      ({ kind }) => kind === "order",
    );
    expect(order?.slots.name?.text).toBe("atorvastatin");
    expect(order?.slots.dose?.text).toBe("40");
    expect(order?.slots.unit?.text).toBe("mg");
    expect(order?.slots.frequency?.text).toBe("daily");
  });
  test("have the characters of their turn as evidence", () => {
    const dialogue = "D: My plan: start atorvastatin 40 milligrams once a day.";
    const [fact] = factsOf(dialogue).filter(({ kind }) => kind === "order");
    const evidence = fact?.evidence[0];
    expect(dialogue.slice(3).slice(evidence?.start, evidence?.end)).toContain("atorvastatin");
  });
});

describe("a plan", () => {
  const visit = "D: You have bronchitis. ";
  expectNotes("is written with plain verbs", [
    [`${visit}We will be doing a COVID swab on you.`, /We will do a COVID swab/i, /obtain be/],
    [
      `${visit}We'll start by getting some blood work.`,
      /We will (?:get|obtain) (?:some )?blood work/i,
      /obtain getting/,
    ],
    [`${visit}We can start by doing an x-ray of the hip.`, /do an x-ray of the hip/i, /obtain doing/],
    [`${visit}We will be sure to test for flu today.`, /test for flu/i, /obtain be/],
    [`${visit}We will get that swab done right away.`, /swab/, /obtain that swab done/],
    [`${visit}We will get you into physical therapy.`, /refer the patient to physical therapy/i, /give into/],
    [
      `${visit}I also wanna get you on get you into physical therapy a few weeks after surgery this is gonna be just a normal procedure`,
      /refer the patient to physical therapy a few weeks after surgery\./i,
      /start get|normal procedure/,
    ],
    [`${visit}I'd rather not give you antibiotics.`, /./, /rather not give/],
    [`${visit}I will be stopping your warfarin today.`, /stop (?:the patient's |your )?warfarin today/i],
    [`${visit}We will not be starting antibiotics.`, /./, /We will start antibiotics/i],
  ]);
  expectNotes("keeps when to come back", [
    [`${visit}Come back as soon as you can if you get chest pain.`, /PLAN[^]*(?:Return|return) as soon as/],
    [`${visit}Come back at the end of the week.`, /Return at the end of the week/],
    [`${visit}Come back at 3 pm tomorrow.`, /Return at 3 pm tomorrow/],
    ["D: Your HbA1c has come back at 58, so you do have type 2 diabetes.", /type 2 diabetes/i, /Follow up/],
  ]);
  expectNotes("keeps the condition after a purpose", [
    [
      `${visit}I'll give you oseltamivir, but only if the swab is positive.`,
      /oseltamivir[^.]*only if the swab is positive/,
    ],
    [
      `${visit}I'll give you oseltamivir to treat the flu, but only if the swab is positive.`,
      /oseltamivir[^.]*only if the swab is positive/,
    ],
  ]);
  expectNotes("keeps an appointment to discuss results", [
    [`${visit}I want you to come back to discuss the results in 2 weeks.`, /2 weeks/],
    [`${visit}I'll tell the hospital that you are coming home.`, /./, /send/],
  ]);
  expectNotes("has the patient call", [
    [
      `${visit}If your sugar is below 4, skip the insulin and call us.`,
      /should skip the insulin and call the clinic/,
      /we will skip/,
    ],
    [`${visit}Do not withhold the steroids when you are ill.`, /./, /will do not/],
  ]);
  expectNotes("leaves out a test that another one replaces", [
    [`${visit}Let's do an MRI of the brain. Not that, a CT head.`, /./, /MRI/],
    [`${visit}Let's start aspirin. Let's do an MRI of the brain. Not that, a CT head.`, /aspirin/, /MRI/],
  ]);
});

describe("an order", () => {
  const plan = "D: So this is a chest infection.";
  expectNotes("keeps how long the drug is taken, said in the next sentence", [
    [
      `${plan} Continue lisinopril 20 mg daily. I'll give you a ninety day supply.`,
      /lisinopril 20 mg daily\./,
      /90 days/,
    ],
    [`${plan} Start doxycycline 100 mg twice a day. Do that for ten days.`, /twice daily for 10 days/],
    [`${plan} I'm going to put you on doxycycline 100 mg twice a day. Do a ten day course.`, /twice daily for 10 days/],
  ]);
  expectNotes("keeps the drugs that are ruled out and the one that is allowed", [
    [`${plan} No ibuprofen, no Aleve, Tylenol only.`, /No ibuprofen, no Aleve, Tylenol only\./],
  ]);
  expectNotes("keeps its condition without “will”", [
    [
      `${plan} If it's still above 135 at home we start the amlodipine.`,
      /If it is still above 135 at home, we will start (?:the )?amlodipine/,
    ],
    [
      `${plan} If the sugar stays over 200 then we add the insulin.`,
      /If the sugar stays over 200, we will add (?:the )?insulin/,
    ],
  ]);
});

describe("the assessment", () => {
  expectNotes("has the introduction that is dictated with the plan, for any age", [
    [
      "D: Let me talk about my plan for you. Katherine is a 22-month-old, former 34-week twin, with Smith-Magenis syndrome. We'll get a kidney ultrasound today.",
      /Smith-Magenis syndrome\.[^]*22-month-old[^]*kidney ultrasound/,
    ],
    [
      "D: Assessment and plan. This is a 60-year-old man with worsening COPD. He is symptomatic with evidence of fluid overload, therefore a diuretic is indicated.",
      /COPD\.[^]*therefore a diuretic is indicated/,
    ],
  ]);
  expectNotes("does not begin with another person's age and disease", [
    [
      "D: Let me talk about my plan. His mother is a 60-year-old woman with diabetes. We'll check his sugar.",
      /sugar/,
      /60-year-old/,
    ],
  ]);
  expectNotes("has what reassures the clinician", [
    [
      "D: Let me go over the plan. I'm not too concerned about the chest pounding.",
      /reasoning: I am not too concerned about the chest pounding/,
    ],
    [
      "D: Let me go over the plan. I'm comfortable holding off on the scope.",
      /reasoning: I am comfortable holding off on the scope/,
    ],
  ]);
});

describe("an order with a condition in few words", () => {
  expectNotes("is kept whole", [
    [
      "D: I'll give you nitroglycerin to put under your tongue if it comes on.",
      /nitroglycerin to put under the patient's tongue if it comes on/,
    ],
    ["D: I'll ring you with the blood results on Thursday.", /call the patient with the blood results on Thursday/],
    ["D: The nurse will call you with the results.", /call the patient with the results/],
    ["D: Okay, injection it is then.", /do the injection/],
  ]);
});
