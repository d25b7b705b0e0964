import { describe, expect, test } from "vitest";
import { makeFact } from "../../../src/server/facts/frames/makeFact";
import type { Sentence } from "../../../src/server/facts/segment/Sentence";
import { explanationSentence } from "../../../src/server/notes/writing/sentences/planSentence";
import { expectNotes } from "./harness";

describe("times, places and drugs in an answer", () => {
  expectNotes("symptoms that are over are past", [
    [
      "D: What brings you in? / P: I have a cough. / D: What else did you have? / P: I had chills and a headache as well, and some nausea. / D: Are you still having a headache? / P: No, those are all gone.",
      /previous chills, headache, and nausea/i,
      /Reports (?:chills|nausea|headache)/,
    ],
    [
      "D: What brings you in? / P: I have a cough. / D: What else? / P: I had a headache and nausea. / D: Are you still having a headache? / P: Yeah, but the nausea is gone.",
      /headache/i,
      /previous[^.]*headache/i,
    ],
  ]);
  expectNotes("the length of an activity is not that of a symptom", [
    [
      "D: Tell me. / P: I had to lie down for two hours before the knee pain got better.",
      /knee pain/i,
      /pain for (?:about )?2 hours/i,
    ],
    ["D: Tell me. / P: I have had knee pain for two hours.", /knee pain for 2 hours/i],
  ]);
  expectNotes("the place asked about belongs to the kind of pain", [
    [
      "D: What is wrong? / P: I am tired. / D: Do you have any chest pain? / P: Slight cramps.",
      /chest pain/i,
      /muscle cramps/i,
    ],
  ]);
  expectNotes("a discharge or redness of an eye belongs to the eyes", [
    ["D: What is wrong? / P: I have discharge from my left eye and my left eye is red.", /Eyes: /, /Skin: /],
  ]);
  expectNotes("a rating of two numbers is a range", [
    [
      "D: What is wrong? / P: I have knee pain. / D: How bad is the pain, 1 to 10? / P: I don't know, like 6 or, 6 or 7.",
      /6 to 7/,
    ],
  ]);
  expectNotes("the class of a drug just named is not read as a second drug", [
    ["D: Any medications? / P: I take Flovent daily, which is like a steroid.", /Flovent/i, /^• ?Steroid|Steroid\./m],
  ]);
  expectNotes("a drug in a question about drug use is not a medicine", [
    [
      "D: Do you use any drugs like cocaine or opioids? / P: No.",
      /denies recreational drug use/i,
      /not taking opioids/i,
    ],
  ]);
  expectNotes("a disease added to others is history", [
    [
      "D: Any other medical conditions? / P: Yeah, I have asthma as well. / D: Alright. / P: I think I have high cholesterol too.",
      /history of asthma and possible high cholesterol/i,
      /concerned about high cholesterol/i,
    ],
  ]);
});

describe("what others are to decide or do", () => {
  expectNotes("a drug that others may give is not ordered", [
    [
      "D: What brings you in? / P: I have asthma and a cough. / D: I will let the emergency department know that you are on your way. They will do a chest x-ray and then they will decide whether or not you need to be admitted or you can just go home on antibiotics.",
      /refer the patient to (?:the )?emergency department/i,
      /medical treatment: antibiotics/i,
    ],
  ]);
  test("a condition whose consequence was cut off is not written as an explanation", () => {
    const sentence: Sentence = {
      turn: "1",
      at: 1,
      by: "clinician",
      text: "if that splint does not work",
      start: 0,
      end: 28,
    };
    const explained = (detail: string): string | null =>
      explanationSentence(makeFact({ kind: "statement", from: [sentence], slots: { detail } }), {
        noun: "the patient",
        sex: null,
      });
    expect(explained("if that splint on your thumb does not work")).toBeNull();
    expect(explained("if that splint does not work, the thumb can need surgery")).toMatch(/I explained that if/);
  });
});

describe("words that sound like a finding, a drug or a disease", () => {
  expectNotes("are not read as such", [
    [
      "D: What brings you in? / P: I have a cough. / D: We will check your oxygen saturation, and we want that reading to be between 88 to 92%.",
      /cough/i,
      /saturation: 88/i,
    ],
    [
      "D: What happened? / P: Maybe it was just the adrenaline pumping, but now my neck hurts. I took some Advil.",
      /advil/i,
      /^• adrenaline|adrenaline\./im,
    ],
    [
      "D: How are your inhalers? / P: I am confused about which one to take. I have a cough.",
      /cough/i,
      /Reports confusion/,
    ],
    [
      "D: Why did you come? / P: I have a cough, and you know there is like Covid, so I came.",
      /cough/i,
      /History of COVID/i,
    ],
  ]);
  expectNotes("are read as such in other contexts", [
    ["D: What happened? / P: I have been confused since the fall, and my head hurts.", /confusion/i],
    ["D: What happened? / P: A wasp stung me and they gave me adrenaline.", /adrenaline|epinephrine/i],
    ["D: What happened? / P: I have a cough. / D: Your oxygen saturation is 93% today.", /saturation: 93/i],
  ]);
});

describe("words of an answer that mean nothing without the question", () => {
  expectNotes("are not written", [
    [
      "D: Any sore throat? / P: I did initially for the first two days, and then it got better. I have a cough.",
      /cough/i,
      /did initially/i,
    ],
    ["D: Any pets? / P: I have not been around one for a while. I have a cough.", /cough/i, /around one/i],
    ["D: How is the diet? / P: I need some help there. I have a cough.", /cough/i, /help there/i],
  ]);
});
