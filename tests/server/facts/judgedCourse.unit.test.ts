import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the course of a disease as the clinician judges it", () => {
  expectNotes("is assessed with the disease", [
    ["D: So the depression is partly better.", /Depression, partly improved/],
    ["D: Your asthma is under better control.", /Asthma, under better control/],
    ["D: So your diabetes is doing great.", /Diabetes, doing well/],
    ["D: Okay, your gout is improving.", /Gout, improving/],
  ]);

  expectNotes("is not assessed when it is asked about", [
    ["D: So your asthma is doing well? / P: Yes.", /COMPLAINT/, /ASSESSMENT/],
    ["D: How is your depression, is it better? / P: Not really.", /COMPLAINT/, /improv/],
  ]);
});

describe("a dose that the clinician does not want to raise", () => {
  expectNotes("is not advice to the patient", [
    [
      "P: I have depression. / D: So the depression is partly better. I don't want to push the sertraline higher.",
      /COMPLAINT/,
      /advised the patient/,
    ],
  ]);
});

describe("a second diagnosis after “and”", () => {
  expectNotes("is assessed", [
    ["D: So your diabetes isn't well controlled, and you have neuropathy in the feet from it.", /Neuropathy/],
  ]);
});

describe("a comparison with “like”", () => {
  expectNotes("is not written as a fact", [
    [
      "P: My feet burn at night, both of them, like I'm walking on hot sand.",
      /as if the patient is walking on hot sand/,
      /both of them the patient is walking/,
    ],
  ]);
});

describe("a dose that a drug “goes to”", () => {
  expectNotes("is a change of its dose", [
    ["D: The LDL should be under 70, so atorvastatin goes to 40.", /change atorvastatin to 40/],
  ]);
});
