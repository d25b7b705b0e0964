import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer that leaves out what was asked about", () => {
  expectNotes("is written with its name", [
    [
      "D: Any bleeding? / P: There's a bit on the paper. Bright red.",
      /Bleeding: “There's a bit on the paper\. Bright red\.”/,
    ],
    ["D: Any blood? / P: There was a streak, once, right at the beginning.", /streak of blood, once/],
    ["D: Any trouble peeing? / P: I can't go.", /cannot pass urine/],
    ["D: Any change in bowel habit? / P: I'm a bit looser than I was.", /stools are a little looser than before/],
    ["D: And do they fade if you press them? / P: No.", /rash does not fade with pressure/],
    [
      "D: Any palpitations? / P: I get the odd flutter. / D: How often? / P: Once a week, if that.",
      /Palpitations occur/,
    ],
  ]);

  expectNotes("is past if it says so", [
    [
      "D: Any numbness in the fingers? / P: There was at first. That's gone now.",
      /Numbness in the fingers: “There was at first\. That's gone now\.”/,
      /Reports numbness/,
    ],
  ]);
});

describe("blood and something else in one question", () => {
  expectNotes("are answered by their names", [
    ["P: I have diarrhea. / D: Any blood or slime? / P: Slime, yes. Blood, I don't think so.", /denies blood in stool/],
    ["P: I have diarrhea. / D: Any blood or slime? / P: Slime, yes.", /slime/, /blood in (?:stool|urine)|coughing/],
    ["P: I have diarrhea. / D: Any blood or mucus? / P: Mucus. No blood.", /denies blood in stool/, /coughing/],
    ["P: I have diarrhea. / D: Any blood or mucus? / P: No.", /denies blood in stool/, /coughing/],
  ]);
});

describe("a question whether it is the first time", () => {
  expectNotes("says the opposite of whether it has happened before", [
    [
      "D: So is this the first time? / P: No, I had the same thing two years ago, on the other side.",
      /reports similar symptoms before/,
    ],
    ["D: Is this the first time you've had this? / P: Yes.", /denies similar symptoms before/],
    ["D: Have you had this before? / P: No.", /denies similar symptoms before/],
  ]);
});

describe("an act that a question names first", () => {
  expectNotes("is not what it asks about", [
    ["D: When you cough, does any wee come out? / P: A bit, yeah. And when I jump.", /./, /Reports cough/],
    ["D: Do you cough at night? / P: Yes.", /cough/],
  ]);
});

describe("a pain that is the worst ever", () => {
  expectNotes("is noted", [
    ["D: Worst headache you've ever had? / P: By a mile.", /headache is the worst of the patient's life/],
    ["D: What's wrong? / P: I have a headache. It is the worst headache of my life.", /worst headache/],
    ["D: Is this the worst pain you've ever had? / P: No, I've had kidney stones.", /./, /(?<!not )the worst/],
  ]);
});

describe("what helped and no longer does", () => {
  expectNotes("is not a relieving factor", [
    [
      "D: Has anything helped? / P: The ibuprofen helped for a bit and then it didn't.",
      /ibuprofen helped at first but not for long/,
      /Relieved by/,
    ],
    ["D: What makes it better? / P: Nothing, honestly. Well, heat, a little.", /Relieved by heat, a little/, /denies/],
    ["D: What helps? / P: Nothing. It just goes on its own.", /denies relieving factors/],
  ]);
});

describe("an item of a list", () => {
  expectNotes("has only the time of its own sentence", [
    [
      "D: Any leg swelling, calf pain, recent surgery? / P: I had my knee done five weeks ago. The calf on that side's sore.",
      /Reports calf pain/,
      /[Cc]alf pain for 5 weeks|previous calf pain/,
    ],
  ]);

  expectNotes("that was there only at an earlier time is past", [
    ["D: Dark stools at all? / P: Only when I was on the iron.", /had black stools only when/, /Reports black stools/],
  ]);

  expectNotes("is not affirmed by words about the part", [
    ["D: Any pain in your arm? / P: My left arm's gone heavy.", /left arm has gone heavy/, /arm pain/],
  ]);
});

describe("the time of another body part", () => {
  expectNotes("is not the time of the complaint", [
    [
      "D: What's brought you in? / P: I've got a sore throat, and my left ear's blocked. / D: Which came first? / P: The throat. The ear only started yesterday.",
      /Sore throat\./,
      /throat since yesterday/i,
    ],
  ]);
});
