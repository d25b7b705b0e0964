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

describe("a “no” about the quality of a symptom", () => {
  expectNotes("does not deny the symptom", [
    [
      "D: Are you coughing up any bloody phlegm? / P: No, it's just yellow.",
      /denies coughing up blood/,
      /denies cough(?!ing)|denies phlegm/,
    ],
    ["D: Is the phlegm bloody? / P: No.", /denies coughing up blood/, /denies phlegm/],
    ["D: Is your sputum blood-stained at all? / P: No, not at all.", /denies coughing up blood/, /denies sputum/],
    ["D: Is there any blood in your vomit? / P: No.", /denies hematemesis/, /denies vomiting/],
    ["D: Was the diarrhea bloody? / P: No, just watery.", /denies blood in stool/, /denies diarrhea/],
    ["D: Any green phlegm? / P: No.", /./, /denies phlegm/],
    ["D: Is the cough gone? / P: No.", /reports cough/i],
  ]);
});

describe("a question whether a rash has spread", () => {
  expectNotes("is not about an earlier pain", [
    [
      "D: What brings you in? / P: I have a sore throat. / D: Any rash? / P: Some pink spots on my arm. / D: Has that spread anywhere? / P: No, it hasn't spread.",
      /sore throat/,
      /denies radiation|sore throat has not spread/i,
    ],
    [
      "D: What brings you in? / P: I have a headache. / D: Any spots? / P: Red marks on the leg. / D: Has it spread at all? / P: No.",
      /headache/,
      /radiation/i,
    ],
    ["D: What brings you in? / P: I have back pain. / D: Does it spread anywhere? / P: No.", /radiation/i],
  ]);
});

describe("a “no” to a question about the course of a known symptom", () => {
  expectNotes("denies only the course", [
    ["D: Is the swelling getting worse? / P: No.", /The swelling is not getting worse/, /denies swelling/i],
    ["D: Is the swelling constant? / P: No, it comes and goes.", /./, /denies swelling/i],
    ["D: Has the rash spread? / P: No.", /./, /denies rash/i],
    ["D: Does the cough keep you up at night? / P: No.", /./, /denies cough/i],
    ["D: Has this pain changed at all since yesterday? / P: No.", /The pain has not changed/, /denies pain/i],
    ["D: Does the headache wake you? / P: Not really.", /./, /denies headache/i],
    ["D: Is your pain coming and going? / P: No.", /./, /denies pain/i],
    ["D: Has the bleeding gotten heavier? / P: No. / D: Has the bleeding stopped? / P: No.", /./, /denies bleeding/i],
    ["D: Did the dizziness start suddenly? / P: No, slowly.", /./, /denies dizziness/i],
    ["D: Does the numbness affect your sleep? / P: No.", /./, /denies numbness/i],
    ["D: Is there any swelling? / P: No.", /denies swelling/i],
  ]);
});
