import { describe, expect, it } from "vitest";
import { checkNote } from "../../../../src/server/notes/checking/checkNote";
import { splitJoined } from "../../../../src/server/notes/checking/omissions/splitJoined";
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

const typed = (text: string): Sentence => ({ id: "typed", text, evidence: [], origin: "typed", findings: [] });

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
      omissions: checked.omissions.map((each) => ({ ...each, resolved: "left_out" as const })),
    };
    expect(checkNote(answered, turns, template!).omissions.every(({ resolved }) => resolved === "left_out")).toBe(true);
  });

  const exam: Line[] = [
    ["clinician", "Let me examine your ankle."],
    [
      "clinician",
      "There is swelling over the lateral malleolus. There is tenderness to palpation of the anterior soft tissue. Sensation is intact to light touch.",
    ],
  ];
  const findingsIn = (written: Readonly<Record<string, string[]>>) =>
    check(exam, written).checked.omissions.filter(({ kind }) => kind === "finding");

  it("joins findings that were dictated in one turn", () => {
    const [first, ...others] = findingsIn({ subjective: ["Ankle injury."] });
    expect(others).toEqual([]);
    expect(first?.sentence).toMatch(/swelling[^]*tenderness|tenderness[^]*swelling/i);
  });

  it("keeps the answer “left out” for the rest of joined findings once the note states one of them", () => {
    const { turns, sections, checked } = check(exam, { subjective: ["Ankle injury."] });
    const omissions = checked.omissions.map((each) => ({ ...each, resolved: "left_out" as const }));
    const withOne = sections.map((section) =>
      section.key === "objective" ? { ...section, sentences: [typed("Sensation is intact to light touch.")] } : section,
    );
    const again = checkNote({ sections: withOne, omissions }, turns, template!).omissions.filter(
      ({ kind }) => kind === "finding",
    );
    expect(again).toHaveLength(1);
    expect(again[0]?.sentence).not.toMatch(/sensation/i);
    expect(again[0]?.resolved).toBe("left_out");
  });

  it("keeps the answer “left out” of joined statements when more is said", () => {
    const fall: Line[] = [
      ["clinician", "What happened?"],
      ["patient", "I fell off a ladder onto my left shoulder on Sunday."],
      ["patient", "I am worried that the rotator cuff is torn."],
    ];
    const { sections, checked } = check(fall, {});
    const leftOut = checked.omissions.map((each) => ({ ...each, resolved: "left_out" as const }));
    expect(leftOut).not.toEqual([]);
    const { turns } = check([...fall, ["patient", "I cannot lift my arm above my head at work."]], {});
    const known = new Set(leftOut.flatMap(({ sentence }) => splitJoined(sentence)));
    const open = checkNote({ sections, omissions: leftOut }, turns, template!).omissions.filter(
      ({ resolved }) => resolved === null,
    );
    expect(open).not.toEqual([]);
    expect(open.flatMap(({ sentence }) => splitJoined(sentence)).filter((one) => known.has(one))).toEqual([]);
  });

  it("offers what was said beside a drug that must be resolved", () => {
    const offered = check(lines, {}).checked.omissions.filter(({ must }) => !must);
    expect(offered.map(({ sentence }) => sentence).join(" ")).toMatch(/Follow up in 3 weeks/);
    expect(offered.map(({ sentence }) => sentence).join(" ")).not.toMatch(/naproxen/);
  });

  it("recognizes a follow-up whose time is written in another unit", () => {
    const followUp = (text: string): string[] =>
      check([...lines, ["clinician", "Then let's say I will see you again in 14 days."]], {
        assessment_plan: [text],
      })
        .checked.omissions.map(({ sentence }) => sentence)
        .filter((sentence) => sentence.includes("14 days"));
    expect(followUp("Follow-up in 2 weeks.")).toEqual([]);
    expect(followUp("Follow-up in 2 months.")).toHaveLength(1);
  });

  it("does not list a follow-up if the clinician leaves the room for a moment", () => {
    const { checked } = check([...exam, ["clinician", "I will be back in a minute."]], {});
    expect(checked.omissions.filter(({ kind }) => kind === "followUp")).toEqual([]);
  });

  it("lists a finding whose words the note has only in other contexts", () => {
    const written = [
      "Tenderness of the neck.",
      "Lungs are clear.",
      "No murmur.",
      "Anterior cervical nodes are not enlarged.",
      "No jaundice.",
      "Abdomen is soft to palpation.",
      "Pupils are equal.",
      "No gallop.",
      "Subcutaneous tissue is normal.",
    ];
    const offered = (objective: string[]): string =>
      findingsIn({ objective })
        .map(({ sentence }) => sentence)
        .join("\n");
    expect(offered(written)).toMatch(/anterior soft tissue/i);
    expect(offered([...written, "Tenderness on palpation of the anterior soft tissue."])).not.toMatch(
      /anterior soft tissue/i,
    );
  });

  it("lists a symptom that was asked about and denied", () => {
    const { checked } = check([["clinician", "Any fever?"], ["patient", "No."], ...exam], {
      subjective: ["Ankle injury."],
    });
    expect(checked.omissions.map(({ sentence }) => sentence)).toContain("Denies fever.");
  });
});
