import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a function of the body that is normal", () => {
  expectNotes("is written as a denial of changes", [
    [
      "P: I have a cough. / D: How has your appetite been? / P: My appetite has been around the same, no changes there.",
      /Denies changes in appetite/,
    ],
    [
      "P: I have a cough. / D: And how are your bowel movements? Everything normal there? / P: Yeah, that's been normal.",
      /Denies changes in bowel movements/,
    ],
    [
      "P: I have a cough. / D: OK, how about urinating wise? / P: Everything normal there. Yeah, no trouble.",
      /Denies changes in urination/,
    ],
    ["P: I have a cough. / D: OK hearing? / P: Hearing has been OK.", /[Dd]enies changes in hearing/],
    ["P: I have a cough. / D: Any trouble with your urine? / P: No, it's been normal, no issues.", /[Dd]enies .*urin/],
  ]);
  expectNotes("is not normal if the answer says more", [
    [
      "P: I have a cough. / D: How is your urine? / P: It's been OK, but a bit darker than usual.",
      /./,
      /Denies changes in urin/,
    ],
    [
      "P: I have a cough. / D: How are your bowels? / P: Usually fine, they've been loose.",
      /./,
      /Denies changes in bowel/,
    ],
    ["P: I have a cough. / D: Any blood in your stool? / P: It's been normal.", /./, /Denies changes in bowel/],
  ]);
});

describe("a reduced appetite", () => {
  expectNotes("is a loss of appetite", [
    [
      "P: My stomach hurts. / D: How about your appetite, has this changed at all? / P: I think I've been eating less than usual.",
      /Reports .*loss of appetite/,
    ],
    [
      "P: I have a rash. / D: How has your appetite been? / P: Not as good as it usually is.",
      /Reports .*loss of appetite/,
    ],
    [
      "P: I have a cough. / D: And your appetite? / P: It's not what it was, to be honest.",
      /Reports .*loss of appetite/,
    ],
    ["P: I have a cough. / D: How's your appetite? / P: Not really been hungry.", /Reports .*loss of appetite/],
  ]);
  expectNotes("is not reported if the appetite came back", [
    [
      "P: I have a cough. / D: Any problems with your appetite? / P: I was not very hungry at first, but it's been coming back.",
      /./,
      /Reports .*loss of appetite/,
    ],
  ]);
});

describe("a measure of daily life", () => {
  expectNotes("is kept with its question", [
    [
      "P: I get short of breath. / D: How far can you walk before you need to rest? / P: I would say maybe 100 meters.",
      /Walking distance: about 100 meters/,
    ],
    [
      "P: I have been peeing a lot. / D: How often do you have to pee? / P: Oh, like, every couple hours right now.",
      /Urination: every couple of hours/,
    ],
    [
      "P: I have diarrhea. / D: How often are you having a bowel movement? / P: Maybe every few hours.",
      /Bowel movements: every few hours/,
    ],
    [
      "P: I cough up phlegm. / D: And how much would you say you bring up? / P: Uh, a couple of teaspoons.",
      /Sputum: a couple of teaspoons/,
    ],
    [
      "P: I feel sick. / D: When did you last have your period? / P: Oh well, let me think. Um, like six weeks ago.",
      /Last menstrual period: 6 weeks ago/,
    ],
  ]);
});

describe("breathing at night", () => {
  const breathless = "D: What brings you in? / P: I'm short of breath.";
  expectNotes("a denial of waking breathless does not deny the shortness of breath", [
    [
      `${breathless} / D: Do you have to wake up at night to catch your breath? / P: No, nothing like that.`,
      /denies waking at night short of breath/,
      /denies shortness of breath\./,
    ],
    [
      "D: Have you ever woken up in the middle of the night really short of breath? / P: No, I don't think so.",
      /denies waking at night short of breath/,
    ],
    [
      `${breathless} / D: Do you get short of breath when laying down at all? / P: No, I wouldn't say so.`,
      /denies shortness of breath when lying down/,
    ],
    [
      "D: Do you have to have multiple pillows to sleep at night so you don't feel short of breath? / P: No.",
      /denies needing extra pillows/,
      /denies shortness of breath/,
    ],
  ]);
  expectNotes("the number of pillows is kept", [
    [`${breathless} / D: Do you sleep flat? / P: Two pillows, same as always.`, /sleeps on 2 pillows, as before/],
    [
      `${breathless} / D: Any need to prop yourself up at night to breathe? / P: Yeah, three pillows.`,
      /sleeps on 3 pillows/,
    ],
    [`${breathless} / D: Can you lie flat? / P: No.`, /unable to lie flat|cannot lie flat/],
  ]);
});
