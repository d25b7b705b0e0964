import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a lesion that the clinician describes", () => {
  expectNotes("is a finding of the examination, although none was announced", [
    [
      "D: There's a three centimeter laceration over the palm, no tendon injury.",
      /PHYSICAL EXAM\n\n• Skin: 3 cm laceration over the palm, no tendon injury\./,
    ],
    ["D: I see a two centimeter mobile lump in the left breast.", /• Breast: 2 cm mobile lump in the left breast\./],
    [
      "D: Small superficial abrasion on the right knee, no foreign body.",
      /• Skin: Small superficial abrasion on the right knee, no foreign body\./,
    ],
    [
      "D: There's a rough, scaly patch on your left temple, around eight millimeters.",
      /• Skin: Rough, scaly patch on the left temple, around 8 mm\./,
    ],
  ]);
  expectNotes("is not read from talk about lesions", [
    ["P: I have a lump in my neck. / D: A lump in the neck is usually nothing serious.", /./, /PHYSICAL EXAM/],
    ["D: You can get a red rash on the arms with this medicine.", /^/, /PHYSICAL EXAM/],
    ["D: The CT shows a three centimeter mass in the left kidney.", /./, /PHYSICAL EXAM/],
    ["P: I found a lump. / D: So you found a firm lump in your left breast?", /./, /PHYSICAL EXAM/],
  ]);
});

describe("a lesion that is described after its place", () => {
  expectNotes("is a finding of its own", [
    [
      "D: Let's have a look. Right, your hand. It's a two and a half centimetre laceration over the palm, clean edges.",
      /2\.5 centimetre laceration over the palm, clean edges/,
    ],
    [
      "D: Let me examine the arm. So that's a 3 cm abrasion on the forearm.",
      /3 cm abrasion on the forearm/,
      /is a 3 cm/,
    ],
    [
      "D: Let me take a look. Okay, this is a 4 mm nodule on the left cheek.",
      /4 mm nodule on the left cheek/,
      /[Ii]s a 4/,
    ],
  ]);
});
