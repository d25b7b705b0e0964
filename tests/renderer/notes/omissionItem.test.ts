import { expect, test } from "vitest";
import { omissionItem } from "../../../src/renderer/notes/review/omissionItem";

test.each([
  ["drug", "Takes albuterol, 4 times a day.", "Albuterol", ", 4 times a day"],
  ["drug", "Lisinopril 10 mg once daily.", "Lisinopril", " 10 mg once daily"],
  ["allergy", "Sulfonamides: rash.", "Sulfonamides", ": rash"],
  ["allergy", "Allergic to penicillin.", "Allergic to penicillin", ""],
  ["number", "Home blood pressure 152/94 on Sunday.", "Home blood pressure", " 152/94 on Sunday"],
  ["followUp", "Follow-up: in four weeks.", "Follow-up", ": in four weeks"],
  [
    "mood",
    "Has been sleeping poorly and crying every night since the funeral.",
    "Mood",
    ": Has been sleeping poorly and crying every night since the funeral",
  ],
] as const)("the row of a %s “%s” begins with %s", (kind, sentence, name, rest) => {
  expect(omissionItem({ kind, sentence })).toEqual({ name, rest });
});
