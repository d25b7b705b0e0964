import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { NoteThreads } from "../../../src/server/notes/thread/NoteThreads";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const post = (id: string, path: string, body: object) =>
  server.call(user, "POST", `/api/v1/documents/${id}/${path}`, body);
async function signedNote() {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  return readNote(await post(note.id, "sign", { version: note.version }));
}

test("POST /documents/{id}/sign adds a signed version with name and time", async () => {
  const note = await signedNote();
  expect(note).toMatchObject({ status: "signed", signed_by: "Nora Lindqvist", version: 2 });
  expect(Date.parse(note.signed_at ?? "")).toBeGreaterThan(Date.parse(note.created_at) - 1);
  const visit = (await (await server.call(user, "GET", `/api/v1/visits/${note.visit_id}`)).json()) as Record<
    string,
    unknown
  >;
  expect(visit).toMatchObject({ status: "signed", signed_at: note.signed_at, to_answer: 0 });
  const draft = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/1`));
  expect(draft).toMatchObject({ status: "draft", signed_at: null });
});

test("a note is not signed while a redraft of it is pending", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  expect((await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {})).status).toBe(202);
  const refused = await post(note.id, "sign", { version: note.version });
  expect(refused.status).toBe(409);
  expect(((await refused.json()) as Problem).detail).toContain("is being redrafted");
});

test("a signed note rejects save, restore, a second signature and a redraft", async () => {
  const note = await signedNote();
  const answers = [
    await server.call(
      user,
      "PATCH",
      `/api/v1/documents/${note.id}`,
      saveOf(note, "subjective", () => "Changed."),
    ),
    await post(note.id, "restore", { version: 1 }),
    await post(note.id, "sign", { version: note.version }),
    await server.call(user, "POST", `/api/v1/visits/${note.visit_id}/documents`, {}),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(409);
    expect(((await answer.json()) as Problem).code).toBe("note_signed");
  }
  expect(await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`))).toEqual(note);
});

test("the database rejects changes to a signed version", async () => {
  const note = await signedNote();
  const change = server.context.database.query(
    "update document_versions set sealed = '\\x00' where document_id = $1 and version = 2",
    [note.id],
  );
  await expect(change).rejects.toThrow("a signed version of a document never changes");
});

test("POST /documents/{id}/sign answers 409 with the current note if it was saved since", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  await readNote(
    await server.call(
      user,
      "PATCH",
      `/api/v1/documents/${note.id}`,
      saveOf(note, "subjective", () => "Changed since."),
    ),
  );
  const response = await post(note.id, "sign", { version: 1 });
  expect(response.status).toBe(409);
  expect((await response.json()) as Problem).toMatchObject({ code: "note_conflict", current: { version: 2 } });
});

test.each([undefined, {}])("POST /documents/{id}/sign without a version signs the newest (body %j)", async (body) => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  const save = saveOf(note, "subjective", () => "Changed since.");
  await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, save));
  const signed = await readNote(await server.call(user, "POST", `/api/v1/documents/${note.id}/sign`, body));
  expect(signed).toMatchObject({ status: "signed", version: 3 });
  expect(textOf(signed, "subjective")).toContain("Changed since.");
});

test("POST /documents/{id}/sign rejects a note that is being drafted", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {}));
  expect((await post(note.id, "sign", { version: 1 })).status).toBe(409);
});

test("POST /documents/{id}/addenda leaves the signed version unchanged", async () => {
  const note = await signedNote();
  const response = await post(note.id, "addenda", { text: "The x-ray came back <b>normal</b>." });
  expect(response.status).toBe(201);
  const withAddendum = await readNote(response);
  expect(withAddendum).toMatchObject({ version: 3, status: "signed", signed_at: note.signed_at });
  expect(withAddendum.addenda).toMatchObject([{ text: "The x-ray came back <b>normal</b>.", by: "Nora Lindqvist" }]);
  const signed = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}/versions/2`));
  expect(signed).toEqual({ ...note });
  const withTwoAddenda = await readNote(await post(note.id, "addenda", { text: "Informed the patient." }));
  expect(withTwoAddenda.addenda).toHaveLength(2);
  expect((await post(note.id, "addenda", { text: "  " })).status).toBe(400);
});

test("POST /documents/{id}/addenda rejects a note that is not signed", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  expect((await post(note.id, "addenda", { text: "Words." })).status).toBe(409);
});

test("GET /documents/{id}/export returns the whole note", async () => {
  const note = await signedNote();
  await post(note.id, "addenda", { text: "Called the patient." });
  const response = await server.call(user, "GET", `/api/v1/documents/${note.id}/export?format=txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="note-\d{4}-\d\d-\d\d-soap\.txt"$/,
  );
  const text = await response.text();
  for (const part of [
    "SOAP",
    "Knee pain",
    note.created_at.slice(0, 10),
    "SUBJECTIVE",
    textOf(note, "subjective"),
    "OBJECTIVE",
    "148/92",
    "Signed by Nora Lindqvist",
    "ADDENDUM",
    "Called the patient.",
  ])
    expect(text).toContain(part);
});

test("the Markdown export escapes markup", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  await readNote(
    await server.call(
      user,
      "PATCH",
      `/api/v1/documents/${note.id}`,
      saveOf(note, "subjective", () => "# <b>*Bold*</b> [a](b)"),
    ),
  );
  const response = await server.call(user, "GET", `/api/v1/documents/${note.id}/export?format=md`);
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("\\# \\<b\\>\\*Bold\\*\\</b\\> \\[a\\](b)");
  expect(text).toContain("## Subjective");
  expect(text).toContain("**DRAFT, not signed**");
  expect((await server.call(user, "GET", `/api/v1/documents/${note.id}/export?format=exe`)).status).toBe(400);
});

test("a note whose check was not completed is signed only if the clinician confirms it", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  const usual = server.context.noteThreads;
  const oneMs = { runMs: 1, waitMs: 60_000 };
  const timingOut = new NoteThreads({ whileAsked: oneMs, whileLocked: oneMs, inBackground: oneMs });
  server.context.noteThreads = timingOut;
  const long = saveOf(note, "subjective", (text) => `${text}${" Yes.".repeat(500)}`);
  const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, long));
  server.context.noteThreads = usual;
  await timingOut.stop();
  expect(saved.unchecked).toBe(true);
  const refused = await post(note.id, "sign", { version: saved.version });
  expect(refused.status).toBe(409);
  expect((await refused.json()) as Problem).toMatchObject({ code: "findings_open" });
  const signed = await readNote(await post(note.id, "sign", { version: saved.version, unchecked: true }));
  expect(signed).toMatchObject({ status: "signed", unchecked: true });
});
