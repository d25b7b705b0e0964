import { describe } from "vitest";
import { expectNotes } from "./harness";

const visit = (plan: string): string => `P: My side hurts. / D: ${plan}`;

describe("an order that the clinician reconsiders with a reason", () => {
  expectNotes("is withdrawn", [
    [visit("I'll start you on naproxen. Actually, with your kidneys, that's not a good idea."), /./, /naproxen/i],
    [visit("We'll do an MRI. Well, actually, you've got a pacemaker, so we can't do that."), /./, /We will do an MRI/],
    [visit("I'm going to order a sleep study... actually, there's no time for that."), /./, /sleep study/],
    [visit("I'll prescribe codeine. Hmm, wait, you're breastfeeding, so you can't have that."), /./, /codeine/],
    [
      visit("I'll give you ibuprofen. Actually you can't take that with the warfarin. Take Tylenol instead."),
      /Tylenol/,
      /ibuprofen/i,
    ],
    [visit("Let's book a CT. On second thought, that would be overkill."), /./, /book a CT/],
  ]);
  expectNotes("is kept without such words", [
    [visit("We'll get a chest x-ray. That's not a good idea, smoking with this cough."), /chest x-ray/],
    [visit("We'll book a CT. Actually, that's a really good question."), /CT/],
    [visit("We'll start amoxicillin. Actually, if you can't take that, call me."), /amoxicillin/i],
  ]);
});

describe("a test that replaces another one", () => {
  expectNotes("withdraws it", [
    [visit("Let's get a CT. Actually no, let's get an ultrasound instead."), /ultrasound/, /a CT/],
    [visit("Let's get a CT. Actually no, an ultrasound would be better."), /ultrasound/, /a CT/],
    [visit("We'll do an x-ray of the wrist. Actually, a CT would be more useful."), /a CT/, /x-ray/],
    [visit("Let's do an ECG. Actually, let's do an echo instead."), /echo/, /ECG/],
    [visit("We'll get an ultrasound. Hang on, an MRI would be safer."), /MRI/, /ultrasound/],
    [
      visit("We'll check your CBC and get a CT. Actually no, an MRI is a better test for this."),
      /CBC.*MRI/s,
      /get a CT/,
    ],
  ]);
  expectNotes("does not withdraw it if it is added", [
    [visit("Let's get a CT. Let's get an ultrasound too."), /CT.*ultrasound/s],
    [visit("Let's get a CT. Actually, let's get an ultrasound as well."), /CT.*ultrasound/s],
  ]);
});

describe("an order taken back by its name", () => {
  expectNotes("is not given", [
    [
      "D: I think it is a sprain. I'd like to get an MRI of the knee. Never mind the MRI, we'll do an x-ray. / P: Okay.",
      /x-ray/,
      /MRI/,
    ],
    [
      "D: You have sinusitis. I'll order a CT of your sinuses. Forget the CT, let's just do a nasal spray.",
      /spray/,
      /CT/,
    ],
    [
      "D: We'll get an ultrasound of the gallbladder. / P: Is that painful? / D: No. Actually scratch the ultrasound, I'd rather get a CT.",
      /obtain a CT/i,
      /ultrasound|rather/,
    ],
    [
      "D: I'll send you for a stress test. And start aspirin 81 mg. / P: Okay. / D: On second thought, skip the stress test, we'll do a CT angiogram.",
      /CT angiogram[^]*aspirin 81 mg/i,
      /stress/,
    ],
    ["D: Let's do a throat swab. Oh, leave the swab, we'll do bloods for glandular fever.", /bloods/, /swab/],
    [
      "D: I'm going to refer you to rheumatology. Don't worry about the referral, I'll do the blood tests first.",
      /blood tests/,
      /rheumatology/,
    ],
    ["D: We'll do an MRI of the knee. Don't forget the MRI is on Monday.", /MRI of the knee/],
  ]);
});

describe("a withdrawn order", () => {
  expectNotes("is not accepted by a question or on a condition", [
    [
      "D: Let's start ibuprofen 600. Actually no, scrap that, your kidneys. / P: Can I take ibuprofen? / D: No.",
      /not take ibuprofen/,
      /start ibuprofen|agrees/,
    ],
    [
      "D: I'd like to start you on duloxetine 30. / P: I don't want it. / D: Think about it. / P: I'll try the duloxetine if it gets worse.",
      /declines/,
      /start duloxetine|agrees/,
    ],
  ]);
});

describe("an order", () => {
  expectNotes("can be withdrawn after its reason", [
    ["D: Start aspirin 81. No, wait, you're past the time for it, scratch that. / P: Okay.", /^/, /aspirin/i],
    ["D: Start aspirin 81. No, wait, you're on Eliquis, never mind the aspirin. / P: Okay.", /^/, /start/i],
    ["D: Let's get an MRI. Hmm, you have a pacemaker, forget that. / P: Okay.", /^/, /obtain an MRI/i],
  ]);
});
