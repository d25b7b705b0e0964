import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publishChange } from "../../../src/server/visits/VisitEventsRepository";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { SharedNote } from "../../../src/shared/sharedNotes/sharedNote";
import type { Transcript, Utterance } from "../../../src/shared/transcription/utterance";
import { EventReader } from "./EventReader";
import { drafted, kneeVisit, readNote, saveOf, visitWith } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

/** Index of the damaged line, “Any fever?” */
const damagedLine = 2;

let server: TestServer;
let user: TestUser;
let visitId: string;
let ids: string[];
let note: VisitDocument;
let damaged: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser("pro");
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ visitId, ids } = await visitWith(server, user, kneeVisit));
  note = await drafted(server, user, visitId);
  damaged = ids[damagedLine] ?? "";
  await sql("update utterances set sealed = $2 where id = $1", damaged, randomBytes(80));
});

const sql = (text: string, ...values: unknown[]) => server.context.database.query(text, values);
const call = (method: string, path: string, json?: unknown) => server.call(user, method, `/api/v1${path}`, json);
const transcript = async (): Promise<Utterance[]> =>
  ((await (await call("GET", `/visits/${visitId}/transcript`)).json()) as Transcript).utterances;

test("a line that cannot be read keeps its place in the transcript, without text", async () => {
  const lines = await transcript();
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect(lines.flatMap(({ unreadable }, index) => (unreadable ? [index] : []))).toEqual([damagedLine]);
  expect(lines[damagedLine]).toMatchObject({ text: "", speaker: "unknown" });
  expect(server.logLines.some((line) => line.includes(damaged) && line.includes("left out"))).toBe(true);
});

test("a line with impossible times keeps its place", async () => {
  await sql("update utterances set start_ms = -5 where id = $1", ids[0]);
  expect((await transcript())[0]).toMatchObject({ id: ids[0], unreadable: true, start_ms: 0 });
});

test("the event stream continues after a line that cannot be read", async () => {
  const stream = await EventReader.open(server, user, visitId);
  await stream.until(({ events }) => events.some(({ data }) => "id" in data && data.id === note.id));
  const linesOf = (id: string) => stream.events.filter(({ data }) => "id" in data && data.id === id);
  expect(linesOf(damaged)).toMatchObject([{ type: "utterance", data: { unreadable: true } }]);
  await publishChange(server.context.database, visitId, "utterance", damaged);
  await publishChange(server.context.database, visitId, "document", note.id);
  await stream.until(() => linesOf(damaged).length === 2 && linesOf(note.id).length === 2);
  stream.leave();
});

test("note, question, export and corrections work without the line", async () => {
  const saved = await readNote(
    await call("PATCH", `/documents/${note.id}`, {
      ...saveOf(note, note.sections[0]?.key ?? "", (text) => `${text}\nRest.`),
      base_version: note.version,
    }),
  );
  expect(saved.version).toBe(note.version + 1);
  expect(await (await call("POST", `/visits/${visitId}/ask`, { question: "Any allergies?" })).text()).toContain(ids[5]);
  const exported = await call("GET", `/documents/${note.id}/export?format=fhir`);
  expect(exported.status, await exported.text()).toBe(200);
  const corrected = await call("PATCH", `/visits/${visitId}/transcript/${ids[1]}`, { text: "My right knee hurts." });
  expect(corrected.status).toBe(200);
  const renamed = { speaker: "other", speaker_name: "Daughter", apply_to: "speaker" };
  expect((await call("PATCH", `/visits/${visitId}/transcript/${ids[1]}`, renamed)).status).toBe(200);
  expect((await transcript())[3]).toMatchObject({ speaker: "other", speaker_name: "Daughter" });
  const redrafted = await drafted(server, user, visitId, { template_id: "soap" });
  const { sections } = await readNote(await call("GET", `/documents/${redrafted.id}`));
  const sentences = sections.flatMap((section) => section.sentences);
  expect(sentences.some(({ text }) => text.includes("lisinopril"))).toBe(true);
  expect(sentences.flatMap(({ evidence }) => evidence)).not.toContain(damaged);
});

test("a line that cannot be read can’t be corrected", async () => {
  const refused = await call("PATCH", `/visits/${visitId}/transcript/${damaged}`, { text: "Any fever?" });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("can’t be read")]);
});

test("a typed transcript with a line that cannot be read can be replaced", async () => {
  expect((await call("PUT", `/visits/${visitId}/transcript`, { text: "Patient: Hello." })).status).toBe(200);
  expect(await transcript()).toMatchObject([{ text: "Hello." }]);
});

test("documents that cannot be read are named in the event stream and in shared notes", async () => {
  const instructions = await drafted(server, user, visitId, { kind: "patient_instructions" });
  await sql("update document_versions set sealed = $2 where document_id = $1", instructions.id, randomBytes(80));
  const stream = await EventReader.open(server, user, visitId);
  await stream.until(({ events }) => events.some(({ data }) => "id" in data && data.id === note.id));
  await publishChange(server.context.database, visitId, "document", instructions.id);
  await publishChange(server.context.database, visitId, "document", note.id);
  await stream.until(({ events }) => events.filter(({ data }) => "id" in data && data.id === note.id).length === 2);
  const sent = stream.events.filter(({ data }) => "id" in data && data.id === instructions.id);
  expect(sent).toMatchObject([{ data: { unreadable: true } }, { data: { unreadable: true } }]);
  stream.leave();
  const opened = await call("GET", `/documents/${instructions.id}`);
  expect([opened.status, await opened.text()]).toEqual([500, expect.stringContaining("can’t be read")]);
  expect((await call("PATCH", `/visits/${visitId}/transcript/${ids[0]}`, { text: "Hi." })).status).toBe(200);
  await sql("update documents set status = 'signed', signed_at = now() where visit_id = $1", visitId);
  await sql("update document_versions v set signed = true from documents d where d.id = v.document_id");
  await sql("update visits set status = 'signed', signed_at = now() where id = $1", visitId);
  await sql("update organizations set share_signed_notes = true where id = $1", user.organizationId);
  const shared = await call("GET", `/practice/visits/${visitId}`);
  expect(shared.status).toBe(200);
  const documents = ((await shared.json()) as SharedNote).documents.map(({ id, content }) => [id, content !== null]);
  expect(documents).toEqual([
    [note.id, true],
    [instructions.id, false],
  ]);
});
