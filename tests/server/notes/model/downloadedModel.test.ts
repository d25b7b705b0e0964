import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LanguageModel } from "../../../../src/shared/practice/languageModel";
import { startTestServer, type TestServer, type TestUser } from "../../testServer";
import { type FileServer, startFileServer, status } from "../../transcription/models/fileServer";
import { drafted, visitWith } from "../notesHarness";
import { standIn } from "./standIn";

/** What the stand-in program answers: a note of one sentence. */
const answer = { sentences: [{ section: "medications", text: "Lisinopril 10 mg daily.", turns: [1] }] };
const content = Buffer.from(JSON.stringify(answer));
let files: FileServer;
let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  files = await startFileServer();
  files.files.set("/small.gguf", content);
  server = await startTestServer({
    CHARTSIDE_NOTES: "model",
    CHARTSIDE_NOTES_PROGRAM: standIn(),
    CHARTSIDE_NOTES_MODEL_URL: `${files.url}/small.gguf`,
    CHARTSIDE_NOTES_MODEL_SHA256: createHash("sha256").update(content).digest("hex"),
    CHARTSIDE_NOTES_MODEL_BYTES: String(content.length),
  });
  admin = await server.newUser("admin");
});
afterAll(async () => {
  await server.context.noteEngine.stop?.();
  await server.stop();
  await files.stop();
});

const path = "/api/v1/organization/language-model";
const shown = async (): Promise<LanguageModel["server"]> =>
  ((await (await server.call(admin, "GET", path)).json()) as LanguageModel).server;
const becomes = (wanted: object): Promise<void> =>
  vi.waitFor(async () => expect(await shown()).toMatchObject({ download: wanted }), { timeout: 30_000, interval: 20 });

test.skipIf(process.platform === "win32")(
  "notes are drafted with the server's model once an admin has downloaded it",
  async () => {
    const { visitId } = await visitWith(server, admin, [["patient", "I take lisinopril 10 mg once a day."]]);
    files.next.push(status(404));
    await server.context.noteEngine.download?.start();
    await becomes({ state: "failed", problem: expect.stringContaining("not at its address") });
    expect(await shown()).toMatchObject({ engine: "small", is_model: true, download: { received_bytes: 0 } });
    const before = await drafted(server, admin, visitId);
    const reason = "The language model is not on the server’s computer yet.";
    expect(before.engine).toEqual({ name: "offline", fallback_reason: expect.stringContaining(reason) });

    const clinician = await server.newUser("pro");
    expect((await server.call(clinician, "POST", `${path}/download`)).status).toBe(403);
    expect((await server.call(admin, "POST", `${path}/download`)).status).toBe(200);
    await becomes({ state: "installed", problem: null, received_bytes: content.length });
    expect((await drafted(server, admin, visitId)).engine).toEqual({ name: "small", fallback_reason: null });
  },
  120_000,
);

test("a server without a model to download reports that", async () => {
  const other = await startTestServer();
  const user = await other.newUser("admin");
  expect(await (await other.call(user, "GET", path)).json()).toMatchObject({ server: { download: null } });
  expect((await other.call(user, "POST", `${path}/download`)).status).toBe(404);
  await other.stop();
});
