import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the course of a disease as the clinician judges it", () => {
  expectNotes("is assessed with the disease", [
    ["D: So the depression is partly better.", /Depression, partly improved/],
    ["D: Your asthma is under better control.", /Asthma, under better control/],
    ["D: So your diabetes is doing great.", /Diabetes, doing well/],
    ["D: Okay, your gout is improving.", /Gout, improving/],
  ]);

  expectNotes("is not assessed if it is asked about", [
    ["D: So your asthma is doing well? / P: Yes.", /COMPLAINT/, /ASSESSMENT/],
    ["D: How is your depression, is it better? / P: Not really.", /COMPLAINT/, /improv/],
  ]);
});

describe("a disease that responds, settles or heals", () => {
  expectNotes("is assessed", [
    ["D: So the depression is responding but only partly.", /ASSESSMENT[\s\S]*Depression, responding but only partly/],
    ["D: Your gout is settling down.", /ASSESSMENT[\s\S]*Gout, settling down/],
    ["D: Your fracture is healing nicely.", /ASSESSMENT[\s\S]*Fracture, healing nicely/],
    ["D: Okay. The infection isn't responding to the amoxicillin.", /ASSESSMENT[\s\S]*Infection, not responding/],
  ]);
});
