import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an order that someone else carries out", () => {
  expectNotes("is a test or a referral of the plan", [
    ["D: We'll get a BNP today and I'm going to ask for an echo within two weeks.", /Request an echo within 2 weeks/],
    ["D: I'll ask radiology for an ultrasound of the liver.", /request an ultrasound of the liver/],
    ["D: I'm going to ask them to do a scan.", /We will do a scan/, /I advised the patient/],
    ["D: I will ask the lab to run a ferritin.", /ferritin/],
    ["D: I'm going to ask cardiology to see you.", /refer the patient to cardiology/],
    ["D: I'm going to have our dietitian see you next week.", /refer the patient to a dietitian next week/],
    ["D: I'll get Dr. Hall to look at you.", /refer the patient to Dr\. Hall/],
  ]);

  expectNotes("is not read where the clinician asks for something else", [
    ["D: I'm going to ask for your patience here.", /^$/],
    ["D: Can I ask for a favor?", /^$/],
  ]);
});

describe("a blood test that is named by its organ", () => {
  expectNotes("is written as the test", [
    ["D: I want to check your thyroid and an FSH.", /check thyroid function and an FSH/],
    ["D: We'll recheck your kidneys in two weeks.", /recheck kidney function in 2 weeks/],
    ["D: Let's check your liver again in a month.", /liver function/],
  ]);

  expectNotes("is not read if the organ is examined", [
    ["D: Let me check your thyroid. Swallow for me.", /COMPLAINT/, /thyroid function/],
  ]);
});

describe("specialists who are to see the patient", () => {
  expectNotes("are named in a referral", [
    ["D: It's a nerve injury. I'd like the hand surgeons to see you.", /refer the patient to (?:the )?hand surgeons/],
    ["D: It's keratitis. I want one of the ophthalmologists to look at you.", /refer the patient to/],
  ]);
});

describe("PT and OT", () => {
  expectNotes("are therapies", [
    [
      "P: My back is better. / D: Let's keep going with PT, twice a week for four more weeks.",
      /continue physical therapy, twice a week/i,
    ],
    ["P: My hand is stiff. / D: I'll refer you to OT.", /occupational therapy/i],
    ["P: I take warfarin. / D: We'll check a PT/INR.", /PT\/INR/, /physical therapy/i],
  ]);
});

describe("a result that the clinic will report", () => {
  expectNotes("is not an instruction to the patient", [
    [
      "D: We'll do a throat swab and I'll let you know when the results come back. / P: Okay.",
      /the clinic will inform the patient when the results come back/i,
      /: let when/i,
    ],
  ]);
});
