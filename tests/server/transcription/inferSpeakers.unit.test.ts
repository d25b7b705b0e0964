import { expect, test } from "vitest";
import { clinicianScore, inferSpeakers } from "../../../src/server/transcription/inferSpeakers";
import type { Speaker } from "../../../src/shared/transcription/utterance";

test.each([
  ["Do you have any pain in your chest?", "clinician"],
  ["are you taking any medicine right now", "clinician"],
  ["All right, let's listen to your lungs.", "clinician"],
  ["I've had this cough for my whole life.", "patient"],
  ["No, not really.", "patient"],
  ["yes i take my pills every morning", "patient"],
] as const)("clinicianScore of “%s” fits the %s", (text, speaker) => {
  expect(clinicianScore(text) >= 0 ? "clinician" : "patient").toBe(speaker);
});

test("inferSpeakers infers speakers without punctuation, as a recognizer writes it", () => {
  const said: [Speaker, string][] = [
    ["clinician", "good morning what brings you in today"],
    ["patient", "i have had a bad cough for three weeks and some chest pain when i breathe"],
    ["clinician", "do you have a fever"],
    ["patient", "no fever i feel tired all the time"],
    ["clinician", "are you taking any medicine right now"],
    ["patient", "i take ten milligrams of lisinopril every morning"],
    ["clinician", "are you allergic to anything"],
    ["patient", "i am allergic to penicillin it gave me a rash"],
    ["clinician", "let me listen to your lungs your blood pressure is one forty over ninety"],
    ["clinician", "how are you sleeping"],
    ["patient", "i wake up two or three times a night because of the cough"],
  ];
  expect(inferSpeakers(said.map(([, text]) => ({ text })))).toEqual(said.map(([speaker]) => speaker));
});

test("inferSpeakers keeps a speaker that a person assigned", () => {
  const answer = { text: "Three weeks." };
  expect(inferSpeakers([{ text: "How long?", known: "clinician" }, answer])).toEqual(["clinician", "patient"]);
  expect(inferSpeakers([{ text: "How long?", known: "patient" }, answer])).toEqual(["patient", "clinician"]);
});

test("inferSpeakers keeps someone else in the room as someone else", () => {
  expect(inferSpeakers([{ text: "He fell twice.", known: "other" }])).toEqual(["other"]);
});

test("inferSpeakers accepts no turns and sounds without words", () => {
  expect(inferSpeakers([])).toEqual([]);
  expect(inferSpeakers([{ text: "…" }])).toHaveLength(1);
});
