import { describe, expect, test } from "vitest";
import type { SectionForm } from "../../../src/shared/templates/sectionForm";
import { builtInTemplate } from "../../../src/shared/templates/builtInTemplates";
import { draft, type Line, opening } from "./draftHarness";

const soap = builtInTemplate("soap")!;
const inForm = (form: SectionForm) =>
  ({ ...soap, sections: soap.sections.map((section) => ({ ...section, ...form })) }) as typeof soap;

const visit: readonly Line[] = [
  opening,
  ["patient", "My chest hurts. It gets worse when I lie down and it gets better when I lean forward."],
  ["clinician", "Tell me a bit about yourself."],
  ["patient", "I am studying engineering at Western."],
  ["clinician", "Any fever?"],
  ["patient", "No."],
  ["clinician", "Any vomiting?"],
  ["patient", "No."],
  ["clinician", "Any shortness of breath or palpitations?"],
  ["patient", "No, none of that."],
  ["clinician", "Do you take any medication?"],
  ["patient", "I take lisinopril 10 mg once a day."],
  ["clinician", "Are you allergic to anything?"],
  ["patient", "Penicillin, I break out in a rash."],
  ["clinician", "I think this is pericarditis. I want you to take ibuprofen 600 mg three times a day for two weeks."],
];
const texts = (form: SectionForm, lines = visit) => draft(lines, inForm(form)).map(({ text }) => text);

describe("a short note", () => {
  test("leaves out daily life and lists the denied symptoms together", () => {
    const [standard, short] = [texts({}).join("\n"), texts({ length: "short" }).join("\n")];
    expect(standard).toContain("engineering");
    expect(short).not.toContain("engineering");
    expect(standard.match(/denies/gi)?.length).toBeGreaterThan(1);
    expect(short.match(/denies/gi)).toHaveLength(1);
    expect(short).toMatch(/denies fever, vomiting, shortness of breath, or palpitations/i);
  });

  test("keeps drugs, doses, allergies, what changes a symptom, diagnosis and orders", () => {
    const short = texts({ length: "short" }).join("\n");
    for (const words of [/lisinopril 10 mg/i, /penicillin/i, /worse/, /better/, /pericarditis/i, /ibuprofen 600 mg/i])
      expect(short).toMatch(words);
  });

  test("cites every turn that it summarizes", () => {
    const [denials] = draft(visit, inForm({ length: "short" })).filter(({ text }) => /denies/i.test(text));
    expect(denials?.evidence).toEqual(["u4", "u5", "u6", "u7", "u8", "u9"]);
  });
});

test("a detailed note has no less than a standard one", () => {
  expect(texts({ length: "detailed" })).toEqual(expect.arrayContaining(texts({})));
});

test("a list leaves out the subject that prose needs", () => {
  expect(texts({ style: "prose" }).join("\n")).toMatch(/^(?:The patient|She|He) denies /m);
  expect(texts({ style: "bullets" }).join("\n")).toMatch(/^Denies fever/m);
});
