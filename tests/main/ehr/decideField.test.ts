import { expect, test } from "vitest";
import { decideField, type FieldState } from "../../../src/main/ehr/fill/decideField";
import { hashText } from "../../../src/main/ehr/fill/isSameText";

const base: FieldState = {
  mode: "replace-if-empty",
  separator: "\n\n",
  oldText: "",
  text: "New",
  isRich: false,
  filledHash: null,
};
const ours = hashText("Ours", false);
const twoParagraphs = "First\n\nSecond";

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
    "our text with a blank line removed, plain box",
    { oldText: "First\nSecond", filledHash: hashText(twoParagraphs, false) },
    "ask",
    "New",
  ],
  [
    "our text with a blank line removed, rich editor",
    { oldText: "First\nSecond", isRich: true, filledHash: hashText(twoParagraphs, true) },
    "write",
    "New",
  ],
  [
    "our text with spaces added, plain box, append",
    { oldText: "Old\n\n  First\n\nSecond", mode: "append", filledHash: hashText(twoParagraphs, false) },
    "ask",
    "Old\n\n  First\n\nSecond\n\nNew",
  ],
  [
    "our older paragraphs at the end, append",
    { oldText: `Old\n\n${twoParagraphs}`, mode: "append", filledHash: hashText(twoParagraphs, false) },
    "write",
    "Old\n\nNew",
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
