import { describe } from "vitest";
import { expectNotes } from "./harness";

const opening = "D: What brings you in? / P: My knee hurts. / ";

describe("how much weight was lost or gained", () => {
  expectNotes("is written", [
    [`${opening}D: Go on. / P: Surprisingly, I have lost thirty pounds.`, /Weight loss: 30 pounds/],
    [
      `${opening}D: Go on. / P: I've gained weight, I think about twelve pounds since March.`,
      /Weight gain: about 12 pounds since March/,
    ],
    [
      `${opening}D: Go on. / P: I put on six kilos over the last two months.`,
      /Weight gain: 6 kilos over the last 2 months/,
    ],
    [
      `${opening}D: And it looks like you have gained about fourteen pounds since last year. Any stressors? / P: No.`,
      /Weight gain: about 14 pounds since last year/,
    ],
    [
      `${opening}D: Any variation in your weight? / P: How do you know? It's been up. About fourteen pounds since last year.`,
      /Weight gain: about 14 pounds since last year/,
    ],
    [
      `${opening}D: Go on. / P: I think I've lost maybe 10 pounds in the last couple months.`,
      /Weight loss: [^.]*10 pounds in the last/,
    ],
  ]);
  expectNotes("is not read from wishes or other weights", [
    [`${opening}D: Go on. / P: I want to get to where I have lost thirty pounds.`, /knee/i, /Weight loss: 30/],
    [`${opening}D: Go on. / P: My wife has lost thirty pounds on that diet.`, /knee/i, /Weight loss/],
    [`${opening}D: Go on. / P: If I lost ten pounds it would help.`, /knee/i, /Weight loss: 10/],
    [`${opening}D: Go on. / P: I lifted thirty pounds and it popped.`, /knee/i, /Weight/],
  ]);
});

describe("the dose of the drug just named", () => {
  expectNotes("is taken from a question that the patient confirms", [
    [
      "D: Do you take anything? / P: Yeah, I take Aciphex. / D: Is that twenty mg once a day? / P: It is.",
      /AcipHex 20 mg daily/,
    ],
    [
      "D: Are you on Plaquenil? / P: Yes. / D: Your prescription is two hundred mg twice a day, correct? / P: Yeah, that's it.",
      /Plaquenil 200 mg twice daily/,
    ],
    [
      "D: Do you take anything? / P: Losartan. / D: Are you on fifty mg daily? / P: Yes. And metformin.",
      /Losartan 50 mg daily[^]*Metformin/,
    ],
  ]);
  expectNotes("is not taken from a question that the patient corrects, or that is about another drug", [
    ["D: Do you take anything? / P: Losartan. / D: Is that 50 mg a day? / P: No, 100.", /Losartan/, /Losartan 50 mg/],
    ["D: Do you take anything? / P: Losartan. / D: Is it 5 mg of Xanax too? / P: Yes.", /Losartan/, /Losartan 5 mg/],
    [
      "D: Do you take anything? / P: Losartan 25 mg. / D: Is that 50 mg a day? / P: Yes, 25.",
      /Losartan 25 mg/,
      /50 mg/,
    ],
  ]);
});

describe("how long a disease has been known", () => {
  expectNotes("is read after a doubt", [
    [
      `${opening}D: How long have you had Crohn's? / P: Oh, I don't know. A long time, twenty five to thirty years.`,
      /Crohn's for 25 to 30 years/,
    ],
    [`${opening}D: How long have you had asthma? / P: I'm not sure. About ten years.`, /asthma for about 10 years/],
  ]);
  expectNotes("is not read from the time at which someone named the disease", [
    [
      `${opening}D: How long have you had asthma? / P: I don't know, 10 or 20 years ago someone said so.`,
      /asthma|knee/i,
      /asthma for/,
    ],
  ]);
});

describe("a value that a question asks for", () => {
  expectNotes("is written", [
    [
      `${opening}D: How much is your fasting sugar? / P: Anywhere between 100 to 120.`,
      /Fasting sugar: [^.]*100 to 120/,
    ],
    [`${opening}D: How high is your blood pressure? / P: Around 150.`, /Blood pressure: [^.]*150/],
  ]);
});

describe("a length of time", () => {
  expectNotes("is not a weight", [
    [
      "D: How's the weight? / P: I've lost six pounds since I started walking. I do about thirty minutes, most days.",
      /6 pounds|weight loss/i,
      /Weight at home/,
    ],
    ["D: How are your pressures at home? / P: Mostly 140 over 85.", /140\/85/],
  ]);
});

describe("a change in weight in a hesitant answer", () => {
  expectNotes("is kept with its amount", [
    [
      "P: I have a cough. / D: Any weight loss? / P: I think over the last few months I may have lost like around 3 three kilograms.",
      /Weight loss: around 3 kilograms/,
    ],
    [
      "P: I have a cough. / D: Have you lost weight? / P: I've actually, I think, lost a couple pounds but not too much.",
      /Weight loss: a couple of pounds/,
    ],
  ]);
});

describe("an amount of weight", () => {
  expectNotes("is kept in an answer", [
    ["D: Any weight loss? / P: Yes, six kilos in two months without trying.", /Weight loss: 6 kilos in 2 months/i],
    ["D: Have you lost any weight? / P: Yeah, about ten pounds.", /10 pounds/],
    ["D: Have you gained weight? / P: Yes, 5 kg since March.", /Weight gain: 5 kg since March/i],
    ["D: Any changes in your weight? / P: Yes. I lost eight pounds in a month.", /8 pounds/],
    ["D: Any weight loss? / P: No, I'm 80 kg as always.", /denies weight loss/i, /Weight loss: /],
  ]);
});

describe("an answer to how long a disease has been known", () => {
  expectNotes("names the disease", [
    [
      "D: How long have you been living with diabetes? / P: Oh, it's been about 30 years now.",
      /has had diabetes for about 30 years/,
    ],
    ["D: How long have you had asthma? / P: Since I was 5.", /has had asthma since age 5/],
    ["D: How long have you had epilepsy? / P: 12 years.", /has had epilepsy for 12 years/],
    ["D: When were you diagnosed with hypertension? / P: In 2010, I think.", /diagnosed with hypertension in 2010/],
    ["D: How long ago were you diagnosed with gout? / P: Maybe 5 years ago.", /diagnosed with gout about 5 years ago/],
    [
      "D: How many years have you suffered from psoriasis? / P: Almost 20 years.",
      /has had psoriasis for almost 20 years/,
    ],
    ["D: How long have you had the cough? / P: About 3 weeks.", /Cough/, /has had cough for/],
    ["D: How long have you had asthma? / P: I'm not sure, my mother would know.", /./, /has had asthma (?:for|since)/],
    [
      "D: How long have you been dealing with lupus? / P: My sister has had it for 9 years.",
      /./,
      /has had lupus for 9/,
    ],
    ["D: How long have you had asthma and eczema? / P: About 6 years.", /./, /has had asthma for about 6/],
  ]);
});

describe("a change of weight in an answer", () => {
  expectNotes("is named with its amount", [
    [
      "D: Have you seen any variation in your weight? / P: It's been up. About 14 pounds since last year.",
      /Weight gain: about 14 pounds since last year/,
    ],
    [
      "D: Has your weight changed? / P: It has gone down about 8 pounds in 2 months.",
      /Weight loss: about 8 pounds in 2 months/,
    ],
    ["D: Any fluctuations in your weight? / P: I gained 6 kg over the winter.", /Weight gain: 6 kg/i],
    ["D: Has your weight changed? / P: It's been up and down, about 5 pounds.", /./, /Weight (?:gain|loss):/],
    ["D: Has your weight changed? / P: No, it's the same.", /./, /Weight (?:gain|loss):/],
  ]);
});
