import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DocumentsRepository } from "../../../src/server/notes/DocumentsRepository";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { UtterancesRepository } from "../../../src/server/transcription/UtterancesRepository";
import { wakeDrafters } from "../../../src/server/visits/VisitWorkRepository";
import type { Sentence, VisitDocument } from "../../../src/shared/notes/document";
import type { Speaker, Utterance } from "../../../src/shared/transcription/utterance";
import { startTestServer, type TestServer } from "../testServer";
import { startSpeechStub } from "../transcription/speechStub";
import { spokenParts } from "../transcription/spokenVisit";
import { until, VisitClient } from "../transcription/visitClient";
import { ChatServer } from "../notes/model/ChatServer";
import { HeldEngine } from "./HeldEngine";

type Line = readonly [Speaker, string];
/** Duration of each line, in milliseconds: four make a draft of the offline drafter due. */
const lineMs = 4_000;
const first: readonly Line[] = [
  ["clinician", "What brings you in today?"],
  ["patient", "I have had a cough for two weeks. No fever."],
  ["clinician", "Do you take any medicines?"],
  ["patient", "I take lisinopril 10 mg once a day."],
];
const second: readonly Line[] = [
  ["clinician", "Any allergies?"],
  ["patient", "I am allergic to penicillin. I get a rash."],
  ["clinician", "Your lungs are clear."],
  ["clinician", "I want you to take benzonatate 100 mg three times a day."],
];

let server: TestServer;
let stops: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await server.stop();
});

/** Starts the workers; `stop` ends them. */
async function startWork(growthLimitMs?: number): Promise<() => Promise<unknown>> {
  const work = await startVisitWork(server.context, { ...(growthLimitMs !== undefined && { growthLimitMs }) });
  const stop = () => work.stop();
  stops.unshift(stop);
  return stop;
}

/** A visit that is being recorded, whose lines are given as if they had been transcribed. */
async function recordedVisit(opened = VisitClient.open(server)) {
  const visit = await opened;
  const take = await visit.beginTake();
  const { database, vault } = server.context;
  let at = 0;
  /** Adds lines and wakes the drafter. */
  const say = async (lines: readonly Line[]): Promise<void> => {
    await database.transaction(async (tx) => {
      for (const [speaker, text] of lines) {
        const utterance = { takeId: take, startMs: at, endMs: at + lineMs, speaker, text, confidence: 0.9 } as const;
        await new UtterancesRepository(tx, vault).insert(visit.id, { ...utterance, speakerSource: "user" });
        at += lineMs;
      }
      await wakeDrafters(tx, visit.id);
    });
  };
  const notes = async (): Promise<VisitDocument[]> =>
    ((await (await visit.call("GET", "/documents")).json()) as { items: VisitDocument[] }).items;
  const noteWith = (text: string): Promise<VisitDocument> =>
    until(notes, ([note]) => note !== undefined && !note.drafting && textOf(note).toLowerCase().includes(text)).then(
      ([note]) => {
        if (!note) throw new Error("no note");
        return note;
      },
    );
  const call = (method: string, path: string, json?: unknown) =>
    server.call(visit.user, method, `/api/v1${path}`, json);
  /** Stops the recording and waits for the draft of the whole visit. */
  const stop = async (): Promise<VisitDocument> => {
    await visit.finish(take, 0, 0);
    await visit.becomes("ready");
    const [note] = await notes();
    if (!note) throw new Error("no note");
    return note;
  };
  return { visit, say, notes, noteWith, call, stop };
}

const sentencesOf = (note: VisitDocument): Sentence[] => note.sections.flatMap(({ sentences }) => sentences);
const textOf = (note: VisitDocument): string =>
  sentencesOf(note)
    .map(({ text }) => text)
    .join("\n");
const sentenceWith = (note: VisitDocument, text: string): Sentence => {
  const found = sentencesOf(note).find((sentence) => sentence.text.toLowerCase().includes(text));
  if (!found) throw new Error(`No sentence has “${text}”: ${textOf(note)}`);
  return found;
};
/** Edits the sentence that has `text`, and returns what the server answers. */
async function edit(call: (method: string, path: string, json?: unknown) => Promise<Response>, note: VisitDocument) {
  const section = note.sections.find(({ sentences }) => sentences.some(({ text }) => /lisinopril/i.test(text)));
  const sentences = section?.sentences.map(({ id, text, evidence, origin }) => ({
    id,
    evidence,
    origin,
    text: /lisinopril/i.test(text) ? "Lisinopril 10 mg daily, edited." : text,
  }));
  const patch = { base_version: note.version, sections: [{ key: section?.key, sentences }] };
  const response = await call("PATCH", `/documents/${note.id}`, patch);
  expect(response.status, await response.clone().text()).toBe(200);
}
const typed = (text: string) => ({ text, evidence: [], origin: "typed" });
/** A finding that a check of the note does not make. */
const oldFinding = {
  id: "old",
  kind: "listen" as const,
  detail: "Old.",
  must: false,
  value: null,
  heard: null,
  heard_in: null,
  answers: [],
  resolved: null,
};
const dueDrafts = async () => (await server.context.database.query("select 1 from draft_work where due")).rows.length;
const drafterIsIdle = () => until(dueDrafts, (count) => count === 0);
const endHold = () => server.context.database.query("update documents set held_until = null");

describe("the note of a visit that is being recorded", () => {
  test("grows with what is said; unchanged sentences keep their ids; the draft after Stop replaces it", async () => {
    await startWork();
    const { say, notes, noteWith, stop } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    expect(begun).toMatchObject({ growing: true, status: "draft", drafting: false, version: 1, omissions: [] });
    await say(second);
    const grown = await noteWith("penicillin");
    expect([grown.id, grown.growing, await notes().then(({ length }) => length)]).toEqual([begun.id, true, 1]);
    expect(grown.version).toBeGreaterThan(begun.version);
    expect(sentenceWith(grown, "lisinopril").id).toBe(sentenceWith(begun, "lisinopril").id);
    const final = await stop();
    expect(final).toMatchObject({ drafting: false, replaces: null, status: "draft" });
    expect(final.growing).toBeUndefined();
    expect(sentenceWith(final, "penicillin").id).toBe(sentenceWith(grown, "penicillin").id);
    expect((await notes()).map(({ status, unfinished }) => [status, unfinished])).toEqual([
      ["draft", undefined],
      ["superseded", true],
    ]);
  });

  test("is not drafted before enough was said, and not again before enough was said since", async () => {
    await startWork();
    const { say, notes, noteWith } = await recordedVisit();
    await say(first.slice(0, 3));
    await drafterIsIdle();
    expect(await notes()).toEqual([]);
    await say(first.slice(3));
    const { version } = await noteWith("lisinopril");
    await say(second.slice(0, 2));
    await drafterIsIdle();
    expect((await notes()).map((note) => note.version)).toEqual([version]);
  });

  test("loses a statement that later speech takes back", async () => {
    await startWork();
    const { say, noteWith } = await recordedVisit();
    await say(first);
    expect(textOf(await noteWith("lisinopril"))).toContain("10 mg");
    await say([["patient", "No, wait, my lisinopril is 20 mg once a day now."], ...second]);
    const corrected = await noteWith("penicillin");
    expect(textOf(corrected)).toContain("20 mg");
    expect(textOf(corrected)).not.toContain("10 mg");
  });

  test("keeps what a person wrote, also in the draft after Stop", async () => {
    await startWork();
    const { say, noteWith, call, stop } = await recordedVisit();
    await say(first);
    await edit(call, await noteWith("lisinopril"));
    await endHold();
    await say(second);
    const grown = await noteWith("penicillin");
    expect(sentencesOf(grown).filter(({ text }) => /lisinopril/i.test(text))).toMatchObject([
      { text: "Lisinopril 10 mg daily, edited.", origin: "edited" },
    ]);
    expect(sentencesOf(await stop()).filter(({ text }) => /lisinopril/i.test(text))).toMatchObject([
      { text: "Lisinopril 10 mg daily, edited.", origin: "edited" },
    ]);
  });

  test("stays as it is while a person edits it", async () => {
    await startWork();
    const { say, notes, noteWith, call } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    expect((await call("PATCH", `/documents/${begun.id}`, { hold: true })).status).toBe(200);
    await say(second);
    await drafterIsIdle();
    expect((await notes()).map(({ version }) => version)).toEqual([begun.version]);
    await endHold();
    await say([]);
    await noteWith("penicillin");
  });

  test("cannot be signed, exported, restored, or used for another document", async () => {
    await startWork();
    const { visit, say, noteWith, call } = await recordedVisit();
    await say(first);
    const { id } = await noteWith("lisinopril");
    const refused = [
      await call("POST", `/documents/${id}/sign`, {}),
      await call("GET", `/documents/${id}/export?format=txt`),
      await call("POST", `/documents/${id}/restore`, { version: 1 }),
      await visit.call("POST", "/documents", { kind: "sick_note" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  });

  test("is only held, and not changed, by a person who has changed nothing", async () => {
    await startWork();
    const { say, notes, noteWith, call } = await recordedVisit();
    await say(first);
    const note = await noteWith("lisinopril");
    const { database, vault } = server.context;
    const sections = note.sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((sentence) => ({ ...sentence, findings: [oldFinding] })),
    }));
    const { omissions, removed, addenda } = note;
    const content = { sections, omissions, removed, addenda };
    await new DocumentsRepository(database, vault).rewriteNewest(note.id, note.version, content);
    expect((await call("PATCH", `/documents/${note.id}`, { hold: true })).status).toBe(200);
    expect((await notes()).map(({ version }) => version)).toEqual([note.version]);
  });

  test("keeps the words of an editor that began before the drafts that are kept", async () => {
    await startWork();
    const { say, noteWith, call } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    await say(second);
    const grown = await noteWith("penicillin");
    const { database, vault } = server.context;
    await new DocumentsRepository(database, vault).dropGrownVersions(begun.id, 1);
    const key = grown.sections.find(({ sentences }) => sentences.length > 0)?.key;
    const sections = [{ key, sentences: [typed("Rest.")] }];
    const answer = await call("PATCH", `/documents/${begun.id}`, { base_version: begun.version, sections });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: "note_conflict", current: { version: grown.version, drafted: true } },
    ]);
    const unknown = await call("PATCH", `/documents/${begun.id}`, { base_version: 99, sections });
    expect(unknown.status).toBe(400);
  });

  test("is redrafted only as a whole, and when the recording has ended", async () => {
    const endWork = await startWork();
    const { visit, say, notes, noteWith, call } = await recordedVisit();
    await say(first);
    const { id, sections } = await noteWith("lisinopril");
    const section = sections.find(({ sentences }) => sentences.length > 0)?.key;
    expect((await visit.call("POST", "/documents", { template_id: "soap" })).status).toBe(409);
    stops = stops.filter((stop) => stop !== endWork);
    await endWork();
    await server.context.database.query("update visits set status = 'needs_attention' where id = $1", [visit.id]);
    const refused = await visit.call("POST", "/documents", { section });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    expect((await notes()).map((note) => note.id)).toEqual([id]);
    expect((await visit.call("POST", "/documents", {})).status).toBe(202);
    expect((await visit.call("POST", "/documents", { section })).status).toBe(409); // the whole draft is not complete yet
    expect((await call("GET", `/documents/${id}`)).status).toBe(200);
  });

  test("cannot be signed before the recording ends, also if a draft was requested", async () => {
    await startWork();
    const { visit, say, notes, call, stop } = await recordedVisit();
    await call("PUT", "/live-drafting", { on: false });
    await say(first);
    expect((await visit.call("POST", "/documents", {})).status).toBe(202);
    const [drafted] = await until(notes, ([note]) => note?.drafting === false);
    const findings = Object.fromEntries(
      sentencesOf(drafted!).flatMap((sentence) => sentence.findings.map(({ id }) => [id, "keep"])),
    );
    const omissions = Object.fromEntries(drafted!.omissions.map(({ id }) => [id, "left_out"]));
    expect((await call("PATCH", `/documents/${drafted!.id}`, { findings, omissions })).status).toBe(200);
    const refused = await call("POST", `/documents/${drafted!.id}/sign`, {});
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    expect((await stop()).id).not.toBe(drafted!.id);
  });

  test("cannot be returned to once the whole visit is drafted", async () => {
    await startWork();
    const { say, notes, noteWith, call, stop } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    const final = await stop();
    const undo = { version: final.version };
    expect((await call("POST", `/documents/${final.id}/undo-redraft`, undo)).status).toBe(409);
    expect((await call("POST", `/documents/${final.id}/undo-redraft`, { ...undo, to: begun.id })).status).toBe(409);
    expect((await notes())[0]?.id).toBe(final.id);
  });

  test("is not drafted if the clinician does not want it", async () => {
    await startWork();
    const { say, notes, call, stop } = await recordedVisit();
    expect(await (await call("GET", "/live-drafting")).json()).toEqual({ on: true });
    expect(await (await call("PUT", "/live-drafting", { on: false })).json()).toEqual({ on: false });
    expect(await (await call("GET", "/live-drafting")).json()).toEqual({ on: false });
    await say([...first, ...second]);
    await drafterIsIdle();
    expect(await notes()).toEqual([]);
    expect(textOf(await stop())).toMatch(/penicillin/i);
  });

  test("grows on after its server was killed", async () => {
    await startWork();
    const { visit, say, noteWith } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    // A killed server leaves its lease behind, which expires.
    await stops.shift()?.();
    await say(second);
    await server.context.database.query(
      `update draft_work set worker = 'killed', epoch = epoch + 1, leased_until = now() + interval '1 second'
       where visit_id = $1`,
      [visit.id],
    );
    await startWork();
    expect((await noteWith("penicillin")).id).toBe(begun.id);
  });

  test("keeps few of its drafts, and all versions of people", async () => {
    await startWork();
    const { say, noteWith, call } = await recordedVisit();
    await say(first);
    const begun = await noteWith("lisinopril");
    await edit(call, begun);
    await endHold();
    const drugs =
      "metformin omeprazole sertraline amlodipine gabapentin losartan furosemide tramadol warfarin digoxin atorvastatin montelukast";
    for (const drug of drugs.split(" ")) {
      await say(Array.from({ length: 4 }, () => ["patient", `I take ${drug} 5 mg once a day.`]));
      await noteWith(drug);
    }
    const list = (await (await call("GET", `/documents/${begun.id}/versions`)).json()) as {
      items: { version: number; cause: string }[];
    };
    expect(list.items.filter(({ cause }) => cause === "draft")).toHaveLength(10);
    expect(list.items.filter(({ cause }) => cause === "edit")).toHaveLength(1);
  });
});

test("names are withheld from a practice's model also while the visit is recorded", async () => {
  await server.stop();
  const model = await new ChatServer().start();
  stops.push(() => model.stop());
  server = await startTestServer({ CHARTSIDE_NOTES_PRIVATE_ADDRESSES: "on" });
  const admin = await server.newUser("admin");
  const own = { engine: "own", base_url: model.url, model: "their-model", api_key: "sk-test" };
  expect((await server.call(admin, "PUT", "/api/v1/organization/language-model", own)).status).toBe(200);
  await startWork();
  const { say, noteWith, call } = await recordedVisit();
  await call("PUT", "/live-drafting", { on: true });
  await say([["patient", "My name is Tomasz. My phone number is 312-555-0142."], ...first, ...second]);
  expect((await noteWith("lisinopril")).engine.name).toBe("their-model");
  const sent = JSON.stringify(model.requests.map(({ body }) => body));
  expect(sent).toContain("lisinopril");
  expect(["Tomasz", "555-0142", "Nora", "Lindqvist"].filter((word) => sent.includes(word))).toEqual([]);
});

describe("a growing draft that hangs", () => {
  test("is aborted when the recording stops, and the whole visit is drafted", async () => {
    const engine = new HeldEngine();
    server.context.noteEngine = engine;
    await startWork();
    const { visit, say, call, stop } = await recordedVisit();
    stops.unshift(async () => engine.release());
    await call("PUT", "/live-drafting", { on: true });
    await say(first);
    await say(second); // 32 s: a language model drafts after 30 s
    await until(
      async () => engine.drafts.length,
      (count) => count === 1,
    );
    expect(engine.drafts[0]?.input.isInProgress).toBe(true);
    const stopped = stop();
    await until(
      async () => engine.drafts.length,
      (count) => count === 2,
    );
    expect(engine.drafts[0]?.signal.aborted).toBe(true);
    engine.release();
    expect(textOf(await stopped)).toBe("Draft 2.");
    expect(await visit.visit()).toMatchObject({ status: "ready" });
  });

  test("does not keep the notes of another practice from growing", async () => {
    const engine = new HeldEngine();
    server.context.noteEngine = engine;
    stops.unshift(async () => engine.release());
    await startWork();
    const draftsOf = (count: number) =>
      until(
        async () => engine.drafts.length,
        (now) => now === count,
      );
    for (const practice of ["shared", "own"] as const) {
      const user = await server.newUser("pro", practice);
      const { say, call } = await recordedVisit(VisitClient.open(server, {}, user));
      await call("PUT", "/live-drafting", { on: true });
      await say([...first, ...second]);
      await draftsOf(practice === "shared" ? 1 : 2);
    }
    const colleague = await recordedVisit();
    await colleague.call("PUT", "/live-drafting", { on: true });
    await colleague.say([...first, ...second]);
    const { database } = server.context;
    const dueOf = "select 1 from draft_work where due and visit_id = $1";
    await until(
      async () => (await database.query(dueOf, [colleague.visit.id])).rows.length,
      (count) => count === 0,
    );
    expect(engine.drafts).toHaveLength(2); // the practice's model drafts one at a time
  });

  test("ends after its time limit, so that the practice's next note can grow", async () => {
    const engine = new HeldEngine();
    server.context.noteEngine = engine;
    await startWork(100);
    const { say, call } = await recordedVisit();
    stops.unshift(async () => engine.release());
    await call("PUT", "/live-drafting", { on: true });
    await say([...first, ...second]);
    await drafterIsIdle();
    expect(engine.drafts.map(({ signal }) => signal.aborted)).toEqual([true]);
    engine.release();
    await say([...second, ...second]);
    await until(
      async () => engine.drafts.length,
      (count) => count === 2,
    );
  });

  test("is not written over a line that was corrected meanwhile", async () => {
    const engine = new HeldEngine();
    server.context.noteEngine = engine;
    await startWork();
    const { visit, say, notes, noteWith, call } = await recordedVisit();
    stops.unshift(async () => engine.release());
    await call("PUT", "/live-drafting", { on: true });
    await say([...first, ...second]);
    await until(
      async () => engine.drafts.length,
      (count) => count === 1,
    );
    const { utterances } = (await (await visit.call("GET", "/transcript")).json()) as { utterances: Utterance[] };
    const line = utterances.find(({ text }) => text.includes("lisinopril"));
    expect((await visit.call("PATCH", `/transcript/${line?.id}`, { text: "I take losartan 50 mg once a day." })).status).toBe(
      200,
    );
    engine.release();
    await drafterIsIdle();
    expect(await notes()).toEqual([]);
    await say([]);
    await noteWith("draft 2.");
  });

  test("is not waited for after Stop while it is checked", async () => {
    const { noteThreads } = server.context;
    const held = Promise.withResolvers<void>();
    let isHeld = true;
    server.context.noteThreads = Object.assign(Object.create(noteThreads) as typeof noteThreads, {
      check: async (...input: Parameters<typeof noteThreads.check>) => {
        if (isHeld) {
          isHeld = false;
          checking.resolve();
          await held.promise;
        }
        return noteThreads.check(...input);
      },
    });
    const checking = Promise.withResolvers<void>();
    await startWork();
    stops.unshift(async () => held.resolve());
    const { say, stop } = await recordedVisit();
    await say([...first, ...second]);
    await checking.promise;
    expect(textOf(await stop())).toMatch(/penicillin/i);
  });

  test("of a language model is not begun unless the clinician wants it", async () => {
    const engine = new HeldEngine();
    engine.release();
    server.context.noteEngine = engine;
    await startWork();
    const { say, call, stop } = await recordedVisit();
    expect(await (await call("GET", "/live-drafting")).json()).toEqual({ on: false });
    await say([...first, ...second]);
    await stop();
    expect(engine.drafts.map(({ input }) => input.isInProgress)).toEqual([false]);
  });
});

test("audio that is transcribed during a recording lets the note grow", async () => {
  await server.stop();
  const stub = await startSpeechStub({ latencyMs: 0, text: "I take lisinopril 10 mg once a day." });
  server = await startTestServer({ CHARTSIDE_SPEECH: "openai", CHARTSIDE_SPEECH_BASE_URL: stub.url });
  await startWork();
  stops.push(() => stub.stop());
  const line = "I take my blood pressure pill every morning, and the other one in the evening after dinner.";
  const { parts } = spokenParts(Array.from({ length: 6 }, () => line));
  const visit = await VisitClient.open(server);
  const take = await visit.beginTake();
  const last = parts.length - 1;
  for (const [seq, bytes] of parts.entries()) {
    if (seq === last) await visit.utterancesAtLeast(5); // as in a recording, where more is said than is transcribed
    await visit.putPart(take, seq, bytes);
  }
  const notes = async () =>
    ((await (await visit.call("GET", "/documents")).json()) as { items: VisitDocument[] }).items;
  const [note] = await until(notes, ({ length }) => length > 0);
  expect(note).toMatchObject({ growing: true, drafting: false });
  expect(await visit.visit()).toMatchObject({ status: "recording" });
});
