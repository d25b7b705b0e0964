import { describe, expect, test } from "vitest";
import { composeFields } from "../../../src/main/ehr/fill/composeFields";
import { parseProfile } from "../../../src/main/ehr/profile/parseProfile";
import type { NoteToFill } from "../../../src/shared/ehr/ehrFill";
import { plainProfile } from "./plainProfile";

type Fields = NonNullable<ReturnType<typeof plainProfile>["note"]>["fields"];
const target = (name: string) => [{ name }];

/** Returns the text of each field, and the sections that no field takes. */
function compose(
  fields: Fields,
  sections: NoteToFill["sections"],
  more: { document?: string; unmapped?: string } = {},
) {
  const { note, ...rest } = plainProfile();
  const parsed = parseProfile({ ...rest, note: { ...note, fields, unmapped: more.unmapped ?? "block" } });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.message);
  const made = composeFields({ patient: { name: "x" }, document: more.document ?? "note", sections }, parsed.profile);
  return {
    texts: made.fields.map(({ text }) => text),
    keys: made.fields.map(({ key }) => key),
    unmapped: made.unmapped,
  };
}

const boxes: Fields = [
  { section: ["assessment", "s-17"], target: target("a") },
  { section: "plan", target: target("p") },
];

describe("composeFields", () => {
  test("a section keeps its box when it is renamed, because its id counts before its key", () => {
    const renamed = { id: "s-17", key: "plan", title: "Plan of thinking", text: "Asthma." };
    expect(compose(boxes, [renamed]).texts).toEqual(["Asthma.", ""]);
  });

  test("a profile that is older than a section finds it by its key", () => {
    expect(compose(boxes, [{ id: "s-99", key: "plan", text: "Rest." }]).texts).toEqual(["", "Rest."]);
    expect(compose(boxes, [{ id: "plan", text: "Rest." }]).texts).toEqual(["", "Rest."]);
  });

  test("a section of another kind of document never goes into a box for notes", () => {
    const both: Fields = [...boxes, { section: "*", document: "patient_instructions", target: target("i") }];
    const advice = [{ id: "plan", title: "Plan", text: "Drink water." }];
    expect(compose(both, advice, { document: "patient_instructions" })).toEqual({
      texts: ["Plan:\nDrink water."],
      keys: ["patient_instructions:*"],
      unmapped: [],
    });
    expect(compose(boxes, advice, { document: "letter" })).toMatchObject({ texts: [], unmapped: ["Plan"] });
  });

  test("sections without a box go into the box that the profile names", () => {
    const rest = [{ id: "ros", title: "Review of systems", text: "No fever." }];
    expect(compose(boxes, rest, { unmapped: "put-in:plan" })).toMatchObject({ texts: ["", "No fever."], unmapped: [] });
    expect(compose(boxes, rest, { unmapped: "put-in:plan", document: "letter" }).unmapped).toEqual([
      "Review of systems",
    ]);
  });
});

describe("sections and boxes", () => {
  const sections = [
    { id: "subjective", title: "Subjective", text: "S" },
    { id: "plan", title: "Plan", text: " P " },
    { id: "exam", title: "Exam", text: "E" },
    { id: "risk", title: "Risk", text: " " },
  ];
  const compose = (note: object) => {
    const parsed = parseProfile({ ...plainProfile(), note: { page: "note", ...note } });
    if (!parsed.ok) throw new Error(parsed.faults[0]!.message);
    return composeFields({ patient: { name: "A B" }, document: "note", sections }, parsed.profile);
  };
  const to = (section: string | string[]) => ({ section, target: [{ css: "x" }] });

  test("sections without a box are reported unless the profile names a box for them", () => {
    const fields = [to("subjective"), to("plan")];
    expect(compose({ fields }).unmapped).toEqual(["Exam"]);
    const put = compose({ fields, unmapped: "put-in:plan" });
    expect(put.unmapped).toEqual([]);
    expect(put.fields.map(({ text }) => text)).toEqual(["S", "Plan:\nP\n\nExam:\nE"]);
  });

  test("a box for several sections has their titles, in the order of the note", () => {
    expect(compose({ fields: [to("*")] }).fields[0]!.text).toBe("Subjective:\nS\n\nPlan:\nP\n\nExam:\nE");
    expect(compose({ fields: [to(["exam", "subjective"]), to("plan")] }).fields[0]!.text).toBe(
      "Subjective:\nS\n\nExam:\nE",
    );
  });

  test("a section does not go into a box for another kind of document", () => {
    expect(compose({ fields: [{ ...to("subjective"), document: "letter" }, to(["plan", "exam"])] }).unmapped).toEqual([
      "Subjective",
    ]);
  });
});
