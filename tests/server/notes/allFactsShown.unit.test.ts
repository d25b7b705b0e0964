import { describe, expect, test } from "vitest";
import { checkNote } from "../../../src/server/notes/checking/checkNote";
import type { NoteSection } from "../../../src/shared/notes/document";
import { draftSentences } from "../../../src/server/notes/writing/draftSentences";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import type { Speaker } from "../../../src/shared/transcription/utterance";

const template = builtInTemplate("soap");
if (!template) throw new Error("There is no built-in template “soap”.");

type SpeakerLabels = (index: number) => Speaker;
/** Speaker labels, right and wrong, that recognizers produce. */
const speakers: readonly (readonly [string, SpeakerLabels])[] = [
  ["in turns", (i) => (i % 2 === 0 ? "clinician" : "patient")],
  ["swapped", (i) => (i % 2 === 0 ? "patient" : "clinician")],
  ["all the clinician", () => "clinician"],
  ["all the patient", () => "patient"],
  ["all unknown", () => "unknown"],
];

/** Drafts a note and checks it, or checks an empty one. `sections` and `omissions` are what the screen shows. */
function checked(lines: readonly string[], labels: SpeakerLabels, { empty = false } = {}) {
  const turns = lines.map((text, i) => ({ id: `u${i}`, speaker: labels(i), text }));
  const drafted = empty
    ? []
    : [
        ...draftSentences({
          kind: "note",
          turns,
          template: template!,
          instructions: null,
          withheld: null,
          context: {},
        }),
      ];
  const sections: NoteSection[] = template!.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: drafted
      .filter(({ section }) => section === key)
      .map(({ text, evidence }, i) => ({ id: `${key}${i}`, text, evidence, origin: "drafted", findings: [] })),
  }));
  return { ...checkNote({ sections, omissions: [] }, turns, template!), turns };
}

/** Visits, line by line, with the facts that must be in the note or among the omissions. */
const visits: readonly { title: string; lines: readonly string[]; facts: readonly RegExp[] }[] = [
  { title: "an allergy on its own", lines: ["i am allergic to penicillin"], facts: [/allergic to penicillin/i] },
  {
    title: "an allergy with its reaction, after a question",
    lines: ["are you allergic to anything", "i am allergic to penicillin it gave me a rash"],
    facts: [/allergic to penicillin/i, /rash/i],
  },
  {
    title: "an allergy named by a bare answer",
    lines: ["are you allergic to anything", "yes penicillin"],
    facts: [/allerg[^.]*penicillin/i],
  },
  { title: "an allergy to no drug", lines: ["any allergies", "i am allergic to bee stings"], facts: [/bee stings/i] },
  {
    title: "question and answer in one utterance",
    lines: ["are you allergic to anything yes sulfa"],
    facts: [/sulfa/i],
  },
  { title: "no allergies", lines: ["do you have any allergies", "no"], facts: [/no known allerg|allerg[^.]*“no/i] },
  {
    title: "a statement of no allergies",
    lines: ["so what about allergies", "i have no allergies"],
    facts: [/no (?:known )?allergies/i],
  },
  {
    title: "a drug with its dose",
    lines: ["what do you take", "i take lisinopril ten milligrams every morning"],
    facts: [/lisinopril[^.]*10 mg/i],
  },
  {
    title: "a dose of an unknown drug",
    lines: ["are you taking any medicine right now", "i take ten milligrams of the blue pill every evening"],
    facts: [/10 mg/i],
  },
  {
    title: "several sentences in one utterance",
    lines: [
      "hello",
      "i have had a headache for three weeks i take ibuprofen two hundred milligrams and i am allergic to codeine i weigh one hundred eighty pounds",
    ],
    facts: [/ibuprofen[^.]*200 mg/i, /allergic to codeine/i, /180 pounds/i, /3 weeks/i],
  },
  { title: "a drug affirmed after a question", lines: ["are you taking warfarin", "yes i am"], facts: [/warfarin/i] },
  {
    title: "a drug with an unclear answer",
    lines: ["how is the metformin working for you", "it is going fine"],
    facts: [/metformin/i],
  },
  { title: "a drug to be stopped", lines: ["okay", "stop taking the naproxen"], facts: [/naproxen/i] },
  {
    title: "a drug prescribed",
    lines: ["i am going to start you on amoxicillin five hundred milligrams three times a day", "okay"],
    facts: [/amoxicillin[^.]*500 mg/i],
  },
  {
    title: "vital signs",
    lines: ["your blood pressure is one forty over ninety and your pulse is eighty eight", "okay"],
    facts: [/140\/90/, /\b88\b/],
  },
  {
    title: "a temperature measured at home",
    lines: ["did you measure it", "my temperature was one hundred and one point five"],
    facts: [/101\.5/],
  },
  { title: "a reading without its name", lines: ["it was one fifty two over ninety four", "oh"], facts: [/152\/94/] },
  { title: "suicide", lines: ["how are you", "sometimes i think about suicide"], facts: [/suicid/i] },
  {
    title: "suicide in other words",
    lines: ["how are you", "i do not want to live anymore"],
    facts: [/not want to live/i],
  },
  {
    title: "self-harm denied after a question",
    lines: ["have you had any thoughts of hurting yourself", "no"],
    facts: [/hurting (?:yourself|themselves)[^.]*no|denies/i],
  },
  { title: "denied suicidality", lines: ["okay", "i am not suicidal"], facts: [/not suicidal|denies suicidal/i] },
  {
    title: "mood",
    lines: ["how have you been", "i have been feeling hopeless and anxious"],
    facts: [/hopeless/i, /anxious/i],
  },
  {
    title: "mood beside denied suicidality",
    lines: ["have you felt depressed", "a little but i am not suicidal"],
    facts: [/depress/i, /not suicidal|denies suicidal/i],
  },
  {
    title: "a measured fever, given only in the answer",
    lines: ["have you had a fever", "yes it was one hundred and one last night"],
    facts: [/\b101\b/],
  },
  {
    title: "a dose that changes after some days",
    lines: [
      "okay",
      "i am going to start you on azithromycin five hundred milligrams today and then two hundred fifty milligrams for four days",
    ],
    facts: [/azithromycin[^.]*500 mg[^.]*250 mg/i],
  },
  {
    title: "a drug with its reaction",
    lines: ["any allergies", "yes sulfa gives me hives"],
    facts: [/sulfa[^.]*hives/i],
  },
  {
    title: "an amount in an answer",
    lines: ["how much coffee do you drink", "about four cups a day"],
    facts: [/(?:4|four) cups/i],
  },
  { title: "violence", lines: ["do you feel safe", "my husband hits me"], facts: [/hits/i] },
  { title: "an amount", lines: ["do you drink", "i have three beers a night"], facts: [/(?:3|three) beers/i] },
  {
    title: "a correction",
    lines: ["okay", "i take metformin five hundred no wait one thousand milligrams"],
    facts: [/metformin[^.]*1000 mg/i],
  },
];

describe.each(speakers)("with speakers %s", (_title, labels) => {
  test.each(visits)("shows $title in the note or among the omissions", ({ lines, facts }) => {
    const { sections, omissions } = checked(lines, labels);
    const shown = [
      ...sections.flatMap(({ sentences }) =>
        sentences.filter(({ findings }) => !findings.some(({ must }) => must)).map(({ text }) => text),
      ),
      ...omissions.map(({ sentence }) => sentence),
    ].join("\n");
    for (const fact of facts) expect(shown).toMatch(fact);
  });

  test.each(visits)("lists $title among the omissions of an empty note", ({ lines, facts }) => {
    const { omissions, turns } = checked(lines, labels, { empty: true });
    for (const fact of facts) expect(omissions.map(({ sentence }) => sentence).join("\n")).toMatch(fact);
    for (const { sentence, section, evidence } of omissions) {
      const sections: NoteSection[] = template!.sections.map(({ id, key, title, style }) => ({
        id,
        key,
        title,
        style,
        sentences:
          key === section ? [{ id: "s", text: sentence, evidence, origin: "edited" as const, findings: [] }] : [],
      }));
      const after = checkNote({ sections, omissions: [] }, turns, template!);
      const was = omissions.find((omission) => omission.sentence === sentence);
      expect(after.omissions.map(({ id }) => id)).not.toContain(was?.id);
    }
  });
});

test.each<[string, readonly string[]]>([
  ["silence", []],
  ["small talk", ["did you see the game", "we have two dogs and a nice garden"]],
  ["a drug asked about and denied", ["are you taking any aspirin", "no"]],
  ["a number without meaning of its own", ["there are two of us", "one moment please"]],
])("no omission is listed for %s, with any speaker labels", (_title, lines) => {
  for (const [, labels] of speakers) expect(checked(lines, labels, { empty: true }).omissions).toEqual([]);
});

test("a stated allergy is listed although allergies were denied before", () => {
  const { omissions } = checked(["any allergies", "no", "oh wait i am allergic to sulfa"], () => "unknown", {
    empty: true,
  });
  expect(
    omissions
      .filter(({ must }) => must)
      .map(({ sentence }) => sentence)
      .join("\n"),
  ).toMatch(/sulfa/);
});
