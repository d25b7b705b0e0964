import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("an answer that continues after the clinician's okay", () => {
  expectNotes("belongs to the same question", [
    ["D: Any allergies? / P: To cats. / D: OK. / P: And penicillin, I get a rash.", /Allergic to penicillin \(rash\)/],
    [
      "D: Do you take any medications? / P: Just a multivitamin. / D: OK / P: And vitamin D as well.",
      /Multivitamin\.\nVitamin D\./,
    ],
    [
      "D: Any medications? / P: Metformin. / D: And anything else? / P: Just aspirin. / D: Right. / P: Oh, and lisinopril.",
      /Metformin\.\nAspirin\.\nLisinopril\./,
    ],
    ["D: Any medical conditions? / P: Diabetes. / D: Mm-hmm. / P: Oh, and asthma as well.", /diabetes and asthma/],
    [
      "D: Any surgeries? / P: My appendix out. / D: Right. / P: And a hernia repair.",
      /appendectomy\.\n.*hernia repair/,
    ],
  ]);
  expectNotes("is not an answer if it names no item of the list", [
    [
      "D: Any allergies? / P: No. / D: Okay. / P: And I take metformin.",
      /MEDICATIONS\n\nMetformin\.\n[^]*No known allergies/,
      /Allergic to metformin/i,
    ],
    ["D: Any allergies? / P: Eggs. / D: Okay. / P: And I took ibuprofen for it.", /Allergic to eggs/, /to ibuprofen/i],
  ]);
});

describe("an answer after a sentence that breaks off", () => {
  expectNotes("is read", [
    [
      "P: My neck hurts. / D: How bad is this pain, 1 to 10? / P: It would be. I would say probably a 6 or a 7.",
      /6 to 7 on a scale of 10/,
    ],
    [
      "P: I hurt my knee. / D: And when did this happen? / P: Uh, this happened about. Probably like 6 hours ago.",
      /for 6 hours/,
    ],
  ]);
  expectNotes("is not read as the rest of that sentence", [
    ["D: Do you have a plan to end your life? / P: I think so. I am waiting for my doctor.", /I think so/],
  ]);
});

describe("a sentence cut by the listener", () => {
  test("is read as one sentence", () => {
    const facts = factsOf(
      "D: Let me do your physical exam. / D: On your heart exam I appreciate a two out of six- / P: Mm-hmm. / D: systolic murmur at the apex.",
    );
    const found = facts.find(({ kind }) => kind === "exam");
    expect(found?.slots.finding?.text).toMatch(/2\/6 systolic murmur at the apex/);
    expect(found?.evidence.map(({ turn }) => turn)).toEqual(["1", "3"]);
  });
  expectNotes("stays apart from the next if it was finished", [
    ["D: Any nausea? / P: No nausea. / D: Okay. / P: But I vomited twice.", /denies nausea/i, /denies[^.]*vomit/i],
  ]);
});
