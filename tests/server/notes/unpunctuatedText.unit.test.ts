import { describe, expect, test } from "vitest";
import { splitSentences } from "../../../src/server/facts/segment/splitSentences";
import { draft, type Line, opening, sectionOf } from "./draftHarness";

/** A visit as some recognizers write it: without capitals and punctuation. */
const unpunctuated: Line[] = [
  ["clinician", "hello how are you feeling today"],
  ["patient", "i have had a bad headache for three weeks and some pain in my chest"],
  ["clinician", "do you have a fever"],
  ["patient", "no fever i feel tired all the time"],
  ["clinician", "are you taking any medicine right now"],
  ["patient", "i take ten milligrams of the blue pill every evening"],
  ["clinician", "are you allergic to anything"],
  ["patient", "i am allergic to penicillin it gave me a rash"],
  ["clinician", "let me listen to your lungs your blood pressure is one forty over ninety"],
  ["clinician", "how are you sleeping"],
  ["patient", "i wake up three times a night because i cannot breathe"],
  [
    "clinician",
    "i think this is bronchitis i want you to take a cough syrup two times a day and drink plenty of water",
  ],
  ["clinician", "call us right away if you have a high fever"],
];
const allSaidBy = (speaker: Line[0]): Line[] => unpunctuated.map(([, text]) => [speaker, text]);

test("a note is written from unpunctuated text", () => {
  expect(sectionOf(unpunctuated, "reason")).toBe("Headache for 3 weeks.");
  expect(sectionOf(unpunctuated, "subjective").split("\n")).toEqual([
    "The patient presents with a headache and chest pain for 3 weeks.",
    "The patient reports fatigue.",
    "The patient takes 10 mg of the blue pill every evening.",
    "The patient wakes up 3 times a night because they cannot breathe.",
    "The patient denies fever.",
  ]);
  expect(sectionOf(unpunctuated, "allergies")).toBe("Allergic to penicillin (rash).");
  expect(sectionOf(unpunctuated, "objective")).toBe("Blood pressure: 140/90.");
  expect(sectionOf(unpunctuated, "assessment_plan").split("\n")).toEqual([
    "Likely bronchitis.",
    "Medical reasoning: The patient reports shortness of breath.",
    "Medical treatment: I advised the patient to take a cough syrup 2 times daily.",
    "Patient education and counseling: I advised the patient to drink plenty of water.",
    "Follow up: Call the clinic right away if the patient has a high fever.",
  ]);
});

test("no sentence is repeated", () => {
  const texts = draft(unpunctuated).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test("an answer cites its question, too", () => {
  const cited = (text: string) => draft(unpunctuated).find((sentence) => sentence.text === text)?.evidence;
  expect(cited("The patient denies fever.")).toEqual(["u2", "u3"]);
  expect(cited("Allergic to penicillin (rash).")).toEqual(["u6", "u7"]);
  expect(cited("The patient takes 10 mg of the blue pill every evening.")).toEqual(["u4", "u5"]);
});

test.each(["clinician", "patient", "unknown"] as const)(
  "writes the same facts if every utterance has the speaker %s",
  (speaker) => {
    const lines = allSaidBy(speaker);
    expect(sectionOf(lines, "subjective")).toMatch(/^The patient denies fever\.$/m);
    expect(sectionOf(lines, "subjective")).toMatch(/10 mg of the blue pill/);
    expect(sectionOf(lines, "allergies")).toBe("Allergic to penicillin (rash).");
    expect(sectionOf(lines, "assessment_plan")).toMatch(/to take a cough syrup 2 times daily/);
    expect(sectionOf(lines, "subjective")).not.toMatch(/cough syrup/);
  },
);

describe("splitting of sentences without punctuation", () => {
  test.each<[string, string[]]>([
    ["", []],
    ["no", ["no"]],
    ["no fever I know of", ["no fever I know of"]],
    ["no fever I feel tired all the time", ["no fever", "I feel tired all the time"]],
    ["I am allergic to penicillin it gave me a rash", ["I am allergic to penicillin", "it gave me a rash"]],
    ["do you smoke no I quit", ["do you smoke", "no I quit"]],
    [
      "I have chest pain my back hurts do you have a fever",
      ["I have chest pain", "my back hurts", "do you have a fever"],
    ],
    ["this is the pill I take every evening", ["this is the pill I take every evening"]],
    ["when I was a kid I had strep throat", ["when I was a kid I had strep throat"]],
    ["if it gets worse call us right away", ["if it gets worse call us right away"]],
    ["I do not think I have a fever", ["I do not think I have a fever"]],
    ["tell me how bad it is today", ["tell me how bad it is today"]],
    ["I have not noticed any swelling", ["I have not noticed any swelling"]],
    ["try not to take any ibuprofen", ["try not to take any ibuprofen"]],
    ["it is this ankle pain I have been having", ["it is this ankle pain I have been having"]],
    ["he said it was a sprain", ["he said it was a sprain"]],
  ])("%j", (said, sentences) => {
    expect(splitSentences(said)).toEqual(sentences);
  });
});

describe("a visit with unknown speakers", () => {
  const words = [
    "hi how are you doing today",
    "not so good i have been coughing for five days and i have a sore throat",
    "have you had a fever",
    "yes it was one hundred and one last night",
    "do you have any chest pain",
    "no chest pain but i am short of breath when i walk",
    "are you allergic to any medicine",
    "i am allergic to amoxicillin i got a rash all over",
    "do you smoke or drink",
    "i quit smoking ten years ago i have one or two beers on the weekend",
    "let me listen to your chest",
    "i hear wheezing on the right side your oxygen is ninety four percent and your temperature is one hundred point six",
    "i think this is pneumonia i am going to order a chest x-ray and start you on azithromycin five hundred milligrams today and then two hundred fifty milligrams for four days",
    "if you get worse or cannot breathe go to the emergency room",
    "for your diabetes continue the metformin",
  ];
  const lines = words.map((text): Line => ["unknown", text]);

  test.each([
    ["subjective", "The patient presents with a cough for 5 days."],
    ["subjective", "The fever was 101 last night."],
    ["subjective", "The patient denies chest pain."],
    ["subjective", "The patient is short of breath when they walk."],
    ["subjective", "Former smoker; quit 10 years ago."],
    ["subjective", "The patient has 1 or 2 beers on the weekend."],
    ["allergies", "Allergic to amoxicillin (rash)."],
    ["objective", "Respiratory: Wheezing on the right side."],
    ["objective", "Oxygen saturation: 94%."],
    ["objective", "Temperature: 100.6."],
    ["assessment_plan", "Likely pneumonia."],
    ["assessment_plan", "Additional testing: We will order a chest x-ray."],
    ["assessment_plan", "Medical treatment: We will start azithromycin 500 mg today and then 250 mg for 4 days."],
    ["assessment_plan", "Follow up: If the patient gets worse or cannot breathe, go to the emergency room."],
    ["assessment_plan", "Medical treatment: We will continue the metformin."],
  ])("%s: %s", (section, text) => {
    expect(sectionOf(lines, section).split("\n")).toContain(text);
  });

  test("does not attribute the clinician's findings to the patient", () => {
    expect(sectionOf(lines, "subjective")).not.toMatch(/hear|wheezing|oxygen|emergency/i);
  });
});

test.each<[string, Line[], string, string]>([
  [
    "a drug with its reaction",
    [
      ["clinician", "any allergies"],
      ["patient", "yes sulfa gives me hives"],
    ],
    "allergies",
    "Allergic to sulfa (hives).",
  ],
  [
    "a denial with a “but”",
    [
      ["clinician", "any numbness or tingling"],
      ["patient", "no numbness but i have some tingling in my toes"],
    ],
    "subjective",
    "The patient reports tingling of the toe.\nThe patient denies numbness.",
  ],
  [
    "findings without punctuation",
    [
      [
        "clinician",
        "on your exam there is a small effusion on the left knee no redness or warmth the ligaments are stable",
      ],
    ],
    "objective",
    "Musculoskeletal: Small effusion on the left knee.\nLigaments are stable.\nSkin: No redness or warmth.",
  ],
  [
    "a result with its negative",
    [["clinician", "i reviewed your x-ray it shows mild osteoarthritis no fracture"]],
    "objective",
    "X-ray demonstrates mild osteoarthritis.\nX-ray: no fracture.",
  ],
  [
    "an amount",
    [
      ["clinician", "how much coffee do you drink"],
      ["patient", "about four cups a day"],
    ],
    "subjective",
    "Coffee: about 4 cups a day.",
  ],
  [
    "a soft answer about mood",
    [
      ["clinician", "have you felt depressed or hopeless"],
      ["patient", "a little but i am not suicidal"],
    ],
    "subjective",
    "The patient reports feeling depressed or hopeless, a little.\nThe patient denies suicidal ideation.",
  ],
  [
    "none of several",
    [
      ["clinician", "any weakness or numbness"],
      ["patient", "no none of that"],
    ],
    "subjective",
    "The patient denies weakness or numbness.",
  ],
  [
    "an operation",
    [
      ["clinician", "have you had any surgeries"],
      ["patient", "i had my appendix out when i was twelve"],
    ],
    "subjective",
    "Surgical history: appendectomy (at age 12).",
  ],
  [
    "a warning with its condition",
    [["clinician", "we will see you in four weeks if you have trouble speaking go to the emergency room right away"]],
    "assessment_plan",
    "If the patient has trouble speaking, go to the emergency room right away.",
  ],
  [
    "a risk once, in the patient's words",
    [
      ["clinician", "have you ever thought about harming yourself"],
      ["patient", "sometimes i think everyone would be better off without me"],
    ],
    "subjective",
    "answered: “sometimes I think everyone would be better off without me.”",
  ],
  [
    "a number to call",
    [["clinician", "if you have thoughts of suicide call nine eight eight right away"]],
    "assessment_plan",
    "If the patient has thoughts of suicide, call 988 right away.",
  ],
  [
    "a drug to avoid",
    [["clinician", "i do not want you to take xanax with alcohol"]],
    "assessment_plan",
    "I advised the patient to not take Xanax with alcohol.",
  ],
  [
    "a refill asked for",
    [["patient", "i need a refill of my sertraline one hundred milligrams"]],
    "reason",
    "Refill of sertraline.",
  ],
  [
    "a relative named as “they”",
    [opening, ["patient", "i am around my kids they always have a cough"]],
    "subjective",
    "The children always have a cough.",
  ],
])("%s", (_title, lines, section, text) => {
  expect(sectionOf(lines, section)).toContain(text);
});

test("a dictation is attributed to the clinician", () => {
  const lines: Line[] = [
    ["clinician", "this is a 58-year-old man with knee pain"],
    ["clinician", "on exam there is tenderness along the joint line"],
    ["clinician", "i think this is osteoarthritis"],
    ["clinician", "i recommend physical therapy and i will see him in six weeks"],
  ];
  expect(sectionOf(lines, "subjective")).not.toMatch(/recommend|thinks|osteoarthritis/i);
  expect(sectionOf(lines, "assessment_plan")).toMatch(/recommended physical therapy/);
});
