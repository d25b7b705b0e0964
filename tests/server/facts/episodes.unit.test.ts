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
    // How long the complaint has been there is another question.
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

describe("what the patient did when a symptom began", () => {
  expectNotes("is written with the symptom that the question names", [
    [
      "P: I have a cough and I get short of breath. / D: The shortness of breath, were you at rest when that happened? / P: I was just lying in bed.",
      /shortness of breath started while/,
      /cough started/,
    ],
    [
      "P: I have a cough and my chest hurts. / D: When the chest pain came on, what were you doing? / P: I was climbing the stairs.",
      /chest pain started while/,
      /cough started/,
    ],
    [
      "P: I have a headache. / D: What were you doing when it started? / P: I was watching TV.",
      /headache started while/,
    ],
    [
      "P: My elbow hurts. / D: Were you doing anything when the pain started? / P: I was just painting the fence.",
      /elbow pain started while/,
    ],
  ]);
});

describe("the length of an activity", () => {
  const boy =
    "P: My son Theo has had an earache since Tuesday. / D: Does he have a fever? / P: No. / D: Does he sleep? / P: He sleeps fine.";
  expectNotes("is not that of the symptom", [
    [
      `${boy} / D: How long has he been going to kindergarten for? / P: About eight months.`,
      /Ear pain/,
      /(?:pain for|present for) (?:about )?8 months/,
    ],
    [
      "P: I've had knee pain. / D: Do you smoke? / P: No. / D: How long have you been driving trucks? / P: About nine years.",
      /Knee pain/i,
      /(?:Smoking|pain|symptoms)[^.\n]* 9 years/i,
    ],
    ["P: I've had knee pain. / D: How long have you been limping? / P: Three days.", /Limping[^.]*3 days/i],
  ]);
});

describe("other times", () => {
  expectNotes("are kept apart from the duration of the complaint", [
    ["D: How long does it take you to fall asleep? / P: Two hours, maybe.", /^/, /present for 2 hours/],
    ["P: I'm tired. / D: How long does it take to walk to work? / P: Forty minutes.", /^/, /for 40 minutes/],
    ["D: How many weeks are we now? / P: Twenty eight on Sunday.", /Weeks of pregnancy: 28/, /since Sunday/],
  ]);
});

describe("a duration such as “a week or two”", () => {
  expectNotes("is kept", [
    [
      "D: What's wrong? / P: I have palpitations. / D: How long do they last? / P: A minute or two.",
      /Each episode lasts a minute or (?:2|two)/,
    ],
    ["D: What's wrong? / P: I've had a cough for a week or two.", /for a week or (?:2|two)/i],
    ["D: When did the cough start? / P: A month or two ago.", /for a month or (?:2|two)/i],
    ["D: What's wrong? / P: I've had a cough for a week.", /for a week/i, /or (?:2|two)/],
  ]);
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

describe("the length of an episode", () => {
  expectNotes("is not the length of the illness", [
    [
      "P: I have chest pain. / D: When did it start? / P: Four days ago. / D: Is it constant? / P: It lasts for a few seconds.",
      /CHIEF COMPLAINT\s+Chest pain for 4 days/i,
    ],
    [
      "P: I get palpitations. / D: How long do they last? / P: Ten minutes. / D: When did they start? / P: Two weeks ago.",
      /CHIEF COMPLAINT\s+Palpitations for 2 weeks/i,
    ],
  ]);
});
