import { describe } from "vitest";
import { expectNotes } from "./harness";

expectNotes("a symptom that replaced others is the complaint", [
  [
    "P: I thought it was the flu, fever and aches, but now it's just this cough. / D: How long? / P: Three weeks.",
    /CHIEF COMPLAINT\n\nCough for 3 weeks\./,
    /fever for 3 weeks/i,
  ],
  [
    "P: It started with a sore throat but now I have an earache. / D: Since when? / P: Since Monday.",
    /CHIEF COMPLAINT\n\nEar pain since Monday\./,
  ],
  ["P: At first I had nausea, but now I only have a headache.", /CHIEF COMPLAINT\n\nHeadache\./],
]);

expectNotes("a symptom that joined others does not replace them", [
  ["P: I had nausea at first, but now I have a headache too.", /presents with nausea and a headache/],
  ["P: I had a cough last week but now it is worse.", /cough/i, /previous cough/i],
]);

describe("an answer that denies only the name of a symptom", () => {
  expectNotes("reports the feeling in its place", [
    [
      "D: Any chest pain? / P: Not pain, pressure, when I go up the hill.",
      /chest pressure when they go up the hill[^]*Reports chest pressure/,
      /Denies chest pain/,
    ],
    [
      "D: Any chest pain? / P: Not a pain, more a tightness across here.",
      /Reports chest tightness/,
      /Denies chest pain/,
    ],
    [
      "D: Any chest pain? / P: Not pain. Pressure, when I climb the stairs.",
      /chest pressure when/,
      /Denies chest pain/,
    ],
    [
      "D: Do you get chest pain? / P: I wouldn't call it pain, it's more of a heaviness when I walk.",
      /chest heaviness when/,
      /[Dd]enies/,
    ],
    ["D: Any pain in your back? / P: Not pain exactly, a dull ache.", /dull back ache|back pain/i, /Denies back pain/],
  ]);
  expectNotes("is kept as said with another name", [
    ["D: Any dizziness? / P: Not dizzy, more like the room is swaying.", /room is swaying/, /Denies dizziness/],
    [
      "D: Do you feel depressed? / P: I wouldn't say depressed. Flat, more like.",
      /Flat, more like/,
      /Denies depression/,
    ],
    ["D: Any cough? / P: Not a cough, more of a tickle in my throat.", /tickle/, /Denies cough/],
  ]);
  expectNotes("denies the symptom with no other name", [
    ["D: Any chest pain? / P: Not pain, no.", /Denies chest pain/],
    ["D: Any chest pain? / P: Not since Monday.", /Denies chest pain/],
    ["D: Any belly pain? / P: No pain, just bloating.", /Reports bloating\. Denies abdominal pain/],
    ["D: Any nausea? / P: Not nausea. I did throw up once.", /Denies nausea/],
  ]);
});
