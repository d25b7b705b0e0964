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

describe("an amount that answers “how much did you take”", () => {
  expectNotes("is written with the drug or as taken", [
    ["P: I took some ibuprofen. / D: How much did you take? / P: 400.", /Ibuprofen 400/, /Amount of did/],
    ["D: How much did you take? / P: Two tablets.", /Amount taken: 2 tablets/, /Amount of did/],
    ["D: How many did you take? / P: Three.", /Amount taken: 3/, /Number of did/],
    ["D: How much do you use? / P: A pea-sized bit.", /Amount used: a pea-sized bit/],
    ["D: How much did you lose? / P: Ten pounds.", /Amount lost: 10 pounds/],
    ["D: How much does he weigh? / O: 16 kilos.", /Weight: 16 kilos/],
  ]);
});

describe("an answer about the course of a symptom", () => {
  expectNotes("has the symptom as its subject and “has” for a contracted “'s”", [
    ["P: I've had a cough. It's crept up over two months.", /has crept up over 2 months/, /is crept/],
    ["P: I have migraines. / D: What about the headaches? / P: They've stopped.", /The headaches have stopped/],
    ["P: I had a fall. / D: How's the pain now? / P: It's settled.", /The pain has settled/],
    [
      "P: The rash has been there a week. It's turned purple and it's flared again.",
      /has turned purple and it has flared/,
    ],
  ]);
});

describe("“let's” before a verb", () => {
  expectNotes("is not read as “let has”", [
    [
      "D: This is gout. Allopurinol, but let's come back to that another time.",
      /Gout/,
      /treatment: Allopurinol|has come/,
    ],
  ]);
});

describe("words that name a remedy or a nutrient", () => {
  expectNotes("are neither a symptom nor a medicine", [
    ["D: Are you taking the pain pills? / P: I took them for two days.", /Pain pills/, /Reports pain|Pain for 2 days/],
    ["D: Do you drink milk? / P: I try to, I know it is a good source of calcium.", /COMPLAINT/, /MEDICATIONS/],
  ]);
});

describe("a son whose mother is addressed", () => {
  expectNotes("is not written as she", [
    [
      "D: Good morning, can you tell me more about your son, ma'am? / O: Sure, he's forty six, and he has Down syndrome. / D: Has he been taking his Lamisil? / O: Yes, he's taken six weeks of it.",
      /\bhe\b/i,
      /\bshe\b/i,
    ],
  ]);
});
