import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VisitLoader } from "../../../src/server/events/VisitLoader";
import { withDamagedNotes } from "../../../src/server/visits/withDamagedNotes";
import { Visits } from "../../../src/server/visits/Visits";
import type { Problem } from "../../../src/shared/errors";
import { documentListSchema, type VisitDocument } from "../../../src/shared/notes/document";
import { sharedNoteSchema } from "../../../src/shared/sharedNotes/sharedNote";
import type { Visit, VisitPage } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser("admin");
});
afterAll(() => server.stop());

const call = (method: string, path: string, json?: unknown, by = user) =>
  server.call(by, method, `/api/v1${path}`, json);
const problem = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as Problem).detail];
};

/** Damages the newest version. @returns its bytes. */
async function damage({ id, version }: VisitDocument): Promise<Buffer> {
  const bytes = randomBytes(200);
  const sql = "update document_versions set sealed = $3 where document_id = $1 and version = $2";
  await server.context.database.query(sql, [id, version, bytes]);
  return bytes;
}
const bytesOf = async ({ id, version }: VisitDocument): Promise<Buffer | undefined> => {
  const sql = "select sealed from document_versions where document_id = $1 and version = $2";
  return (await server.context.database.query<{ sealed: Buffer }>(sql, [id, version])).rows[0]?.sealed;
};

/** The documents that the screen has when the visit is opened. */
const onScreen = async (visitId: string): Promise<VisitDocument[]> =>
  (await new VisitLoader(server.context, visitId).loadAll()).flatMap((event) =>
    event.type === "document" ? [event.data] : [],
  );
const listed = async (visitId: string): Promise<VisitDocument[]> =>
  documentListSchema.parse(await (await call("GET", `/visits/${visitId}/documents`)).json()).items;
const newNote = async (): Promise<VisitDocument> => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  return drafted(server, user, visitId);
};

test("a damaged note is named on the screen and in the list", async () => {
  const note = await newNote();
  const bytes = await damage(note);
  for (const documents of [await onScreen(note.visit_id), await listed(note.visit_id)])
    expect(documents).toMatchObject([{ id: note.id, kind: "note", unreadable: true, sections: [] }]);
  const path = `/documents/${note.id}`;
  const calls = [
    call("GET", path),
    call("GET", `${path}/export?format=txt`),
    call(
      "PATCH",
      path,
      saveOf(note, "subjective", () => "Rest."),
    ),
    call("POST", `${path}/sign`, {}),
  ];
  for (const answer of calls) expect(await problem(answer)).toEqual([500, expect.stringContaining("damaged")]);
  const other = call("POST", `/visits/${note.visit_id}/documents`, { kind: "visit_summary" });
  expect(await problem(other)).toEqual([409, expect.stringContaining("This note can’t be read")]);
  expect(await bytesOf(note)).toEqual(bytes);
});

test("a version that cannot be read is reported as damaged, without offering a retry", async () => {
  const note = await newNote();
  await damage(note);
  const response = await call("GET", `/documents/${note.id}/versions/${note.version}`);
  expect([response.status, await response.json()]).toMatchObject([500, { code: "damaged" }]);
});

test("a visit with a damaged note says so in the list and on the screen, until the note can be read again", async () => {
  const note = await newNote();
  const states = async () => {
    const { items } = (await (await call("GET", "/visits")).json()) as VisitPage;
    const [event] = await new VisitLoader(server.context, note.visit_id).loadAll();
    const shown = [items.find(({ id }) => id === note.visit_id), event?.data as Visit | undefined];
    return shown.map((visit) => [visit?.status, visit?.note_unreadable]);
  };
  expect(await states()).toEqual(Array(2).fill(["ready", undefined]));
  await damage(note);
  expect(await states()).toEqual(Array(2).fill(["ready", true]));
  await drafted(server, user, note.visit_id);
  expect(await states()).toEqual(Array(2).fill(["ready", undefined]));
});

test("a note whose key was destroyed after it was read counts as damaged", async () => {
  const { visit_id } = await newNote();
  const { database, vault } = server.context;
  const visit = await new Visits(database, vault).get(visit_id);
  expect(visit).not.toHaveProperty("note_unreadable");
  await database.query("delete from data_keys where kind = 'visit' and id = $1", [visit_id]);
  vault.forget(null);
  expect(await withDamagedNotes(database, vault, [visit])).toEqual([{ ...visit, note_unreadable: true }]);
});

test("a damaged note is redrafted from the transcript", async () => {
  const note = await newNote();
  const bytes = await damage(note);
  const section = call("POST", `/visits/${note.visit_id}/documents`, { section: "subjective" });
  expect(await problem(section)).toEqual([409, expect.stringContaining("can’t be read")]);
  const redraft = await drafted(server, user, note.visit_id);
  expect(textOf(redraft, "subjective")).toBe(textOf(note, "subjective"));
  expect(redraft).toMatchObject({ status: "draft", drafting: false, replaces: null });
  expect(await onScreen(note.visit_id)).toMatchObject([{ id: redraft.id }]);
  expect(await listed(note.visit_id)).toContainEqual(
    expect.objectContaining({ id: note.id, status: "superseded", unreadable: true }),
  );
  expect(await bytesOf(note)).toEqual(bytes);
});

test("the version before a damaged one is restored as the next version", async () => {
  const note = await newNote();
  const edited = await readNote(
    await call(
      "PATCH",
      `/documents/${note.id}`,
      saveOf(note, "subjective", () => "Rest."),
    ),
  );
  const bytes = await damage(edited);
  const restored = await readNote(await call("POST", `/documents/${note.id}/restore`, { version: 1 }));
  expect(restored).toMatchObject({ id: note.id, version: edited.version + 1 });
  expect(textOf(restored, "subjective")).toBe(textOf(note, "subjective"));
  expect(await bytesOf(edited)).toEqual(bytes);
});

test("an earlier draft replaces a damaged redraft", async () => {
  const note = await newNote();
  const redraft = await drafted(server, user, note.visit_id);
  await damage(redraft);
  const request = { version: redraft.version, to: note.id };
  expect(await readNote(await call("POST", `/documents/${redraft.id}/undo-redraft`, request))).toMatchObject({
    id: note.id,
    status: "draft",
  });
});

test("a damaged document other than the note can be deleted", async () => {
  const note = await newNote();
  for (const finding of note.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings)))
    expect(finding.must).toBe(false);
  const summary = await drafted(server, user, note.visit_id, { kind: "visit_summary" });
  await damage(summary);
  const asked = await readNote(await call("POST", `/visits/${note.visit_id}/documents`, { kind: "visit_summary" }));
  expect((await call("POST", `/documents/${asked.id}/cancel-draft`)).status).toBe(200);
  expect(await onScreen(note.visit_id)).toMatchObject([{ id: note.id }, { id: summary.id, unreadable: true }]);
  expect((await call("DELETE", `/documents/${summary.id}`)).status).toBe(204);
  expect(await onScreen(note.visit_id)).toMatchObject([{ id: note.id }]);
});

test("a damaged signed note is neither redrafted nor replaced", async () => {
  const colleague = await server.newUser();
  await call("PATCH", "/organization", { share_signed_notes: true });
  const note = await readNote(await call("POST", `/documents/${(await newNote()).id}/sign`, {}));
  // A signed version cannot be changed in the database, so another damaged one is added.
  await server.context.database.query(
    `insert into document_versions (document_id, version, sealed, cause, saved_by, signed)
     select document_id, version + 1, $2, 'addendum', saved_by, true from document_versions
     where document_id = $1 and version = $3`,
    [note.id, randomBytes(200), note.version],
  );
  await server.context.database.query("update documents set version = version + 1 where id = $1", [note.id]);
  expect(await onScreen(note.visit_id)).toMatchObject([{ id: note.id, status: "signed", unreadable: true }]);
  const redraft = call("POST", `/visits/${note.visit_id}/documents`, {});
  expect(await problem(redraft)).toEqual([409, expect.stringContaining("signed")]);
  expect((await call("POST", `/documents/${note.id}/restore`, { version: 1 })).status).toBe(409);
  const shared = await call("GET", `/practice/visits/${note.visit_id}`, undefined, colleague);
  expect(sharedNoteSchema.parse(await shared.json())).toMatchObject({
    author: "Nora Lindqvist",
    documents: [{ id: note.id, kind: "note", content: null }],
  });
});
