import { expect, test } from "vitest";
import { readTypedTranscript } from "../../../src/shared/transcription/typedTranscript";

test.each([
  ["Doctor: Hello.", "clinician", "Hello."],
  ["Dr. Osei: Hello.", "clinician", "Hello."],
  ["Dr Anna O'Neil : Hello.", "clinician", "Hello."],
  ["[doctor] hello", "clinician", "hello"],
  ["[Patient]: hello", "patient", "hello"],
  ["PATIENT: Hello.", "patient", "Hello."],
  ["Pt: Hello.", "patient", "Hello."],
  ["Provider (10:02): Hello.", "clinician", "Hello."],
  ["[00:12] Clinician: Hello.", "clinician", "Hello."],
  ["00:12 Patient: Hello.", "patient", "Hello."],
  ["**Doctor:** Hello.", "clinician", "Hello."],
  ["Mother: Hello.", "other", "Hello."],
  ["Patient denies pain.", null, "Patient denies pain."],
  ["The doctor said: rest.", null, "The doctor said: rest."],
  ["Doctor said: rest.", null, "Doctor said: rest."],
  ["Allergies: none", null, "Allergies: none"],
  ["<b>Doctor</b>: '; drop table visits; --", null, "<b>Doctor</b>: '; drop table visits; --"],
] as const)("%s", (line, speaker, text) => {
  expect(readTypedTranscript(line)).toEqual([{ speaker, text }]);
});

test("in a labelled transcript a line without a label goes on with the turn before", () => {
  expect(readTypedTranscript("Doctor: How are\nyou?\r\n\r\nPatient: Fine.\n")).toEqual([
    { speaker: "clinician", text: "How are you?" },
    { speaker: "patient", text: "Fine." },
  ]);
});

test("a label on a line of its own names the lines after it", () => {
  expect(readTypedTranscript("Doctor:\nHow are you?\nPatient:\nFine.")).toEqual([
    { speaker: "clinician", text: "How are you?" },
    { speaker: "patient", text: "Fine." },
  ]);
});

test("without labels each line is a turn; blank lines are none", () => {
  expect(readTypedTranscript("\n How are you? \n\nFine.\n")).toEqual([
    { speaker: null, text: "How are you?" },
    { speaker: null, text: "Fine." },
  ]);
  expect(readTypedTranscript(" \n")).toEqual([]);
});
