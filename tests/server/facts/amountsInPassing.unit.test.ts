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
  expectNotes("is not taken from one that the patient denies, or about another drug", [
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
  expectNotes("follows a doubt", [
    [
      `${opening}D: How long have you had Crohn's? / P: Oh, I don't know. A long time, twenty five to thirty years.`,
      /Crohn's for 25 to 30 years/,
    ],
    [`${opening}D: How long have you had asthma? / P: I'm not sure. About ten years.`, /asthma for about 10 years/],
  ]);
  expectNotes("is not read from a doubt alone", [
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

describe("a request about a drug", () => {
  expectNotes("is a wish of the patient", [
    [`${opening}D: You take warfarin? / P: Yes, but please stop the warfarin.`, /wants to stop the warfarin/, /Please/],
    [`${opening}D: Go on. / P: Please just change the lisinopril.`, /wants to change the lisinopril/, /Please/],
  ]);
});
