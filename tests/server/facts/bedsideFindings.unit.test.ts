import { describe } from "vitest";
import { expectNotes } from "./harness";

const exam = (said: string): string => `P: I feel ill. / D: Let me examine you. ${said}`;

describe("an absent finding", () => {
  expectNotes("is denied by name", [
    [
      exam("Stridor when he cries, I don't hear it at rest right now."),
      /Stridor when he cries, not present at rest/,
      /no it/,
    ],
    [
      exam("No hernia on the right. I don't feel anything on the left either."),
      /[Nn]o abnormality on the left/,
      /no anything/i,
    ],
    [exam("There's a murmur at the apex, I can't hear it in the back."), /not present in the back/, /no it/],
    [exam("I don't see anything abnormal in the throat."), /[Nn]o abnormality in the throat/],
  ]);
});

describe("neurological findings", () => {
  expectNotes("belong to their systems", [
    [exam("Look at my nose. Fields are full. No nystagmus."), /Eyes: Fields are full\. No nystagmus/],
    [exam("Arms out, eyes closed. No drift. Power's five out of five."), /Neurological: No drift\. Power's 5\/5/],
    [exam("Plantars downgoing, no clonus."), /Neurological: Plantars downgoing/],
    [exam("Finger to nose is normal."), /Neurological: Finger to nose/],
    [exam("Discs are sharp on both sides."), /Eyes: Discs are sharp/],
  ]);
});

describe("a temperature said without its name", () => {
  expectNotes("is a vital sign", [
    [exam("He's 101.1 now, heart rate 148."), /Temperature: 101\.1/],
    [exam("She is 38.6, pulse 120."), /Temperature: 38\.6/],
    [exam("You're still 102.4 here."), /Temperature: 102\.4/],
  ]);
  expectNotes("is not read as another number", [
    [exam("She is 38.6 kilos."), /./, /Temperature/],
    [exam("He's 96 percent on room air."), /96%/, /Temperature/],
    [exam("You are 36.2 weeks."), /./, /Temperature/],
  ]);
});

describe("a rating after a symptom that accompanies the pain", () => {
  expectNotes("belongs to the pain", [
    [
      "P: I have headaches. / D: Do you feel nauseous with it? / P: Yes. / D: How bad does it get, zero to ten? / P: Eight.",
      /[Hh]eadache is 8 on a scale of 10/,
      /[Nn]ausea is 8/,
    ],
    [
      "P: I have belly pain. / D: Any vomiting? / P: Yes. / D: On a scale of one to ten? / P: Six.",
      /pain is 6/,
      /[Vv]omiting is 6/,
    ],
    [
      "P: I have back pain. / D: Any fever? / P: Yes. / D: How bad is it out of ten? / P: Seven.",
      /pain is 7/,
      /[Ff]ever is 7/,
    ],
  ]);
  expectNotes("belongs to the symptom that is named with it", [
    [
      "P: I have headaches. / D: Any tingling? / P: Yes. / D: How bad is the tingling out of ten? / P: Four.",
      /[Tt]ingling is 4/,
    ],
  ]);
});

describe("a symptom that “hardly” occurs", () => {
  expectNotes("is neither reported nor denied", [
    ["P: I get headaches. I feel nauseous but I hardly ever actually vomit.", /nausea/, /vomiting/],
    ["P: I have asthma. I rarely wheeze.", /./, /[Rr]eports wheezing|[Dd]enies wheezing/],
    ["P: My chest is fine, I hardly cough.", /./, /[Rr]eports (?:a )?cough/],
  ]);
});

describe("tablets asked for by name", () => {
  expectNotes("are medications", [
    [
      "P: I take tablets for it. / D: What tablets are those? / P: Sumatriptan, fifty. And ibuprofen 400.",
      /MEDICATIONS[^]*Sumatriptan 50[^]*Ibuprofen 400/,
    ],
    [
      "P: I use an inhaler. / D: Which inhaler is that? / P: Symbicort, two puffs twice a day.",
      /MEDICATIONS[^]*Symbicort/,
    ],
    ["P: They gave me pills. / D: What pills were they? / P: Naproxen 500.", /MEDICATIONS[^]*[Nn]aproxen 500/],
  ]);
});
