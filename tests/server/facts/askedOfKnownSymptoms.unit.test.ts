import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a “no” to a question about a known symptom", () => {
  expectNotes("denies only what was asked of it", [
    ["P: My hip hurts. / D: Does the pain extend anywhere? / P: No, not really.", /hip/i, /denies pain/i],
    ["P: I've got a rash. / D: Does the rash itch? / P: No.", /itching/i, /denies rash/i],
    [
      "P: My ankles swell up. / D: Does the swelling go down overnight? / P: No.",
      /swelling does not go down overnight/i,
      /denies swelling/i,
    ],
    ["P: I get headaches. / D: Does the headache bother you at night? / P: No.", /headache/i, /denies headache/i],
    ["P: I had a headache. / D: Did the headache resolve? / P: No.", /headache did not resolve/i, /denies headache/i],
  ]);
});

describe("a doubt before “but”", () => {
  expectNotes("leaves what follows certain", [
    [
      "D: Anything else? / P: I'm not sure if it matters but I have a rash on my arm.",
      /reports rash/i,
      /possible rash/i,
    ],
    [
      "D: Anything else? / P: I don't know if this is related but my anxiety has been worse.",
      /anxiety/i,
      /possible anxiety/i,
    ],
    ["D: Any rash? / P: I'm not sure if it's a rash.", /rash/i, /reports rash/i],
  ]);
});
