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

describe("a test that a question without a verb names", () => {
  expectNotes("labels its answer", [
    ["D: Last Pap smear? / P: Two years ago, it was normal.", /Last Pap smear: 2 years ago, normal/],
    ["D: And your last mammogram? / P: In 2024.", /Last mammogram: in 2024/],
    ["D: Okay, last colonoscopy? / P: Five years ago.", /Last colonoscopy: 5 years ago/],
  ]);
});

describe("questions that only name a state", () => {
  expectNotes("label their answers", [
    ["D: Any pain? / P: No. / D: Bowels? / P: Loose.", /Bowels: loose/i],
    ["D: Any pain? / P: No. / D: And your mood? / P: Up and down.", /Mood: up and down/i],
    ["D: Any pain? / P: No. / D: Concentration? / P: Terrible.", /Concentration: terrible/i],
    ["D: any pain / P: no / D: bowels / P: loose three times a day", /Bowels: loose/i],
  ]);
  expectNotes("do not label denials and statements", [
    ["D: Any pain? / P: No. / D: Sleep? / P: No, not at all.", /pain/i, /Sleep: no/i],
    ["D: Any pain? / P: No. / D: Energy? / P: I feel tired.", /tired|fatigue/i, /Energy: I/],
  ]);
});
