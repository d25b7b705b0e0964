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
  expectNotes("is no order if it is asked, denied or depends on something", [
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
