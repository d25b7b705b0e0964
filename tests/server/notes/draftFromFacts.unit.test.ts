import { describe, expect, test } from "vitest";
import { builtInTemplates } from "../../../src/shared/templates/builtInTemplates";
import { draft, type Line, noteOf, opening } from "./draftHarness";

test("silence and small talk yield no sentences", () => {
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
      has: [/denies fever\./],
      hasNot: [/reports/i],
    },
    {
      title: "writes a denied question without punctuation",
      lines: [
        ["clinician", "any chest pain or shortness of breath"],
        ["patient", "no"],
      ],
      has: [/denies chest pain or shortness of breath\./],
    },
    {
      title: "writes an affirmed question",
      lines: [
        ["clinician", "Any cough?"],
        ["patient", "Yes."],
      ],
      has: [/reports cough\./],
    },
    {
      title: "keeps a yes to several things together",
      lines: [
        ["clinician", "Any cough or chest pain?"],
        ["patient", "Yes."],
      ],
      has: [/reports cough or chest pain\./],
      hasNot: [/Respiratory|Cardiovascular/],
    },
    {
      title: "reads a soft denial as a denial",
      lines: [
        ["clinician", "Any headaches?"],
        ["patient", "Not really."],
      ],
      has: [/denies headache/],
    },
    {
      title: "reads “no fever” as more than a plain no",
      lines: [
        ["clinician", "Do you have any cough?"],
        ["patient", "No fever, some chills at night."],
      ],
      has: [/denies fever/, /presents with chills/],
      hasNot: [/denies cough/, /reports fever/],
    },
    {
      title: "reads the ambiguous “no, fever” as no report of a fever",
      lines: [
        ["clinician", "Any chills?"],
        ["patient", "No, fever."],
      ],
      has: [/denies chills/],
      hasNot: [/reports fever/i],
    },
    {
      title: "reads “I don't” as a denial",
      lines: [
        ["clinician", "Any nausea?"],
        ["patient", "I don't."],
      ],
      has: [/denies nausea/],
    },
    {
      title: "writes a habit that the patient gave up",
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
      has: [/Denies smoking\./],
    },
    {
      title: "keeps uncertainty",
      lines: [opening, ["patient", "I think I had a fever last night."]],
      has: [/possible fever last night/],
    },
    {
      title: "writes only the corrected side",
      lines: [opening, ["patient", "It's my right knee, no wait, sorry, my left knee that hurts."]],
      has: [/left knee/],
      hasNot: [/right/],
    },
    {
      title: "writes only the corrected dose",
      lines: [["patient", "I take lisinopril 10, sorry, 20 mg once a day."]],
      has: [/Lisinopril 20 mg daily\./],
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
      has: [/present for about 3 weeks\./],
    },
    {
      title: "keeps the condition of an order",
      lines: [
        [
          "clinician",
          "My assessment and plan: for your sore throat, I'll swab you for strep, and if that's positive I'll prescribe amoxicillin 500 milligrams three times a day for ten days.",
        ],
      ],
      has: [/if the strep test is positive, we will prescribe amoxicillin 500 mg 3 times daily for 10 days/i],
    },
    {
      title: "reads “no, I don't have a …” as a denial",
      lines: [
        ["clinician", "Do you have a cough at all?"],
        ["patient", "Uh, no I don't have a cough."],
      ],
      has: [/denies cough/],
      hasNot: [/reports cough/i],
    },
    {
      title: "reads “none of that” as a denial of each",
      lines: [
        ["clinician", "any weakness or numbness"],
        ["patient", "no none of that"],
      ],
      has: [/denies weakness or numbness/],
    },
    {
      title: "reads one of two as reported and the other as denied",
      lines: [
        ["clinician", "Do you have any nausea and vomiting?"],
        ["patient", "I am a little nauseous, but no, I haven't vomited yet."],
      ],
      has: [/reports nausea/, /denies vomiting/],
    },
    {
      title: "does not deny what the patient has instead",
      lines: [
        ["clinician", "Is it a dry cough or are you bringing up any phlegm?"],
        ["patient", "No, I'm bringing up yellow stuff."],
      ],
      has: [/denies dry cough/],
      hasNot: [/denies .*phlegm/],
    },
    {
      title: "waits for the answer while a question is explained",
      lines: [
        ["clinician", "Are you allergic to any meds?"],
        ["patient", "Me?"],
        ["clinician", "Yes."],
        ["patient", "No, I am not."],
      ],
      has: [/No known (?:drug )?allergies/],
    },
    {
      title: "lists a drug that the patient is to avoid as advice, not as a medication",
      lines: [["clinician", "i do not want you to take xanax with alcohol"]],
      has: [/advised the patient to not take Xanax with alcohol/i],
      hasNot: [/^Xanax/im],
    },
    {
      title: "keeps the temperature of a fever",
      lines: [
        ["clinician", "have you had a fever"],
        ["patient", "yes it was one hundred and one last night"],
      ],
      has: [/fever was 101 last night/],
    },
    {
      title: "keeps the cause of a symptom",
      lines: [
        ["clinician", "how are you sleeping"],
        ["patient", "i wake up three times a night because i cannot breathe"],
      ],
      has: [/wakes up 3 times a night because they cannot breathe/],
      hasNot: [/nocturia/],
    },
    {
      title: "does not count coffee as alcohol",
      lines: [
        ["clinician", "how much coffee do you drink"],
        ["patient", "about four cups a day"],
      ],
      has: [/Coffee: about 4 cups a day\./],
      hasNot: [/alcohol/i],
    },
    {
      title: "quotes what the patient says about death",
      lines: [
        ["clinician", "have you ever thought about harming yourself"],
        ["patient", "sometimes i think everyone would be better off without me"],
      ],
      has: [
        /Asked about suicidal ideation, the patient answered: “sometimes I think everyone would be better off without me\.”/,
      ],
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
  "drafts sentences with evidence for the template %s",
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
    ["I take salbutamol two puffs and prednisone 20 mg.", "Salbutamol 2 puffs.\nPrednisone 20 mg."],
    ["I take salbutamol, prednisone 20 mg.", "Salbutamol.\nPrednisone 20 mg."],
    ["I take lisinopril 10 mg and it makes me cough.", "Lisinopril 10 mg."],
    ["My brother takes warfarin 5 mg.", "brother takes warfarin 5 mg."],
    ["I take lisinopril, 10 mg, once a day.", "Lisinopril 10 mg daily."],
  ])("%s", (answer, written) => expect(asked(answer)).toContain(written));
});
