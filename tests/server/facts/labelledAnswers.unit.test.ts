import { describe } from "vitest";
import { expectNotes } from "./harness";

describe("a short answer that no other rule reads", () => {
  expectNotes("is written after what was asked", [
    [
      "P: My chest hurts. / D: Are you bringing anything up? / P: Greenish stuff, mostly in the mornings.",
      /Bringing anything up: greenish/,
    ],
    ["P: I feel unwell. / D: What color is your urine? / P: Like cola.", /Urine color: .*cola/],
    ["P: I feel unwell. / D: Any leaking? / P: When I cough or laugh.", /Leaking: when coughing or laughing/],
    [
      "D: What brings you in? / P: My back hurts. / D: Getting up at night? / P: Three times last night.",
      /Getting up at night: 3 times last night/,
    ],
    [
      "P: My back hurts. / D: Did you hit your head? / P: Caught it on the counter.",
      /Hitting the head: caught it on the counter/,
    ],
    [
      "P: I get headaches. / D: Any warning before it comes? / P: Zigzag lines.",
      /Warning before it comes: zigzag lines/,
    ],
    ["P: I am so tired. / D: Are your periods heavy? / P: Yes.", /Menstrual flow: heavy/],
    ["P: I have a fever. / D: Any tick bites? / P: Pulled one off in July.", /Tick bites: pulled one off in July/],
    [
      "P: My chest hurts. / D: Can you lie flat at night? / P: Two pillows, always have.",
      /2 pillows|pillows[^.]*: 2|orthopnea/i,
    ],
    [
      "P: My chest hurts. / D: Have you ever had heart trouble? / P: They said I had a murmur as a kid.",
      /murmur as a kid/,
    ],
  ]);

  expectNotes("is written after the state that was asked for", [
    ["P: My back hurts. / D: How are you sleeping? / P: Not great.", /Sleep: not great/],
    ["P: My back hurts. / D: And how are you eating? / P: Fine, no change.", /Eating: fine, no change/],
    [
      "P: My back hurts. / D: How far can you walk before you have to stop? / P: End of the road.",
      /Walking distance: end of the road/,
    ],
    [
      "P: I am so tired. / D: What time do you go to bed? / P: About midnight.",
      /Bedtime: about midnight/,
      /since about midnight/,
    ],
    [
      "P: I have a cough. / D: How many flights of stairs can you manage? / P: Just the one.",
      /Number of flights of stairs: .*one/,
    ],
    ["P: I get headaches. / D: How often do you get them? / P: Two, three a week.", /Headache frequency: 2, 3 a week/],
    ["P: I have diarrhea. / D: What color is it? / P: Black.", /Diarrhea color: black/],
    ["P: My back hurts. / D: When did you first start Ozempic? / P: In March.", /Start of Ozempic: in March/],
  ]);

  expectNotes("is written as the effect of a treatment", [
    ["P: My back hurts. / D: Does the ibuprofen help? / P: A bit.", /Effect of ibuprofen: a bit/],
    ["P: My stomach hurts. / D: Did the antacids help at all? / P: Not really.", /Effect of antacids: not really/],
    [
      "P: My back hurts. / D: Does the heat pack help? / P: Takes the edge off.",
      /Effect of heat pack: takes the edge off/,
    ],
    ["P: I have a cough. / D: Did the inhaler work? / P: For an hour.", /Effect of inhaler: for an hour/],
  ]);

  expectNotes("is left out if it says nothing", [
    ["P: My back hurts. / D: Any tick bites? / P: I don't know.", /back/i, /Tick bites/i],
    ["P: My back hurts. / D: Any leaking? / P: What do you mean?", /back/i, /Leaking/i],
    ["P: My back hurts. / D: Would you like a chaperone? / P: If you think so.", /back/i, /chaperone/i],
    ["P: My back hurts. / D: Did you find the parking all right? / P: Eventually.", /back/i, /parking/i],
    ["P: My back hurts. / D: Any questions so far? / P: Just a couple.", /back/i, /questions/i],
    ["P: My back hurts. / D: Does that make sense? / P: Just about.", /back/i, /sense/i],
    ["P: My back hurts. / D: Any mucus? / P: Hmm.", /back/i, /mucus/i],
    ["P: My back hurts. / D: Any cancer in the family? / P: Only my neighbor.", /back/i, /cancer in the family: /i],
  ]);
});

describe("an answer that affirms by degree", () => {
  expectNotes("is a yes", [
    ["P: I have chest pain. / D: Is the pain worse when you breathe in? / P: Much worse.", /worse when .*breathes? in/],
    ["P: I have chest pain. / D: Does lying flat make it worse? / P: Way worse.", /worse with lying flat/],
    ["P: I have a headache. / D: Is it worse in the mornings? / P: Definitely worse.", /worse in the mornings/],
    ["P: My stomach hurts. / D: Any heartburn? / P: Loads.", /heartburn/i],
    ["P: My stomach hurts. / D: Any bloating? / P: Big time.", /bloating/i],
    ["P: My stomach hurts. / D: Any nausea? / P: Afraid so.", /reports nausea/],
    ["P: My stomach hurts. / D: Does leaning forward make it better? / P: Much better.", /better with leaning forward/],
    ["P: My stomach hurts. / D: Any wind? / P: Tons.", /wind/i],
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

describe("an answer where a pain goes", () => {
  expectNotes("names all its places", [
    [
      "P: I have chest pain. / D: Does it go anywhere? / P: Yes, both arms and my neck.",
      /radiation to both arms and the neck/,
    ],
    [
      "P: I have chest pain. / D: Does it spread anywhere? / P: My jaw and my left arm.",
      /radiation to the jaw and the left arm/,
    ],
    [
      "P: I have chest pain. / D: Does it go into your jaw or arm? / P: Left arm, down to the elbow.",
      /radiation to the left arm, down to the elbow/,
    ],
    ["P: I have back pain. / D: Does the pain go anywhere? / P: Down my right leg.", /radiation down the right leg/],
    ["P: I have stomach pain. / D: Does it move around? / P: Round to my back.", /radiation around to the back/],
    ["P: I have chest pain. / D: Does it radiate? / P: No, stays put.", /denies radiation/i],
    ["P: I have neck pain. / D: Does it travel anywhere? / P: Right shoulder.", /radiation to the right shoulder/],
    [
      "P: I have chest pain. / D: Does it go anywhere else? / P: Sometimes up into my jaw.",
      /radiation up into the jaw/,
    ],
  ]);
});

describe("an answer to a list", () => {
  expectNotes("denies the others that it leaves unnamed", [
    [
      "P: I feel ill. / D: Any nausea, vomiting or diarrhea? / P: Yes to the nausea, no to the others.",
      /denies vomiting or diarrhea/,
    ],
    [
      "P: I feel ill. / D: Any cough, wheeze or fever? / P: The cough, yes. No to the rest.",
      /denies wheezing or fever/,
    ],
  ]);
});

describe("an answer about work or home", () => {
  expectNotes("is kept in words that no other rule can write", [
    ["P: My back hurts. / D: What do you do for a living? / P: I'm between jobs at the moment.", /not working/],
    ["P: My back hurts. / D: What do you do for work? / P: Nothing, I got laid off.", /not working/],
    ["P: My back hurts. / D: What do you do for work? / P: I drive a lorry.", /drives a lorry/],
    [
      "P: My back hurts. / D: Has anyone else in the house been ill? / P: My little boy, same thing.",
      /Sick contacts: the patient's little boy/,
    ],
    ["P: My back hurts. / D: Do you smoke? / P: Ten a day since I was sixteen.", /10 a day since age 16/],
  ]);
});

describe("a drug that has been taken since last month", () => {
  expectNotes("is a present medicine", [
    [
      "P: My back hurts. / D: What medicines are you on? / P: Amlodipine, and aspirin since last month.",
      /Amlodipine\.\s+Aspirin/,
      /previously/,
    ],
    ["P: My back hurts. / D: Any medicines? / P: Sertraline since last year.", /Sertraline/, /previously/],
  ]);
});
