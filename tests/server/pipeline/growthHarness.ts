import { afterEach, beforeEach, expect } from "vitest";
import { LoadThrottle } from "../../../src/server/pipeline/LoadThrottle";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { UtterancesRepository } from "../../../src/server/transcription/UtterancesRepository";
import { wakeDrafters } from "../../../src/server/visits/VisitWorkRepository";
import type { Sentence, VisitDocument } from "../../../src/shared/notes/document";
import type { Speaker } from "../../../src/shared/transcription/utterance";
import { startTestServer, type TestServer } from "../testServer";
import { until, VisitClient } from "../transcription/VisitClient";

type Line = readonly [Speaker, string];
/** Duration of each line, in milliseconds: after four lines the built-in drafter drafts. */
const lineMs = 4_000;
/** The beginning of a visit: enough for its first draft. */
export const first: readonly Line[] = [
  ["clinician", "What brings you in today?"],
  ["patient", "I have had a cough for two weeks. No fever."],
  ["clinician", "Do you take any medicines?"],
  ["patient", "I take lisinopril 10 mg once a day."],
];
/** The visit's continuation: enough for the next draft. */
export const second: readonly Line[] = [
  ["clinician", "Any allergies?"],
  ["patient", "I am allergic to penicillin. I get a rash."],
  ["clinician", "Your lungs are clear."],
  ["clinician", "I want you to take benzonatate 100 mg three times a day."],
];

/** The server of the test and what is stopped before it. `restart` starts it with other settings. */
export const running = {
  server: null as unknown as TestServer,
  stops: [] as (() => Promise<unknown>)[],
  async restart(env: Record<string, string>): Promise<void> {
    await running.server.stop();
    running.server = await startTestServer(env);
  },
};

/** Gives each test of a file a server of its own. */
export function startsServers(): void {
  beforeEach(async () => {
    running.server = await startTestServer();
  });
  afterEach(async () => {
    for (const stop of running.stops.splice(0)) await stop();
    await running.server.stop();
  });
}

/** Starts the workers of a server that is never busy: a busy one drafts no growing notes. The result ends them. */
export async function startWork(growthLimitMs?: number): Promise<() => Promise<unknown>> {
  const throttle = new LoadThrottle(() => 0);
  const work = await startVisitWork(running.server.context, {
    throttle,
    ...(growthLimitMs !== undefined && { growthLimitMs }),
  });
  const stop = () => work.stop();
  running.stops.unshift(stop);
  return stop;
}

/** A visit that is being recorded, whose lines are given as if they had been transcribed. */
export async function recordedVisit(opened = VisitClient.open(running.server)) {
  const visit = await opened;
  const take = await visit.beginTake();
  const { database, vault } = running.server.context;
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
    running.server.call(visit.user, method, `/api/v1${path}`, json);
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

export const sentencesOf = (note: VisitDocument): Sentence[] => note.sections.flatMap(({ sentences }) => sentences);
export const textOf = (note: VisitDocument): string =>
  sentencesOf(note)
    .map(({ text }) => text)
    .join("\n");
export const sentenceWith = (note: VisitDocument, text: string): Sentence => {
  const found = sentencesOf(note).find((sentence) => sentence.text.toLowerCase().includes(text));
  if (!found) throw new Error(`No sentence has “${text}”: ${textOf(note)}`);
  return found;
};

/** Edits the sentence about lisinopril. */
export async function edit(
  call: (method: string, path: string, json?: unknown) => Promise<Response>,
  note: VisitDocument,
) {
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
export const typed = (text: string) => ({ text, evidence: [], origin: "typed" });
/** A finding that a check of the note does not make. */
export const oldFinding = {
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
const dueDrafts = async () =>
  (await running.server.context.database.query("select 1 from draft_work where due")).rows.length;
export const waitForIdleDrafter = () => until(dueDrafts, (count) => count === 0);
/** Ends the time for which an open editor keeps notes from growing. */
export const endHold = () => running.server.context.database.query("update documents set held_until = null");
