import { describe, expect, it } from "vitest";
import { expectNotes, factsOf } from "./harness";

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

describe("a denial in other words", () => {
  expectNotes("denies what was asked", [
    [
      "P: I have a cough. / D: Any confusion or memory loss? / P: No concerns with my memory.",
      /[Dd]enies .*memory loss/,
    ],
    [
      "P: I have a cough. / D: And no blood in your stool? / P: I haven't noticed any blood, no.",
      /[Dd]enies .*blood in stool/,
    ],
    [
      "P: I have a cough. / D: How about feeling like your heart's racing? / P: No heart has been fine.",
      /[Dd]enies .*palpitations/,
    ],
    [
      "P: I have a cough. / D: Have you been in contact with anyone that's been sick? / P: Not off the top of my head, no.",
      /Denies sick contacts/,
    ],
    ["P: I have a cough. / D: So tell me, any weakness or dizziness? / P: No.", /[Dd]enies weakness or dizziness/],
  ]);
});

describe("what the patient does not want or like", () => {
  expectNotes("is not denied", [
    ["P: I don't want to move because I don't like the pain in my knee. / D: I see.", /pain/, /[Dd]enies .*pain/],
    ["P: I can't stand this headache. / D: I see.", /headache/i, /[Dd]enies headache/],
  ]);
});

describe("a question after a sentence that ends in “that”", () => {
  expectNotes("is a question of its own", [
    [
      "P: I smoke. / D: If there's something you wanted to talk about quitting smoking, we can arrange follow up for that. / P: Alright. / D: Do you drink alcohol? / P: Not much, just one or two beers on the weekend.",
      /Alcohol: .*1 or 2 beers/,
      /Smoking: .*beers/,
    ],
  ]);
});

describe("a change in weight in a hesitant answer", () => {
  expectNotes("is kept with its amount", [
    [
      "P: I have a cough. / D: Any weight loss? / P: I think over the last few months I may have lost like around 3 three kilograms.",
      /Weight loss: around 3 kilograms/,
    ],
    [
      "P: I have a cough. / D: Have you lost weight? / P: I've actually, I think, lost a couple pounds but not too much.",
      /Weight loss: a couple of pounds/,
    ],
  ]);
});

describe("an answer after a sentence that breaks off", () => {
  expectNotes("is read", [
    [
      "P: My neck hurts. / D: How bad is this pain, 1 to 10? / P: It would be. I would say probably a 6 or a 7.",
      /6 to 7 on a scale of 10/,
    ],
    [
      "P: I hurt my knee. / D: And when did this happen? / P: Uh, this happened about. Probably like 6 hours ago.",
      /for 6 hours/,
    ],
  ]);
  expectNotes("is not read as the rest of that sentence", [
    ["D: Do you have a plan to end your life? / P: I think so. I am waiting for my doctor.", /I think so/],
  ]);
});

describe("an allergy question that is asked twice in one turn", () => {
  expectNotes("is answered by a “no”", [
    ["D: OK, how about allergies? Do you have any? / P: Um, no, I I don't.", /No known allergies/],
    ["D: Any medications? Do you take any? / P: No.", /Denies taking any medications/],
  ]);
});

describe("how long a drug has been taken", () => {
  expectNotes("belongs to the drug", [
    ["D: How long have you been on the birth control pill? / P: Um, for two years.", /Birth control pill for 2 years/],
    ["D: How long have you been on metformin? / P: About five years.", /Metformin for (?:about )?5 years/],
    ["D: How long have you been taking gabapentin? / P: For three months.", /Gabapentin for 3 months/],
  ]);
  it.each([
    ["How long have you been on Lexapro?", "Two years.", "Lexapro"],
    ["How long have you been taking Eliquis?", "For six months.", "Eliquis"],
    ["How long have you been using Flonase?", "Four weeks.", "Flonase"],
    ["When did you first start Ozempic?", "Two years ago.", "Ozempic"],
    ["How long have you been on Metformin?", "Five years.", "metformin"],
    ["How long have you been taking Gabapentin?", "For three months.", "gabapentin"],
  ])("%s %s names %s", (question, answer, name) => {
    const facts = factsOf(`D: ${question} / P: ${answer}`);
    expect(facts.find(({ kind }) => kind === "medication")?.slots).toMatchObject({ name: { text: name } });
  });
});

describe("when a complaint began", () => {
  expectNotes("is settled by the clinician's question", [
    [
      "P: I have had a cough for over a year. / D: OK. You mentioned it started over a year? / P: Well, about, about 8 months.",
      /Cough for about 8 months/,
      /a year/,
    ],
    [
      "P: I have had a cough for a couple of weeks. / D: So would that be about 2 weeks? Three weeks? / P: I would say last week, so like 7 days ago.",
      /Cough for 7 days/,
      /couple of weeks/,
    ],
    [
      "P: I have a cough. / D: So this cough has been going on for how many months? / P: I would say maybe six months.",
      /Cough for about 6 months/,
    ],
    [
      "P: I hurt my shoulder. / D: And sorry, when was this exactly? / P: Uh, probably 2 hours ago.",
      /Shoulder pain for 2 hours/,
    ],
  ]);
  expectNotes("is not settled by a vaguer or another time", [
    [
      "P: I have had knee pain for 3 to 4 months. / D: So it started a few months ago? / P: Yeah.",
      /Knee pain for 3 to 4 months/,
    ],
    [
      "P: I have had a cough for a few years. / D: And you said it got worse over the last few days? / P: Yes, a few days.",
      /Cough for a few years/,
    ],
    [
      "P: I am tired. / D: When was your last stress test? / P: It was September 9th, because I'm eight years out from surgery.",
      /./,
      /Fatigue since September/,
    ],
  ]);
});
