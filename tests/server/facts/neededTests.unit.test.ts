import { describe } from "vitest";
import { expectNotes } from "./harness";

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

describe("advice with its purpose first", () => {
  expectNotes("is advice", [
    [`${knee}To help prevent this I recommend weight loss.`, /I recommended weight loss to help prevent this/],
    [`${knee}You can prevent attacks by cutting down on red meat.`, /cutting down on red meat to help prevent attacks/],
    [
      `${knee}Important things for preventing this in the future are weight loss and less alcohol.`,
      /I recommended weight loss and less alcohol to help prevent this/,
    ],
    [`${knee}To help with the swelling I recommend that you ice it.`, /ice it to help with the swelling/],
  ]);
});

describe("a viral infection in other words", () => {
  const cough = "P: I have a cough. / D: ";
  expectNotes("is a diagnosis", [
    [`${cough}Your symptoms seem viral.`, /Likely viral infection/],
    [`${cough}This looks kind of like viral in nature.`, /Likely viral infection/],
    [`${cough}Some of your symptoms also sound like other typical viral symptoms.`, /viral infection/],
    [`${cough}You could have one of the common strains that's going around.`, /Possible viral infection/],
  ]);
});

describe("an order after words about something else", () => {
  const cough = "P: I have a cough. / D: ";
  expectNotes("is kept", [
    [`${cough}And right now, with the pandemic going on, we will also do Covid swab test for you.`, /COVID swab test/],
    [
      `${cough}But since you're having, uh you're symptomatic right now, we will get like a Covid swab test.`,
      /COVID swab/,
    ],
    [
      `${cough}But since you're also having sneezing, just just in case, we will just do a COVID swab test.`,
      /COVID swab/,
    ],
    [`${cough}But just in case, we would also like to do a COVID swab.`, /We will do a COVID swab/],
    [`${cough}OK, uhm so for him we'll do a Covid swab just to rule that out.`, /We will do a COVID swab/],
    [`${cough}Right, so first thing is, first we need to do a covid swab.`, /We will do a COVID swab/],
    [
      `${cough}Since you do have a cough, and right now that is a symptom of COVID, we definitely want to do a COVID swab test.`,
      /COVID swab test/,
    ],
  ]);
});

describe("advice in everyday words", () => {
  const cough = "P: I have a cough. / D: It could be another viral illness. ";
  expectNotes("is kept", [
    [
      `${cough}So just make sure you're staying hydrated, you're eating nutritious foods and getting good sleep.`,
      /stay hydrated, eat nutritious foods,? and get good sleep/,
    ],
    [`${cough}The best therapy for that is staying hydrated and resting.`, /staying hydrated and resting/],
    [`${cough}If you could isolate for 14 days, that would be great.`, /isolate for 14 days/],
    [`${cough}You will need to isolate even in your own home.`, /isolate even in their own home/],
    [`${cough}It will be important to self isolate for the next 14 days.`, /self isolate for the next 14 days/],
    [
      `${cough}We ask that you and everyone in your house self-isolates for a few days.`,
      /self-isolate with everyone in their house/,
    ],
  ]);
});
