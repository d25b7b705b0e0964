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

  it.each([
    [
      "D: What brings you in? / P: I have had back pain for two weeks. I can't sleep well. / D: How bad is the pain? / P: A seven out of ten.",
      /presents with back pain for 2 weeks\. Back pain is (?:rated )?7/i,
    ],
    [
      "D: What brings you in? / P: Chest pain since Monday. I missed work. / D: Does it come and go? / P: It is constant.",
      /presents with chest pain since Monday\. Chest pain is constant\./i,
    ],
  ])("is followed by what is known of the complaint: %s", (dialogue, expected) => {
    expect(noteOf(dialogue)).toMatch(expected);
  });

  it("replaces a sentence that only names the complaint", () => {
    const note = noteOf("D: What brings you in? / P: I have a headache. / D: Any nausea? / P: No.");
    expect(note).toContain("presents with a headache.");
    expect(note).not.toContain("reports headache.");
  });
});

describe("the opening of the history without a question for the reason of the visit", () => {
  it.each([
    ["P: My left ankle has been swelling for a week.", /presents with left ankle swelling for a week\./],
    [
      "D: How are you? / P: Not great. I have had a sore throat since Sunday.",
      /presents with a sore throat since Sunday\./,
    ],
    [
      "D: Hi there. / P: I have been having headaches for two months.",
      /presents with (?:a )?headaches? for 2 months\./,
    ],
    [
      "D: So tell me how it all started. / P: I have had diarrhea for three days.",
      /presents with diarrhea for 3 days\./,
    ],
    ["P: I feel dizzy when I get up.", /presents with dizziness/],
  ])("is what the patient says first: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });

  it.each([
    ["an answer to a question about it", "D: Any chest pain or dizziness? / P: Dizziness, yes."],
    ["a symptom that is over", "D: How are you? / P: I had a cough last month but it is gone."],
    ["a word that says too little", "P: It is burning. / D: Where? / P: When I pee."],
    [
      "what is said late in a follow-up",
      `D: How is the diabetes? / P: The sugars are fine. / D: And the blood pressure? /
      P: I check it every day. / D: Good. / P: I walk more now. / D: Anything else? / P: I get a headache sometimes.`,
    ],
  ])("is not read from %s", (_what, lines) => {
    expect(noteOf(lines)).not.toContain("presents with");
  });
});

describe("several symptoms in the first words", () => {
  it.each([
    ["P: I have had a fever and a cough for four days.", /presents with a fever and a cough for 4 days\./],
    ["D: What brings you in? / P: I have nausea and vomiting.", /presents with nausea and vomiting\./],
    [
      "D: What brings you in? / P: For the past week I have had a runny nose, sneezing and itchy eyes.",
      /presents with (?=[^.]*runny nose)(?=[^.]*sneezing)[^.]*itchy eyes for the past week\./,
    ],
    [
      "D: How can I help? / P: I have been short of breath since Monday and my legs are swollen.",
      /presents with shortness of breath since Monday and leg swelling\./,
    ],
  ])("open the history together: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });

  it("leave out the ones denied or possible", () => {
    const note = noteOf("D: What brings you in? / P: I have had a cough for two days, no fever, maybe some chills.");
    expect(note).toContain("presents with a cough for 2 days.");
  });

  it.each([
    ["P: I have had a headache for a week, and maybe some nausea.", /possible nausea/],
    ["P: I am tired, and perhaps a bit of dizziness in the mornings.", /possible dizziness/],
    [
      "P: My knee hurts and it might be swelling a little.",
      /possible (?:left |right )?knee swelling|might be swelling/,
    ],
    ["P: I have had a cough for maybe four days and shortness of breath.", /(?<!possible )shortness of breath/],
  ])("are possible after a hedge of their own: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });
});

describe("a sentence that repeats the opening", () => {
  it.each([
    ["P: My right shoulder has been painful for a month, worse at night.", /for a month\. It is worse at night\./],
    [
      "D: What brings you in? / P: I am here because I have had a cough for two weeks and it is not going away.",
      /for 2 weeks\. It is not going away\./,
    ],
    [
      "D: What brings you in? / P: I have had back pain for three weeks, mostly when I sit.",
      /for 3 weeks\. It is mostly when sitting|for 3 weeks\. It is mostly when (?:the patient|they) sits?\./,
    ],
  ])("keeps only what is new: %s", (lines, expected) => {
    expect(noteOf(lines)).toMatch(expected);
  });

  it.each([
    "D: What brings you in? / P: My left hip has been hurting for the last three months.",
    "D: What can I do for you? / P: I am here because my neck has been painful for the past week.",
    "P: I have been having stomach pain for two days now.",
  ])("is left out: %s", (lines) => {
    const [, history = ""] = noteOf(lines).split("HISTORY OF PRESENT ILLNESS");
    const [opening = ""] = history.split("REVIEW OF SYSTEMS");
    expect(opening.match(/\./g)).toHaveLength(1);
  });

  it("is kept with another time, a limit or a denial", () => {
    const note = noteOf(
      "D: What brings you in? / P: My knee hurts for a week. Only the left knee hurts. It never hurts at rest.",
    );
    expect(note).toMatch(/only the left knee/i);
    expect(note).toMatch(/never hurts at rest/);
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
