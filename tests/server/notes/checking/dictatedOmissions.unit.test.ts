import { describe, expect, it } from "vitest";
import { check, type Line } from "../checkHarness";

/** A visit whose clinician says `dictated` near its end. */
const visit = (dictated: string): Line[] => [
  ["clinician", "What brings you in?"],
  ["patient", "My eczema is back on both hands."],
  ["clinician", "How long has it been?"],
  ["patient", "Two weeks."],
  ["clinician", "We talked about the soap at work."],
  ["patient", "Yes, I will change it."],
  ["clinician", dictated],
];

const offered = (dictated: string, note: string): string =>
  check(visit(dictated), note, { cites: [1] })
    .omissions.map(({ sentence }) => sentence)
    .join(" ");

const note = "Eczema on both hands for 2 weeks.";

describe("a sentence that the clinician dictates", () => {
  it.each([
    ["The family moves to Oslo, so her next appointment should be at the northern branch.", /northern branch/],
    ["She tolerated the patch testing and is otherwise asymptomatic.", /otherwise asymptomatic/],
    ["The principles of barrier care and glove hygiene were reviewed.", /glove hygiene/],
    ["Mr. Olsen elected to defer phototherapy until spring.", /phototherapy until spring/i],
    ["His employer can provide vinyl gloves and a quiet workplace.", /vinyl gloves/],
    ["Patient remains anxious about scarring before the wedding.", /scarring before the wedding/],
  ])("is offered if the note does not state it: %s", (dictated, words) => {
    expect(offered(dictated, note)).toMatch(words);
  });

  it.each([
    [
      "She tolerated the patch testing and is otherwise asymptomatic.",
      "Tolerated patch testing, otherwise asymptomatic.",
    ],
    ["His employer can provide vinyl gloves.", "The employer provides vinyl gloves."],
  ])("is not offered if the note states it: %s", (dictated, written) => {
    expect(offered(dictated, written)).not.toMatch(/asymptomatic|vinyl/);
  });

  it.each([
    "You should tell her employer about vinyl gloves.",
    "Did he provide vinyl gloves?",
    "It is hard for him with vinyl gloves.",
    "I want to look at her vinyl gloves.",
    "Yeah, she told me about vinyl gloves.",
    "Okay, his vinyl gloves.",
  ])("is not offered if it is conversation: %s", (said) => {
    expect(offered(said, note)).not.toMatch(/vinyl/);
  });
});

describe("a passage that the clinician dictates", () => {
  it.each([
    [
      "Mrs. Dahl is stable on her inhaler. Spirometry improved since spring. Plan a repeat study in autumn.",
      /improved/,
    ],
    ["Assessment. Chronic urticaria. Triggers were not identified. Antihistamines remain first line.", /triggers/i],
    [
      "Impression. Left frozen shoulder. Capsular thickening on imaging. Hydrodilatation could be considered.",
      /capsular/i,
    ],
    [
      "He is four weeks after his hernia repair. Wound edges are dry. Lifting limits end next Friday.",
      /lifting limits/i,
    ],
    ["The patient sleeps poorly since the merger. Melatonin made no difference. Sleep diary was handed out.", /diary/i],
    [
      "Paragraph, plan. He will wear the night guard. Molars are worn flat. Dentist sends the casts on Monday.",
      /casts/i,
    ],
  ])("is offered sentence by sentence: %s", (dictated, words) => expect(offered(dictated, note)).toMatch(words));

  it.each([
    [
      "Mrs. Dahl is stable on her inhaler. Spirometry improved since spring.",
      "Spirometry has improved since spring.",
      /spirometry/i,
    ],
    [
      "Assessment. Chronic urticaria. Triggers were not identified. It itches.",
      "Triggers were not identified.",
      /triggers/i,
    ],
  ])("is not offered again: %s", (dictated, written, words) => expect(offered(dictated, written)).not.toMatch(words));

  it.each([
    "She wears gloves. Your vinyl gloves tear too fast. They cost nothing.",
    "He wears gloves. Okay. Vinyl gloves tear too fast.",
    "The vinyl gloves tear too fast. The shop sells others. Powder makes it worse.",
    "Next patient is Mr. Olsen. He has vinyl gloves? He is late.",
  ])("is not recognized if someone is addressed or the patient is not named: %s", (said) =>
    expect(offered(said, note)).not.toMatch(/tear too fast|he has vinyl/i),
  );
});

describe("an omission", () => {
  it("is not offered for a tenderness without its place", () => {
    const lines: Line[] = [
      ["clinician", "Let me examine you."],
      ["patient", "Ouch."],
      ["clinician", "Some pain to palpation."],
    ];
    expect(check(lines, "").omissions.map(({ sentence }) => sentence)).not.toContain("Pain to palpation.");
  });

  it("is not a diagnosis for words such as “cut”", () => {
    const lines: Line[] = [
      ["patient", "There is a mole on my back."],
      ["clinician", "I see."],
      ["clinician", "For your mole, I will cut out a small area."],
    ];
    expect(check(lines, "Mole on the back.").omissions.map(({ sentence }) => sentence)).not.toContain("Cut.");
  });

  it("is offered once for a rate that is said once", () => {
    const lines: Line[] = [
      ["clinician", "Your respiratory rate is 18 today."],
      ["patient", "Good."],
    ];
    expect(check(lines, "").omissions.filter(({ sentence }) => /\b18\b/.test(sentence))).toHaveLength(1);
  });
});
