import { describe } from "vitest";
import { expectNotes } from "./harness";
import type { Case } from "./harness";

const knee = "P: My knee hurts. / D: ";

describe("a test that is needed", () => {
  expectNotes("is an order", [
    [`${knee}We need an X-ray to see if you have a fracture.`, /We will obtain an x-ray to see if/],
    [`${knee}You'll need an MRI.`, /We will obtain an MRI/],
    [
      `${knee}You need an x-ray of the knee and you'll need some blood tests as well.`,
      /x-ray of the knee.*blood tests/,
    ],
    [`${knee}We're going to need a urine sample from you.`, /We will obtain a urine sample/],
    [`${knee}Your knee needs an MRI.`, /We will obtain an MRI/],
    [`${knee}I think an X-ray would be helpful.`, /We will obtain an x-ray/],
    [`${knee}A blood test is needed.`, /We will obtain a blood test/],
    [`${knee}We will get a swab for that.`, /We will obtain a swab\./],
    [
      `${knee}If it's still sore in a week, you'll need an X-ray.`,
      /If it is still sore in a week, we will obtain an x-ray/,
    ],
  ]);
  expectNotes("is not read as an order if it is asked, denied or depends on something", [
    [`${knee}Do you think you need an X-ray? / P: No.`, /./, /We will obtain/],
    [`${knee}I don't think we need an X-ray.`, /./, /We will obtain/],
    [`${knee}You might need a scan later.`, /./, /We will obtain/],
    [`${knee}An MRI would be useful if it locks.`, /./, /We will obtain an MRI\./],
    ["P: My mother needs an MRI. They said I need a scan.", /./, /We will obtain/],
  ]);
});

describe("a test that the patient is to get", () => {
  expectNotes("is ordered", [
    ...[
      "I think we should get you tested for mono.",
      "I'd like you tested for celiac disease.",
      "We'll get her checked for anaemia.",
      "Let's get you screened for diabetes.",
      "I want you to be tested for gonorrhea.",
    ].map((words): Case => [
      `D: What is the matter?\nP: I do not feel well since Monday.\nD: ${words}`,
      /[Oo]rder a test for (?:mono|celiac|ana?emia|diabetes|gonorrhea)/,
      /give tested/,
    ]),
  ]);
});

describe("a test that is needed beside the diagnosis", () => {
  const lump = "D: What brings you in? / P: I found a lump in my right breast about two weeks ago.";
  expectNotes("is ordered", [
    [
      `${lump} / D: I think it's most likely a fibroadenoma, but we need a diagnostic mammogram and an ultrasound.`,
      /fibroadenoma[^]*mammogram and an ultrasound/i,
    ],
    ["P: My toe is red. / D: This is likely gout, so we need a uric acid level.", /gout[^]*uric acid level/i],
    ["P: I'm tired. / D: We need a TSH and a CBC.", /(?:obtain|get) a TSH/i],
    ["P: I'm tired. / D: We need a moment.", /./, /Additional testing/],
  ]);
});

describe("a test or vaccine that is due", () => {
  const end = "D: Let me take a look. Lungs are clear. / P: Okay. / D: ";
  expectNotes("is ordered or recommended", [
    [
      `D: Hi. / P: A check-up. / ${end}He's due for his second hepatitis A and his DTaP today.`,
      /Give [^.]*hepatitis A and [^.]*DTaP today/i,
    ],
    [`D: Hi. / P: A check-up. / ${end}You're due for a tetanus booster.`, /recommended a tetanus booster/i],
    [`D: Hi. / P: A check-up. / ${end}You are due for your mammogram.`, /mammogram/i],
    [`D: Hi. / P: A cough. / ${end}If it gets worse we'd deliver you sooner.`, /./, /sooners/],
  ]);
});

describe("a test that the patient will have", () => {
  const visit = (said: string): string =>
    `P: I feel ill. / D: Let me examine you. Lungs are clear. / P: Okay. / D: ${said}`;
  expectNotes("is ordered", [
    [visit("So you'll have a gastroscopy this week."), /order a gastroscopy this week|obtain a gastroscopy/],
    [visit("You're going to get an MRI tomorrow."), /MRI tomorrow/],
    [visit("She'll need a CT scan on Monday."), /CT scan on Monday/],
    [visit("You'll have an echocardiogram next week."), /echocardiogram next week/],
  ]);
  expectNotes("is not read from other things", [
    [visit("You'll have a sore throat for a day."), /./, /order a sore/],
    [visit("You'll get a rash if you take it."), /./, /order a rash/],
  ]);
});
