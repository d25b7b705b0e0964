import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a code status", () => {
  expectNotes("is in the plan if the clinician states or sets it", [
    ["P: I don't want my heart restarted. / D: Okay, so you'd like to be DNR.", /Code status: DNR\./],
    ["D: What about code status? / P: No machines. / D: So DNR and DNI.", /Code status: DNR and DNI\./],
    ["P: No tubes, please. / D: I'll put you down as do not intubate.", /Code status: DNI\./],
    ["P: Do everything. / D: Then you'll stay full code.", /Code status: full code\./],
    ["P: He wants to go home. / D: We'll change him to comfort care.", /Code status: comfort measures only\./],
    ["D: Your code status is full code.", /Code status: full code\./],
  ]);
  expectNotes("is not read from an explanation, a question or another person", [
    ["D: DNR means we don't do chest compressions. / P: Okay.", /./, /Code status:/],
    ["D: Some people choose to be DNR. / P: I have a cough.", /./, /Code status:/],
    ["D: Are you a DNR? / P: I don't know. I have a cough.", /./, /Code status:/],
    ["P: I have a cough. / D: Your husband was DNR. / P: Yes.", /./, /Code status:/],
    ["P: I have a cough. / D: You are not DNR. / P: No.", /./, /Code status: DNR/],
  ]);
});

describe("a wish for life support that is asked about", () => {
  expectNotes("is in the note", [
    ["D: If your heart stopped, would you want us to do CPR? / P: No.", /CPR: not wanted\./],
    ["D: Would you want a breathing tube? / P: No, no tubes.", /Breathing tube: not wanted\./],
    ["D: Would you want CPR? / P: Yes, do everything.", /CPR: wanted\./],
    ["D: Would you want to be intubated? / P: No.", /Intubation: not wanted\./],
    ["D: Would you want to be put on a ventilator? / P: No.", /Ventilator: not wanted\./],
    ["D: Would she want a feeding tube? / O: No.", /Feeding tube: not wanted\./],
  ]);
  expectNotes("is not in the note if it is left open or about something else", [
    ["P: I have a cough. / D: Would you want to be intubated? / P: I'm not sure.", /./, /wanted\./],
    ["P: I have a cough. / D: Would you want a glass of water? / P: No.", /./, /wanted\./],
  ]);
});
