import { describe } from "vitest";
import { expectNotes } from "./harness";

const pain = "D: What brings you in? / P: Back pain.";

describe("two ratings with a moment each", () => {
  expectNotes("keep their moments", [
    [`${pain} / D: How bad is it, out of ten? / P: Nine when it's bad. Maybe six now.`, /9\/10 at worst, 6\/10 now/],
    [`${pain} / D: How bad is it, zero to ten? / P: Four now, eight at its worst.`, /4\/10 now, 8\/10 at worst/],
    [`${pain} / D: Rate the pain? / P: At worst an eight, right now a three.`, /8\/10 at worst, 3\/10 now/],
    [
      `${pain} / D: How bad is it? / P: It was a ten last night. It's about a five today.`,
      /10\/10 last night, 5\/10 today/,
    ],
    [`${pain} / D: How bad is it? / P: About a seven.`, /7 on a scale of 10/],
    [`${pain} / D: How bad is it? / P: Between a four and a six.`, /4 to 6/],
  ]);
});

describe("a rating after another question", () => {
  expectNotes("belongs to the pain, not to the symptom asked about before", [
    [
      "D: What's wrong? / P: My back hurts. / D: Any weight loss? / P: A bit. / D: How bad is it? / P: A seven.",
      /./,
      /[Ww]eight loss is 7/,
    ],
    [
      "D: what's wrong / P: my knee hurts / D: lost any weight / P: i wish no / D: how bad is it / P: its like a six",
      /./,
      /[Ww]eight loss is/,
    ],
  ]);
});

describe("a rating that opens with doubt", () => {
  expectNotes("is a rating", [
    [
      "P: My shoulder hurts. / D: How severe is the pain on a scale of 1 to 10? / P: Probably at least an 8.",
      /8 on a scale of 10/,
    ],
    ["P: My shoulder hurts. / D: How severe is the pain? / P: Maybe a 7.", /7 on a scale of 10/],
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

describe("a rating", () => {
  const chestPain = (question: string, answer: string): string =>
    `D: What brings you in? / P: I've got chest pain. / D: ${question} / P: ${answer}`;
  expectNotes("keeps its moment", [
    [
      `${chestPain("How bad was it at its worst?", "An eight.")} / D: And right now? / P: About a three.`,
      /8 at worst and 3 now on a scale of 10/,
    ],
    [
      `${chestPain("How bad is it out of ten right now?", "Six.")} / D: And at its worst? / P: Oh, a ten.`,
      /6 now and 10 at worst on a scale of 10/,
    ],
    [chestPain("How bad is it on a scale of one to ten?", "At the worst it's a nine."), /9 on a scale of 10 at worst/],
    [chestPain("Out of ten, how bad is it now?", "Four."), /4 on a scale of 10 now/],
    [
      `${chestPain("Out of ten, how bad is it?", "Usually a two.")} / D: And at its worst? / P: Seven.`,
      /2 on average and 7 at worst on a scale of 10/,
    ],
    [`${chestPain("Out of ten?", "Seven.")} / D: What about at rest? / P: Two.`, /7 and 2 at rest on a scale of 10/],
  ]);
  expectNotes("is not “at worst” because the scale has these words", [
    [chestPain("One to ten, ten being the worst, how bad is it?", "Seven."), /7 on a scale/, /worst/],
    [chestPain("With ten being the worst pain imaginable, how bad is it?", "A five."), /5/, /worst/],
  ]);
});

describe("a rating without its scale", () => {
  expectNotes("is written once", [
    [
      "P: My back has hurt for two days. / D: How bad is it? / P: About a six.",
      /Back pain [^.]*6 on a scale of 10/,
      /Severity: About/,
    ],
  ]);
});

describe("a rating under a circumstance", () => {
  expectNotes("is written with the circumstance", [
    [
      "P: My wrist hurts. / D: How much would you rate the pain? / P: If I'm not moving it around, it's a three, but if I move it, it goes up to like a 9 out of 10.",
      /3\/10 when not moving it around, 9\/10 when moving/,
    ],
    [
      "P: My back hurts. / D: On a scale of one to ten how bad is the back pain? / P: If I'm sitting still it's a two, but when I move it's a nine.",
      /2\/10 when sitting still, 9\/10 when moving/,
      /is 2 on/,
    ],
  ]);
});

describe("two ratings in two sentences", () => {
  expectNotes("are kept apart", [
    ["D: How bad is the pain, zero to ten? / P: Like a seven. Eight if I move it.", /7 on a scale of 10/, /7\.8/],
    ["D: How bad is the headache out of ten? / P: A six. Nine at night.", /6 on a scale of 10/, /6\.9/],
    ["D: How severe is the pain? / P: About five. Six on a bad day.", /5 on a scale of 10/, /5\.6/],
    ["D: Rate the pain for me. / P: It's a four. Nine on the stairs.", /4/, /4\.9/],
    // counter-cases: decimals in which a recognizer wrote a space
    ["D: Your temperature was ninety eight. six.", /98\.6/],
    ["D: The creatinine is 1. 4 today.", /1\.4/],
  ]);
});

describe("two ratings with their moments", () => {
  expectNotes("are kept apart also without “and”", [
    [
      "D: How bad is the pain? / P: Six at rest, nine if I try to reach up.",
      /6\/10 at rest, 9\/10 when trying to reach up/,
    ],
    ["D: How bad is the pain? / P: Six at rest, nine when I move.", /6\/10 at rest, 9\/10 when moving/],
  ]);
});
