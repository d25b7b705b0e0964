import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startVisitWork } from "../../../src/server/transcription/startVisitWork";
import { recognize, visitLines, wordErrorRate, words } from "../../web/support/speech";
import { startTestServer, type TestServer } from "../testServer";
import { spokenParts } from "./spokenVisit";
import { VisitClient } from "./visitClient";

let server: TestServer;
let work: { stop(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_SPEECH: "command" });
  work = await startVisitWork(server.platform);
});
afterAll(async () => {
  await work.stop();
  await server.stop();
});

test("a spoken visit is heard as the whole file is", async () => {
  const { parts, wav } = spokenParts(visitLines);
  const visit = await VisitClient.open(server);
  await visit.record(parts);
  await visit.becomes("ready", 40).catch((e) => {
    console.log(server.logLines.filter((l) => !l.includes("request completed") && !l.includes("incoming")).slice(0, 4));
    throw e;
  });
  const utterances = await visit.utterances();
  console.log(utterances.map((u) => [u.seq, u.start_ms, u.end_ms, u.speaker, u.confidence, u.text]));
  const rate = wordErrorRate(words(recognize(wav)), words(utterances.map(({ text }) => text).join(" ")));
  console.log(rate);
  expect(rate).toBeLessThan(0.08);
});
