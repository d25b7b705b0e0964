import { describe } from "vitest";
import { expectNotes } from "./harness";

const visit = (said: string): string =>
  `P: I feel ill. / D: Let me examine you. Lungs are clear. / P: Okay. / D: ${said}`;

describe("a diagnosis with two degrees", () => {
  expectNotes("is a problem", [
    [
      visit("This is a moderate to severe asthma flare, from the cold."),
      /ASSESSMENT[^]*[Aa]sthma flare/,
      /I explained/,
    ],
    [visit("It's a mild to moderate dehydration."), /ASSESSMENT[^]*[Dd]ehydration/],
    [visit("This is a moderate asthma flare."), /ASSESSMENT[^]*[Mm]oderate asthma flare/],
  ]);
});

describe("a test that the patient will have", () => {
  expectNotes("is ordered", [
    [visit("So you'll have a gastroscopy this week."), /order a gastroscopy this week|obtain a gastroscopy/],
    [visit("You're going to get an MRI tomorrow."), /MRI tomorrow/],
    [visit("She'll need a CT scan on Monday."), /CT scan on Monday/],
    [visit("You'll have an echocardiogram next week."), /echocardiogram next week/],
  ]);
  expectNotes("is not read from other things", [
    [visit("You'll have a sore throat for a day."), /./, /order a sore/],
    [visit("You'll get a rash if you take it."), /./, /order a rash/],
  ]);
});

describe("a drug added on a condition", () => {
  expectNotes("keeps its condition", [
    [
      visit("It's asthma. If you're not better after that I'll add magnesium."),
      /If .* not better after that, we will add magnesium/,
    ],
    [
      visit("It's asthma. If that doesn't work I'll add ipratropium."),
      /If that does not work, we will add ipratropium/,
    ],
    [
      visit("It's pain. If it still hurts with that we'll give you morphine."),
      /If it still hurts with that, we will give morphine/,
    ],
  ]);
});

describe("vital signs of breathing", () => {
  expectNotes("are values", [
    [visit("You're breathing 28, pulse is 118."), /Respiratory rate: 28/],
    [visit("He is breathing at 32 a minute."), /Respiratory rate: 32/],
    ["P: I wheeze. / D: Let me check. Peak flow's 180.", /Peak flow: 180/],
    ["P: I wheeze. / D: Let me check. Your peak flow now is 310.", /Peak flow: 310/],
  ]);
  expectNotes("are not read from other words", [[visit("You're breathing well."), /./, /Respiratory rate/]]);
});

describe("a complaint that a letter reported", () => {
  expectNotes("is the reason for the visit", [
    [
      "D: I've a letter here says you're having trouble swallowing. / P: That's right.",
      /CHIEF COMPLAINT\n\n(?:Trouble|Difficulty) swallowing/,
    ],
    ["D: Your doctor told me you've been having palpitations. / P: Yes.", /CHIEF COMPLAINT\n\nPalpitations/],
    ["D: I understand you're getting headaches. / P: Yes, every day.", /CHIEF COMPLAINT\n\nHeadaches?/],
  ]);
  expectNotes("is not read without a symptom", [
    ["D: I hear you're having a party. / P: Yes. I have a cough.", /Cough/, /[Pp]arty/],
  ]);
});

describe("bleeding of the gut asked about", () => {
  expectNotes("is denied by its own name", [
    [
      "D: Any vomiting of blood, or black motions? / P: No.",
      /[Dd]enies (?:vomiting blood|hematemesis) or black stools/,
      /[Dd]enies vomiting or/,
    ],
    ["D: Any vomiting up blood? / P: No.", /[Dd]enies (?:vomiting blood|hematemesis)/],
    ["D: Any black poop? / P: No.", /[Dd]enies black stools/],
  ]);
});
