import { describe, expect, it } from "vitest";
import { withoutRepeatedHistory } from "../../../src/server/notes/writing/history/withoutRepeatedHistory";
import { noteOf } from "../facts/harness";

describe("the opening of the history", () => {
  it("says who the patient is and what they present for", () => {
    const note = noteOf("D: How old are you? / P: 34. / D: What brings you in? / P: I have had a cough for two weeks.");
    expect(note).toContain("is 34 years old and presents with a cough for 2 weeks.");
  });

  it("is left to the clinician's introduction", () => {
    const note = noteOf(
      "D: Miss Alvarez is a 40-year-old female here for back pain. / P: My back has hurt for three days.",
    );
    expect(note).not.toContain("presents with back pain for 3 days");
  });

  it("replaces a sentence that only names the complaint", () => {
    const note = noteOf("D: What brings you in? / P: I have a headache. / D: Any nausea? / P: No.");
    expect(note).toContain("presents with a headache.");
    expect(note).not.toContain("reports headache.");
  });
});

describe("the history", () => {
  it("says once what was said twice", () => {
    const note = noteOf(
      "P: My elbow aches. The pain is getting worse at work. / D: Is it getting worse? / P: The pain is getting worse. / D: Any swelling? / P: No.",
    );
    expect(note.match(/getting worse/g)).toHaveLength(1);
  });

  it("keeps a statement beside its opposite", () => {
    const said = ["The knee hurts when walking on flat ground.", "The knee does not hurt on flat ground."];
    const history = said.map((text) => ({ topic: "hpi" as const, text, facts: [] }));
    expect(withoutRepeatedHistory(history)).toHaveLength(2);
  });

  it("keeps an uncertain complaint uncertain", () => {
    const note = noteOf("D: What brings you in? / P: Maybe a fever last night.");
    expect(note).not.toContain("presents with a fever");
  });

  it("does not deny a body part", () => {
    const note = noteOf(
      "P: I have a rash on my arm. / D: What about your eyes, anything in your eyes? / P: No. / D: Eyes? / P: No.",
    );
    expect(note).not.toMatch(/[Dd]enies (?:the )?eyes\./);
  });
});
