import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("an answer about the past only", () => {
  expectNotes("is a former habit", [
    [
      "D: Are you a smoker? / P: I was. Twenty a day until I was fifty.",
      /Former smoker[\s\S]*(?:20|Twenty) a day until/,
      /Smokes/,
    ],
    ["D: Do you drink? / P: I did. Not any more.", /Former alcohol use/, /Drinks alcohol/],
    ["D: Do you vape? / P: I was, but not now.", /Former vaping/],
    ["D: Does he smoke? / P: He did.", /Former smoker/],
  ]);

  expectNotes("is not a present symptom or medicine", [
    ["D: Are you taking aspirin? / P: I was.", /previously took aspirin/, /MEDICATIONS/],
    [
      "D: Are you on warfarin? / P: I was, they stopped it in May.",
      /stopped warfarin in May/,
      /MEDICATIONS\s+Warfarin/,
    ],
    ["D: Are you taking the aspirin? / P: I was, but I ran out.", /spirin/, /Takes aspirin/],
    ["D: Do you get headaches? / P: I did. Not any more.", /headache/, /Reports headache/],
    ["D: Are you sexually active? / P: I was.", /COMPLAINT/, /Sexually active/],
  ]);

  expectNotes("about an event is kept", [
    ["D: Did you hit your head? / P: I did.", /head/],
    ["D: Were you wearing a helmet? / P: I was.", /helmet/],
  ]);
});

describe("a state asked about in the past", () => {
  expectNotes("is written in the past", [
    ["D: Were you pregnant before? / P: Yes.", /was pregnant before/, /is pregnant/],
    ["D: Were you conscious the whole time? / P: No.", /was not conscious throughout/],
  ]);
});

describe("answers about the past only", () => {
  expectNotes("a symptom that was only there at first is not a present one", [
    [
      "D: Have you had any sore throat? / P: I did initially for the first two or three days and then that got better.",
      /had sore throat initially/,
      /denies sore throat/,
    ],
    ["D: Have you had any fevers? / P: At first, but not now.", /had fevers at first, but not now/],
    ["D: Do you have seizures? / P: When I was a baby.", /had seizures when/],
    [
      "D: Have you ever had a lung function test? / P: Maybe when I was a kid or a teenager.",
      /lung function test when .* kid or a teenager/,
    ],
  ]);

  expectNotes("what was used before is not used now", [
    ["D: Do you use any inhalers? / P: I used to.", /used to use inhalers/],
    ["D: Do you wear a brace? / P: I used to, but not anymore.", /used to wear a brace/],
    ["D: Are you currently taking any medications? / P: I used to, not anymore.", /used to take medications/],
  ]);
});

describe("a symptom that a later sentence of the answer says is over", () => {
  const visit = "D: What brings you in? / P: My knee hurts. / D: ";
  expectNotes("is a previous one", [
    [
      `${visit}Any nausea on the new pill? / P: The first two weeks I was queasy. That went away.`,
      /previous nausea/,
      /Reports nausea|reports nausea/,
    ],
    [
      `${visit}Are you dizzy at all? / P: When I first started it, yes. Not anymore.`,
      /previous dizziness/,
      /Reports dizz/,
    ],
    [`${visit}How's the itching? / P: Itching's a thing of the past.`, /previous itching/, /Reports itch/],
    [
      `${visit}Any side effects? / P: Diarrhea at the beginning. It settled after a month.`,
      /previous diarrhea/,
      /Reports diarr/,
    ],
    [`${visit}Any rash? / P: I had a rash on my arms. The rash cleared up when I stopped the cream.`, /previous rash/],
    [`${visit}Any chills? / P: I had chills for two days. They've gone now.`, /previous chills/, /Reports chills/],
    [
      `${visit}Any fever? / P: I had a fever and a sore throat. The fever's gone.`,
      /reports (?:a )?sore throat\.[^]*previous fever/,
      /Reports fever/,
    ],
  ]);
  expectNotes("is a present one if it returns or something else is over", [
    [`${visit}Any dizziness? / P: I'm dizzy in the mornings. My nausea went away.`, /Reports dizziness/],
    [`${visit}Any wheezing? / P: I was wheezy on Monday. It went away, then it came back.`, /Reports wheezing/],
    [
      `${visit}Do you get short of breath? / P: Yes, on the stairs. It slipped my mind to tell you.`,
      /Reports shortness/,
    ],
    [`${visit}Any nausea? / P: Yes, I'm queasy. It's gone when I eat.`, /Reports nausea/],
  ]);
});
