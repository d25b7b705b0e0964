import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countOpen } from "../../../src/shared/notes/countOpen";
import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Template } from "../../../src/shared/templates/template";
import type { Visit } from "../../../src/shared/visits/visit";
import { draftVisit } from "../../../src/server/pipeline/draftVisit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { claimLease, drafted, kneeVisit, type Line, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const kind = "patient_instructions";
const listOf = async (visitId: string, query = ""): Promise<VisitDocument[]> => {
  const response = await server.call(user, "GET", `/api/v1/visits/${visitId}/documents${query}`);
  return ((await response.json()) as { items: VisitDocument[] }).items;
};
const visitOf = async (id: string): Promise<Visit> =>
  (await (await server.call(user, "GET", `/api/v1/visits/${id}`)).json()) as Visit;
const post = (visitId: string, body: object) => server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, body);
const sign = ({ id, version }: VisitDocument) => server.call(user, "POST", `/api/v1/documents/${id}/sign`, { version });

describe("patient instructions", () => {
  test("are drafted in addition to the note, which does not change", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const instructions = await drafted(server, user, visitId, { kind });
    expect(instructions).toMatchObject({ kind, language: "en", template_id: "patient-instructions", drafting: false });
    expect(textOf(instructions, "medicines")).toBe("Increase the lisinopril to 20 mg once a day.");
    expect((await listOf(visitId)).map(({ id }) => id)).toEqual([instructions.id, note.id]);
    expect(await listOf(visitId, `?kind=${kind}`)).toEqual([instructions]);
    expect(await listOf(visitId, "?kind=note")).toEqual([note]);
  });

  test("can be drafted, edited, signed and exported after the note was signed, without a change of the visit", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    expect((await sign(await drafted(server, user, visitId))).status).toBe(200);
    const signed = await visitOf(visitId);
    const first = await drafted(server, user, visitId, { kind });
    const edit = saveOf(first, "medicines", (text) => `${text} Take it in the morning.`);
    const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${first.id}`, edit));
    expect(saved.version).toBe(2);
    expect((await sign(saved)).status).toBe(200);
    expect(await visitOf(visitId)).toEqual(signed);
    expect(await (await post(visitId, { kind })).json()).toMatchObject({ code: "note_signed" });
    const file = await server.call(user, "GET", `/api/v1/documents/${first.id}/export?format=txt`);
    expect(file.headers.get("content-disposition")).toMatch(/"patient-instructions-\d{4}-\d\d-\d\d\.txt"/);
    expect(await file.text()).toContain("Take it in the morning.");
  });

  test("do not sign the visit when they are signed", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    await sign(await drafted(server, user, visitId, { kind }));
    expect(await visitOf(visitId)).toMatchObject({ status: "ready", signed_at: null });
    expect(await drafted(server, user, visitId, { kind: "note" })).toMatchObject({ status: "draft" });
  });

  test("requested before a redraft of the note are drafted after it", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    for (const wanted of [kind, "note"]) expect((await post(visitId, { kind: wanted })).status).toBe(202);
    const lease = await claimLease(server, visitId);
    await draftVisit(server.context, visitId, lease);
    const current = async () => (await listOf(visitId)).filter(({ status }) => status === "draft");
    expect((await current()).map((each) => [each.kind, each.drafting])).toEqual([
      ["note", false],
      [kind, true],
    ]);
    await draftVisit(server.context, visitId, lease);
    expect((await current()).map(({ drafting }) => drafting)).toEqual([false, false]);
  });

  test("are rejected with 409 until the note can be signed", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const missing = await post(visitId, { kind });
    expect([missing.status, await missing.json()]).toMatchObject([
      409,
      { detail: expect.stringContaining("Draft the note first") },
    ]);
    const note = await drafted(server, user, visitId);
    const edit = { base_version: note.version, sections: [{ key: "allergies", sentences: [] }] };
    const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, edit));
    expect(countOpen(saved).toResolve).toBeGreaterThan(0);
    const open = await post(visitId, { kind });
    expect([open.status, await open.json()]).toMatchObject([
      409,
      { detail: expect.stringContaining("of the note first") },
    ]);
  });

  test("do not change note and visit if their draft fails", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const before = await visitOf(visitId);
    await server.context.database.query("update utterances set sealed = '\\x00' where visit_id = $1", [visitId]);
    await drafted(server, user, visitId, { kind });
    expect((await listOf(visitId)).map(({ status }) => status)).toEqual(["failed", "draft"]);
    expect(await visitOf(visitId)).toEqual(before);
    expect((await listOf(visitId))[1]).toEqual(note);
  });

  test("keep a person's sentence in a redraft, which can be undone", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    const first = await drafted(server, user, visitId, { kind });
    const typed = { id: "", text: "Bring your pill box.", evidence: [], origin: "typed" };
    const sections = [{ key: "advice", sentences: [typed] }];
    await server.call(user, "PATCH", `/api/v1/documents/${first.id}`, { base_version: 1, sections });
    const again = await drafted(server, user, visitId, { kind });
    expect(textOf(again, "advice")).toBe("Bring your pill box.");
    const undone = await server.call(user, "POST", `/api/v1/documents/${again.id}/undo-redraft`, { version: 1 });
    expect(await undone.json()).toMatchObject({ id: first.id, kind, status: "draft" });
  });

  test("that failed can be requested again", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    const { database } = server.context;
    const { rows } = await database.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from utterances where visit_id = $1",
      [visitId],
    );
    await server.context.database.query("update utterances set sealed = '\\x00' where visit_id = $1", [visitId]);
    const failed = await drafted(server, user, visitId, { kind });
    expect(failed).toMatchObject({ status: "failed", drafting: false });
    expect((await sign(failed)).status).toBe(409);
    for (const { id, sealed } of rows)
      await database.query("update utterances set sealed = $2 where id = $1", [id, sealed]);
    expect(await drafted(server, user, visitId, { kind })).toMatchObject({ status: "draft" });
    expect((await listOf(visitId, `?kind=${kind}`)).map(({ status }) => status)).toEqual(["draft", "superseded"]);
  });

  test("are deleted with their versions and running draft", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const first = await drafted(server, user, visitId, { kind });
    const again = await readNote(await post(visitId, { kind }));
    expect((await server.call(user, "DELETE", `/api/v1/documents/${again.id}`)).status).toBe(204);
    for (const id of [first.id, again.id])
      expect((await server.call(user, "GET", `/api/v1/documents/${id}`)).status).toBe(404);
    expect(await listOf(visitId)).toEqual([note]);
    const { rows } = await server.context.database.query(
      "select 1 from document_versions where document_id = any($1) union all select 1 from pending_drafts where visit_id = $2",
      [[first.id, again.id], visitId],
    );
    expect(rows).toEqual([]);
    const audit = await server.context.database.query(
      "select detail from audit_events where action = 'document_deleted' and detail->>'visit' = $1",
      [visitId],
    );
    expect(audit.rows).toMatchObject([{ detail: { kind, document: again.id } }]);
    expect(await drafted(server, user, visitId, { kind })).toMatchObject({ status: "draft" });
  });

  test("are deleted by the id of the newest draft only", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    const first = await drafted(server, user, visitId, { kind });
    const unfinished = await readNote(await post(visitId, { kind }));
    const again = await drafted(server, user, visitId, { kind });
    const refused = await server.call(user, "DELETE", `/api/v1/documents/${first.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    const undo = async (to: string) =>
      (await server.call(user, "POST", `/api/v1/documents/${again.id}/undo-redraft`, { version: 1, to })).json();
    expect(await undo(again.id)).toMatchObject({ detail: "This draft is already the one in use." });
    expect(await undo(unfinished.id)).toMatchObject({
      detail: "This draft was never completed, so it cannot be used.",
    });
    const unfinishedIds = (await listOf(visitId)).filter((each) => each.unfinished).map(({ id }) => id);
    expect(unfinishedIds).toEqual([unfinished.id]);
    expect(await undo(first.id)).toMatchObject({ id: first.id, status: "draft" });
  });

  test("that are signed are not deleted, nor is a note", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const refused = await server.call(user, "DELETE", `/api/v1/documents/${note.id}`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    const instructions = await drafted(server, user, visitId, { kind });
    await sign(instructions);
    const signed = await server.call(user, "DELETE", `/api/v1/documents/${instructions.id}`);
    expect(await signed.json()).toMatchObject({ code: "note_signed" });
    expect((await listOf(visitId)).map(({ status }) => status)).toEqual(["signed", "draft"]);
  });

  test("accept only their own template, which notes do not accept", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    expect((await post(visitId, { kind, template_id: "soap" })).status).toBe(404);
    expect((await post(visitId, { template_id: "patient-instructions" })).status).toBe(404);
    expect((await post(visitId, { kind: "poem" })).status).toBe(400);
  });
});

const referred: readonly Line[] = [
  ...kneeVisit,
  ["clinician", "I'm going to refer you to cardiology to see whether you need a stress test."],
];

describe.each([
  ["referral_letter", "medications", "Lisinopril 20 mg daily (increased at this visit; before: 10 mg daily)."],
  ["visit_summary", "medications", "Lisinopril 20 mg daily (increased at this visit; before: 10 mg daily)."],
  ["sick_note", "time_off", "Off work or school from ____ to ____."],
] as const)("a document of the kind %s", (ofKind, section, text) => {
  test("is drafted from the visit, exported under its name and deleted", async () => {
    const { visitId } = await visitWith(server, user, referred);
    await drafted(server, user, visitId);
    const document = await drafted(server, user, visitId, { kind: ofKind });
    expect(document).toMatchObject({ kind: ofKind, status: "draft", omissions: [] });
    expect(textOf(document, section)).toBe(text);
    const file = await server.call(user, "GET", `/api/v1/documents/${document.id}/export?format=txt`);
    expect(file.headers.get("content-disposition")).toContain(`"${ofKind.replace("_", "-")}-`);
    expect(await file.text()).toContain(text);
    expect((await server.call(user, "DELETE", `/api/v1/documents/${document.id}`)).status).toBe(204);
  });
});

describe("documents beside a note that was changed by hand", () => {
  test("repeat the changes of the note", async () => {
    const { visitId } = await visitWith(server, user, referred);
    const note = await drafted(server, user, visitId);
    const edit = saveOf(note, "allergies", (text) => text.replace("rash", "hives"));
    const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, edit));
    const open = saved.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings));
    const findings = Object.fromEntries(open.map(({ id }) => [id, "keep"]));
    const omissions = Object.fromEntries(saved.omissions.map(({ id }) => [id, "left_out"]));
    await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, { findings, omissions });
    const letter = await drafted(server, user, visitId, { kind: "referral_letter" });
    expect(textOf(letter, "allergies")).toBe("Allergic to penicillin (hives).");
    expect(textOf(letter, "to")).toBe("Cardiology");
  });

  test("leave out what was removed from the note", async () => {
    const { visitId } = await visitWith(server, user, [
      ...referred,
      ["clinician", "You should stay off work until Monday."],
    ]);
    const note = await drafted(server, user, visitId);
    const section = note.sections.find(({ key }) => key === "assessment_plan")!;
    const kept = section.sentences.filter(({ text }) => !text.includes("work"));
    expect(kept.length).toBe(section.sentences.length - 1);
    const sections = [
      { key: section.key, sentences: kept.map(({ id, text, evidence, origin }) => ({ id, text, evidence, origin })) },
    ];
    const path = `/api/v1/documents/${note.id}`;
    const saved = await readNote(await server.call(user, "PATCH", path, { base_version: note.version, sections }));
    expect(saved.removed).toMatchObject([{ text: expect.stringContaining("work"), evidence: [expect.any(String)] }]);
    const omissions = Object.fromEntries(saved.omissions.map(({ id }) => [id, "left_out"]));
    await server.call(user, "PATCH", path, { omissions });
    expect(textOf(await drafted(server, user, visitId, { kind: "sick_note" }), "time_off")).toBe(
      "Off work or school from ____ to ____.",
    );
  });
});

describe("templates of other documents", () => {
  const list = async () => {
    const { items } = (await (await server.call(user, "GET", "/api/v1/templates")).json()) as { items: Template[] };
    return items;
  };

  test("are listed with their kind and copied with the sections that the drafter knows, whatever their titles", async () => {
    const letter = (await list()).find(({ id }) => id === "referral-letter")!;
    expect([letter.kind, letter.built_in]).toEqual(["referral_letter", true]);
    const sections = letter.sections
      .filter(({ id }) => id !== "allergies")
      .map(({ id, instructions, style }) => ({ id, title: `My ${id}`, instructions, style }));
    const created = await server.call(user, "POST", "/api/v1/templates", {
      kind: letter.kind,
      title: "My letter",
      sections,
    });
    const own = (await created.json()) as Template;
    expect([own.kind, own.sections.map(({ key }) => key)]).toEqual(["referral_letter", sections.map(({ id }) => id)]);

    const { visitId } = await visitWith(server, user, referred);
    await drafted(server, user, visitId);
    const document = await drafted(server, user, visitId, { kind: "referral_letter", template_id: own.id });
    expect(document.sections.map(({ title }) => title)).toEqual(sections.map(({ title }) => title));
    expect(textOf(document, "medications")).toMatch(/^Lisinopril 20 mg daily \(increased/);
    expect((await post(visitId, { kind: "sick_note", template_id: own.id })).status).toBe(404);
    expect((await post(visitId, { template_id: own.id })).status).toBe(404);
    expect((await server.call(user, "PATCH", `/api/v1/visits/${visitId}`, { template_id: own.id })).status).toBe(400);
  });

  test("keep their kind when they are saved", async () => {
    const body = { kind: "sick_note", title: "Mine", sections: [{ id: "time_off", title: "Absence", style: "prose" }] };
    const own = (await (await server.call(user, "POST", "/api/v1/templates", body)).json()) as Template;
    const save = { ...body, kind: "note", title: "Mine 2" };
    const saved = (await (await server.call(user, "PUT", `/api/v1/templates/${own.id}`, save)).json()) as Template;
    expect([saved.kind, saved.title, saved.sections[0]?.key]).toEqual(["sick_note", "Mine 2", "time_off"]);
  });
});
