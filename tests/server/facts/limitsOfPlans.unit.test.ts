import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on orders under a condition", () => {
  expectNotes("keeps the condition with the order", [
    [
      "D: I'll give you a prescription for doxycycline, but don't fill it unless you get a fever or you're no better by Monday.",
      /doxycycline, only if the patient gets a fever or they are no better by Monday/,
      /doxycycline\./,
    ],
    ["D: Here's a script for amoxicillin 500. Only take it if the ear gets worse.", /amoxicillin 500, only if the ear/],
    ["D: I'll prescribe furosemide 20 mg. Don't take it unless you gain 3 pounds.", /furosemide 20 mg, only if/],
    ["D: Here is a prescription for prednisone, but don't start it unless you're wheezing.", /prednisone, only if/],
    ["D: I'll prescribe ondansetron. Please only use it if you vomit.", /ondansetron, only if the patient vomits/],
    [
      "D: We will prescribe colchicine, but do not take it unless the toe flares.",
      /colchicine, only if the toe flares/,
    ],
  ]);
  expectNotes("does not change other orders", [
    ["D: I'll prescribe amoxicillin. Don't drink alcohol.", /prescribe amoxicillin\./, /only if/],
    ["D: I'll prescribe ibuprofen. Take it with food.", /ibuprofen/, /only if/],
  ]);
});

describe("an order after its condition", () => {
  expectNotes("keeps the condition", [
    [
      "D: We'll repeat the dipstick in a fortnight, and if there's still blood in it I'll refer you to urology.",
      /if there is still blood in it, we will refer the patient to urology/i,
    ],
    [
      "D: We'll recheck the spot in a month, and if there's any change I'll refer you to dermatology.",
      /if there is any change, we will refer the patient to dermatology/i,
    ],
    ["D: We'll get an x-ray, and if there's a fracture I'll send you to orthopedics.", /if there is a fracture/i],
  ]);
});

describe("an order", () => {
  expectNotes("does not get a condition that ends the sentence before it", [
    [
      "D: so this is a kidney stone i'm going to give you a strainer and we can send the stone for some tests if that happens i'm also gon na order what we call a basic metabolic panel a urinalysis and a urine culture",
      /We will order a basic metabolic panel a urinalysis and a urine culture|Order a basic metabolic panel a urinalysis and a urine culture/i,
    ],
    [
      "D: for this diabetic foot ulcer i'm going to order a test to check the blood supply also i'm going to do a debridement today in the office",
      /Procedure: We will do a debridement today/i,
    ],
  ]);
  expectNotes("is under the problem that its own turn introduces", [
    [
      "D: So let's talk about your blood pressure and your diabetes.\nP: I take the lisinopril 10 every morning.\nD: For the blood pressure, I want to go up on the lisinopril from 10 to 20 milligrams once a day, and I'd like you to check it at home twice a week and write it down.\nP: Okay.\nD: For your diabetes, let's increase the metformin to 1000 milligrams twice daily.",
      /Blood pressure\.[^]*lisinopril from 10 to 20 mg[^]*Diabetes\.[^]*metformin to 1000 mg twice daily/i,
    ],
    [
      "D: okay so let's go over everything so for the migraines you're having about eight a month so i want to start a preventive\nP: okay\nD: we'll do propranolol eighty milligrams once a day",
      /Migraines\.[^]*Start propranolol 80 mg daily/i,
    ],
  ]);
  expectNotes("keeps its limit and loses talk about the drug", [
    [
      "D: These are migraines. Keep the sumatriptan for when you get one but no more than two days a week.",
      /sumatriptan[^.]*but no more than 2 days a week/i,
    ],
    [
      "D: This is a lumbar strain. I'd like to start naproxen 500 milligrams twice a day with meals, and cyclobenzaprine 5 milligrams at bedtime, that one makes you sleepy so don't drive after it.",
      /cyclobenzaprine 5 mg at bedtime\.[^]*not drive/i,
      /sleep(?:y|ies)/i,
    ],
  ]);
  expectNotes("is not a choice that is only offered", [
    [
      "D: I'm a little worried about that mole. I'd like to do a biopsy. We can do it today or I can send you to dermatology.\nP: I'd rather see dermatology.\nD: Okay. I'll put in an urgent referral to dermatology.",
      /urgent referral to dermatology/i,
      /do it today or/i,
    ],
  ]);
  expectNotes("for two drugs is written once for each", [
    [
      "D: So this is osteoarthritis of the knee. Let's try naproxen 250 twice a day with omeprazole 20 to protect your stomach.",
      /naproxen 250 twice daily[^]*omeprazole 20/i,
      /omeprazole\.|naproxen 250[^]*naproxen 250/i,
    ],
  ]);
  expectNotes("that comes after a reason is not the reason", [
    [
      "D: This is a lumbar strain. Most of these get better on their own in six to eight weeks so no MRI right now.",
      /No MRI/,
      /testing: Most of these/i,
    ],
  ]);
});

describe("a drug added on a condition", () => {
  const visit = (said: string): string =>
    `P: I feel ill. / D: Let me examine you. Lungs are clear. / P: Okay. / D: ${said}`;
  expectNotes("keeps its condition", [
    [
      visit("It's asthma. If you're not better after that I'll add magnesium."),
      /If .* not better after that, we will add magnesium/,
    ],
    [
      visit("It's asthma. If that doesn't work I'll add ipratropium."),
      /If that does not work, we will add ipratropium/,
    ],
    [
      visit("It's pain. If it still hurts with that we'll give you morphine."),
      /If it still hurts with that, we will give morphine/,
    ],
  ]);
});

describe("a precaution with a pronoun after several drugs", () => {
  expectNotes("names none of them", [
    [
      "D: Hi. / P: Hard to focus. / D: We'll increase the Concerta to 27 mg. / P: Okay. / D: Start melatonin 3 mg at night. / P: Fine. / D: If your heart races, stop it and call me.",
      /PLAN/,
      /stop melatonin/i,
    ],
  ]);
  expectNotes("names the only one", [
    [
      "D: Hi. / P: My blood pressure. / D: Start lisinopril 10 mg a day. / P: Fine. / D: If you get a cough, stop it and call me.",
      /stop lisinopril/i,
    ],
  ]);
});

describe("a test that depends on another one", () => {
  expectNotes("keeps its condition", [
    [
      "D: I think we do an X-ray first, and then only if that's normal and you're still sore, we'd get an MRI.",
      /do an x-ray first. Only if that is normal and the patient is still sore, we will obtain an MRI/,
    ],
    [
      "D: I think we should do an ultrasound first, and only if it's positive do a biopsy.",
      /Only if the ultrasound is positive, we will do a biopsy/,
      /RESULTS/,
    ],
  ]);
});

describe("what is put off", () => {
  expectNotes("is not advised against", [
    [
      "D: I don't want to do anything about the cholesterol today. So ramipril, 2.5 milligrams at night.",
      /hold off on treatment for the cholesterol today/,
      /advised the patient to not/,
    ],
    ["D: I don't want to do a scan just yet.", /hold off on a scan for now/, /advised/],
  ]);
});

describe("when the patient hears back", () => {
  expectNotes("is not when results are back", [
    [
      "D: We'll get you in for a colonoscopy. I'd mark it urgent, so you should hear within two weeks.",
      /should hear back within 2 weeks/,
      /results/i,
    ],
  ]);
});

describe("a ban while a medicine is taken", () => {
  expectNotes("keeps its limit", [
    [
      "D: I'd like you to stay off work until Monday. And no driving while you're taking the codeine, all right?",
      /No driving while the patient is taking the codeine/,
    ],
  ]);
});

describe("what the patient has already had", () => {
  expectNotes("is not ordered", [
    [
      "D: I'd like you to have a flu shot today. / P: I had it at Walgreens. / D: Oh great, then you're set.",
      /^/,
      /flu shot today/,
    ],
    [
      "D: I'd like you to take the naproxen. / P: I had it before, it was fine.",
      /advised the patient to take the naproxen/,
    ],
  ]);
});

describe("a return with a test before it", () => {
  expectNotes("is a follow-up", [
    [
      "D: Let's see you back in three months, with bloods a week before.",
      /Follow up: Follow up in 3 months, with bloods a week before/,
    ],
    ["D: I'll see you when your bloods are back.", /Follow up: Follow up when the patient's bloods are back/],
  ]);
});
