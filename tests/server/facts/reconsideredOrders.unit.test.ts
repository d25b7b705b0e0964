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

describe("a command after the drug that it is about", () => {
  expectNotes("is an order of that drug", [
    [
      visit("So, your apixaban: stop it three days before surgery."),
      /stop the patient's apixaban 3 days before surgery/,
    ],
    [
      visit("Metformin, don't take it the morning of surgery."),
      /not take (?:the patient's|their) metformin the morning of surgery/i,
    ],
    [
      visit("Bisoprolol, do take it with a sip of water."),
      /take (?:the patient's |their )?bisoprolol with a sip of water/i,
    ],
    [visit("The warfarin, I want you to stop that five days before."), /stop the warfarin 5 days before/],
    [visit("The aspirin you can keep taking."), /Continue (?:the )?aspirin/i],
    [
      visit("Clopidogrel, stop taking it seven days before the procedure."),
      /stop (?:the patient's )?clopidogrel 7 days before the procedure/i,
    ],
  ]);
  expectNotes("stays as it is if the drug is the subject", [
    [visit("Ramipril is good for your heart. Take it every day."), /./, /stop|hold/],
    [visit("Metformin can upset your stomach, take it with food."), /./, /take (?:the patient's )?metformin can/],
  ]);
});

describe("a finding after a test was ordered", () => {
  expectNotes("is not read as the result of that test", [
    [
      "D: Chest is clear. I'd like to get an echo before the surgery. There's a small effusion in the knee.",
      /./,
      /Echo: /,
    ],
    ["D: Chest is clear. I would like to do an MRI of the knee. There is a small effusion, no redness.", /./, /MRI: /],
  ]);
});
