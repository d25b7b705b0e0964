import { expect, test } from "vitest";
import { readTypedTranscript } from "../../../src/server/transcription/readTypedTranscript";

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
  ["Other: Hello.", "other", "Hello."],
  ["Patient denies pain.", null, "Patient denies pain."],
  ["The doctor said: rest.", null, "The doctor said: rest."],
  ["Doctor said: rest.", null, "Doctor said: rest."],
  ["Allergies: none", null, "Allergies: none"],
  ["<b>Doctor</b>: '; drop table visits; --", null, "<b>Doctor</b>: '; drop table visits; --"],
] as const)("readTypedTranscript reads the speaker of “%s”", (line, speaker, text) => {
  expect(readTypedTranscript(line)).toEqual([{ speaker, text }]);
});

test("a line without a label continues the turn before in a labeled transcript", () => {
  expect(readTypedTranscript("Doctor: How are\nyou?\r\n\r\nPatient: Fine.\n")).toEqual([
    { speaker: "clinician", text: "How are you?" },
    { speaker: "patient", text: "Fine." },
  ]);
});

test("a label on a line of its own applies to the lines after it", () => {
  expect(readTypedTranscript("Doctor:\nHow are you?\nPatient:\nFine.")).toEqual([
    { speaker: "clinician", text: "How are you?" },
    { speaker: "patient", text: "Fine." },
  ]);
});

test("each line is a turn without labels", () => {
  expect(readTypedTranscript("\n How are you? \n\nFine.\n")).toEqual([
    { speaker: null, text: "How are you?" },
    { speaker: null, text: "Fine." },
  ]);
  expect(readTypedTranscript(" \n")).toEqual([]);
});

test.each([
  ["Mother: Hello.", "Mother"],
  ["[interpreter] Hello.", "Interpreter"],
  ["Other (Ana, daughter): Hello.", "Ana, daughter"],
  ["Daughter (10:02): Hello.", "Daughter"],
  ["Mother (Maria): Hello.", "Mother (Maria)"],
  ["Mother (crying): Hello.", "Mother (crying)"],
  ["Interpreter (Ana): Hello.", "Interpreter (Ana)"],
  ["Interpreter (by phone): Hello.", "Interpreter (by phone)"],
  ["Guest_1 (Ana): Hello.", "Ana"],
  ["Other (Ana (partner)): Hello.", "Ana (partner)"],
  ["Other (Interpreter (Ana)): Hello.", "Interpreter (Ana)"],
  ["Other (3rd cousin): Hello.", "3rd cousin"],
  ["Other (\u202eanA): Hello.", "anA"],
  [`Caregiver (${"a".repeat(60)}): Hello.`, "Caregiver"],
])("%s names another speaker", (line, name) => {
  expect(readTypedTranscript(line)).toEqual([{ speaker: "other", name, text: "Hello." }]);
});

test.each(["Other (00:12): Hello.", "Other (): Hello.", "Guest_2 ( 1:02:03 ): Hello."])("%s has no name", (line) => {
  expect(readTypedTranscript(line)).toEqual([{ speaker: "other", text: "Hello." }]);
});

test("a name with parentheses is read after a line of another speaker", () => {
  expect(readTypedTranscript("Doctor: How is he?\nOther (Ana (partner)): He fell twice.")).toEqual([
    { speaker: "clinician", text: "How is he?" },
    { speaker: "other", name: "Ana (partner)", text: "He fell twice." },
  ]);
});
