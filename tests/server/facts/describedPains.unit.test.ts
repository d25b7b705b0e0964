import { describe } from "vitest";
import { expectNotes } from "./harness";

const pain = (question: string, answer: string): string =>
  `D: What brings you in? / P: I've got chest pain. / D: ${question} / P: ${answer}`;

describe("how a pain feels", () => {
  expectNotes("is written with what it is compared with", [
    [
      pain("What does it feel like? Sharp, dull?", "A pressure. Like somebody's sitting on me."),
      /pressure, as if somebody is sitting on the patient\./,
    ],
    [
      pain("Can you describe the pain?", "A tightness, like a band around my chest."),
      /described as tightness, like a band around the chest\./,
    ],
    [pain("What's the pain like?", "Like someone is squeezing my heart."), /as if someone is squeezing the heart/],
    [pain("What kind of pain is it?", "Sharp, like a knife in my ribs."), /sharp, like a knife in the ribs/],
    [pain("What did it feel like? Burning or stabbing?", "It was burning."), /burning/],
    [pain("What's it like?", "It's dull."), /chest pain is dull/i],
  ]);
  expectNotes("is not compared with a time or with what the speaker said", [
    [pain("What does it feel like?", "It's sharp, like I said."), /sharp/, /like I|as if/],
    [pain("What does it feel like?", "Dull, like a week ago."), /dull/, /like a week/],
  ]);
});

describe("where a pain is", () => {
  expectNotes("is written with its region", [
    [pain("Can you show me where it is?", "Right here in the middle."), /located in the middle/],
    [pain("Where exactly?", "On the left side, under my breast."), /located on the left side, under the breast/],
    [pain("Can you point to it?", "In the center of my chest."), /located in the center of the chest/],
    [
      "D: What's wrong? / P: I have a headache. / D: Where is it? / P: At the back of my head.",
      /located at the back of the head/,
    ],
    [
      "D: What's wrong? / P: I have a headache. / D: Whereabouts? / P: Behind my right eye.",
      /located behind the right eye/,
    ],
    [
      "D: What's wrong? / P: Stomach pain. / D: Can you point to it? / P: In the lower right side.",
      /located in the lower right side/,
    ],
  ]);
  expectNotes("is not taken from a denial", [
    [pain("Where is it?", "Not in the middle, more my left arm."), /./, /located in the middle/],
  ]);
});

describe("a rating", () => {
  expectNotes("keeps its moment", [
    [
      `${pain("How bad was it at its worst?", "An eight.")} / D: And right now? / P: About a three.`,
      /8 at worst and 3 now on a scale of 10/,
    ],
    [
      `${pain("How bad is it out of ten right now?", "Six.")} / D: And at its worst? / P: Oh, a ten.`,
      /6 now and 10 at worst on a scale of 10/,
    ],
    [pain("How bad is it on a scale of one to ten?", "At the worst it's a nine."), /9 on a scale of 10 at worst/],
    [pain("Out of ten, how bad is it now?", "Four."), /4 on a scale of 10 now/],
    [
      `${pain("Out of ten, how bad is it?", "Usually a two.")} / D: And at its worst? / P: Seven.`,
      /2 on average and 7 at worst on a scale of 10/,
    ],
    [`${pain("Out of ten?", "Seven.")} / D: What about at rest? / P: Two.`, /7 and 2 at rest on a scale of 10/],
  ]);
  expectNotes("is not rated “at worst” because the scale has these words", [
    [pain("One to ten, ten being the worst, how bad is it?", "Seven."), /7 on a scale/, /worst/],
    [pain("With ten being the worst pain imaginable, how bad is it?", "A five."), /5/, /worst/],
  ]);
});

describe("a fever in lay words", () => {
  expectNotes("is a fever", [
    [
      "D: What's been going on? / P: She's been really hot since Tuesday. / D: How high has it been? / P: It was 39.6 this morning.",
      /Fever since Tuesday.*39\.6/s,
    ],
    ["D: What's been going on? / P: He's been burning up for two days.", /Fever for 2 days/],
    ["D: What's been going on? / P: My son has been hot to the touch since last night.", /fever/i],
    ["D: What's been going on? / P: She's boiling hot and won't eat.", /fever/i],
    ["D: What's been going on? / P: He felt hot since this morning.", /fever/i],
    ["D: What's been going on? / P: I've been burning up all night.", /fever/i],
  ]);
  expectNotes("is not a fever if only a part of the body or a moment is hot", [
    ["D: What's been going on? / P: My knee is hot and swollen.", /swelling/i, /fever/i],
    ["D: What's been going on? / P: I feel hot for a minute and then cold.", /./, /fever/i],
    ["D: What's been going on? / P: My flat is really hot.", /./, /fever/i],
  ]);
});

describe("back pain after a verb that goes with back", () => {
  expectNotes("is the body part", [
    ["D: What brings you in? / P: I've got back pain.", /back pain/i],
    ["D: What brings you in? / P: I get back spasms.", /back spasms/i],
  ]);
  expectNotes("is an adverb otherwise", [
    ["D: What brings you in? / P: The pain went back in my leg.", /./, /back pain/i],
  ]);
});
