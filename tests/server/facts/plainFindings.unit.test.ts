import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("findings in plain words", () => {
  expectNotes("are read without an announced examination", [
    [
      "D: Right ear looks fine. Left one is red and bulging. / P: Okay.",
      /Right ear is fine\. Left ear is red and bulging/,
    ],
    ["P: I feel off. / D: Gait's steady. / P: Okay.", /Neurological: Gait is steady/],
    ["D: Eye movements are full. Pupils react. / P: Okay.", /Eyes: Eye movements are full\. Pupils react/],
    ["D: Face is symmetric. Speech is slurred. / P: Okay.", /Face is symmetric[^]*Speech is slurred/],
    ["O: She is three months old. / D: She's alert, tracking, smiling. / O: Yes.", /Alert, tracking, smiling/],
    ["D: A bit red back there, no pus. / P: Okay.", /[Ss]lightly red back there, no pus/],
    ["D: Umbilicus is clean and dry. / P: Okay.", /Gastrointestinal: Umbilicus is clean/],
    ["D: NIH stroke scale is 2. / P: Okay.", /Neurological: NIH stroke scale is 2/],
  ]);

  expectNotes("keep what they are compared with", [
    [
      "P: My ankle is sore. / D: Swelling's down a lot compared to last week.",
      /EXAM[^]*Swelling is down a lot compared to last week/,
    ],
    ["P: My ankle is sore. / D: Bruising's almost gone.", /EXAM[^]*Bruising is almost gone/],
  ]);

  expectNotes("begin after a command of the examination", [
    [
      "D: Follow my finger. Those are full. / P: Okay. / D: Finger to nose is fine.",
      /Neurological: Finger to nose is fine/,
    ],
    ["D: I'm going to look in your ears. Both drums are dull. / P: Okay.", /Both drums are dull/],
  ]);

  expectNotes("are not taken from figures of speech, other times and suppositions", [
    ["D: My hands are full today. / P: Okay.", /./, /EXAM/],
    ["D: Your feet were swollen last time. / P: Yes.", /./, /EXAM/],
    ["D: If your throat is red, call us. / P: Okay.", /./, /EXAM/],
    ["P: My legs are swollen. / D: So your legs are swollen. / P: Yes.", /swelling|swollen/, /EXAM/],
  ]);
});

describe("what is seen of a patient", () => {
  expectNotes("is a finding", [
    ["D: You seem a bit down today, not much eye contact. / P: Yes.", /Psychiatric: Appears a bit down/],
    ["D: I can see you're breathing fast, about 28 a minute. / P: Yes.", /[Bb]reathing fast/],
    [
      "D: I hear a few crackles at the base that clear when you cough.",
      /crackles at the base that clear with coughing/,
    ],
    ["D: Your ear canal's full of wax, I can't see the drum.", /full of wax[^]*drum not visible/],
    ["D: There's a little scab on your shin, healing well.", /EXAM[^]*Small scab on the shin, healing well/],
    ["D: Your feet are cold and I can't feel a pulse in the left one.", /Feet are cold, no pulse in the left one/],
    [
      "D: Testicles feel normal, there's a soft swelling on the left.",
      /Genitourinary: Testicles are normal, a soft swelling/,
    ],
    ["D: I want to do a quick physical exam. So, looking at you, your neck is very supple.", /Neck is very supple/],
    ["D: Let me examine you. You don't appear in any distress.", /No distress/],
  ]);
});

describe("tests of touch and movement", () => {
  expectNotes("are findings", [
    [
      "D: I'm going to check your reflexes. Those are normal. / P: Good. / D: Can you feel this? / P: Yes. / D: Same on both sides? / P: Yes.",
      /Reflexes are normal\. Sensation to touch intact\. Sensation equal on both sides/,
    ],
    [
      "D: Let me examine your legs. Can you stand on your toes? / P: Not on the left.",
      /Cannot stand on the toes on the left/,
    ],
  ]);

  expectNotes("are not findings outside an examination", [
    ["D: Can you stand on your toes? / P: No.", /^/, /PHYSICAL EXAM/],
  ]);
});

describe("tenderness at a place", () => {
  expectNotes("is a finding", [
    [
      "D: Let me examine you. You're a bit tender over the left kidney. / P: Yes.",
      /Mild tenderness over the left kidney/,
    ],
    [
      "D: Let me examine you. You're quite tender in the right lower quadrant. / P: Ow.",
      /Marked tenderness in the right lower quadrant/,
    ],
    ["D: Let me examine you. You're slightly tender under the ribs. / P: A bit.", /Mild tenderness under the ribs/],
    ["D: Let me examine you. You're not tender anywhere. / P: No.", /No tenderness/],
    ["D: Let me have a look. Your glands are up. / P: Right.", /Lymph nodes are enlarged/],
    ["D: If you are very tender over the wound, come back. / P: Okay.", /./, /Marked tenderness/],
  ]);
});

describe("the look of a patient", () => {
  expectNotes("is a finding of the examination", [
    ["D: You look tired, a bit tearful.", /PHYSICAL EXAM[^]*Appears tired, a bit tearful/, /HISTORY/],
    ["D: You look exhausted today.", /PHYSICAL EXAM[^]*Appears exhausted/],
  ]);
});
