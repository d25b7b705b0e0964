import { describe, expect, test } from "vitest";
import { check, type Line } from "./checkHarness";

describe("omissions", () => {
  test.each([
    {
      title: "an allergy",
      lines: [
        ["clinician", "Any allergies?"],
        ["patient", "Penicillin, I break out in a rash."],
      ] as Line[],
      kind: "allergy",
      must: true,
      section: "allergies",
      sentence: /^Allergic to penicillin/,
    },
    {
      title: "a drug taken",
      lines: [["patient", "I take metformin 500 mg twice daily."]] as Line[],
      kind: "drug",
      must: true,
      section: "medications",
      sentence: /^Metformin 500 mg twice daily\.$/,
    },
    {
      title: "a drug prescribed",
      lines: [["clinician", "I'm going to start you on atorvastatin 20 mg at night."]] as Line[],
      kind: "drug",
      must: true,
      section: "assessment_plan",
      sentence: /atorvastatin 20 mg/i,
    },
    {
      title: "thoughts of suicide",
      lines: [["patient", "Some days I think about suicide."]] as Line[],
      kind: "risk",
      must: true,
      section: "subjective",
      sentence: /suicide/,
    },
    {
      title: "abuse",
      lines: [["patient", "My husband hits me when he is drunk."]] as Line[],
      kind: "risk",
      must: true,
      section: "subjective",
      sentence: /hits/,
    },
    {
      title: "a reading at home",
      lines: [["patient", "My blood pressure was 152 over 94 on Sunday."]] as Line[],
      kind: "number",
      must: false,
      section: "subjective",
      sentence: /152\/94/,
    },
    {
      title: "mood",
      lines: [["patient", "I feel hopeless since Ellen died."]] as Line[],
      kind: "mood",
      must: false,
      section: "subjective",
      sentence: /hopeless/,
    },
  ])("lists $title until its sentence is inserted", ({ lines, kind, must, section, sentence }) => {
    const omission = check(lines, "").omissions.find((candidate) => candidate.kind === kind);
    expect(omission).toMatchObject({ kind, must, section, resolved: null });
    expect(omission?.sentence).toMatch(sentence);
    expect(omission?.evidence.length).toBeGreaterThan(0);
    const inserted = check(lines, omission?.sentence ?? "", { section, origin: "edited" });
    expect(inserted.omissions.filter(({ id }) => id === omission?.id)).toEqual([]);
  });

  test("lists a dose if the note names the drug without it", () => {
    const lines: Line[] = [["patient", "I take metformin 500 mg twice a day."]];
    expect(check(lines, "Takes metformin.").omissions).toMatchObject([{ kind: "dose", must: true }]);
  });

  test.each([
    [
      "a drug the clinician only asks about",
      [
        ["clinician", "Are you taking any aspirin?"],
        ["patient", "No."],
      ],
    ],
    ["small talk", [["patient", "We have two dogs and a nice garden."]]],
    ["silence", []],
  ] as [string, Line[]][])("does not list %s", (_title, lines) => {
    expect(check(lines, "").omissions).toEqual([]);
  });
});

describe("answers to omissions on a recheck", () => {
  const lines: Line[] = [["patient", "I take metformin 500 mg twice a day."]];
  const [omission] = check(lines, "").omissions;
  if (!omission) throw new Error("The check found no omission.");

  test.each([
    ["keep “left out”", "", "left_out", "left_out"],
    ["keep “inserted” while the sentence is in the note", omission.sentence, "inserted", "inserted"],
    ["reopen an inserted omission whose sentence was removed", "", "inserted", null],
  ] as const)("%s", (_title, text, resolved, expected) => {
    expect(check(lines, text, { omissions: [{ ...omission, resolved }] }).omissions).toMatchObject([
      { resolved: expected },
    ]);
  });
});
