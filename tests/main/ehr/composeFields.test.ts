import { describe, expect, test } from "vitest";
import { composeFields } from "../../../src/main/ehr/fill/composeFields";
import { parseProfile } from "../../../src/main/ehr/profile/parseProfile";
import { withOwnIds } from "../../../src/main/ehr/wizard/suggestSection";
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

test("a box mapped by key also takes the clinician's own sections with that key, unless another box is mapped to them", () => {
  const own = [
    { id: "s-17", key: "assessment" },
    { id: "s-18", key: "plan" },
    { id: "plan", key: "plan" },
  ];
  expect(withOwnIds([["assessment", "impression"], "plan"], own)).toEqual([
    ["assessment", "impression", "s-17"],
    ["plan", "s-18"],
  ]);
  expect(withOwnIds(["assessment", "s-17"], own)).toEqual(["assessment", "s-17"]);
});
