import { describe, expect, test } from "vitest";
import { planFromTurns } from "../../../src/server/notes/writing/planFromTurns";
import { printNote } from "../../../src/server/notes/writing/printNote";
import type { Turn } from "../../../src/server/transcription/Turn";
import { turnsOf } from "./harness";

/** Returns a dialogue whose other speaker ("O: …") has a name. */
const named = (dialogue: string, name: string): Turn[] =>
  turnsOf(dialogue).map((turn) => (turn.speaker === "other" ? { ...turn, speaker_name: name } : turn));
const noteOf = (turns: Turn[]): string => printNote(planFromTurns({ turns })).note;

/** A companion who mostly speaks about herself; without a name she would be taken for the patient. */
const ownWords =
  "D: What brings you in? / O: I have a bad headache today. / D: Do you have a fever? / O: I take lisinopril for my blood pressure. / O: I have asthma.";

describe("a named companion", () => {
  test("is never taken for the patient", () => {
    expect(noteOf(turnsOf(ownWords))).toMatch(/headache|lisinopril/i);
    expect(noteOf(named(ownWords, "Daughter"))).not.toMatch(/reports[^.]*headache|lisinopril|asthma/i);
  });

  test("is never taken for the clinician", () => {
    const note = noteOf(
      named("D: Hello. / P: My knee hurts. / O: Take ibuprofen 400 mg three times a day. / D: We will see.", "Ana"),
    );
    expect(note).not.toMatch(/ibuprofen 400/i);
  });

  test("is named by the relation in the note", () => {
    const dialogue =
      "D: How is she doing? / O: She has had a cough for three days. I gave her ibuprofen last night. / D: Does she have a fever? / O: She has no fever.";
    const note = noteOf(named(dialogue, "Ana (daughter)"));
    expect(note).toMatch(/the daughter gave/i);
    expect(note).not.toMatch(/caregiver|Ana/);
    expect(noteOf(turnsOf(dialogue))).toMatch(/caregiver gave/i);
  });

  test.each(["Interpreter", "Interpreter (Ana)", "Interpreter (by phone)", "Daughter (interpreter)"])(
    "who interprets for the patient leaves the patient's words the patient's: %s",
    (name) => {
      const dialogue =
        "D: What brings you in? / O: I have had a cough for three days. / D: Do you have a fever? / O: No. I have no fever.";
      expect(noteOf(named(dialogue, name))).toMatch(/cough/i);
    },
  );

  test("who speaks through an interpreter is not the patient", () => {
    expect(noteOf(named(ownWords, "Mother (via interpreter)"))).not.toMatch(/reports[^.]*headache|lisinopril|asthma/i);
  });
});
