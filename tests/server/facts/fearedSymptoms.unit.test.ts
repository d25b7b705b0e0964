import { describe, expect, test } from "vitest";
import { expectNotes, factsOf } from "./harness";

describe("a symptom that almost happened or was expected", () => {
  expectNotes("vomiting that did not come is nausea", [
    ["D: How was the stomach? / P: I thought I'd throw up but I didn't.", /nausea/i, /vomiting/i],
    ["D: What happened then? / P: I thought I was going to throw up.", /nausea/i, /vomiting/i],
    ["D: Anything else? / P: I feel like throwing up after every meal.", /nausea/i, /vomiting/i],
    ["D: And then? / P: I was about to throw up.", /nausea/i, /vomiting/i],
    ["D: And then? / P: I almost threw up on the bus.", /nausea/i, /reports vomiting/i],
    ["D: And then? / P: I wanted to vomit but nothing came.", /nausea/i, /reports vomiting/i],
    ["D: And then? / P: I was scared I would be sick.", /nausea/i, /vomiting/i],
    ["D: How was the ride? / P: I felt like vomiting the whole way.", /nausea/i, /vomiting/i],
  ]);
  expectNotes("fainting that did not come is near-syncope", [
    ["D: And then? / P: I thought I'd pass out.", /near-syncope/i, /fainting/i],
    ["D: Anything else? / P: I felt like passing out in the shower.", /near-syncope/i, /fainting/i],
    ["D: And then? / P: I was afraid I was going to faint.", /near-syncope/i, /fainting/i],
    ["D: And then? / P: I felt like I was about to black out.", /near-syncope/i, /fainting/i],
  ]);
  expectNotes("a feared event is not reported", [
    ["D: And then? / P: I was afraid I'd have a seizure.", /./, /[Rr]eports seizure/],
    ["D: And then? / P: I thought I would have another seizure.", /./, /[Rr]eports seizure/],
    ["D: And then? / P: I could have fainted.", /./, /[Rr]eports fainting/],
    ["D: And then? / P: He was close to fainting.", /./, /[Rr]eports fainting/],
  ]);
});

describe("words that reverse a statement", () => {
  expectNotes("breath that cannot be caught is short", [
    ["D: Anything else? / P: She couldn't catch her breath.", /[Rr]eports shortness of breath/, /denies/i],
    ["D: Anything else? / P: I can barely catch my breath.", /[Rr]eports shortness of breath/, /denies/i],
    ["D: Anything else? / P: I wasn't able to get my breath.", /[Rr]eports shortness of breath/, /denies/i],
    [
      "D: Anything else? / P: I could hardly breathe on the stairs yesterday.",
      /shortness of breath|hardly breathe/,
      /denies/i,
    ],
  ]);
  expectNotes("a hoped-for state is not reported", [
    ["D: Anything else? / P: I'm hoping I don't need another operation.", /is hoping/, /patient does not need/],
    ["D: Anything else? / P: I was hoping I wouldn't need surgery.", /./, /patient (?:does|would) not need/],
  ]);
});

describe("a symptom that is feared or was mistaken for another one", () => {
  test.each([
    "I don't want to be numb.",
    "I don't want to get constipated.",
    "I would not want to feel dizzy.",
    "I'd hate to be nauseous all day.",
    "I don't want it to make me dizzy.",
    "I really don't want to end up confused.",
  ])("is neither reported nor denied: %s", (said) => {
    const symptoms = factsOf(`D: I'd suggest sertraline. / P: Okay. ${said}`).filter(({ kind }) => kind === "symptom");
    expect(symptoms).toEqual([]);
  });
  test.each([
    "Figured it was heartburn.",
    "I thought it was just indigestion.",
    "I assumed it was anxiety.",
    "I put it down to indigestion.",
    "My wife reckoned it was heartburn.",
  ])("is not reported: %s", (said) => {
    const names = factsOf(`D: What happened? / P: I had chest pain on the hills. ${said}`)
      .filter(({ kind }) => kind === "symptom")
      .map(({ slots }) => slots.name?.text);
    expect(names).toEqual(["chest pain"]);
  });
  test.each(["I thought it was just a cough.", "I get heartburn at night.", "I don't want to eat and I feel dizzy."])(
    "is reported if it is present: %s",
    (said) => {
      const names = factsOf(`D: What happened? / P: ${said}`).filter(({ kind }) => kind === "symptom");
      expect(names.length).toBeGreaterThan(0);
    },
  );
});

describe("a faint that did not happen", () => {
  expectNotes("is near-syncope", [
    [
      "P: I've been dizzy. I feel like I'm going to pass out when I stand.",
      /near-syncope/,
      /Reports fainting|and fainting/,
    ],
    ["P: I almost fainted on Tuesday.", /near-syncope/i],
    ["P: I fainted on Tuesday.", /[Ff]ainting/, /near-syncope/i],
  ]);
});

describe("an answer about fainting", () => {
  expectNotes("that nearly happened affirms only near-fainting", [
    [
      "P: My chest hurts. / D: Did you pass out? / P: Nearly.",
      /near-syncope/,
      /Reports (?:.*, )?fainting|loss of consciousness/,
    ],
    [
      "P: My chest hurts. / D: Have you fainted with it? / P: Almost, last Tuesday.",
      /near-syncope/,
      /Reports fainting/,
    ],
    ["P: My chest hurts. / D: Did you black out? / P: Very nearly.", /near-syncope/],
    ["P: My chest hurts. / D: Did you lose consciousness? / P: Came close.", /near-syncope/],
    ["P: My chest hurts. / D: Did you faint? / P: No, but nearly.", /near-syncope/],
    ["P: My chest hurts. / D: Did you collapse? / P: I nearly did.", /near-syncope/],
    ["P: My chest hurts. / D: Did you pass out? / P: No.", /Denies (?:.*)?(?:passing out|fainting)/i, /near-syncope/],
    ["P: My chest hurts. / D: Did you pass out? / P: Yes, twice.", /chest pain/i, /near-syncope/],
  ]);
});
