import { describe, expect, test } from "vitest";
import { builtInTemplates } from "../../../src/shared/templates/builtInTemplates";
import { draft, type Line, noteOf, opening } from "./draftHarness";

test("drafts no sentences from silence and small talk", () => {
  expect(draft([])).toEqual([]);
  expect(
    draft([
      ["clinician", ""],
      ["patient", "   "],
    ]),
  ).toEqual([]);
  expect(
    draft([
      ["clinician", "Did you watch the Yankees game last night?"],
      ["patient", "I did, what a game, they crushed it."],
    ]),
  ).toEqual([]);
});

describe("wording of a drafted note", () => {
  test.each<{ title: string; lines: Line[]; has: RegExp[]; hasNot?: RegExp[] }>([
    {
      title: "writes a denied question",
      lines: [
        ["clinician", "Any fever?"],
        ["patient", "No."],
      ],
      has: [/Denies fever\./],
      hasNot: [/Reports/],
    },
    {
      title: "writes a denied question without punctuation",
      lines: [
        ["clinician", "any chest pain or shortness of breath"],
        ["patient", "no"],
      ],
      has: [/Denies chest pain or shortness of breath\./],
    },
    {
      title: "writes an affirmed question",
      lines: [
        ["clinician", "Any cough?"],
        ["patient", "Yes."],
      ],
      has: [/Reports cough\./],
    },
    {
      title: "quotes a yes to several things",
      lines: [
        ["clinician", "Any cough or chest pain?"],
        ["patient", "Yes."],
      ],
      has: [/Asked about cough or chest pain: “Yes”/],
      hasNot: [/Reports (?:cough|chest pain)/],
    },
    {
      title: "quotes a soft answer",
      lines: [
        ["clinician", "Any headaches?"],
        ["patient", "Not really."],
      ],
      has: [/“Not really”/],
      hasNot: [/Denies/],
    },
    {
      title: "reads “no fever” as more than a plain no",
      lines: [
        ["clinician", "Do you have any cough?"],
        ["patient", "No fever, some chills at night."],
      ],
      has: [/Denies fever/, /chills/],
      hasNot: [/Denies cough/, /Reports fever/],
    },
    {
      title: "quotes the ambiguous “no, fever”",
      lines: [
        ["clinician", "Any chills?"],
        ["patient", "No, fever."],
      ],
      has: [/Denies chills/],
      hasNot: [/Reports fever/],
    },
    {
      title: "reads “I don't have any” as a denial",
      lines: [
        ["clinician", "Any nausea?"],
        ["patient", "I don't."],
      ],
      has: [/Denies nausea/],
    },
    {
      title: "writes a habit given up",
      lines: [
        ["clinician", "Do you smoke?"],
        ["patient", "I used to smoke but I quit ten years ago."],
      ],
      has: [/used to smoke/, /quit 10 years ago/],
      hasNot: [/patient smokes/],
    },
    {
      title: "writes a denied habit",
      lines: [
        ["clinician", "Do you smoke?"],
        ["patient", "No."],
      ],
      has: [/The patient does not smoke\./],
    },
    { title: "keeps uncertainty", lines: [opening, ["patient", "I think I had a fever last night."]], has: [/thinks/] },
    {
      title: "writes only the corrected side",
      lines: [opening, ["patient", "It's my right knee, no wait, sorry, my left knee that hurts."]],
      has: [/left knee/],
      hasNot: [/right/],
    },
    {
      title: "writes only the corrected dose",
      lines: [["patient", "I take lisinopril 10, sorry, 20 mg once a day."]],
      has: [/Lisinopril 20 mg once a day\./],
      hasNot: [/10/],
    },
    {
      title: "keeps both doses of an increase",
      lines: [["patient", "I was on 10 milligrams of lisinopril but they raised it to 20 milligrams."]],
      has: [/was on 10 mg/, /raised it to 20 mg/],
    },
    {
      title: "writes the duration",
      lines: [
        ["clinician", "How long has that been going on?"],
        ["patient", "About three weeks."],
      ],
      has: [/Present for about 3 weeks\./],
    },
    {
      title: "keeps the condition of an order",
      lines: [
        [
          "clinician",
          "My assessment and plan: for your sore throat, I'll swab you for strep, and if that's positive I'll prescribe amoxicillin 500 milligrams three times a day for ten days.",
        ],
      ],
      has: [/if that is positive will prescribe amoxicillin 500 mg 3 times a day for 10 days/i],
    },
    {
      title: "writes examination findings with their negations",
      lines: [
        [
          "clinician",
          "Let me listen to your lungs. I don't hear any wheezes or crackles. Your heart is regular with no murmur.",
        ],
      ],
      has: [/No wheezes or crackles/, /no murmur/],
    },
    {
      title: "keeps the “no” of “no tenderness”",
      lines: [
        ["clinician", "On your exam, your belly is soft."],
        ["clinician", "Okay, no tenderness."],
      ],
      has: [/No tenderness/],
      hasNot: [/: Tenderness/],
    },
  ])("$title", ({ lines, has, hasNot = [] }) => {
    const note = noteOf(lines);
    for (const pattern of has) expect(note).toMatch(pattern);
    for (const pattern of hasNot) expect(note).not.toMatch(pattern);
  });
});

test.each(builtInTemplates.map((template) => [template.id, template] as const))(
  "with %s every sentence is in a section of the template and cites existing turns",
  (_id, template) => {
    const lines: Line[] = [
      opening,
      ["patient", "My left knee has been hurting for three weeks."],
      ["clinician", "Any fever?"],
      ["patient", "No."],
      ["clinician", "any allergies"],
      ["patient", "sulfa"],
      ["patient", "i take metformin five hundred milligrams twice a day"],
      ["unknown", "let me take a look at your knee there is no swelling"],
      ["clinician", "I'm going to order an x-ray of your knee."],
    ];
    const sentences = draft(lines, template);
    expect(sentences.length).toBeGreaterThan(4);
    for (const { section, text, evidence } of sentences) {
      expect(template.sections.map(({ key }) => key)).toContain(section);
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.every((id) => Number(id.slice(1)) < lines.length)).toBe(true);
      expect(text).toMatch(/^[A-Z0-9“].*[.”]$/);
    }
    expect(draft(lines, template)).toEqual(sentences);
  },
);

describe("attribution of drugs and doses", () => {
  const asked = (answer: string): string =>
    noteOf([opening, ["patient", "I have a cough."], ["clinician", "Do you take anything?"], ["patient", answer]]);

  test.each([
    ["I take salbutamol two puffs and prednisone 20 mg.", "The patient takes salbutamol 2 puffs and prednisone 20 mg."],
    ["I take salbutamol, prednisone 20 mg.", "The patient takes salbutamol, prednisone 20 mg."],
    ["I take lisinopril 10 mg and it makes me cough.", "lisinopril 10 mg and it makes them cough."],
    ["My brother takes warfarin 5 mg.", "The patient's brother takes warfarin 5 mg."],
    ["I take lisinopril, 10 mg, once a day.", "Lisinopril 10 mg once a day."],
  ])("%s", (answer, written) => expect(asked(answer)).toContain(written));
});
