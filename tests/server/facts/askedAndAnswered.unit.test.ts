import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("what was asked", () => {
  expectNotes("decides which symptom a denial names", [
    [
      "P: I have had tonsillitis. / D: Any trouble swallowing? / P: No, but it hurts when I swallow.",
      /Denies difficulty swallowing/,
      /Reports difficulty swallowing/,
    ],
    ["P: I have a cold. / D: Is it painful to swallow? / P: No.", /denies painful swallowing/, /difficulty swallowing/],
    ["P: I worry a lot. / D: Have you ever had panic attacks? / P: No.", /denies panic attacks/, /denies anxiety/],
    [
      "D: Any bowel problems? / P: No. / D: Any trouble urinating? / P: No.",
      /denies bowel problems or urinary problems/,
    ],
    ["D: Is it painful when you urinate? / P: No.", /denies painful urination/, /burning/],
    [
      "D: Have you had any exposure to whooping cough? / P: No.",
      /denies exposure to whooping cough/,
      /sick contacts|denies whooping/,
    ],
    ["D: Do you use any other substances? / P: No, I don't.", /Denies recreational drug use/, /other symptoms/],
    ["D: Is there anything else in your house that could irritate you, like pets? / P: No.", /^/, /other symptoms/],
    [
      "P: I have had a cough. / D: Are you bringing up any gunky stuff? / P: Yes, in the mornings.",
      /sputum/i,
      /discharge/,
    ],
  ]);

  expectNotes("decides which symptom a rating or a time belongs to", [
    [
      "P: I have had a cough for a week. / D: And the dizziness, how bad is it? One to ten? / P: A six.",
      /Dizziness is 6 on a scale of 10/,
      /cough is 6/i,
    ],
    [
      "P: I have had an earache for a week and a rash too. / D: How long have you had the earache? / P: A week. / D: And how about the rash? When did that start? / P: About three days ago.",
      /rash (?:has been present )?(?:for|since) (?:about )?3 days/i,
    ],
    [
      "P: My ankle hurts. / D: On a scale of one to ten? / P: It's about a ten, an eight maybe.",
      /is 8 on a scale of 10/,
    ],
    ["P: My ankle hurts. / D: On a scale of one to ten? / P: I'd say 8 or, 8 or 9.", /is 8 to 9 on a scale of 10/],
  ]);

  expectNotes("is history even if it is asked during the examination", [
    [
      "P: My back hurts. / D: Let me listen to your lungs. Deep breath. Clear. Oh, and did you have a sore throat? / P: No.",
      /denies sore throat/,
      /movement of the throat/,
    ],
  ]);
});

describe("an answer", () => {
  expectNotes("is uncertain if the patient does not know the symptom", [
    [
      "D: Any wheezing? / P: Yeah, it sounds odd. I don't know what a wheeze sounds like.",
      /possible wheezing/,
      /reports wheezing/i,
    ],
  ]);
  expectNotes("names the part, which decides the body system", [
    [
      "P: My eye hurts. / D: Which one? / P: The left one.",
      /Eyes: Reports (?:left )?eye pain/,
      /Musculoskeletal: Reports/,
    ],
    ["P: I get cramps in my calf at night.", /calf cramps/i, /muscle cramps/i],
  ]);
  expectNotes("with “he’s missed” is about the past", [
    [
      "P: My son has had a fever. / D: Is he going to school? / P: Yes, but he's missed four days because of the fever.",
      /missed 4 days/,
      /is missed/,
    ],
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

describe("a yes to a question that first repeats the answer before it", () => {
  expectNotes("affirms the question", [
    ["D: Any fever? / P: No. / D: No, okay, I see, and have you had a rash? / P: Yeah, on my arms.", /Reports rash/],
    ["D: Any chills? / P: No. / D: No, alright. And any dizziness? / P: Yes.", /Reports dizziness/],
    ["D: Any falls? / P: No. / D: No, good, so have you had palpitations? / P: Yes, I have.", /Reports palpitations/],
  ]);
});

describe("two questions about one symptom", () => {
  expectNotes("are answered as one", [
    ["D: Any fatigue? Do you feel more tired? / P: Yeah, a bit.", /Reports fatigue/],
    ["D: Any nausea? Do you feel nauseous? / P: No.", /Denies nausea/],
  ]);
});
