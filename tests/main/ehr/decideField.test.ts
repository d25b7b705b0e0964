import { describe, expect, test } from "vitest";
import { composeFields } from "../../../src/main/ehr/fill/composeFields";
import { decideField, type FieldState } from "../../../src/main/ehr/fill/decideField";
import { hashText, isSameText } from "../../../src/main/ehr/fill/isSameText";
import { parseProfile } from "../../../src/main/ehr/profile/parseProfile";
import { plainProfile } from "./plainProfile";

const base: FieldState = {
  mode: "replace-if-empty",
  separator: "\n\n",
  oldText: "",
  text: "New",
  isRich: false,
  filledHash: null,
};
const ours = hashText("Ours");

test.each<[string, Partial<FieldState>, string, string]>([
  ["an empty box", {}, "write", "New"],
  ["a box with spaces", { oldText: " \n" }, "write", "New"],
  ["the same text", { oldText: "New\r\n" }, "already", "New\r\n"],
  ["nothing to write", { text: " ", oldText: "Old" }, "empty", "Old"],
  ["a full box, replace-if-empty", { oldText: "Old" }, "keep", "Old"],
  ["our own older text, replace-if-empty", { oldText: "Ours", filledHash: ours }, "write", "New"],
  ["our text edited since, replace-if-empty", { oldText: "Ours!", filledHash: ours }, "ask", "New"],
  ["a full box, replace", { oldText: "Old", mode: "replace" }, "write", "New"],
  ["our text edited since, replace", { oldText: "Ours!", mode: "replace", filledHash: ours }, "ask", "New"],
  ["a full box, append", { oldText: "Old", mode: "append" }, "write", "Old\n\nNew"],
  ["the text at the end, append", { oldText: "Old\n\nNew", mode: "append" }, "already", "Old\n\nNew"],
  [
    "our older text at the end, append",
    { oldText: "Old\n\nOurs", mode: "append", filledHash: ours },
    "write",
    "Old\n\nNew",
  ],
  [
    "our text edited since, append",
    { oldText: "Old\n\nOurs!", mode: "append", filledHash: ours },
    "ask",
    "Old\n\nOurs!\n\nNew",
  ],
  [
    "the text at the end of one line, append",
    { oldText: "Old New", separator: " ", mode: "append" },
    "already",
    "Old New",
  ],
  [
    "our older text in one line, append",
    { oldText: "Old Ours", separator: " ", mode: "append", filledHash: ours },
    "write",
    "Old New",
  ],
])("decideField for %s: %s", (_what, changes, action, newText) => {
  expect(decideField({ ...base, ...changes })).toMatchObject({ action, newText });
});

test("decideField names what will be lost", () => {
  expect(decideField({ ...base, oldText: "Old", mode: "replace" }).lost).toBe("Old");
  expect(decideField({ ...base, oldText: "Old\n\nOurs", mode: "append", filledHash: ours }).lost).toBe("Ours");
});

test.each([
  ["a\r\nb ", "a\nb", true, true],
  ["a\u00a0b", "a b", true, true],
  ["a\n\nb", "a\nb", false, true],
  ["a b", "ab", false, false],
  ["a\nb", "a b", false, false],
])("isSameText of %j and %j is %s in a plain and %s in a rich box", (a, b, plain, rich) => {
  expect([isSameText(a, b, false), isSameText(a, b, true)]).toEqual([plain, rich]);
});

describe("composeFields", () => {
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

  test("boxes for another kind of document get nothing", () => {
    expect(compose({ fields: [{ ...to("subjective"), document: "letter" }, to(["plan", "exam"])] }).unmapped).toEqual([
      "Subjective",
    ]);
  });
});
