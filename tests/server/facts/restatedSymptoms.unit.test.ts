import { describe, expect, it } from "vitest";
import { expectNotes, noteOf } from "./harness";

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

describe("a recap before a question", () => {
  expectNotes("is not denied by a “no” to the question", [
    [
      "D: What's wrong? / P: I have knee pain. / D: Okay so knee pain, any swelling? / P: No.",
      /[Dd]enies swelling/,
      /[Dd]enies knee pain/,
    ],
    ["D: Right, so headache, any vomiting? / P: No.", /[Dd]enies vomiting/, /[Dd]enies headache/],
    ["D: Any headache, any vomiting? / P: No.", /[Dd]enies headache/],
  ]);
});
