import { describe, expect, test } from "vitest";
import { answerQuestion } from "../../../src/server/notes/ask/answerQuestion";
import type { Line } from "./draftHarness";

const visit: readonly Line[] = [
  ["clinician", "Do you take anything for the pain?"],
  ["patient", "Just Advil, and my wife gave me a Tylenol once."],
  ["clinician", "Any shortness of breath?"],
  ["patient", "No, never."],
  ["patient", "I was walking the dog when the chest pain started."],
  ["clinician", "Did the chest hurt before?"],
  ["clinician", "We will get a chest X-ray."],
];
const turns = visit.map(([speaker, text], i) => ({ id: `u${i}`, speaker, text }));
const ask = (question: string) =>
  answerQuestion(turns, question).map(({ name, lines }) => [name, ...lines.map(({ id }) => id)]);

describe("a question about a visit", () => {
  test.each([
    ["did she mention ibuprofen?", [["ibuprofen", "u1"]]],
    ["Did he say anything about acetaminophen or aspirin?", [["acetaminophen", "u1"], ["aspirin"]]],
    ["Does he get breathless?", [["breathless", "u2"]]],
    ["What about dogs?", [["dogs", "u4"]]],
    ["When did the chest pain start?", [["chest pain", "u4", "u5"]]],
    ["Was an MRI mentioned?", [["mri"]]],
    ["Did he say so?", []],
    ["Did he say anything about the garage?", [["garage"]]],
  ])("finds the lines that name the topic by any of its names: %s", (question, lines) =>
    expect(ask(question)).toEqual(lines),
  );

  test.each([
    ["did she mention ibuprofin?", "ibuprofin", "ibuprofen", ["u1"]],
    ["tylanol", "tylanol", "Tylenol", ["u1"]],
    ["Does he take acetominophen for pain", "acetominophen", "acetaminophen", ["u1"]],
    ["Is he on metfromin?", "metfromin", "metformin", []],
    ["any lisinipril?", "lisinipril", "lisinopril", []],
    ["asprin", "asprin", "aspirin", []],
    ["elequis?", "elequis", "Eliquis", []],
    ["metropolol", "metropolol", "metoprolol", []],
  ])("offers the drug that a misspelled name means: %s", (question, name, meant, lines) => {
    const answered = answerQuestion(turns, question).find((topic) => topic.name === name);
    expect(answered).toMatchObject({ meant, lines: lines.map((id) => ({ id })) });
  });

  test("does not read a word as a misspelled drug if it was said, is short or resembles no drug", () => {
    const said = [...turns, { id: "u7", speaker: "patient" as const, text: "I was aspiring to walk." }];
    for (const question of ["aspiring", "garage", "parking lot", "dogs", "knees", "MRI", "bleach"])
      expect(answerQuestion(said, question).map(({ meant }) => meant)).not.toContainEqual(expect.any(String));
  });

  test("is answered with the line after a question, if another person says it", () => {
    expect(answerQuestion(turns, "shortness of breath")[0]?.lines).toEqual([{ id: "u2", answer: "u3" }]);
    expect(answerQuestion(turns, "chest")[0]?.lines.find(({ id }) => id === "u5")?.answer).toBeNull();
  });

  test("names the other names that were said", () => {
    expect(answerQuestion(turns, "ibuprofen")[0]?.also).toEqual(["advil"]);
  });
});
