import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("the length, the circumstances and the time of a complaint", () => {
  expectNotes("the length of an episode is not read as the duration of the complaint", [
    [
      "D: What's wrong? / P: The room spins when I turn over. / D: How long does each one last? / P: Less than a minute.",
      /Each episode lasts less than a minute/,
      /present for a minute/,
    ],
    [
      "D: What's wrong? / P: I get these headaches. / D: How long do they last? / P: The rest of the day.",
      /Each episode lasts the rest of the day/,
      /Headache for/,
    ],
    [
      "D: What brings you in? / P: I have palpitations. / D: How long does an attack usually last? / P: About twenty minutes.",
      /Each episode lasts about 20 minutes/,
      /for about 20 minutes/,
    ],
    [
      "D: What brings you in? / P: I had chest pain on Sunday. / D: How long did it last? / P: Maybe ten minutes.",
      /It lasted about 10 minutes/,
      /present for/,
    ],
    // Since when there have been any is another question.
    [
      "D: What's wrong? / P: I have knee pain. / D: How long has it been going on? / P: Three weeks.",
      /Knee pain for 3 weeks/,
      /episode/,
    ],
    ["D: What's wrong? / P: I have a cough. / D: How long has it lasted? / P: Two weeks.", /2 weeks/, /episode/],
  ]);

  expectNotes("a limit of a duration is kept", [
    [
      "D: What's wrong? / P: I have a cough. / D: How long have you had it? / P: Less than a week.",
      /for less than a week/i,
    ],
    [
      "D: What's wrong? / P: I have a rash. / D: How long has it been there? / P: More than three months.",
      /for more than 3 months/i,
    ],
    ["D: What's wrong? / P: I have back pain. / D: How long? / P: At least two years.", /for at least 2 years/i],
    ["D: What's wrong? / P: I have had a cough over the past two weeks.", /for the past 2 weeks/i, /over the past/],
  ]);

  expectNotes("a day before another is an onset of its own", [
    [
      "D: What's wrong? / P: It burns when I urinate. / D: How long? / P: Since the day before yesterday.",
      /since the day before yesterday/i,
      /since yesterday/i,
    ],
    ["D: What's wrong? / P: I have had a fever since the night before last.", /since the night before last/i],
    ["D: What's wrong? / P: My throat hurts. / D: Since when? / P: Since yesterday.", /since yesterday/i, /before/],
    ["D: When did the cough start? / P: The day before yesterday.", /since the day before yesterday/i],
  ]);

  expectNotes("the circumstances of a complaint are kept", [
    [
      "D: What's wrong? / P: I have chest tightness. / D: When does it come on? / P: Mostly when I walk up the hill.",
      /chest tightness occurs mostly when the patient walks up the hill/i,
    ],
    [
      "D: What's wrong? / P: I have stomach pain. / D: When do you get it? / P: After I eat.",
      /pain occurs after the patient eats/i,
    ],
    [
      "D: What's wrong? / P: I have chest pain. / D: Ever at rest? / P: Once, on Sunday, watching the match.",
      /chest pain has occurred at rest, once, on Sunday, watching the match/i,
    ],
    [
      "D: What's wrong? / P: I have chest pain. / D: Does it ever happen at rest? / P: No.",
      /chest pain does not occur at rest/i,
    ],
    [
      "D: What's wrong? / P: I have knee pain. / D: Do you get it at night? / P: Yes.",
      /knee pain has occurred at night/i,
    ],
    // Neither a circumstance nor a yes or no
    [
      "D: What's wrong? / P: I have chest pain. / D: Ever at rest? / P: I'm not sure, I never sit down.",
      /chest pain/i,
      /at rest/i,
    ],
    ["D: What's wrong? / P: I have knee pain. / D: When do you take the tablets? / P: At night.", /./, /occurs/],
    [
      "D: What's wrong? / P: I have chest pain. / D: Does it go anywhere? / P: Sometimes my left arm feels heavy.",
      /Sometimes the patient's left arm feels heavy/i,
    ],
  ]);
});

describe("the chief complaint", () => {
  expectNotes("is what the patient presents with", [
    [
      "D: How can I help? / P: I've got a mole on my back that's changed. / D: Does it bleed? / P: It bled once.",
      /^CHIEF COMPLAINT\n\nMole on the back that has changed\./,
    ],
    [
      "D: How can I help? / P: I noticed a dark spot on my left cheek. / D: Any pain? / P: A little.",
      /^CHIEF COMPLAINT\n\nDark spot on the left cheek\./,
    ],
    [
      "D: What's wrong? / P: It's my back again. / D: Tell me more. / P: I have back pain since Monday.",
      /^CHIEF COMPLAINT\n\nBack pain since Monday\./,
    ],
    [
      "D: What's wrong? / P: I have pain in my right wrist. / D: Which hand is it? / P: It's my right hand.",
      /^CHIEF COMPLAINT\n\nRight wrist pain\./,
    ],
    ["D: What's wrong? / P: It's my daughter. She has a cough.", /^CHIEF COMPLAINT/, /Daughter complaint/i],
  ]);

  expectNotes("the part asked about with the side is kept", [
    ["D: What's wrong? / P: It woke me at three. / D: Which foot? / P: The left.", /left foot/],
    ["D: What's wrong? / P: I have knee pain. / D: Which knee? / P: The right.", /right/, /left/],
  ]);
});

describe("what another person thinks", () => {
  expectNotes("is not read as a symptom if the patient disagrees", [
    [
      "D: Did your eyes go yellow? / P: My husband thought my eyes looked yellow but I don't see it.",
      /husband thought/i,
      /Reports jaundice/i,
    ],
    [
      "D: What brings you in? / P: My wife says I am depressed, but I don't think so.",
      /wife says/i,
      /Reports depression/i,
    ],
    ["D: How are you? / P: My mother thinks I have lost weight, but I have not.", /./, /Reports weight loss/i],
    ["D: How are you? / P: My wife says I snore and I have a headache.", /headache/i],
    ["D: How are you? / P: My husband noticed that my eyes are yellow.", /husband noticed/i],
  ]);
});
