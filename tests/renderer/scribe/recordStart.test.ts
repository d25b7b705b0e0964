import { configure } from "mobx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecordStart } from "../../../src/renderer/scribe/RecordStart";
import { withRetries } from "../../../src/renderer/base/createQueryClient";
import { VisitsApi } from "../../../src/renderer/visits/VisitsApi";
import { SharedNotesStore } from "../../../src/renderer/sharedNotes/SharedNotesStore";
import { VisitsStore } from "../../../src/renderer/visits/VisitsStore";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Visit } from "../../../src/shared/visits/visit";
import { AppError } from "../../../src/shared/errors";
import { visitOf, VisitServer } from "../visits/VisitServer";

configure({ enforceActions: "always" });

let server: VisitServer;
let visits: VisitsStore;
beforeEach(async () => {
  server = await VisitServer.start();
  visits = new VisitsStore(new VisitsApi(server.client()));
  visits.setNewShown(true);
});
afterEach(() => server.stop());

type OpenVisit = ConstructorParameters<typeof RecordStart>[0]["openVisit"];

function recordStart(open: Partial<OpenVisit> = {}) {
  const recorder = { state: "idle" as const, start: vi.fn(async () => {}) };
  const openVisit = { visitId: null, visit: null, note: null, applyVisit: vi.fn(), ...open };
  return { start: new RecordStart({ recorder, openVisit, visits }), recorder };
}

const open = (changes: Partial<Visit>, note: VisitDocument | null): Partial<OpenVisit> => {
  const visit = visitOf(changes);
  return { visitId: visit.id, visit, note };
};
const aNote = { status: "draft" } as VisitDocument;

test("Record without an open session records a new one, once per press", async () => {
  const { start, recorder } = recordStart();
  await Promise.all([start.record(), start.record()]);
  expect(server.visits).toHaveLength(1);
  expect(recorder.start.mock.calls).toEqual([[server.visits[0]?.id]]);
  expect(visits.selectedId).toBe(server.visits[0]?.id);
});

test("Record without an open session gives the new one what was entered for it", async () => {
  const { start, recorder } = recordStart();
  visits.newForm.set({ patient: "Ada Byron" });
  await start.record();
  expect(server.visits.map(({ patient_name }) => patient_name)).toEqual(["Ada Byron"]);
  expect(recorder.start.mock.calls).toEqual([[server.visits[0]?.id]]);
  expect(visits.newForm.patient).toBe("");
});

test("Record from another screen gives the new session nothing of what was entered for one before", async () => {
  const { start } = recordStart();
  visits.newForm.set({ patient: "Ada Byron" });
  visits.setNewShown(false);
  await start.record();
  expect(server.visits.map(({ patient_name }) => patient_name)).toEqual([null]);
});

test("Record after a colleague's note was opened does not use a name typed before for the new session", async () => {
  const { start } = recordStart();
  const sharedNotes = new SharedNotesStore(visits);
  visits.newForm.set({ patient: "Ada Byron" });
  sharedNotes.setScope("practice");
  await start.record();
  expect(server.visits.map(({ patient_name }) => patient_name)).toEqual([null]);
});

test("Record, an import and Create at the same time create one session", async () => {
  const { start, recorder } = recordStart();
  const imported: string[] = [];
  await Promise.all([start.record(), start.importInto((id) => imported.push(id)), visits.createNew()]);
  expect(server.visits).toHaveLength(1);
  expect([recorder.start.mock.calls[0], imported]).toEqual([[server.visits[0]?.id], [server.visits[0]?.id]]);
});

test("an import whose session cannot be created says why", async () => {
  const { start } = recordStart();
  const imported: string[] = [];
  server.failure = new AppError("unavailable", "Not now.");
  await start.importInto((id) => imported.push(id));
  expect([start.task.error?.code, imported]).toEqual(["unavailable", []]);
  server.failure = null;
  await start.retry();
  expect(imported).toEqual([server.visits[0]?.id]);
});

test("Record with a signed session open does not use what was entered for a new one", async () => {
  const { start } = recordStart(open({ id: "v1", status: "signed" }, { ...aNote, status: "signed" }));
  visits.newForm.set({ patient: "Ada Byron" });
  await start.record();
  expect(server.visits.map(({ patient_name }) => patient_name)).toEqual([null]);
});

test("Record with a session's details open saves them", async () => {
  const visit = visitOf({ id: crypto.randomUUID() });
  server.visits = [visit];
  const { start, recorder } = recordStart({ visitId: visit.id, visit });
  visits.edit(visit);
  visits.form?.set({ patient: "Ada Byron" });
  await start.record();
  expect(server.visits.map(({ patient_name }) => patient_name)).toEqual(["Ada Byron"]);
  expect(recorder.start.mock.calls).toEqual([[visit.id]]);
  expect(visits.form).toBeNull();
});

test("Record adds to the open session while it has no note", async () => {
  const { start, recorder } = recordStart(open({ id: "v1" }, null));
  await start.record();
  expect(recorder.start.mock.calls).toEqual([["v1"]]);
  expect(start.askingFor).toBeNull();
});

test("Record with a note open can record another session", async () => {
  const { start, recorder } = recordStart(open({ id: "v1" }, aNote));
  await start.record();
  expect(start.askingFor).toBe("v1");
  expect(recorder.start).not.toHaveBeenCalled();
  await start.answer("new");
  expect(start.askingFor).toBeNull();
  expect(recorder.start.mock.calls).toEqual([[server.visits[0]?.id]]);
});

test("Record with a note open can add to the session that was asked about", async () => {
  const { start, recorder } = recordStart(open({ id: "v1" }, aNote));
  await start.record();
  await start.answer("open");
  expect(recorder.start.mock.calls).toEqual([["v1"]]);
  expect(server.visits).toHaveLength(0);
});

test("an import with a note open can go into another session", async () => {
  const { start } = recordStart(open({ id: "v1" }, aNote));
  const imported: string[] = [];
  await start.importInto((id) => imported.push(id));
  expect([start.askingFor, imported]).toEqual(["v1", []]);
  await start.answer("new");
  expect(start.askingFor).toBeNull();
  expect(imported).toEqual([server.visits[0]?.id]);
});

test("an import with a note open can go into the session that was asked about", async () => {
  const { start, recorder } = recordStart(open({ id: "v1" }, aNote));
  const imported: string[] = [];
  await start.importInto((id) => imported.push(id));
  await start.answer("open");
  expect(imported).toEqual(["v1"]);
  expect(recorder.start).not.toHaveBeenCalled();
});

test("an import with a note open whose question is canceled imports nothing", async () => {
  const { start } = recordStart(open({ id: "v1" }, aNote));
  const imported: string[] = [];
  await start.importInto((id) => imported.push(id));
  start.cancel();
  await start.answer("open");
  expect(imported).toEqual([]);
});

test("an import into an open session without a note does not ask", async () => {
  const { start } = recordStart(open({ id: "v1" }, null));
  const imported: string[] = [];
  await start.importInto((id) => imported.push(id));
  expect([start.askingFor, imported]).toEqual([null, ["v1"]]);
});

test("Record with a session that is not loaded asks, because it may have a note", async () => {
  const { start, recorder } = recordStart({ visitId: "v1" });
  await start.record();
  expect(start.askingFor).toBe("v1");
  start.cancel();
  expect(start.askingFor).toBeNull();
  expect(recorder.start).not.toHaveBeenCalled();
});

test("Record with a signed session open records a new session", async () => {
  const { start, recorder } = recordStart(open({ id: "v1", status: "signed" }, { ...aNote, status: "signed" }));
  await start.record();
  expect(start.askingFor).toBeNull();
  expect(recorder.start.mock.calls).toEqual([[server.visits[0]?.id]]);
});

test("Record records nothing if the session cannot be created", async () => {
  const { start, recorder } = recordStart();
  visits.newForm.set({ patient: "Ada Byron" });
  server.failure = new AppError("forbidden", "Not allowed.");
  await start.record();
  expect(recorder.start).not.toHaveBeenCalled();
  expect(visits.newForm.patient).toBe("Ada Byron");
});

test("Record shows why a session could not be created", async () => {
  const { start } = recordStart();
  server.failure = new AppError("forbidden", "Not allowed.");
  await start.record();
  expect(start.task.error?.code).toBe("forbidden");
});

test("Record waits for a server that is still starting instead of giving up", async () => {
  const pauses = vi.spyOn(globalThis, "setTimeout");
  const retried = new VisitsStore(new VisitsApi(server.client()), withRetries);
  const recorder = { state: "idle" as const, start: vi.fn(async () => {}) };
  const start = new RecordStart({
    recorder,
    openVisit: { visitId: null, visit: null, note: null, applyVisit: vi.fn() },
    visits: retried,
  });
  server.failure = new AppError("unavailable", "Chartside’s service on this computer does not start.");
  const recorded = start.record();
  await vi.waitFor(() => expect(pauses.mock.calls.some(([, ms]) => ms === 1_000)).toBe(true));
  pauses.mockRestore();
  server.failure = null;
  await recorded;
  expect(server.visits).toHaveLength(1);
  expect(recorder.start.mock.calls).toEqual([[server.visits[0]?.id]]);
});
