import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftVisit } from "../../../src/server/pipeline/draftVisit";
import { requestDraft } from "../../../src/server/notes/requestDraft";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { purgeDeleted } from "../../../src/server/pipeline/purgeDeleted";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import { spokenParts } from "../../bench/ogg";
import { claimLease } from "../notes/notesHarness";
import { newVisit, RecordingClient } from "../recording/RecordingClient";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
let work: { stop(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer();
  work = await startVisitWork(server.context);
});
afterAll(async () => {
  await work.stop();
  await server.stop();
});

/** Awaits these calls. @returns a line for each that answered 5xx. */
async function faults(calls: readonly Promise<Response>[]): Promise<string[]> {
  const answers = await Promise.all(calls);
  const failed = answers.filter(({ status }) => status >= 500);
  return Promise.all(failed.map(async (answer) => `${answer.status} ${answer.url}: ${await answer.text()}`));
}

test("concurrent changes of one visit cause no deadlock", async () => {
  const { parts } = spokenParts(0.4);
  const client = await RecordingClient.recording(server);
  const { user, visitId } = client;
  const at = `/api/v1/visits/${visitId}`;
  const call = (method: string, path: string, json?: unknown): Promise<Response> =>
    server.call(user, method, path, json);
  const put = await call("PUT", `${at}/transcript`, { text: "Doctor: Any pain?\nPatient: In my left knee." });
  const line = ((await put.json()) as Transcript).utterances[0]?.id ?? "";
  const note = (await (await call("POST", `${at}/documents`, {})).json()) as VisitDocument;

  const found: string[] = [];
  for (const [seq, bytes] of parts.entries()) {
    const second = new RecordingClient(server, user, visitId);
    const calls = [
      client.put(seq, bytes),
      client.finish(parts.length),
      second.begin({ recorder_id: "computer-1" }),
      second.finish(0),
      call("PATCH", at, { reason: `Part ${seq}`, status: seq % 2 ? "paused" : "recording" }),
      call("PATCH", `${at}/transcript/${line}`, {
        text: `Any pain, ${seq}?`,
        speaker: seq % 2 ? "clinician" : "other",
      }),
      call("PUT", `${at}/transcript`, { text: `Doctor: Any pain at ${seq}?` }),
      call("POST", `${at}/documents`, {}),
      call("PATCH", `/api/v1/documents/${note.id}`, { base_version: 1, sections: [] }),
      call("POST", `${at}/retry`),
      call("DELETE", at),
      call("POST", `${at}/restore`),
      purgeDeleted(server.context).then(() => new Response()),
    ];
    found.push(...(await faults(calls)));
  }
  expect(found).toEqual([]);
  expect(server.logLines.filter((each) => /deadlock|40P01/.test(each))).toEqual([]);
});

test("a draft, a save and a new request of the same note do not make one another fail", async () => {
  const user = await server.newUser();
  const visitId = await newVisit(server, user);
  const at = `/api/v1/visits/${visitId}`;
  await server.call(user, "PUT", `${at}/transcript`, { text: "Doctor: Any pain?\nPatient: In my left knee." });
  await work.stop();
  const { context } = server;
  const found: string[] = [];
  for (let round = 0; round < 5; round++) {
    const noteId = await context.database.transaction((tx) => requestDraft(tx, context, visitId, { kind: "note" }));
    const lease = await claimLease(server, visitId);
    const drafting = draftVisit(context, visitId, lease);
    found.push(
      ...(await faults([
        server.call(user, "PATCH", `/api/v1/documents/${noteId}`, { base_version: 1, sections: [] }),
        server.call(user, "POST", `${at}/documents`, {}),
        server.call(user, "PUT", `${at}/transcript`, { text: `Patient: In my knee, ${randomUUID()}.` }),
        server.call(user, "POST", `/api/v1/documents/${noteId}/sign`, { version: 1 }),
      ])),
    );
    await drafting;
  }
  expect(found).toEqual([]);
  work = await startVisitWork(context);
});
