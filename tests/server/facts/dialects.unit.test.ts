import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("readFacts on English of other countries", () => {
  expectNotes("reads a symptom that is named before its verb", [
    [
      "D: Any vomiting? / P: Vomiting is not there. Nausea is there little bit.",
      /denies vomiting/i,
      /reports vomiting/i,
    ],
    ["D: Any cough? / P: Cough is there, doctor. Blood is not coming.", /reports cough|cough/i, /blood in/i],
    ["D: What is the problem? / P: Joint pains also are there. Fever not there.", /denies fever/i, /reports fever/i],
    ["D: Any bleeding? / P: Bleeding is not there.", /denies bleeding/i, /reports bleeding/i],
    ["D: Tell me. / P: Chest pain is coming when I climb stairs.", /chest pain/i, /There is Chest/],
    ["D: And swelling? / P: Swelling is not there, doctor.", /denies swelling/i],
    ["D: How is your sleep? / P: Sleep is not coming at night.", /difficulty sleeping/i],
    ["D: Motions are normal? / P: Motion is not passing freely since four days.", /constipation for 4 days/i],
  ]);
  expectNotes("reads sugar and pressure as diseases", [
    ["D: Any sugar or BP? / P: Sugar is there since ten years. BP is not there.", /diabetes[^]*Denies hypertension/],
    ["D: Any medical condition? / P: I have BP. I don't have sugar.", /hypertension[^]*Denies diabetes/],
    [
      "D: Anyone in the family with sugar? / P: My father is having sugar and BP.",
      /Father: diabetes[^]*blood pressure/,
    ],
    ["D: Any medicines? / P: My tablets for my pressure, amlodipine.", /Amlodipine/],
  ]);
  expectNotes("reads a habit that was given up", [
    ["D: Do you smoke? / P: Smoking I left five years back.", /Former smoker; quit 5 years ago/],
    ["D: Do you smoke? / P: Packed in the fags two years ago.", /Former smoker/],
    ["D: Do you drink alcohol? / P: I'm teetotal.", /Denies alcohol use/],
  ]);
  expectNotes("reads words for being ill", [
    [
      "D: What's up? / P: I've been chucking my guts up since last night, and the trots as well.",
      /vomiting and diarrhea/,
    ],
    [
      "D: How are you? / P: I've been boaking since Tuesday and I've the skitters.",
      /vomiting and diarrhea since Tuesday/,
    ],
    ["D: What's wrong? / P: My belle dey pain me since two days.", /abdominal pain for 2 days/],
    ["D: What's wrong? / P: My body is hot since yesterday, and my head is paining me.", /fever[^]*headache/],
    ["D: How's your knee? / P: It's been giving me gyp for a week.", /hurting for a week/i],
  ]);
  expectNotes("ends a time before the next clause", [
    [
      "D: What's wrong? / P: I've been sick since last night and I've got the runs.",
      /since last night\./,
      /night and\./,
    ],
  ]);
});

describe("brands of other countries", () => {
  expectNotes("are read as allergens", [
    [
      "D: Any allergy to any medicine? / O: Septran she got rash one time.",
      /Allergic to Septran \(rash\)/,
      /Reports rash/,
    ],
    ["D: Any allergies? / P: With Voveran I came out in hives.", /Allergic to Voveran \(hives\)/],
    ["D: Allergic to anything? / P: Difene gave me a rash.", /Allergic to Difene \(rash\)/],
  ]);
});
