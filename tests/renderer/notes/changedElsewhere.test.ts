import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SavedSentence } from "../../../src/renderer/notes/editor/toSentences";
import { autosaveAfterMs } from "../../../src/renderer/notes/save/NoteAutosave";
import { AppError } from "../../../src/shared/errors";
import { FixtureOpenVisit, fixtureNote, fixtureVisit, visitId } from "../review/fixtureVisit";
import { type ReviewStores, reviewStores } from "../review/reviewStores";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));

const openReview = (): ReviewStores => reviewStores(new FixtureOpenVisit());
const typed = (id: string, text: string): SavedSentence => ({ id, text, evidence: [], origin: "typed" });
const callsTo = ({ server }: ReviewStores, part: string): string[] =>
  server.calls.filter((call) => call.includes(part));

/** A note of another session, with nothing to resolve. */
const otherNote = fixtureNote({
  id: "other-note",
  visit_id: "other-visit",
  omissions: fixtureNote().omissions.filter(({ must }) => !must),
  sections: fixtureNote().sections.filter(({ key }) => key === "reason" || key === "subjective"),
});
const openOther = ({ openVisit }: ReviewStores): void =>
  openVisit.set({ visitId: "other-visit", visit: fixtureVisit({ id: "other-visit" }), note: otherNote });
const openFirst = ({ openVisit, server }: ReviewStores): void =>
  openVisit.set({ visitId, visit: fixtureVisit(), note: server.note });

/** Holds the next request of a kind until the returned function is called. */
function hold({ note }: ReviewStores, request: "patch" | "addAddendum"): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api } = note;
  const original = api[request].bind(api) as (...args: unknown[]) => Promise<never>;
  vi.spyOn(api, request).mockImplementationOnce(async (...args: unknown[]) => {
    await promise;
    return original(...args);
  });
  return resolve;
}

async function resolved(): Promise<ReviewStores> {
  const review = openReview();
  await review.note.answer("f1", "keep");
  await review.note.answerOmission("o1", "left_out");
  return review;
}

describe("a change during the save before signing", () => {
  test("to another session does not sign that session’s note", async () => {
    const review = await resolved();
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    const release = hold(review, "patch");
    const signing = review.note.sign();
    openOther(review);
    expect(review.note.counts.toResolve).toBe(0);
    release();
    await signing;
    expect(callsTo(review, "/sign")).toEqual([]);
  });

  test("to a redraft signs nothing and shows a message", async () => {
    const review = await resolved();
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    const release = hold(review, "patch");
    const signing = review.note.sign();
    review.openVisit.applyDocument({ ...review.server.note, id: "redrafted", version: 1, created_at: "2026-11-22" });
    release();
    await signing;
    expect(callsTo(review, "/sign")).toEqual([]);
    expect(review.note.signing.error?.message).toBe("The note you read was replaced or deleted. Nothing was signed.");
  });

  test("that reopens an omission in another window signs nothing", async () => {
    const review = await resolved();
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    const release = hold(review, "patch");
    const signing = review.note.sign();
    review.server.patch({ omissions: { o1: null } });
    release();
    await signing;
    expect(review.note.counts.toResolve).toBe(1);
    expect(callsTo(review, "/sign")).toEqual([]);
  });

  test("of the text in another window signs nothing at first and shows a message", async () => {
    const review = await resolved();
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    const release = hold(review, "patch");
    const signing = review.note.sign();
    review.server.patch({ sections: [{ key: "objective", sentences: [typed("s7", "BP 120/80.")] }] });
    release();
    await signing;
    expect(callsTo(review, "/sign")).toEqual([]);
    expect(review.note.signing.error?.message).toContain("also changed in another window");
    await review.note.sign();
    expect(review.server.note.status).toBe("signed");
  });
});

test.each([
  ["an answer", (review: ReviewStores) => review.note.answerOmission("o2", "left_out")],
  ["an undo", (review: ReviewStores) => review.note.undo()],
] as const)("%s that waits does not change the note of a session opened meanwhile", async (_name, ask) => {
  const review = openReview();
  const inOther = { ...otherNote, version: 2 };
  openOther(review);
  review.note.history.stack.record(otherNote, inOther, { omissions: { o2: "left_out" } }, null); // a change to undo
  openFirst(review);
  const release = hold(review, "patch");
  const first = review.note.answer("f1", "change");
  const waiting = ask(review);
  openOther(review);
  expect(review.note.canUndo).toBe(true);
  release();
  await Promise.all([first, waiting]);
  expect(callsTo(review, "/documents/other-note")).toEqual([]);
});

describe("a deleted document", () => {
  const sickNote = fixtureNote({ id: "sick", kind: "sick_note", omissions: [] });

  test("is replaced on the screen by the note with its evidence, if another window deleted it", () => {
    const review = openReview();
    review.openVisit.applyDocument(sickNote);
    review.documents.show("sick_note");
    expect(review.documents.kind).toBe("sick_note");
    review.openVisit.removeDocuments(["sick"]);
    expect(review.openVisit.shownKind).toBe("note");
    review.evidence.selectSentence("s7");
    expect(review.evidence.sentence?.id).toBe("s7");
  });

  test("leaves no unsaved text when it is deleted here", async () => {
    const review = openReview();
    review.openVisit.applyDocument(sickNote);
    review.documents.show("sick_note");
    review.note.typed("reason", [typed("s1", "Unfit for work.")]);
    expect(await review.documents.remove(sickNote)).toBe(true);
    expect([review.documents.kind, review.documents.hasUnsaved]).toEqual(["note", false]);
  });
});

describe.each([
  ["deleted", "not_found"],
  ["replaced by a redraft", "conflict"],
  ["signed", "note_signed"],
] as const)("unsaved text of a note that was %s elsewhere", (_what, code) => {
  async function refused(): Promise<ReviewStores> {
    const review = openReview();
    review.server.failure = new AppError(code, "No.");
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    await vi.advanceTimersByTimeAsync(autosaveAfterMs);
    return review;
  }

  test("is sent once", async () => {
    const review = await refused();
    await vi.advanceTimersByTimeAsync(120_000);
    await review.documents.saveAll();
    expect(callsTo(review, "PATCH")).toHaveLength(1);
    expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Blood pressure review and left knee pain.");
    openOther(review);
    expect(review.documents.refused.map(({ whose }) => whose)).toEqual(["Harold Whitfield"]);
    review.documents.refused[0]?.drop();
    expect([review.documents.refused, review.documents.hasUnsaved]).toEqual([[], false]);
  });

  test("is saved if the note becomes the draft again", async () => {
    const review = await refused();
    const { note } = review.server;
    review.openVisit.set({ note: fixtureNote({ id: "redrafted" }) });
    review.server.failure = null;
    review.openVisit.set({ note });
    await vi.advanceTimersByTimeAsync(1);
    expect(review.server.note.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
    expect(review.documents.refused).toEqual([]);
  });
});

test("text that the server does not accept is sent once", async () => {
  const review = openReview();
  review.server.failure = new AppError("invalid_input", "Too long.");
  review.note.typed("reason", [typed("s1", "Knee pain, too long.")]);
  await vi.advanceTimersByTimeAsync(autosaveAfterMs + 120_000);
  await review.documents.saveAll();
  expect(callsTo(review, "PATCH")).toHaveLength(1);
  expect(review.note.shown?.sections[0]?.sentences[0]?.text).toBe("Knee pain, too long.");
  openOther(review);
  // also beside another session
  expect(review.documents.refused.map(({ whose }) => whose)).toEqual(["Harold Whitfield"]);
  review.server.failure = null;
  const [save] = review.documents.refused;
  save?.change("reason", [typed("s1", "Knee pain.")], "Harold Whitfield");
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  expect(review.server.note.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
  expect(review.documents.refused).toEqual([]);
});

test("text that a proxy rejects is sent again", async () => {
  const review = openReview();
  vi.spyOn(review.note.api, "patch").mockRejectedValueOnce(new AppError("bad_request", "The request failed."));
  review.note.typed("reason", [typed("s1", "Knee pain.")]);
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(review.server.note.sections[0]?.sentences[0]?.text).toBe("Knee pain.");
});

describe("New document", () => {
  test("drafts nothing in a session that was opened while the note was saved", async () => {
    const review = openReview();
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    const release = hold(review, "patch");
    const creating = review.documents.create("sick_note");
    openOther(review);
    release();
    await creating;
    expect(callsTo(review, "POST")).toEqual([]);
    expect(review.documents.kind).toBe("note");
  });

  test("shows the note if the note cannot be saved", async () => {
    const review = openReview();
    review.openVisit.applyDocument(fixtureNote({ id: "letter", kind: "referral_letter", omissions: [] }));
    review.note.typed("reason", [typed("s1", "Knee pain.")]);
    review.server.failure = new AppError("unavailable", "Not now.");
    review.documents.show("referral_letter");
    await review.documents.create("sick_note");
    expect([review.documents.kind, review.documents.current.autosave?.state]).toEqual(["note", "failed"]);
  });
});

test("an addendum is signed once, also if its session is left while it is sent", async () => {
  const review = await resolved();
  await review.note.sign();
  const release = hold(review, "addAddendum");
  const first = review.note.addAddendum("Called the pharmacy.");
  openOther(review);
  openFirst(review);
  expect(review.note.isAdding).toBe(true);
  expect(await review.note.addAddendum("Called the pharmacy.")).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(review.note.isAdding).toBe(false);
  expect(review.server.note.addenda).toHaveLength(1);
});
