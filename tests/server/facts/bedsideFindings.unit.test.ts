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
