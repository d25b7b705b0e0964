import { describe } from "vitest";
import { expectNotes } from "./harness";

const exam = "D: Let me do a quick exam.";

describe("an examination said aloud without punctuation", () => {
  expectNotes("keeps the findings of each region", [
    [
      "D: okay let me examine you so listening to your heart you have a nice regular rate and rhythm with no murmurs that i appreciate now on your lung exam when you're taking some deep breaths i do notice some crackles in your lungs bilaterally and so on your lower extremities i appreciate no edema and everything else looks good",
      /Regular rate and rhythm with no murmurs\.[^]*Lower extremities: no edema\.[^]*Crackles in the lungs bilaterally/,
      /else is good/,
    ],
    [
      "D: let me do an exam on your heart exam i do appreciate a two out of six systolic ejection murmur your lungs you want to take a deep breath for me lungs are clear bilaterally",
      /murmur\.[^]*Respiratory: Lungs are clear bilaterally/,
    ],
    [
      `${exam} / D: now unfortunately i do also smell the odor you are correct but i do not appreciate any bony exposure now on vascular exam i do have bilateral palpable pulses`,
      /Odor\. No bony exposure\.[^]*Bilateral palpable pulses/,
    ],
    [
      `${exam} / D: okay so your abdominal exam is your belly is soft there is no tenderness as i push around there`,
      /Gastrointestinal: Abdomen is soft\. No tenderness\./,
    ],
    [`${exam} / D: Your lungs sound clear and you don't have any lower extremity edema.`, /No lower extremity edema/],
  ]);
  expectNotes("does not include part of the next announcement in a finding", [
    [
      "D: let me do my exam i see normal range of movement with your right wrist let's go ahead and focus on it",
      /Normal range of movement\./,
      /movement with the right wrist/,
    ],
  ]);
});

describe("pain at a touch or a movement", () => {
  expectNotes("is a finding of the part being examined, with its side", [
    [
      "D: I'm going to do a focused exam on that right elbow. Do you have any pain when I press here? / P: Yes. / D: Do you have any pain when you supinate? / P: No.",
      /Pain to palpation of the right elbow\. No pain with supination at the right elbow/,
      /denies pain/i,
    ],
    [
      "D: Let me examine that shoulder. Does it hurt when I press here on the front of the left shoulder? / P: No. / D: How about here on the outside? / P: Ouch, yes. / D: And when you lift your arm? / P: Yeah, that really hurts.",
      /No pain to palpation of the anterior aspect of the left shoulder\.[^]*Pain to palpation of the lateral aspect of the left shoulder\.[^]*Pain with raising/,
      /reports pain/i,
    ],
    [
      "D: Let me listen to your chest. Lungs are clear. Let me look at your knee here so when I press here on the inside of your knee does that hurt? / P: A little bit. / D: How about when I press on the outside, is that painful? / P: No. / D: I'm going to have you flex your knee, is that painful? / P: Yeah that's uncomfortable.",
      /Slight pain to palpation of the medial aspect of the knee\. No pain to palpation of the lateral aspect of the knee\. Pain with flexion of the knee/,
      /of the chest/,
    ],
    [
      `${exam} / D: I'm going to press on your belly. Is that tender anywhere? It doesn't look like you are making any facial expression. / P: No.`,
      /^(?![^]*Head and Face)/,
    ],
  ]);
  expectNotes("on movement is of a limb", [
    [
      `${exam} / D: Let me press on your belly. / D: Does it hurt when you move? / P: Yes.`,
      /Pain with movement\./,
      /movement of the abdomen/,
    ],
  ]);
  expectNotes("is not read from a question about anything else", [
    [`${exam} / D: Can you feel this on your right foot? / P: Yes. / D: How about here? / P: No.`, /^(?![^]*[Pp]ain)/],
  ]);
});

describe("a result in everyday words", () => {
  expectNotes("is a result of the test named before", [
    [
      "D: thank you i know you did a chest x-ray before coming in so on your results for the chest x-ray it does look like you have some mild radiation pneumonitis which basically means some inflammation of the lungs",
      /Chest X-ray demonstrates mild radiation pneumonitis\.[^]*ASSESSMENT/,
      /basically means/,
    ],
    [
      "D: okay i'm gonna review the results of your right foot x-ray that we did when you came in today the good news is i don't see any evidence of osteomyelitis meaning that there is no infection of the bone",
      /Right foot X-ray: no evidence of osteomyelitis\./,
    ],
    [
      `${exam} / D: okay so there is no tenderness as i push around there now i did review the results of your recent lab work and it is consistent as your doctor noted with an iron deficiency`,
      /Lab work: consistent with an iron deficiency/i,
    ],
  ]);
});
