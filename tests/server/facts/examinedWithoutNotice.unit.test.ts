import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an examination", () => {
  expectNotes("begins with a look at the patient", [
    [
      "P: I cut my thumb. / D: Let's have a look. Two and a half centimetre laceration over the left thumb. Sensation's reduced at the tip. Cap refill is under two seconds.",
      /2\.5 centimetre laceration over the left thumb[^]*Sensation is reduced at the tip[^]*Capillary refill is under 2 seconds/,
    ],
    [
      "P: My nose bleeds. / D: Let me have a look. There's a prominent vessel on the right septum with a bit of crusting.",
      /Nose[^\n]*Prominent vessel on the right septum with some crusting/,
    ],
    ["D: Let's have a look at your list here. You're on aspirin. / P: Yes.", /MEDICATIONS/, /PHYSICAL EXAM/],
    [
      "P: My vision is blurry. / D: Vision is twenty forty in the right eye.",
      /EXAM[^]*Vision is 20\/40 in the right eye/,
    ],
    [
      "P: I see halos. / D: Vision today is six nine on the right and six twelve on the left.",
      /6\/9 on the right and 6\/12/,
    ],
    [
      "P: My shin hurts. / D: So there's redness and warmth over the left shin.",
      /EXAM[^]*Redness and warmth over the left/,
    ],
    ["P: I get dizzy. / D: So there's a risk of falls with that.", /[Dd]izz/, /PHYSICAL EXAM/],
  ]);

  expectNotes("does not take a side from “right here”", [
    [
      "P: I have a lump. / D: Let me examine you. So on the left sole there's a one centimetre plantar wart over the second metatarsal head, with black dots, tender when I squeeze it.",
      /On the left sole a one centimetre plantar wart[^.]*tender to palpation/,
    ],
    [
      "P: I rolled my ankle. / D: You're tender right here over the tip of the fibula.",
      /Tender over the tip/,
      /right over/,
    ],
  ]);
});

describe("an examiner's “oh yeah” after a question", () => {
  expectNotes("is not read as the patient's answer", [
    [
      "D: Asthma? / P: No. / D: Okay Mia, can I look in your ears? Now the left one. Oh yeah, that left drum is red and bulging.",
      /EXAM[\s\S]*Left drum is red and bulging/,
      /Reports redness/,
    ],
  ]);
});
