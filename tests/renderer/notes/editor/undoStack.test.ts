import { expect, test } from "vitest";
import { UndoStack } from "../../../../src/renderer/notes/editor/UndoStack";
import type { VisitDocument } from "../../../../src/shared/notes/document";
import { fixtureNote } from "../../review/fixtureVisit";

const withReason = (note: VisitDocument, text: string): VisitDocument => ({
  ...note,
  sections: note.sections.map((section) =>
    section.key === "reason"
      ? { ...section, sentences: section.sentences.map((each) => ({ ...each, text })) }
      : section,
  ),
});

function countSteps(stack: UndoStack, note: VisitDocument): number {
  let count = 0;
  for (let step = stack.newest(note); step; step = stack.newest(note), count++) stack.remove(step);
  return count;
}

test("at most 100 changes of a session are kept, the newest", () => {
  const stack = new UndoStack();
  const note = fixtureNote();
  for (let i = 0; i < 150; i++) stack.record(withReason(note, `${i}`), withReason(note, `${i + 1}`), {}, null);
  expect(stack.canUndo(withReason(note, "150"))).toBe(true);
  expect(countSteps(stack, note)).toBe(100);
});

test("the changes of the ten sessions that were changed last are kept", () => {
  const stack = new UndoStack();
  const notes = Array.from({ length: 11 }, (_, i) => fixtureNote({ id: `n${i}`, visit_id: `v${i}` }));
  for (const note of notes) stack.record(note, withReason(note, "Knee."), {}, null);
  expect(notes.map((note) => stack.newest(note) !== undefined)).toEqual([false, ...Array<boolean>(10).fill(true)]);
});

test("typing that has ended and typing that begins are two steps, also if another session was changed last", () => {
  const stack = new UndoStack();
  const note = fixtureNote();
  const other = fixtureNote({ id: "other", visit_id: "other" });
  stack.record(note, withReason(note, "Kn"), {}, "reason");
  stack.record(withReason(note, "Kn"), withReason(note, "Knee"), {}, "reason");
  stack.record(other, withReason(other, "Cough"), {}, "reason");
  stack.endTyping();
  stack.record(withReason(note, "Knee"), withReason(note, "Knee pain"), {}, "reason");
  expect(countSteps(stack, note)).toBe(2);
});
