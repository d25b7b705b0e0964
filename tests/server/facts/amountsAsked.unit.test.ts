import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an amount that answers “how many”", () => {
  expectNotes("has the unit and the period of its question", [
    ["D: How many cigarettes do you smoke a day? / P: Ten.", /Smoking: 10 cigarettes a day/],
    ["D: Do you smoke? / P: Yes. / D: How many a day? / P: Ten.", /Smoking: 10 cigarettes a day/],
    ["D: Do you smoke? / P: Yes. / D: How many packs a day? / P: One.", /one pack a day/],
    [
      "D: Do you smoke? / P: Yes. / D: How many packs a day? / P: One pack.",
      /Smoking: one pack a day/i,
      /Number of packs/,
    ],
    ["D: How many packs a day do you smoke? / P: About half.", /half a pack a day/],
    ["D: How many drinks do you have a week? / P: Three or four.", /Alcohol: 3 or 4 drinks a week/],
    ["D: Do you drink? / P: Yes. / D: How many drinks a week? / P: Two.", /Alcohol: 2 drinks a week/],
    ["D: How many cigarettes a day? / P: Ten to fifteen.", /Smoking: 10 to 15 cigarettes a day/],
    ["D: How many years have you smoked? / P: Twenty.", /20 years/],
    ["D: How many packs do you smoke? / P: Maybe one a day.", /one pack a day/],
    ["D: How many cups of coffee do you drink a day? / P: Three.", /Cups of coffee: 3 a day/],
    ["D: How many hours do you sleep a night? / P: Five.", /Hours of sleep: 5/],
  ]);
});

describe("an amount that answers “how much” or “how many”", () => {
  expectNotes("is labeled with the drug or with what was asked", [
    ["P: I took some ibuprofen. / D: How much did you take? / P: 400.", /Ibuprofen 400/, /Amount of did/],
    ["D: How much did you take? / P: Two tablets.", /Amount taken: 2 tablets/, /Amount of did/],
    ["D: How many did you take? / P: Three.", /Amount taken: 3/, /Number of did/],
    ["D: How much do you use? / P: A pea-sized bit.", /Amount used: a pea-sized bit/],
    ["D: How much did you lose? / P: Ten pounds.", /Amount lost: 10 pounds/],
    ["D: How much does he weigh? / O: 16 kilos.", /Weight: 16 kilos/],
  ]);
});

describe("an amount in a period", () => {
  expectNotes("has the period of its question", [
    ["D: Do you drink? / P: Yes. / D: How much in a week? / P: Five drinks.", /5 drinks a week/],
  ]);
});

describe("a number in an answer", () => {
  expectNotes("is kept whole and with its unit", [
    ["D: What was your INR? / P: 2.8 I think.", /2\.8/, /INR[^.]{0,12}\b2(?!\.8)/],
    ["D: What was your last A1c? / P: 7.4 I think.", /7\.4/, /A1c[^.]{0,12}\b7(?!\.4)/i],
    ["D: When was your last colonoscopy? / P: Five years ago.", /./, /colonoscopy:? 5\b(?! years)/i],
    ["D: What about your last colonoscopy? / P: 5 years ago.", /./, /colonoscopy:? 5\b(?! years)/i],
    ["D: Take Tylenol for the flu. A temperature over 38 needs to be seen.", /Tylenol/, /Temperature:? 38/],
    ["D: Start losartan 50 mg daily. We aim for 130/80.", /losartan/, /Blood pressure:? 130\/80/i],
  ]);
});
