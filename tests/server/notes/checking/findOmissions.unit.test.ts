import { describe, expect, it } from "vitest";
import { checkNote } from "../../../../src/server/notes/checking/checkNote";
import type { Sentence } from "../../../../src/shared/notes/document";
import type { Speaker } from "../../../../src/shared/transcription/utterance";
import { builtInTemplate } from "../../../../src/shared/templates/builtInTemplates";

type Line = readonly [Speaker, string];
const template = builtInTemplate("soap");
if (!template) throw new Error("no template");

function check(lines: readonly Line[], written: Readonly<Record<string, string[]>>) {
  const turns = lines.map(([speaker, text], i) => ({ id: `00000000-0000-4000-8000-00000000000${i}`, speaker, text }));
  const sections = template!.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: (written[key] ?? []).map((text, i): Sentence => ({
      id: `${key}${i}`,
      text,
      evidence: [],
      origin: "typed",
      findings: [],
    })),
  }));
  return { turns, sections, checked: checkNote({ sections, omissions: [] }, turns, template!) };
}

const lines: Line[] = [
  ["clinician", "What brings you in?"],
  ["patient", "My right knee has been swollen for a week."],
  ["clinician", "Are you allergic to anything?"],
  ["patient", "Yes, codeine gives me hives."],
  [
    "clinician",
    "I think this is gout. I want to order an ultrasound of the knee and start you on naproxen 500 mg twice a day.",
  ],
  ["clinician", "I'd like to refer you to rheumatology. I'll see you back in 3 weeks."],
];

describe("omissions of a checked note", () => {
  it("lists allergy, drug and order for an empty note", () => {
    const said = check(lines, {})
      .checked.omissions.map(({ sentence }) => sentence)
      .join("\n");
    for (const fact of [/codeine/i, /naproxen/i, /ultrasound|rheumatolog/i]) expect(said).toMatch(fact);
  });

  it("lists nothing that the note states", () => {
    const { checked } = check(lines, {
      subjective: ["Right knee swelling for 1 week.", "Allergic to codeine (hives)."],
      assessment_plan: [
        "Gout.",
        "Order ultrasound of the right knee.",
        "Start naproxen 500 mg twice daily.",
        "Refer to rheumatology.",
        "Follow-up in 3 weeks.",
      ],
    });
    expect(checked.omissions).toEqual([]);
  });

  it("keeps the answer “left out”", () => {
    const { turns, sections, checked } = check(lines, {});
    const answered = {
      sections,
      omissions: checked.omissions.map((one) => ({ ...one, resolved: "left_out" as const })),
    };
    expect(checkNote(answered, turns, template!).omissions.every(({ resolved }) => resolved === "left_out")).toBe(true);
  });
});
