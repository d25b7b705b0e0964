import { expect, test, vi } from "vitest";
import { FixtureOpenVisit, fixtureNote, fixtureVisit } from "../review/fixtureVisit";
import { type ReviewStores, reviewStores } from "../review/reviewStores";

const openReview = (): ReviewStores => reviewStores(new FixtureOpenVisit());
const textsOf = (review: ReviewStores, key: string): string[] =>
  (review.note.shown?.sections.find((each) => each.key === key)?.sentences ?? []).map(({ text }) => text);

test("undo takes back a restored version first", async () => {
  const review = openReview();
  await review.note.answer("f1", "change");
  const changed = textsOf(review, "medications");
  await review.note.restore({ id: review.server.note.id, version: 1 });
  expect(textsOf(review, "medications")).toContain("Metformin 1,000 mg twice daily with meals.");
  await review.note.undo();
  expect(textsOf(review, "medications")).toEqual(changed);
  await review.note.undo();
  expect(textsOf(review, "medications")).toContain("Metformin 1,000 mg twice daily with meals.");
  expect(review.note.canUndo).toBe(false);
});

test("undo takes back the return to an earlier draft first", async () => {
  const review = openReview();
  const first = review.server.note;
  review.openVisit.applyDocument(review.server.redraft("plan", "Rest."));
  const redraft = review.server.note;
  await review.note.restore(first);
  expect(review.note.shown?.id).toBe(first.id);
  await review.note.undo();
  expect(review.note.shown?.id).toBe(redraft.id);
  await review.note.undo();
  expect(review.note.shown?.id).toBe(first.id);
  expect(review.note.canUndo).toBe(false);
});

test("undo reaches the changes of a session that was left and opened again", async () => {
  const review = openReview();
  const { visit, note } = review.openVisit;
  await review.note.answer("f1", "change");
  const other = fixtureNote({ id: "other-note", visit_id: "other-visit" });
  review.openVisit.set({ visitId: "other-visit", visit: fixtureVisit({ id: "other-visit" }), note: other });
  expect(review.note.canUndo).toBe(false);
  review.openVisit.set({ visitId: note?.visit_id ?? null, visit, note: review.server.note });
  await review.note.undo();
  expect(textsOf(review, "medications")).toContain("Metformin 1,000 mg twice daily with meals.");
});

test("undo keeps a change that was made in the meantime", async () => {
  const review = openReview();
  await review.note.answer("f1", "change");
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api } = review.note;
  const patch = api.patch.bind(api);
  const sent = vi.spyOn(api, "patch").mockImplementationOnce(async (...args) => {
    await promise;
    return patch(...args);
  });
  const undoing = review.note.undo();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  review.note.typed("reason", [{ id: "s1", text: "Knee pain.", evidence: [], origin: "typed" }]);
  await review.note.flush();
  resolve();
  await undoing;
  expect(textsOf(review, "medications")).toContain("Metformin 1,000 mg twice daily with meals.");
  await review.note.undo();
  expect(textsOf(review, "reason")).toEqual(["Blood pressure review and left knee pain."]);
  expect(textsOf(review, "medications")).toContain("Metformin 1,000 mg twice daily with meals.");
});

test("typing in a session that was left and opened again is a step of its own", async () => {
  const review = openReview();
  const { visit, note } = review.openVisit;
  const type = (text: string) => review.note.typed("reason", [{ id: "s1", text, evidence: [], origin: "typed" }]);
  type("Knee");
  const other = fixtureNote({ id: "other-note", visit_id: "other-visit" });
  review.openVisit.set({ visitId: "other-visit", visit: fixtureVisit({ id: "other-visit" }), note: other });
  await vi.waitFor(() => expect(review.documents.hasUnsaved).toBe(false)); // saved after it was left
  review.openVisit.set({ visitId: note?.visit_id ?? null, visit, note: review.server.note });
  type("Knee pain.");
  await review.note.flush();
  await review.note.undo();
  expect(textsOf(review, "reason")).toEqual(["Knee"]);
});
