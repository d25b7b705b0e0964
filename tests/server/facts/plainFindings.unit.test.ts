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

  expectNotes("are history outside an examination", [
    ["D: Can you stand on your toes? / P: No.", /^/, /PHYSICAL EXAM/],
  ]);
});

describe("a value that the patient reads", () => {
  expectNotes("is marked as reported", [
    ["D: And your pulse? / P: My watch says 104.", /Heart rate \(patient-reported\): 104/],
    [
      "D: How tall are you? / P: Five six. / D: And your weight? / P: About 170.",
      /Height \(patient-reported\): 5'6"[^]*Weight \(patient-reported\): about 170/,
    ],
  ]);
});

describe("pain at a touch", () => {
  expectNotes("is at the place that the examiner names after it", [
    [
      "P: My belly hurts. / D: Let me press on your belly. Does that hurt? / P: Ouch, yes. / D: That's the right lower quadrant.",
      /Pain to palpation of the right lower quadrant/,
    ],
    [
      "D: I'm just going to feel your tummy. Any tenderness? / P: A little bit there. / D: That's up under the ribs on the right.",
      /Slight pain to palpation under the ribs on the right/,
      /reports tenderness/,
    ],
    [
      "D: Does this hurt? / P: No. / D: This? / P: No. / D: And here? / P: Ow! Yes. / D: Okay, that's the base of the thumb.",
      /Pain to palpation of the base of the thumb/,
      /denies pain|No pain/i,
    ],
    [
      "D: Any tenderness over your sinuses? / P: Yes, there. / D: That's the left cheek.",
      /to palpation of the left cheek/,
    ],
    [
      "D: Press on your forehead for me, does that hurt? / P: Yes.",
      /Pain to palpation of the forehead/,
      /reports pain/,
    ],
    ["D: Let me press on your belly. Does that hurt? / P: Yes. / D: That's the infection.", /Pain/, /the infection/],
  ]);
});
