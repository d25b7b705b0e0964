import { configure } from "mobx";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { VisitsStore } from "../../../src/renderer/visits/VisitsStore";
import { VisitsApi } from "../../../src/renderer/visits/VisitsApi";
import { AppError } from "../../../src/shared/errors";
import type { Visit } from "../../../src/shared/visits/visit";
import { visitOf, VisitServer } from "./VisitServer";

configure({ enforceActions: "always" });

let server: VisitServer;
let store: VisitsStore;
beforeEach(async () => {
  server = await VisitServer.start();
  store = new VisitsStore(new VisitsApi(server.client()));
});
afterEach(() => server.stop());

/** Visits a day apart, the first one today. */
function days(count: number, more: Partial<Visit> = {}): Visit[] {
  return Array.from({ length: count }, (_, day) => {
    const at = new Date(Date.now() - day * 86_400_000).toISOString();
    return visitOf({ patient_name: `Patient ${day}`, created_at: at, updated_at: at, ...more });
  });
}
const names = (): (string | null)[] => store.items.map(({ patient_name }) => patient_name);

test("pages follow one another without repeats, even when sessions are added above in the meantime", async () => {
  server.visits = days(120);
  await store.load();
  expect([store.items.length, store.hasMore]).toEqual([50, true]);
  const added = await store.create({ patient_name: "New above" });
  expect(names()[0]).toBe("New above");
  await store.loadMore();
  await store.loadMore();
  expect(store.hasMore).toBe(false);
  expect(store.items).toHaveLength(121);
  expect(new Set(store.items.map(({ id }) => id)).size).toBe(121);
  expect(added.id).toMatch(/^[0-9a-f-]{36}$/);
});

test("a search is sent once when typing pauses", async () => {
  server.visits = days(3);
  await store.load();
  for (const q of ["P", "Pa", "Patient 2"]) store.setFilter({ q });
  await vi.waitFor(() => expect(names()).toEqual(["Patient 2"]));
  expect(server.calls.filter((call) => call.includes("q="))).toHaveLength(1);
  store.setFilter({ q: "" });
  await vi.waitFor(() => expect(names()).toHaveLength(3));
});

test("the answer to an earlier filter does not replace a later one", async () => {
  server.visits = [...days(1, { status: "signed" }), ...days(2, { status: "ready" })];
  store.setFilter({ status: "signed" });
  store.setFilter({ status: "to_finish" });
  await vi.waitFor(() => expect(store.loading.status).toBe("done"));
  expect(store.items.map(({ status }) => status)).toEqual(["ready", "ready"]);
});

test("a changed session is updated in the list, and leaves it when it no longer matches the filter", async () => {
  server.visits = days(3, { status: "ready" });
  await store.load();
  const [first, second] = server.visits as [Visit, Visit, Visit];
  store.apply({ ...second, patient_name: "Renamed", updated_at: new Date().toISOString() });
  expect(names()).toEqual(["Patient 0", "Renamed", "Patient 2"]);
  store.apply({ ...second, patient_name: "older answer" });
  expect(names()[1]).toBe("Renamed");
  store.setFilter({ status: "to_finish" });
  await vi.waitFor(() => expect(store.loading.status).toBe("done"));
  store.select(first.id);
  const signed = { status: "signed", updated_at: new Date(Date.now() + 1_000).toISOString() } as const;
  store.apply({ ...first, ...signed });
  store.apply({ ...second, ...signed });
  expect(names()).toEqual(["Patient 0", "Patient 2"]); // the selected one keeps its row
});

test("Undo restores a deleted session to the list", async () => {
  server.visits = days(3);
  await store.load();
  const [first] = store.items as [Visit];
  store.select(first.id);
  expect(await store.remove(first)).toBe(true);
  expect([names(), store.selectedId]).toEqual([["Patient 1", "Patient 2"], null]);
  expect(store.removed?.id).toBe(first.id);
  await store.undoRemove();
  expect([names(), store.selectedId, store.removed]).toEqual([["Patient 0", "Patient 1", "Patient 2"], first.id, null]);
});

test("a session that cannot be deleted stays, with the reason", async () => {
  server.visits = days(1);
  await store.load();
  server.failure = new AppError("conflict", "This session is being recorded. Stop the recording, then delete it.");
  expect(await store.remove(store.items[0] as Visit)).toBe(false);
  expect(store.removing.error?.message).toContain("being recorded");
  expect([store.items.length, store.removed]).toEqual([1, null]);
});

test.each(["refresh", "load"] as const)(
  "a session that is deleted while the list is read (%s) does not return with it, unless it was restored",
  async (read) => {
    server.visits = days(2, { status: "ready" });
    const api = new VisitsApi(server.client());
    const slow = new VisitsStore(api);
    await slow.load();
    const [first] = slow.items;
    const before = { items: slow.items.slice(), next_cursor: null };
    const listed = () => [slow.items.length, slow.worklist?.length];
    const list = vi.spyOn(api, "list");
    const readMeanwhile = async (change: () => Promise<unknown>): Promise<void> => {
      const answer = Promise.withResolvers<typeof before>();
      list.mockReturnValue(answer.promise);
      const reading = slow[read]();
      await change();
      answer.resolve(before);
      await reading;
      await new Promise((resolve) => setTimeout(resolve)); // the worklist is read beside the list
    };
    await readMeanwhile(() => slow.remove(first!));
    expect(listed()).toEqual([1, 1]);
    await readMeanwhile(async () => {
      await slow.undoRemove();
      await slow.remove(first!);
      await slow.undoRemove();
    });
    expect(listed()).toEqual([2, 2]);
  },
);

test("refreshing keeps the pages below", async () => {
  server.visits = days(80);
  await store.load();
  await store.loadMore();
  const drafted = {
    ...(server.visits[1] as Visit),
    status: "ready",
    to_answer: 2,
    updated_at: new Date().toISOString(),
  } as const;
  const added = visitOf({ patient_name: "From another computer" });
  server.visits = [added, ...server.visits.filter(({ id }) => id !== drafted.id), drafted];
  await store.refresh();
  expect(names().slice(0, 2)).toEqual(["From another computer", "Patient 0"]);
  expect(store.items.find(({ id }) => id === drafted.id)?.to_answer).toBe(2);
  expect(store.items).toHaveLength(81);
});

test("a failure is reported and the list stays", async () => {
  server.visits = days(2);
  await store.load();
  server.failure = new AppError("unavailable", "Try again in a moment.");
  await store.load();
  expect(store.loading.error?.code).toBe("unavailable");
  expect(store.items).toHaveLength(2);
  await store.refresh();
  expect(store.items).toHaveLength(2);
});

test("the worklist counts the recorded sessions that are not signed, of today and older", async () => {
  const today = (["ready", "signed", "needs_attention", "open"] as const).map((status) => visitOf({ status }));
  const [, yesterday, before] = days(3) as [Visit, Visit, Visit];
  server.visits = [...today, { ...yesterday, status: "ready" }, { ...before, status: "signed" }];
  expect(store.worklist).toBeNull();
  await store.load();
  await vi.waitFor(() => expect(store.toFinish).toEqual({ today: 2, older: 1 }));
  expect(store.worklist).toHaveLength(3);
  store.apply({ ...yesterday, status: "signed", updated_at: new Date(Date.now() + 1_000).toISOString() });
  expect(store.toFinish).toEqual({ today: 2, older: 0 });
  store.apply({ ...(today[0] as Visit), status: "signed", updated_at: new Date(Date.now() + 1_000).toISOString() });
  expect(store.toFinish).toEqual({ today: 1, older: 0 });
});

test("the next session to finish is the oldest one with a note, except the open one", async () => {
  const [newest, middle, oldest] = days(3) as [Visit, Visit, Visit];
  server.visits = [
    { ...newest, status: "ready" },
    { ...middle, status: "ready" },
    { ...oldest, status: "open" },
  ];
  await store.load();
  await vi.waitFor(() => expect(store.nextToFinish?.id).toBe(middle.id));
  store.select(middle.id);
  expect(store.nextToFinish?.id).toBe(newest.id);
  store.apply({ ...newest, status: "signed", updated_at: new Date(Date.now() + 1_000).toISOString() });
  expect(store.nextToFinish).toBeNull();
});

test("selectNeighbor selects the session above or below the selected one", async () => {
  server.visits = days(3);
  await store.load();
  const ids = store.items.map(({ id }) => id);
  const steps = [1, 1, 1, 1, -1].map((step) => {
    store.selectNeighbor(step as 1 | -1);
    return ids.indexOf(store.selectedId ?? "");
  });
  expect(steps).toEqual([0, 1, 2, 2, 1]);
});

test("New session keeps what is entered while its screen is shown, and otherwise empties it", () => {
  store.setNewShown(true);
  store.newForm.set({ patient: "Ada Byron" });
  store.beginNew();
  expect(store.newForm.patient).toBe("Ada Byron");
  store.setNewShown(false);
  store.beginNew();
  expect(store.newForm.patient).toBe("");
});

describe("what is entered while a new session is created", () => {
  const patient = () => server.visits.map(({ patient_name }) => patient_name);

  test("is saved in it", async () => {
    store.newForm.set({ patient: "Ada" });
    const created = store.createNew();
    store.newForm.set({ patient: "Ada Byron" });
    await created;
    expect([patient(), store.selectedId]).toEqual([["Ada Byron"], server.visits[0]?.id]);
  });

  test("for the next session stays on the screen, which does not change to the created one", async () => {
    store.newForm.set({ patient: "Ada Byron" });
    const created = store.createNew();
    store.beginNew();
    store.newForm.set({ patient: "Ben Okafor" });
    await created;
    expect([patient(), store.newForm.patient, store.selectedId]).toEqual([["Ada Byron"], "Ben Okafor", null]);
  });

  test("after a lost answer reaches the one session that a repeat creates", async () => {
    store.newForm.set({ patient: "Ada" });
    const { id } = store.newForm;
    server.failure = new AppError("unavailable", "Not now.");
    await store.createNew().catch(() => null);
    server.failure = null;
    server.visits = [visitOf({ id, patient_name: "Ada" })];
    store.newForm.set({ patient: "Ada Byron" });
    await store.createNew();
    expect([patient(), server.visits[0]?.id]).toEqual([["Ada Byron"], id]);
    expect(server.calls.at(-1)).toBe(`PATCH /api/v1/visits/${id}`);
  });
});

test("two requests for a new session at the same time create one", async () => {
  const [a, b] = await Promise.all([store.createNew(), store.createNew()]);
  expect([server.visits.length, a.id]).toEqual([1, b.id]);
});
