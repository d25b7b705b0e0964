import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { Database } from "../../../src/server/platform/database/Database";
import { Notifications } from "../../../src/server/platform/Notifications";
import { visitChannels } from "../../../src/server/visits/visitChannels";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Template } from "../../../src/shared/templates/template";
import { startTestServer, type TestServer } from "../testServer";
import { type SpeechStub, startSpeechStub } from "../transcription/speechStub";
import { spokenParts } from "../transcription/spokenVisit";
import { until, VisitClient } from "../transcription/VisitClient";
import { HeldEngine } from "./HeldEngine";

const { parts } = spokenParts(["Do you have a fever?", "No fever. I feel tired all the time."]);
/** Number of utterances in `parts`. */
const lines = 2;
const timeoutS = 60;
const stops: (() => Promise<unknown>)[] = [];
let stub: SpeechStub;
let server: TestServer;
let engine: HeldEngine;

beforeEach(async () => {
  stub = await startSpeechStub({ latencyMs: 0, text: "I feel tired all the time." });
  server = await startTestServer({ CHARTSIDE_SPEECH: "openai", CHARTSIDE_SPEECH_BASE_URL: stub.url });
  engine = new HeldEngine();
  server.context.noteEngine = engine;
  const work = await startVisitWork(server.context);
  stops.unshift(() => work.stop());
});
afterEach(async () => {
  engine.release();
  for (const stop of stops.splice(0)) await stop();
  await server.stop();
  await stub.stop();
});

const draftsAtLeast = (count: number) =>
  until(
    async () => engine.drafts,
    (drafts) => drafts.length >= count,
    timeoutS,
  );
const notesOf = async (visit: VisitClient): Promise<VisitDocument[]> =>
  ((await (await visit.call("GET", "/documents")).json()) as { items: VisitDocument[] }).items;

/** A visit with a typed transcript, whose draft hangs in the engine. */
async function hangingVisit(): Promise<VisitClient> {
  const visit = await VisitClient.open(server);
  const before = engine.drafts.length;
  await visit.call("PUT", "/transcript", { text: "Doctor: Any pain?\nPatient: In my left knee." });
  await visit.call("POST", "/documents", {});
  await draftsAtLeast(before + 1);
  return visit;
}

describe("a drafter that hangs", () => {
  test("does not delay the transcript of any visit", async () => {
    const visit = await VisitClient.open(server);
    await visit.record(parts);
    await draftsAtLeast(1);
    const second = await visit.beginTake();
    for (const [seq, bytes] of parts.entries()) await visit.putPart(second, seq, bytes);
    await visit.utterancesAtLeast(lines + 1, timeoutS);
    const other = await VisitClient.open(server);
    await other.record(parts);
    await other.becomes("drafting", timeoutS);
    expect(await other.utterances()).toHaveLength(lines);
    expect(engine.drafts[0]?.abortedAt).toBeNull(); // new speech alone does not abort a draft

    await visit.finish(second, parts.length, parts.length * 1_000);
    await draftsAtLeast(3);
    expect(engine.drafts[0]?.signal.aborted).toBe(true); // the end of the recording does: it requests a newer draft
    expect(engine.drafts.at(-1)?.input.turns).toHaveLength(2 * lines);
    engine.release();
    await visit.becomes("ready", timeoutS);
    expect((await notesOf(visit)).map(({ status, drafting }) => [status, drafting])).toEqual([
      ["draft", false],
      ["superseded", false],
    ]);
  });

  test("does not delay moving a finished recording to the audio store", async () => {
    const visit = await VisitClient.open(server);
    const take = await visit.record(parts);
    const { database } = server.context;
    const stored = async () =>
      (await database.query<{ key: string | null }>("select stored_key as key from takes where id = $1", [take])).rows;
    await until(stored, ([row]) => row?.key !== null, timeoutS);
    expect(await visit.visit()).toMatchObject({ status: "drafting" });
  });

  test("does not change the status of a recording that is resumed in the meantime", async () => {
    const visit = await hangingVisit();
    const take = await visit.beginTake();
    engine.release();
    await until(
      () => notesOf(visit),
      ([note]) => note?.drafting === false,
      timeoutS,
    );
    expect(await visit.visit()).toMatchObject({ status: "recording" });
    await visit.finish(take, 0, 0);
    await visit.becomes("ready", timeoutS);
    const settled = [{ text: "Draft 1.", id: expect.any(String) }];
    expect(engine.drafts.at(-1)?.input).toMatchObject({ isInProgress: false, settled });
  });
});

test("a visit can be changed while its new note is checked", async () => {
  const { noteThreads } = server.context;
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.context.noteThreads = Object.assign(Object.create(noteThreads) as typeof noteThreads, {
    check: async (...input: Parameters<typeof noteThreads.check>) => {
      begun.resolve();
      await end.promise;
      return noteThreads.check(...input);
    },
  });
  engine.release();
  const visit = await hangingVisit();
  await begun.promise;
  expect((await visit.call("PATCH", "", { reason: "Knee" })).status).toBe(200);
  end.resolve();
  await visit.becomes("ready", timeoutS);
  expect((await notesOf(visit)).map(({ drafting }) => drafting)).toEqual([false]);
});

describe("a draft is aborted, also in an engine that ignores its signal,", () => {
  const own = { title: "Mine", sections: [{ title: "Plan", style: "bullets" }] };
  const cases: Record<string, (visit: VisitClient) => Promise<unknown>> = {
    "when a newer one is requested": (visit) => visit.call("POST", "/documents", { template_id: "progress" }),
    "when its visit is deleted": (visit) => visit.call("DELETE", ""),
    "when its visit gets another template": (visit) => visit.call("PATCH", "", { template_id: "progress" }),
    "when newer speech is complete": async (visit) => visit.finish(await visit.beginTake(), 0, 0),
  };

  test.each(Object.entries(cases))("%s", async (_, withdraw) => {
    const visit = await hangingVisit();
    const [draft] = engine.drafts;
    await withdraw(visit);
    await until(
      async () => draft,
      (held) => held?.abortedAt !== null,
      timeoutS,
    );
  });

  test("when the sections of its template change", async () => {
    const visit = await hangingVisit();
    const created = await server.call(visit.user, "POST", "/api/v1/templates", own);
    const template = (await created.json()) as Template;
    await visit.call("POST", "/documents", { template_id: template.id });
    await draftsAtLeast(2);
    const sections = [...own.sections, { title: "Notes", style: "prose" }];
    const changed = await server.call(visit.user, "PUT", `/api/v1/templates/${template.id}`, { ...own, sections });
    expect([created.status, changed.status]).toEqual([201, 200]);
    await draftsAtLeast(3);
    expect(engine.drafts[1]?.signal.aborted).toBe(true);
    expect(engine.drafts[2]?.input.template.sections.map(({ title }) => title)).toEqual(["Plan", "Notes"]);
  });

  test("and writes nothing more: the note has the draft of the new template", async () => {
    const visit = await hangingVisit();
    await visit.call("PATCH", "", { template_id: "progress" });
    await draftsAtLeast(2);
    engine.release();
    await visit.becomes("ready", timeoutS);
    const [note, old, ...more] = await notesOf(visit);
    expect([note, old].map((each) => [each?.template_id, each?.status])).toEqual([
      ["progress", "draft"],
      ["soap", "superseded"],
    ]);
    expect(more).toEqual([]);
    expect(note?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual(["Draft 2."]);
  });

  test("even if every notification is lost", async () => {
    const visit = await hangingVisit();
    server.context.database.sendNoticesWith(() => {});
    await visit.call("DELETE", "");
    await until(
      async () => engine.drafts[0],
      (draft) => draft?.abortedAt !== null,
      timeoutS,
    );
  });

  test("and drafted again when the deleted visit is restored", async () => {
    const visit = await hangingVisit();
    await visit.call("DELETE", "");
    await until(
      async () => engine.drafts[0],
      (draft) => draft?.abortedAt !== null,
      timeoutS,
    );
    expect(engine.drafts).toHaveLength(1);
    engine.release();
    await visit.call("POST", "/restore");
    await visit.becomes("ready", timeoutS);
  });
});

describe("two servers", () => {
  /** Starts the work of another server over the same database. */
  async function startOther(): Promise<HeldEngine> {
    const { rows } = await server.context.database.query<{ database: string }>("select current_database() as database");
    const database = new Database({ ...inject("postgres"), ...rows[0] }, () => {});
    const notifications = new Notifications(database, visitChannels, () => {});
    await notifications.start();
    const noteEngine = new HeldEngine();
    const work = await startVisitWork({ ...server.context, database, notifications, noteEngine });
    stops.unshift(async () => {
      await work.stop();
      await notifications.close();
      await database.close();
    });
    return noteEngine;
  }

  test("never write two drafts of one request", async () => {
    const other = await startOther();
    engine.release();
    other.release();
    const visits = await Promise.all(Array.from({ length: 8 }, () => VisitClient.open(server)));
    await Promise.all(visits.map((visit) => visit.call("PUT", "/transcript", { text: "Patient: In my left knee." })));
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(visits.map((visit) => visit.call("POST", "/documents", {})));
      await Promise.all(visits.map((visit) => visit.becomes("ready", timeoutS)));
    }
    const notes = await Promise.all(visits.map(notesOf));
    expect(notes.map((of) => of.map(({ status }) => status))).toEqual(visits.map(() => ["draft", "superseded"]));
    expect(engine.drafts.length + other.drafts.length).toBe(2 * visits.length);
  });

  test("abort the draft of a server that lost the lease of its visit", async () => {
    const visit = await hangingVisit();
    const other = await startOther();
    await server.context.database.query("update draft_work set leased_until = now() - interval '1 second'");
    await until(
      async () => other.drafts,
      ({ length }) => length > 0 || engine.drafts.length > 1,
      timeoutS,
    );
    await until(
      async () => engine.drafts[0],
      (draft) => draft?.abortedAt !== null,
      timeoutS,
    );
    engine.release();
    other.release();
    await visit.becomes("ready", timeoutS);
    expect(await notesOf(visit)).toHaveLength(1);
  });
});
