import { observable, runInAction } from "mobx";
import { beforeEach, expect, test, vi } from "vitest";
import { maxSavingMs, SignOutStore } from "../../../../src/renderer/auth/signOut/SignOutStore";
import { AppError } from "../../../../src/shared/errors";
import { FixtureOpenVisit } from "../../review/fixtureVisit";
import { type ReviewStores, reviewStores } from "../../review/reviewStores";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));

interface World extends ReviewStores {
  signOut: SignOutStore;
  work: { recorder: { state: string }; templates: { hasUnsaved: boolean } };
  end: ReturnType<typeof vi.fn<() => void>>;
  signedIn: { is: boolean };
}

function open(): World {
  const review = reviewStores(new FixtureOpenVisit());
  const recorder = observable({ state: "idle", stop: () => Promise.resolve(runInAction(() => idle())) });
  const idle = (): void => void (recorder.state = "idle");
  const work = {
    recorder,
    templates: { hasUnsaved: false },
    documents: review.documents,
    unsentTexts: review.unsentTexts,
  };
  const signedIn = observable({ is: true });
  const deps = { isSignedIn: () => signedIn.is, work: () => work };
  return { ...review, work, signedIn, end: vi.fn(), signOut: new SignOutStore(deps as never) };
}
const type = ({ note }: World, text: string): void =>
  note.typed("reason", [{ id: "s1", text, evidence: [], origin: "typed" }]);
const saved = ({ server }: World) => server.note.sections[0]?.sentences.map(({ text }) => text);
const saves = ({ server }: World) => server.calls.filter((call) => call.startsWith("PATCH")).length;
const settled = () => vi.advanceTimersByTimeAsync(0);
const refuse = ({ server }: World): void => void (server.failure = new AppError("offline", "Offline."));
/** A server that accepts the note and never answers. */
const hang = ({ note }: World) => vi.spyOn(note.api, "patch").mockReturnValue(new Promise(() => undefined));

test("text typed just before sign-out is saved first", async () => {
  const world = open();
  type(world, "Knee pain.");
  world.signOut.ask(() => {
    expect(saved(world)).toEqual(["Knee pain."]);
    world.end();
  });
  await settled();
  expect([world.end.mock.calls.length, world.signOut.question, world.signOut.isBusy]).toEqual([1, null, false]);
});

test("unsaved text of a session that was closed is saved too", async () => {
  const world = open();
  refuse(world);
  type(world, "Knee pain.");
  await vi.advanceTimersByTimeAsync(1_000);
  world.openVisit.set({ visitId: null, note: null });
  await settled();
  world.server.failure = null;
  world.signOut.ask(world.end);
  await settled();
  expect([saved(world), world.end.mock.calls.length]).toEqual([["Knee pain."], 1]);
});

test("sign-out asks about text that cannot be saved", async () => {
  const world = open();
  refuse(world);
  type(world, "Knee pain.");
  world.signOut.ask(world.end);
  await settled();
  expect([world.signOut.question, world.signOut.isBusy, world.end.mock.calls.length]).toEqual(["note", false, 0]);
  world.signOut.stay();
  expect([world.signOut.question, world.note.hasUnsaved]).toEqual([null, true]);
  world.signOut.ask(world.end);
  await settled();
  world.signOut.leave();
  await settled();
  expect([world.signOut.question, world.end.mock.calls.length]).toEqual([null, 1]);
});

test("sign-out waits at most three seconds for a server that does not answer", async () => {
  const world = open();
  hang(world);
  type(world, "Knee pain.");
  world.signOut.ask(world.end);
  await vi.advanceTimersByTimeAsync(maxSavingMs - 1);
  expect([world.signOut.isBusy, world.signOut.question]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(1);
  expect([world.signOut.isBusy, world.signOut.question, world.end.mock.calls.length]).toEqual([false, "note", 0]);
});

test("pressing Sign out again while it saves does nothing", async () => {
  const world = open();
  type(world, "Knee pain.");
  for (let press = 0; press < 3; press++) world.signOut.ask(world.end);
  await settled();
  expect([saves(world), world.end.mock.calls.length]).toEqual([1, 1]);
});

test("sign-out asks about a running recording first", async () => {
  const world = open();
  runInAction(() => (world.work.recorder.state = "recording"));
  type(world, "Knee pain.");
  world.signOut.ask(world.end);
  expect([world.signOut.question, world.signOut.isBusy, saves(world)]).toEqual(["recording", false, 0]);
  world.signOut.leave();
  await settled();
  expect(world.work.recorder.state).toBe("idle");
  expect([saved(world), world.end.mock.calls.length]).toEqual([["Knee pain."], 1]);
});

test("sign-out asks about unsaved changes of a template", async () => {
  const world = open();
  world.work.templates.hasUnsaved = true;
  world.signOut.ask(world.end);
  await settled();
  expect([world.signOut.question, world.end.mock.calls.length]).toEqual(["template", 0]);
});

test("sign-out asks about unsent text", async () => {
  const world = open();
  world.unsentTexts.set("visit", "addendum", " ");
  world.unsentTexts.set("visit", "addendum", "Called her on Monday.");
  world.signOut.ask(world.end);
  await settled();
  expect([world.signOut.question, world.end.mock.calls.length]).toEqual(["unsent", 0]);
  world.signOut.stay();
  world.unsentTexts.set("visit", "addendum", " "); // spaces alone are not asked about
  world.signOut.ask(world.end);
  await settled();
  expect([world.signOut.question, world.end.mock.calls.length]).toEqual([null, 1]);
});

test("a session that ends on its own closes the question", async () => {
  const world = open();
  refuse(world);
  type(world, "Knee pain.");
  world.signOut.ask(world.end);
  await settled();
  runInAction(() => (world.signedIn.is = false));
  expect(world.signOut.question).toBeNull();
});

test("an idle sign-out ends the session immediately if nothing is unsaved, otherwise once it is saved", async () => {
  const world = open();
  world.signOut.leaveIdle(world.end);
  expect(world.end).toHaveBeenCalledOnce();
  type(world, "Knee pain.");
  world.signOut.leaveIdle(world.end);
  expect(world.end).toHaveBeenCalledOnce();
  await settled();
  expect([saved(world), world.end.mock.calls.length]).toEqual([["Knee pain."], 2]);
});

test("an idle sign-out without an answer ends the session once after three seconds, without a question", async () => {
  const world = open();
  hang(world);
  type(world, "Knee pain.");
  world.signOut.leaveIdle(world.end);
  for (let second = 1; second < maxSavingMs / 1_000; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    world.signOut.leaveIdle(world.end); // the idle timer keeps firing
    expect(world.end).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect([world.end.mock.calls.length, world.signOut.question, world.note.hasUnsaved]).toEqual([1, null, true]);
});

test("dropped text is never sent again", async () => {
  const world = open();
  refuse(world);
  type(world, "Knee pain.");
  await vi.advanceTimersByTimeAsync(1_000);
  const before = saves(world);
  world.note.saves.drop();
  world.server.failure = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([saves(world), world.note.hasUnsaved, world.note.autosave?.state]).toEqual([before, false, "saved"]);
});
