import { describe, expect, test } from "vitest";
import { withoutAddressee } from "../../../src/server/facts/segment/withoutAddressee";
import { expectNotes } from "./harness";

describe("a patient whom the clinician calls by name", () => {
  expectNotes("is meant by the name in what the clinician finds and plans", [
    [
      "D: Hi there, you must be Mia's mom. / P: Yes. / D: So Mia has an ear infection on the left. Mia's throat looks fine.",
      /Throat is fine[\s\S]*Ear infection on the left/,
      /Mia/,
    ],
    [
      "D: Hello Tom. Lungs are clear. So Tom's got bronchiolitis. Tom needs to drink plenty.",
      /Bronchiolitis[\s\S]*drink plenty/,
      /Tom/,
    ],
    [
      "D: Hi, what's going on with Jonah today? / P: His ear hurts. / D: Let's start Jonah on cefdinir.",
      /start cefdinir/,
      /Jonah/,
    ],
  ]);

  expectNotes("is not a companion or a person whom the clinician only speaks of", [
    [
      "D: Hi Sarah, and this is Leo? / P: Yes. / D: Sarah has a cold herself, I see. Any fever? / P: No.",
      /fever/,
      /PLAN/,
    ],
    ["D: Hello Anna. / P: Hello. / D: Is Tom your husband? / P: Yes. / D: Tom has pneumonia.", /COMPLAINT/, /PLAN/],
  ]);
});

describe("the introduction at the start of a visit", () => {
  expectNotes("is left out of the history", [
    [
      "D: Can I check your full name and date of birth? / P: It's Anna Long, third of May 1970. / D: What's wrong? / P: I have a cough.",
      /cough/,
      /Anna|1970/,
    ],
    ["D: Hello, I'm Dr. Shaw. Is it Priya? / P: Yes. / D: What's wrong? / P: I have a rash.", /rash/, /Priya/],
    ["D: What do you take? / P: A blue inhaler. / D: Is it Ventolin? / P: Yes.", /Ventolin/],
  ]);
});

describe("the name of the listener", () => {
  test.each([
    ["He did not fall, Barbara", "He did not fall"],
    ["I have had it for a week, Dr. Lee", "I have had it for a week"],
    ["Take it twice a day, Mr. Jones.", "Take it twice a day."],
    ["It has been hurting, ma'am", "It has been hurting"],
    ["It is only a sprain, Kevin.", "It is only a sprain."],
    ["The scan was clear, Mrs. O'Neil", "The scan was clear"],
  ])("is removed at the end of %s", (said, text) => {
    expect(withoutAddressee(said)).toBe(text);
  });
  test.each([
    "I live with my wife, Barbara",
    "I saw the nurse, Karen",
    "I was seen by the cardiologist, Dr. Smith",
    "My girls are called Anna, Julia",
    "I take metoprolol, Lipitor",
    "We moved here from Dallas, Texas",
  ])("stays in %s", (said) => {
    expect(withoutAddressee(said)).toBe(said);
  });
});
