import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SpeechModel, SpeechModels } from "../../../../src/shared/transcription/speechModel";
import { startVisitWork } from "../../../../src/server/pipeline/startVisitWork";
import { noEngineReason } from "../../../../src/server/pipeline/runVisit";
import { startTestServer, type TestServer, type TestUser } from "../../testServer";
import { spokenParts } from "../spokenVisit";
import { VisitClient } from "../VisitClient";
import { type FileServer, hangAfter, startFileServer } from "./fileServer";
import { tinyModelOn } from "./tinyModelOn";

let server: TestServer;
let files: FileServer;
let admin: TestUser;
let work: { stop(): Promise<void> };
beforeAll(async () => {
  files = await startFileServer();
  server = await startTestServer({ CHARTSIDE_SPEECH: "onnx" }, {}, [tinyModelOn(files)]);
  admin = await server.newUser("admin");
  work = await startVisitWork(server.context);
});
afterAll(async () => {
  await work.stop();
  await server.stop();
  await files.stop();
});

const change = (what: string): Promise<Response> =>
  server.call(admin, "POST", `/api/v1/speech/models/tiny-yes/${what}`);
async function model(): Promise<SpeechModel> {
  const response = await server.call(admin, "GET", "/api/v1/speech/models");
  expect(response.status).toBe(200);
  const { items, free_bytes } = (await response.json()) as SpeechModels;
  expect(items).toHaveLength(1);
  expect(free_bytes).toBeGreaterThan(0);
  return items[0] as SpeechModel;
}
const isNow = (wanted: Partial<SpeechModel>): Promise<void> =>
  vi.waitFor(async () => expect(await model()).toMatchObject(wanted), { timeout: 30_000, interval: 50 });

test("a visit recorded without a model is transcribed when the model has been downloaded, also after a pause", async () => {
  expect(server.context.speech.status).toMatchObject({ engine: "onnx", ready: false });
  const visit = await VisitClient.open(server);
  await visit.record(spokenParts(["I have had a bad headache for three weeks."]).parts);
  expect((await visit.becomes("ready")).status_reason).toBe(noEngineReason);
  expect(await visit.utterances()).toEqual([]);

  expect(await model()).toMatchObject({ state: "absent", in_use: false });
  files.next.push(hangAfter(files, 100));
  expect((await change("download")).status).toBe(200);
  await isNow({ state: "downloading", received_bytes: 100 });
  expect(await (await change("pause")).json()).toMatchObject({ state: "paused", received_bytes: 100 });
  expect((await change("download")).status).toBe(200);
  await isNow({ state: "installed", in_use: true, problem: null });
  expect(files.requests[1]).toContain("bytes=100-");
  expect(server.context.speech.status).toMatchObject({ engine: "onnx", ready: true, label: "Tiny yes" });

  await vi.waitFor(async () => expect(await visit.utterances()).not.toEqual([]), { timeout: 60_000, interval: 100 });
  await visit.becomes("ready");
  expect((await visit.utterances()).map(({ text }) => text).join(" ")).toMatch(/^yes( yes)*$/);

  expect(await (await change("delete")).json()).toMatchObject({ state: "absent", received_bytes: 0, in_use: false });
  expect(server.context.speech.status).toMatchObject({ engine: "onnx", ready: false });
}, 180_000);

test("an unknown model answers 404 and a missing file fails the download with a sentence", async () => {
  const none = await server.call(admin, "POST", "/api/v1/speech/models/..%2Fother/delete");
  expect(none.status).toBe(404);
  files.files.clear();
  await change("download");
  await isNow({ state: "failed", problem: expect.stringContaining("not at its address") as unknown as string });
  await change("delete");
  expect(await model()).toMatchObject({ state: "absent", problem: null });
}, 60_000);
