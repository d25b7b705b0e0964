import { describe, expect, it } from "vitest";
import { noteOf } from "./harness";

describe("a clinician's summary of what the patient has", () => {
  it.each([
    [
      "P: He makes a harsh noise when he breathes in. / D: So it sounds like he is having stridor. Any fever? / P: No.",
      /reports stridor/i,
    ],
    [
      "P: I wake up gasping. / D: Okay, so you are having shortness of breath at night. And any swelling? / P: No.",
      /shortness of breath/,
    ],
    ["P: My pee burns. / D: So you have been having urinary urgency as well. Any blood? / P: No.", /urinary urgency/],
    ["P: The room spins. / D: It sounds like you are getting vertigo. Any hearing loss? / P: No.", /vertigo|dizziness/],
  ])("adds a symptom that the patient described: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });

  it.each([
    [
      "denied before",
      "D: Any palpitations? / P: No. / D: So you have had palpitations. Any cough? / P: Yes.",
      /reports palpitations/i,
    ],
    ["in doubt", "P: I feel weak. / D: You might be having palpitations. Any cough? / P: Yes.", /palpitations/i],
    [
      "answered at once with no",
      "P: I feel weak. / D: So you have had palpitations. / P: No, never.",
      /reports palpitations/i,
    ],
    ["asked about", "P: I feel weak. / D: Have you been having palpitations? / P: No.", /reports palpitations/i],
  ])("adds no symptom that is %s", (_what, lines, unwanted) => {
    expect(noteOf(lines)).not.toMatch(unwanted);
  });
});

describe("the kind of a cough", () => {
  it.each([
    ["D: What is wrong? / P: She has had a barky cough since last night.", /barking cough/],
    ["D: What is wrong? / P: He has a cough that sounds like a seal.", /barking cough/],
    ["P: I have a cough. / D: Is it a dry cough or do you bring anything up? / P: No, it is just dry.", /dry cough/],
    ["P: I have a cough. / D: Is this a productive cough, or is it a dry one? / P: I think it is dry.", /dry cough/],
    ["P: I have a cough. / D: Would you call it dry or wet? / P: It is rather wet.", /productive cough/],
  ])("is read: %s", (lines, expected) => {
    const note = noteOf(lines);
    expect(note).toMatch(expected);
    expect(note).not.toMatch(/denies[^.]*(?:dry|productive|barking) cough/i);
  });

  it("can be denied beside a cough", () => {
    const note = noteOf(
      "P: I have had a cough for a week. / D: Is it a barking cough? / P: No. / D: Any blood when you cough? / P: No.",
    );
    expect(note).toMatch(/presents with a cough/);
    expect(note).toMatch(/denies coughing up blood|coughing up blood/);
  });
});

describe("a comparison with earlier times", () => {
  it.each([
    ["P: I have never felt palpitations like this.", /palpitations/],
    ["P: I have never had a headache this bad before.", /headache/],
    ["P: I have never had these cramps before.", /cramps/],
    ["P: I have never experienced dizziness like that.", /dizziness/],
  ])("is not read as a denial: %s", (lines, expected) => {
    const note = noteOf(lines);
    expect(note).toMatch(expected);
    expect(note).not.toMatch(/denies (?:palpitations|headache|(?:muscle )?cramps|dizziness)/i);
  });

  it.each([
    ["P: I am fine, I have never had palpitations.", /denies palpitations/i],
    ["D: Any seizures? / P: Never had a seizure.", /denies seizures?/i],
  ])("is not read from every “never”: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });
});
