import { describe, expect, test } from "vitest";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import { draft, type Line, noteOf, opening, sectionOf } from "./draftHarness";

describe("section of a statement", () => {
  test("lists an allergy under allergies and not under medications", () => {
    const lines: Line[] = [
      ["clinician", "Are you allergic to anything?"],
      ["patient", "Penicillin, I break out in a rash."],
    ];
    expect(sectionOf(lines, "allergies")).toBe("Allergic to penicillin (rash).");
    expect(sectionOf(lines, "medications")).toBe("");
  });

  test.each(["No.", "No, not that I know of.", "i have no allergies"])("reads %j as no allergies", (answer) => {
    const lines: Line[] = [
      ["clinician", "Any allergies?"],
      ["patient", answer],
    ];
    expect(sectionOf(lines, "allergies")).toBe("No known allergies.");
  });

  test.each([
    ["any seasonal allergies", "Denies seasonal allergies."],
    ["are you allergic to penicillin", "Denies allergy to penicillin."],
    ["any other allergies", "Denies other allergies."],
  ])("denies only the allergies that “%s” asked about", (question, line) => {
    const lines: Line[] = [
      ["clinician", question],
      ["patient", "no"],
    ];
    expect(sectionOf(lines, "allergies")).toBe(line);
  });

  test("writes the order of a drug without the reason said with it", () => {
    const plan = sectionOf(
      [
        [
          "clinician",
          "My plan for you: I am going to start you on protonix 40 mg once a day to help with the gastritis.",
        ],
      ],
      "assessment_plan",
    );
    expect(plan).toMatch(/Start Protonix 40 mg daily/);
  });

  test("attributes a relative's condition to the relative", () => {
    const lines: Line[] = [
      ["clinician", "Any family history I should know about?"],
      ["patient", "My mother had breast cancer and my brother has diabetes."],
    ];
    const note = noteOf(lines);
    expect(note).toMatch(/Mother: breast cancer\.\nBrother: diabetes\./);
    expect(note).not.toMatch(/patient (?:has|had|have) /);
  });

  test("writes vital signs as numbers", () => {
    const lines: Line[] = [
      [
        "clinician",
        "Looking at your vital signs, your blood pressure is one twenty eight over seventy two, your temperature is ninety eight point seven and your heart rate is seventy two.",
      ],
    ];
    for (const value of ["128/72", "98.7", "72"]) expect(sectionOf(lines, "objective")).toContain(value);
  });

  test("names the test of a result reported as “it” and cites both utterances", () => {
    const lines: Line[] = [
      ["clinician", "Let's look at your x-ray results."],
      ["clinician", "It shows no fracture."],
    ];
    const result = draft(lines).find(({ text }) => /fracture/.test(text));
    expect(result).toMatchObject({ section: "objective", evidence: ["u0", "u1"] });
    expect(result?.text).toMatch(/x-ray/i);
  });

  test("includes a denied risk with its question", () => {
    const lines: Line[] = [
      ["clinician", "Any thoughts of suicide?"],
      ["patient", "No."],
    ];
    const risk = draft(lines, builtInTemplate("behavioral-health") ?? undefined).filter(
      ({ section }) => section === "risk",
    );
    expect(risk).toMatchObject([{ evidence: ["u0", "u1"] }]);
    expect(risk[0]?.text).toBe("The patient denies suicidal ideation.");
  });

  test("does not attribute an accompanying person's words to the patient", () => {
    const lines: Line[] = [opening, ["patient", "My knee hurts."], ["other", "I have a cough too."]];
    expect(noteOf(lines)).not.toMatch(/cough/);
  });
});

test("an order in the imperative is in the plan without an examination before it", () => {
  const lines: Line[] = [
    ["patient", "I have had a headache for three days."],
    [
      "clinician",
      "I think this is a tension headache. Take ibuprofen 400 milligrams every eight hours for three days.",
    ],
  ];
  expect(sectionOf(lines, "assessment_plan").split("\n")).toEqual([
    "Likely tension headache.",
    "Medical reasoning: The patient reports headache for 3 days.",
    "Medical treatment: I advised the patient to take ibuprofen 400 mg every 8 hours for 3 days.",
  ]);
});

describe("results", () => {
  const results = (lines: Line[]) =>
    draft(lines, builtInTemplate("h-and-p") ?? undefined).filter(({ section }) => section === "results");

  test.each<[string, Line[], string[]]>([
    [
      "names the test in its result and ends the result there",
      [
        ["clinician", "so i reviewed the results of your chest x-ray"],
        ["clinician", "it shows some round glass opacities"],
        ["clinician", "it is really cool that you are out there playing"],
      ],
      ["Chest X-ray demonstrates some round glass opacities."],
    ],
    [
      "lists no result for a test that is only ordered",
      [
        ["clinician", "let us look at your x-ray results it shows no fracture"],
        ["clinician", "i am going to order an mri of your knee"],
        ["clinician", "it is going to be outpatient surgery"],
      ],
      ["X-ray demonstrates no fracture."],
    ],
    ["lists no result for looking at an image", [["clinician", "let us take a look at your x-ray here"]], []],
    [
      "lists a result mentioned in passing",
      [["clinician", "they did a rapid covid test when you came in and that was negative"]],
      ["Rapid COVID: negative."],
    ],
  ])("%s", (_title, lines, texts) => {
    expect(results(lines).map(({ text }) => text)).toEqual(texts);
  });
});

test.each<[string, Line[], string]>([
  [
    "uses the clinician's words",
    [["clinician", "so you are coming in today for some right ankle pain after a fall"]],
    "Right ankle pain.",
  ],
  [
    "is found inside a longer answer",
    [opening, ["patient", "i am fine except for this ankle pain i have been having"]],
    "Ankle pain.",
  ],
  ["is shortened to the complaint", [opening, ["patient", "i have been having some back pain"]], "Back pain."],
  ["names the complaint", [opening, ["patient", "my right knee hurts"]], "Right knee pain."],
])("the reason for the visit %s", (_title, lines, text) => {
  expect(sectionOf(lines, "reason")).toBe(text);
});
