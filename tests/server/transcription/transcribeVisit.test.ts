import { afterAll, beforeAll, expect, test } from "vitest";
import { startVisitWork } from "../../../src/server/pipeline/startVisitWork";
import { recognize, wordErrorRate, words } from "../../web/support/speech";
import { startTestServer, type TestServer } from "../testServer";
import { spokenParts } from "./spokenVisit";
import { VisitClient } from "./VisitClient";

let server: TestServer;
let work: { stop(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_SPEECH: "command" });
  work = await startVisitWork(server.context);
});
afterAll(async () => {
  await work.stop();
  await server.stop();
});

const lines = [
  "I have had a bad headache for three weeks, and some pain in my chest.",
  "Do you have a fever?",
  "No fever. I feel tired all the time.",
  "Are you taking any medicine right now?",
  "I take ten milligrams of the blue pill every evening.",
  "Are you allergic to anything?",
  "I am allergic to penicillin. It gave me a rash.",
  "How are you sleeping?",
  "Should I come back if it gets worse?",
  "Do you smoke cigarettes?",
  "I stopped smoking five years ago.",
];

test("the parts of a visit are transcribed as well as the whole file, most of them with the right speaker", async () => {
  const { parts, wav } = spokenParts(lines);
  const visit = await VisitClient.open(server);
  await visit.record(parts);
  await visit.becomes("ready", 110);
  const utterances = await visit.utterances();
  expect(utterances).toHaveLength(lines.length);
  const transcribed = words(utterances.map(({ text }) => text).join(" "));
  expect(wordErrorRate(words(recognize(wav)), transcribed)).toBeLessThanOrEqual(0.05);
  const isPatient = [true, false, true, false, true, false, true, false, true, false, true];
  const right = utterances.filter(({ speaker }, index) => (speaker === "patient") === isPatient[index]);
  expect(right.length).toBeGreaterThanOrEqual(9);
}, 300_000);
