import { randomUUID } from "node:crypto";
import { configure } from "mobx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OpenVisitStore } from "../../../src/renderer/visits/OpenVisitStore";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Take } from "../../../src/shared/recording/take";
import type { Utterance } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";
import { visitOf, VisitServer } from "./VisitServer";

configure({ enforceActions: "always" });

let server: VisitServer;
let store: OpenVisitStore;
let visit: Visit;
let changes: Visit[];
beforeEach(async () => {
  server = await VisitServer.start();
  visit = visitOf({ patient_name: "Ines Carvalho", updated_at: "2026-11-21T09:00:00.000Z" });
  changes = [];
  const onVisit = (changed: Visit): void => void changes.push(changed);
  store = new OpenVisitStore({ http: server.client(), openStream: server.openStream(), onVisit });
  store.open(visit.id);
  await server.streamsOpened(1);
});
afterEach(async () => {
  store.open(null);
  await server.stop();
});

function takeOf(seq: number, duration_ms: number): Take {
  const more = {
    mime: "audio/ogg",
    source: "microphone",
    state: "finished",
    parts: 1,
    received: 1,
    transcribed_ms: 0,
  } as const;
  return {
    id: randomUUID(),
    visit_id: visit.id,
    seq,
    duration_ms,
    has_audio: true,
    created_at: visit.created_at,
    finished_at: null,
    ...more,
  };
}
function spoken(text: string, take: Take | null, start_ms: number, seq = 0): Utterance {
  const more = {
    speaker: "patient",
    speaker_name: null,
    speaker_source: "inferred",
    original_text: null,
    confidence: null,
  } as const;
  return { id: randomUUID(), engine: null, take_id: take?.id ?? null, seq, start_ms, end_ms: start_ms, text, ...more };
}
function noteOf(version: number, created_at: string, more: Partial<VisitDocument> = {}): VisitDocument {
  const rest = {
    template_id: "soap",
    template_version: 1,
    engine: { name: "offline", fallback_reason: null },
    drafting: false,
    signed_at: null,
    signed_by: null,
  };
  const lists = {
    kind: "note" as const,
    language: "en",
    replaces: null,
    sections: [],
    omissions: [],
    removed: [],
    addenda: [],
  };
  return {
    id: randomUUID(),
    visit_id: visit.id,
    version,
    status: "draft",
    saved_at: created_at,
    created_at,
    ...rest,
    ...lists,
    ...more,
  };
}
const texts = (): string[] => store.utterances.map(({ text }) => text);

test("utterances are ordered by take, then time, with typed lines last", async () => {
  const [first, second] = [takeOf(0, 60_000), takeOf(1, 30_000)];
  for (const data of [second, first]) server.send({ type: "take", data });
  for (const data of [
    spoken("typed 2", null, 0, 9),
    spoken("late", second, 0),
    spoken("b", first, 900),
    spoken("typed 1", null, 0, 8),
    spoken("a", first, 100),
  ])
    server.send({ type: "utterance", data }, "5");
  await vi.waitFor(() => expect(texts()).toEqual(["a", "b", "late", "typed 1", "typed 2"]));
  expect(store.takes.map(({ seq }) => seq)).toEqual([0, 1]);
  expect([store.offsetOf(first.id), store.offsetOf(second.id), store.offsetOf("no such take")]).toEqual([0, 60_000, 0]);
});

test("the newest state of the visit is shown and passed to the list", async () => {
  server.send({ type: "visit", data: visit }, "1");
  await vi.waitFor(() => expect(store.visit?.patient_name).toBe("Ines Carvalho"));
  expect(store.connection).toBe("live");
  store.applyVisit({ ...visit, reason: "Asthma review", updated_at: "2026-11-21T09:05:00.000Z" });
  server.send({ type: "visit", data: { ...visit, reason: "older", updated_at: "2026-11-21T09:01:00.000Z" } }, "2");
  server.send({ type: "take", data: takeOf(0, 1) }, "3");
  await vi.waitFor(() => expect(store.takes).toHaveLength(1));
  expect(store.visit?.reason).toBe("Asthma review");
  expect(changes.map(({ reason }) => reason)).toContain("Asthma review");
});

test("the newest note is current", async () => {
  const before = noteOf(3, "2026-11-21T09:00:00.000Z");
  const draft = noteOf(1, "2026-11-21T09:10:00.000Z", { drafting: true });
  store.applyDocument(before);
  server.send({ type: "document", data: { ...before, version: 2 } }, "1");
  server.send({ type: "document", data: draft }, "2");
  await vi.waitFor(() => expect(store.note?.id).toBe(draft.id));
  server.send({ type: "document", data: { ...draft, status: "superseded", drafting: false } }, "3");
  await vi.waitFor(() => expect(store.note?.id).toBe(before.id));
  expect(store.note?.version).toBe(3);
});

test("a replaced transcript is read again", async () => {
  server.send({ type: "utterance", data: spoken("old line", null, 0) }, "1");
  await vi.waitFor(() => expect(texts()).toEqual(["old line"]));
  server.utterances = [spoken("new line", null, 0)];
  server.send({ type: "transcript", data: { visit_id: visit.id } }, "2");
  await vi.waitFor(() => expect(texts()).toEqual(["new line"]));
});

test("another session starts empty and ignores late answers for the previous one", async () => {
  server.send({ type: "utterance", data: spoken("of the first", null, 0) }, "1");
  await vi.waitFor(() => expect(texts()).toEqual(["of the first"]));
  store.open(randomUUID());
  expect([store.visit, texts(), store.note, store.connection]).toEqual([null, [], null, "connecting"]);
  store.applyDocument(noteOf(1, "2026-11-21T09:00:00.000Z"));
  expect(store.note).toBeNull();
  await server.streamsOpened(2);
  expect(server.resumed).toEqual(["", ""]);
  await vi.waitFor(() => expect(server.openStreams).toBe(1)); // the first one was closed
});

test("an unknown kind of event is ignored", async () => {
  server.sendText(`event: weather\nid: 1\ndata: {"sun":true}\n\n`);
  server.send({ type: "visit", data: visit }, "2");
  await vi.waitFor(() => expect(store.visit?.id).toBe(visit.id));
});

test("a deleted session is not requested again", async () => {
  server.send({ type: "visit", data: { ...visit, deleted_at: "2026-11-21T09:30:00.000Z" } }, "1");
  await vi.waitFor(() => expect(changes.at(-1)?.deleted_at).toBe("2026-11-21T09:30:00.000Z"));
  await vi.waitFor(() => expect(server.openStreams).toBe(0));
  expect(server.resumed).toHaveLength(1);
});
