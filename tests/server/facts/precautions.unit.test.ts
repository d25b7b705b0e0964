import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a precaution", () => {
  expectNotes("is printed with all its conditions", [
    [
      "D: So he has acute otitis media. I'm going to send in amoxicillin 540 milligrams twice a day for ten days.\nO: Got it.\nD: If he's not better in 48 to 72 hours, or if he gets a rash, or he's not making wet diapers, I want you to bring him back.",
      /If he is not better in 48 to 72 hours, or if he gets a rash, or he is not making wet diapers, bring him back/i,
    ],
    [
      "D: This is a urine infection. I'd like to start you on nitrofurantoin 100 mg twice a day for three days.\nP: Fine.\nD: And if it's not settled in 48 hours give us a ring.",
      /If it is not settled in 48 hours, call the clinic/i,
    ],
    [
      "D: So let's start Evorel 50 patches. I'll see you in three months. Any bleeding after the first six months, let us know.",
      /Any bleeding after the first 6 months, patient to report/i,
    ],
    [
      "D: This is lumbar radiculopathy. I'll put in a referral for physical therapy. If you're not better after six weeks of therapy, or if you get any weakness, then we'd get the MRI.",
      /If the patient is not better after 6 weeks of therapy, or if they get any weakness, we will obtain the MRI/i,
    ],
    [
      "D: okay i'm gonna send you to physical therapy and if you're still not able to walk without pain in two weeks come back and we'll get the x-ray then",
      /not able to walk without pain in 2 weeks, return and we will get the x-ray/i,
    ],
    [
      "D: keep a headache diary and come back in eight weeks\nP: and my wife says i should get a brain scan\nD: your exam is normal but if the headaches change or you get weakness on one side you go to the er",
      /If the headaches change or [^.]*weakness on one side, go to the er/i,
    ],
  ]);
});

describe("signs that are listed one after the other", () => {
  expectNotes("are the condition of the advice after them", [
    [
      "D: So it sounds like there's probably some kind of infection going on.\nP: ok\nD: It should go away on its own. I mean, if things start to become a lot worse and you get really dehydrated and you have fevers that you can't control with Tylenol, then please come back to the emergency Department.",
      /If things start to become much worse and the patient gets dehydrated, [^.]*fevers[^.]*Tylenol, return to the emergency Department/i,
    ],
    [
      "D: This is bronchitis. If it turns out you don't have a virus and you have more of a bacterial picture, we can work you up for that and prescribe antibiotics.",
      /bacterial picture, we can work them up/i,
      /treatment: (?:We will )?prescribe antibiotics/i,
    ],
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
