import { beforeEach, expect, test, vi } from "vitest";
import { autosaveAfterMs } from "../../../src/renderer/notes/save/NoteAutosave";
import type { SavedSentence } from "../../../src/renderer/notes/editor/toSentences";
import { AppError } from "../../../src/shared/errors";
import { FixtureOpenVisit, utteranceId } from "../review/fixtureVisit";
import { type ReviewStores, reviewStores } from "../review/reviewStores";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));

type Review = ReviewStores;
const openReview = (): Review => reviewStores(new FixtureOpenVisit());

const typed = (id: string, text: string): SavedSentence => ({ id, text, evidence: [], origin: "typed" });
const textsOf = ({ server }: Review, key: string) =>
  server.note.sections.find((section) => section.key === key)?.sentences.map(({ text }) => text);
const autosaved = () => vi.advanceTimersByTimeAsync(autosaveAfterMs);
const saves = ({ server }: Review) => server.calls.filter((call) => call.startsWith("PATCH")).length;

test("typing is saved once after a pause", async () => {
  const review = openReview();
  review.note.typed("reason", [typed("s1", "Knee")]);
  await vi.advanceTimersByTimeAsync(autosaveAfterMs - 1);
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await vi.advanceTimersByTimeAsync(autosaveAfterMs - 1);
  expect(saves(review)).toBe(0);
  await autosaved();
  expect(saves(review)).toBe(1);
  expect(textsOf(review, "reason")).toEqual(["Knee pain."]);
  expect(review.note.autosave?.state).toBe("saved");
  expect(review.openVisit.note?.version).toBe(2);
});

test("typed text shows before it is saved", () => {
  const review = openReview();
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
  expect(review.note.hasUnsaved).toBe(true);
});

test("a failed save is retried automatically", async () => {
  const review = openReview();
  review.server.failure = new AppError("unavailable", "Not now.");
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await autosaved();
  expect(review.note.autosave?.state).toBe("failed");
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
  review.server.failure = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(review.note.autosave?.state).toBe("saved");
  expect(textsOf(review, "reason")).toEqual(["Knee pain."]);
});

test("unsaved text is kept while another session is open and saved afterwards", async () => {
  const review = openReview();
  review.server.failure = new AppError("offline", "Offline.");
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await autosaved();
  const { note } = review.openVisit;
  review.openVisit.set({ visitId: null, note: null });
  expect(review.note.hasUnsaved).toBe(true);
  review.openVisit.set({ visitId: note?.visit_id ?? null, note });
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
  review.server.failure = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(textsOf(review, "reason")).toEqual(["Knee pain."]);
});

test("a change of another section in another window is merged silently", async () => {
  const review = openReview();
  review.server.patch({ base_version: 1, sections: [{ key: "objective", sentences: [typed("s7", "BP 120/80.")] }] });
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await autosaved();
  expect(review.note.autosave?.conflict).toBeNull();
  expect(textsOf(review, "reason")).toEqual(["Knee pain."]);
  expect(textsOf(review, "objective")).toEqual(["BP 120/80."]);
});

test("a server that always answers with a conflict is asked a few times, then only after a pause", async () => {
  const review = openReview();
  review.server.failure = new AppError("note_conflict", "Changed elsewhere.", { current: review.server.note });
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await autosaved();
  expect(review.note.autosave?.state).toBe("failed");
  const before = saves(review);
  expect(before).toBeLessThan(10);
  review.server.failure = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(textsOf(review, "reason")).toEqual(["Knee pain."]);
});

async function conflicting(): Promise<Review> {
  const review = openReview();
  review.note.typed("reason", [typed("s1", "Mine.")]);
  review.server.patch({ base_version: 1, sections: [{ key: "reason", sentences: [typed("s1", "Theirs.")] }] });
  await autosaved();
  expect(review.note.autosave?.conflict?.key).toBe("reason");
  expect(textsOf(review, "reason")).toEqual(["Theirs."]);
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Mine.");
  return review;
}

test.each([
  { choice: "mine", texts: ["Mine."] },
  { choice: "theirs", texts: ["Theirs."] },
  { choice: "both", texts: ["Theirs.", "Mine."] },
] as const)("keeping $choice after a conflict leaves $texts", async ({ choice, texts }) => {
  const review = await conflicting();
  await review.note.autosave?.resolve(choice);
  expect(textsOf(review, "reason")).toEqual(texts);
  expect(review.note.shown?.sections[0]?.sentences.map(({ text }) => text)).toEqual(texts);
  expect(review.note.autosave).toMatchObject({ conflict: null, state: "saved" });
  expect(review.note.hasUnsaved).toBe(false);
});

test("the review goes through findings in note order, then omissions, those to resolve first", () => {
  const { note } = openReview();
  const visited = Array.from({ length: 6 }, () => note.cursor.next()?.id);
  expect(visited).toEqual(["f1", "f2", "o1", "o2", "o3", "f1"]);
  expect(note.cursor.next(-1)?.id).toBe("o3");
});

test("answering each finding and omission in turn resolves everything that blocks signing", async () => {
  const review = openReview();
  const { note } = review;
  note.cursor.next();
  await note.answer("f1", "change");
  expect(note.cursor.next()?.id).toBe("f2");
  await note.answer("f2", "keep");
  expect(note.cursor.next()?.id).toBe("o1");
  await note.insertOmission("o1");
  expect(note.cursor.next()?.id).toBe("o2");
  await note.answerOmission("o2", "left_out");
  expect(note.counts).toEqual({ toResolve: 0, toReview: 1, toListen: 0 });
  expect(textsOf(review, "medications")).toContain("Metformin 500 mg twice daily with meals.");
  expect(textsOf(review, "allergies")).toEqual(["Sulfonamides: rash."]);
});

test("a conflict prevents signing", async () => {
  const review = openReview();
  await review.note.answer("f1", "keep");
  await review.note.answerOmission("o1", "left_out");
  const theirs = [{ key: "reason", sentences: [typed("s1", "Theirs.")] }];
  const base_version = review.server.note.version;
  review.note.typed("reason", [typed("s1", "Mine.")]);
  review.server.patch({ base_version, sections: theirs });
  await review.note.sign();
  await review.note.sign();
  expect(review.note.autosave?.conflict?.key).toBe("reason");
  expect(review.server.note.status).toBe("draft");
  review.note.askToSign(true);
  expect(review.note.isAskingToSign).toBe(false);
});

test("undo reverts an answer with its text", async () => {
  const review = openReview();
  await review.note.answer("f1", "change");
  expect(review.note.canUndo).toBe(true);
  await review.note.undo();
  expect(textsOf(review, "medications")).toContain("Metformin 1,000 mg twice daily with meals.");
  expect(review.note.canUndo).toBe(false);
});

test("a burst of typing is one undo step", async () => {
  const review = openReview();
  for (const text of ["K", "Kn", "Knee."]) {
    review.note.typed("reason", [typed("s1", text)]);
    await autosaved();
  }
  await review.note.undo();
  expect(textsOf(review, "reason")).toEqual(["Blood pressure review and left knee pain."]);
});

test("undo does not revert what another window changed since", async () => {
  const review = openReview();
  await review.note.answer("f1", "change");
  const theirs = review.server.patch({ base_version: 2, sections: [{ key: "medications", sentences: [] }] });
  review.openVisit.applyDocument(theirs);
  expect(review.note.canUndo).toBe(false);
});

test("undo continues past a redraft to the changes before it", async () => {
  const review = openReview();
  const former = review.openVisit.note;
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await autosaved();
  review.openVisit.applyDocument(review.server.redraft("plan", "Rest."));
  review.note.typed("reason", [typed("s1", "Knee pain, left.")]);
  await autosaved();
  await review.note.undo();
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
  expect(review.note.history.stack.titleFor(review.note.shown)).toBe("Undo the redraft");
  await review.note.undo();
  expect(review.note.shown?.id).toBe(former?.id);
  await review.note.undo();
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Blood pressure review and left knee pain.");
  expect(review.note.canUndo).toBe(false);
});

test("a redraft that another window changed since is not undone", () => {
  const review = openReview();
  review.openVisit.applyDocument(review.server.redraft("plan", "Rest."));
  expect(review.note.canUndo).toBe(true);
  review.openVisit.applyDocument(review.server.patch({ sections: [{ key: "reason", sentences: [] }] }));
  expect(review.note.canUndo).toBe(false);
});

test("withdrawing the answer to an omission removes the inserted sentence", async () => {
  const review = openReview();
  const id = await review.note.insertOmission("o1");
  expect(id).not.toBeNull();
  await review.note.answerOmission("o1", null);
  expect(textsOf(review, "allergies")).toEqual([]);
  expect(review.server.note.omissions.find((omission) => omission.id === "o1")?.resolved).toBeNull();
});

test("signing saves first", async () => {
  const review = openReview();
  await review.note.sign();
  expect(review.server.calls).toEqual([]);
  await review.note.answer("f1", "keep");
  await review.note.answerOmission("o1", "left_out");
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await review.note.sign();
  expect(review.server.note).toMatchObject({ status: "signed", signed_by: "Nora Lindqvist" });
  expect(textsOf(review, "reason")).toEqual(["Knee pain."]);
  expect(review.note.canEdit).toBe(false);
});

test("a failed save prevents signing", async () => {
  const review = openReview();
  await review.note.answer("f1", "keep");
  await review.note.answerOmission("o1", "left_out");
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  review.server.failure = new AppError("unavailable", "Not now.");
  await review.note.sign();
  expect(review.server.calls.some((call) => call.endsWith("/sign"))).toBe(false);
  expect(review.note.hasUnsaved).toBe(true);
});

test("a failed answer is reported and changes nothing", async () => {
  const review = openReview();
  review.server.failure = new AppError("offline", "Offline.");
  await review.note.answer("f1", "change");
  expect(review.note.changing.error?.code).toBe("offline");
  expect(review.note.counts.toResolve).toBe(2);
});

test.each([
  ["a draft", (review: Review) => review.note.draft(), (review: Review) => review.note.drafting.error],
  ["an export", (review: Review) => review.note.exportAs("txt"), (review: Review) => review.note.exporting.error],
  ["an undo", (review: Review) => review.note.undo(), (review: Review) => review.note.autosave?.error],
  [
    "a withdrawn insertion",
    (review: Review) => review.note.answerOmission("o1", null),
    (review: Review) => review.note.autosave?.error,
  ],
] as const)("%s does not run without the latest changes", async (_name, run, error) => {
  const review = openReview();
  await review.note.insertOmission("o1");
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  review.server.failure = new AppError("unavailable", "Not now.");
  const before = review.server.calls.length;
  await run(review);
  const calls = review.server.calls.slice(before);
  expect(calls).not.toEqual([]);
  expect(calls.filter((call) => !call.startsWith("PATCH"))).toEqual([]);
  expect(error(review)?.code).toBe("unavailable");
  expect(review.note.hasUnsaved).toBe(true);
});

test("withdrawing an insertion leaves an older sentence with the same text", async () => {
  const review = openReview();
  await review.note.insertOmission("o1");
  const [inserted = ""] = textsOf(review, "allergies") ?? [];
  review.note.typed("allergies", [typed("older", inserted), typed("o1", inserted)]);
  await autosaved();
  await review.note.answerOmission("o1", null);
  expect(textsOf(review, "allergies")).toEqual([inserted]);
});

test("an addendum is added to the signed note", async () => {
  const review = openReview();
  await review.note.answer("f1", "keep");
  await review.note.answerOmission("o1", "left_out");
  await review.note.sign();
  expect(await review.note.addAddendum("Called the pharmacy.")).toBe(true);
  expect(review.note.shown?.addenda[0]?.text).toBe("Called the pharmacy.");
});

test("only sentences that arrive while a draft streams are new for four seconds", async () => {
  const { note, openVisit } = openReview();
  const now = openVisit.note;
  if (!now) throw new Error("the fixture has a note");
  const [first, ...rest] = now.sections;
  if (!first) throw new Error("the note has sections");
  openVisit.set({ note: { ...now, version: 2, drafting: true } });
  const arrived = { id: "n", text: "Just said.", evidence: [utteranceId(1)], origin: "drafted" as const, findings: [] };
  openVisit.set({
    note: {
      ...now,
      version: 3,
      drafting: true,
      sections: [{ ...first, sentences: [...first.sentences, arrived] }, ...rest],
    },
  });
  expect(note.fresh.has("reason", "Just said.")).toBe(true);
  expect(note.fresh.has("reason", "Blood pressure review and left knee pain.")).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(note.fresh.has("reason", "Just said.")).toBe(false);
});
