import { describe, expect, test } from "vitest";
import { sectionFor } from "../../../src/shared/notes/noteTopic";
import { builtInTemplates } from "../../../src/shared/templates/builtInTemplates";
import { sectionKeys } from "../../../src/shared/templates/sectionKeys";
import { noteTopics } from "../../../src/shared/notes/noteTopic";
import { draft, type Line } from "../../server/notes/draftHarness";

/** A user's own template with these titles, which are also the ids of its sections; the server gives random ids. */
const own = (...titles: string[]) => {
  const keys = sectionKeys(titles);
  const sections = titles.map((title, i) => ({
    id: title,
    key: keys[i] ?? "",
    title,
    instructions: "",
    style: "prose" as const,
  }));
  return { id: "own", kind: "note" as const, version: 1, title: "Mine", description: "", built_in: false, sections };
};

/** Title of the section that a topic goes to. */
const homeOf = (topic: (typeof noteTopics)[number], template: ReturnType<typeof own>) =>
  template.sections.find(({ key }) => key === sectionFor(topic, template))?.title;

describe("sections of a user's own template", () => {
  test.each([
    { title: "HPI", topic: "hpi" },
    { title: "History of the present illness", topic: "hpi" },
    { title: "Current meds", topic: "medications" },
    { title: "Allergies & intolerances", topic: "allergies" },
    { title: "PMH", topic: "past_history" },
    { title: "Family Hx / family history", topic: "family_history" },
    { title: "Vital signs", topic: "vitals" },
    { title: "Physical examination", topic: "exam" },
    { title: "Labs and imaging", topic: "results" },
    { title: "Diagnoses", topic: "assessment" },
    { title: "Follow-up", topic: "plan" },
    { title: "Why they came: reason", topic: "reason" },
  ] as const)("“$title” takes the $topic of a visit", ({ title, topic }) => {
    expect(homeOf(topic, own("Notes for me", title, "Anything else"))).toBe(title);
  });

  test("a copy of each built-in template puts every topic where the built-in one does", () => {
    for (const builtIn of builtInTemplates) {
      const copy = own(...builtIn.sections.map(({ title }) => title));
      const places = noteTopics.map((topic) => [
        topic,
        builtIn.sections.find(({ key }) => key === sectionFor(topic, builtIn))?.title,
      ]);
      expect(noteTopics.map((topic) => [topic, homeOf(topic, copy)])).toEqual(places);
    }
  });

  test("keys are unique, also for titles that are equal, without letters or in other scripts", () => {
    const keys = sectionKeys(["Plan", "Plan", "Plan", "Befund", "计划", "!", "?"]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[0]).toBe("plan");
  });
});

test("the built-in drafter fills own sections in their order, under their titles [P1.03]", () => {
  const lines: Line[] = [
    ["clinician", "What brings you in today?"],
    ["patient", "My left knee has been hurting for three weeks."],
    ["patient", "I take lisinopril ten milligrams once a day."],
    ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
  ];
  const template = own("Next steps", "Meds", "Story of the illness: HPI");
  const written = draft(lines, template).map(({ section, text }) => ({
    title: template.sections.find(({ key }) => key === section)?.title,
    text,
  }));
  expect(written.find(({ title }) => title === "Meds")?.text).toMatch(/lisinopril 10 mg/i);
  const plan = written.filter(({ title }) => title === "Next steps").map(({ text }) => text);
  expect(plan.join("\n")).toMatch(/increase lisinopril to 20 mg/i);
  expect(written.some(({ title, text }) => title?.includes("HPI") && /knee/i.test(text))).toBe(true);
  const order = written.map(({ title }) => template.sections.findIndex((section) => section.title === title));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
