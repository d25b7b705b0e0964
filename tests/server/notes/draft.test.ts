import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LeaseLost } from "../../../src/server/pipeline/Lease";
import { draftVisit } from "../../../src/server/pipeline/draftVisit";
import type { DraftInput } from "../../../src/server/notes/noteEngine";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { drafted, kneeVisit, readNote, claimLease, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const visitOf = async (id: string) =>
  (await (await server.call(user, "GET", `/api/v1/visits/${id}`)).json()) as {
    status: string;
    status_reason: string | null;
  };

describe("POST /visits/{id}/documents", () => {
  test("answers 202 with the empty note of a visit that is being drafted", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const response = await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {});
    expect(response.status).toBe(202);
    const note = await readNote(response);
    expect(note).toMatchObject({ visit_id: visitId, version: 1, status: "draft", drafting: true, template_id: "soap" });
    expect(note.sections.every(({ sentences }) => sentences.length === 0)).toBe(true);
    expect((await visitOf(visitId)).status).toBe("drafting");
  });

  test("drafts a note with evidence for every sentence", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    expect(note.drafting).toBe(false);
    expect(textOf(note, "subjective")).toContain("The patient denies fever.");
    expect(textOf(note, "medications")).toContain("Lisinopril 10 mg daily.");
    expect(textOf(note, "medications")).not.toMatch(/penicillin/i);
    expect(textOf(note, "allergies")).toMatch(/penicillin/i);
    expect(textOf(note, "objective")).toContain("148/92");
    expect(textOf(note, "assessment_plan")).toContain("We will increase lisinopril to 20 mg daily.");
    const sentences = note.sections.flatMap((section) => section.sentences);
    expect(sentences.length).toBeGreaterThan(5);
    for (const { evidence, origin } of sentences) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.every((id) => ids.includes(id))).toBe(true);
      expect(origin).toBe("drafted");
    }
    expect((await visitOf(visitId)).status).toBe("ready");
  });

  test("redrafts the same transcript to the same sentences and supersedes the earlier note", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const first = await drafted(server, user, visitId);
    const second = await drafted(server, user, visitId);
    expect(second.id).not.toBe(first.id);
    expect(second.sections).toEqual(first.sections);
    const { items } = (await (await server.call(user, "GET", `/api/v1/visits/${visitId}/documents`)).json()) as {
      items: { id: string; status: string }[];
    };
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [second.id, "draft"],
      [first.id, "superseded"],
    ]);
  });

  test("redrafts one section", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const emptied = { base_version: note.version, sections: [{ key: "objective", sentences: [] }] };
    const edited = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, emptied));
    const again = await drafted(server, user, visitId, { section: "medications" });
    expect(again.sections).toEqual(edited.sections);
    const unknown = await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, { section: "nowhere" });
    expect(unknown.status).toBe(404);
  });

  test("leaves one complete note if another worker takes over", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const asked = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {}));
    const dead = await claimLease(server, visitId);
    const alive = await claimLease(server, visitId);
    await expect(draftVisit(server.context, visitId, dead)).rejects.toBeInstanceOf(LeaseLost);
    await draftVisit(server.context, visitId, alive);
    await draftVisit(server.context, visitId, alive); // woken again with nothing to do
    const note = await readNote(await server.call(user, "GET", `/api/v1/documents/${asked.id}`));
    expect(note).toMatchObject({ drafting: false, version: 1, status: "draft" });
    const { rows } = await server.context.database.query("select 1 from documents where visit_id = $1", [visitId]);
    expect(rows).toHaveLength(1);
  });

  test("supersedes a running draft when a newer one is requested", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const first = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {}));
    const second = await drafted(server, user, visitId, { template_id: "progress" });
    expect(second).toMatchObject({ template_id: "progress", drafting: false });
    const given = await readNote(await server.call(user, "GET", `/api/v1/documents/${first.id}`));
    expect(given).toMatchObject({ status: "superseded", drafting: false });
  });

  test("keeps the earlier note if a draft fails", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    await server.context.database.query("update utterances set sealed = '\\x00' where visit_id = $1", [visitId]);
    const asked = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {}));
    await draftVisit(server.context, visitId, await claimLease(server, visitId));
    expect(await visitOf(visitId)).toMatchObject({
      status: "needs_attention",
      status_reason: "The note could not be drafted. Transcript and audio are safe.",
    });
    expect(await readNote(await server.call(user, "GET", `/api/v1/documents/${asked.id}`))).toMatchObject({
      status: "failed",
    });
    expect(await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`))).toMatchObject({
      status: "draft",
      sections: note.sections,
    });
  });

  test("drafts a note with empty sections for a visit without utterances", async () => {
    const { visitId } = await visitWith(server, user, []);
    const note = await drafted(server, user, visitId, { template_id: "behavioral-health" });
    expect(note.sections.map(({ key }) => key)).toContain("risk");
    expect(note.sections.flatMap(({ sentences }) => sentences)).toEqual([]);
  });

  test("answers 400 for a malformed visit id", async () => {
    for (const method of ["GET", "POST"]) {
      const answer = await server.call(user, method, "/api/v1/visits/x/documents", method === "POST" ? {} : undefined);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ detail: "id is not a valid id." });
    }
  });

  test("answers 404 for an unknown template or visit", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const other = await server.newUser();
    const ask = async (who: TestUser, id: string, body: object = {}) =>
      (await server.call(who, "POST", `/api/v1/visits/${id}/documents`, body)).status;
    expect(await ask(user, visitId, { template_id: "none" })).toBe(404);
    expect(await ask(user, randomUUID())).toBe(404);
    expect(await ask(other, visitId)).toBe(404);
    expect((await server.call(other, "GET", `/api/v1/visits/${visitId}/documents`)).status).toBe(404);
  });

  test("answers 409 during transcription", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await server.context.database.query("update visits set status = 'transcribing' where id = $1", [visitId]);
    expect((await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {})).status).toBe(409);
  });

  test("stores and logs no plain text of the transcript", async () => {
    const { visitId } = await visitWith(server, user, [["patient", "My zebrafinch knee hurts and I take lisinopril."]]);
    await drafted(server, user, visitId);
    const { rows } = await server.context.database.query<{ everything: string }>(
      `select encode(v.sealed, 'escape') || n::text || v::text || coalesce(w::text, '') as everything
       from documents n join document_versions v on v.document_id = n.id left join pending_drafts w on w.visit_id = n.visit_id
       where n.visit_id = $1`,
      [visitId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.everything).not.toContain("zebrafinch");
    expect(server.logLines.join("")).not.toContain("zebrafinch");
  });

  test("correcting an utterance rechecks the note without changing its text or version", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const heard = "I take lisinopril forty milligrams once a day.";
    const corrected = await server.call(user, "PATCH", `/api/v1/visits/${visitId}/transcript/${ids[6]}`, {
      text: heard,
    });
    expect(corrected.status).toBe(200);
    const now = await readNote(await server.call(user, "GET", `/api/v1/documents/${note.id}`));
    expect(now.version).toBe(note.version);
    expect(textOf(now, "medications")).toBe(textOf(note, "medications"));
    const findingsOf = ({ sections }: VisitDocument) =>
      sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings));
    const [changed] = findingsOf(now);
    expect(findingsOf(now)).toMatchObject([{ kind: "changed", must: true }]);
    expect(await visitOf(visitId)).toMatchObject({ to_answer: 1 });
    const keep = { findings: { [changed?.id ?? ""]: "keep" } };
    const kept = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, keep));
    expect(findingsOf(kept)).toMatchObject([
      { kind: "changed", resolved: "keep" },
      { kind: "dose", must: true, value: "10 mg", heard, heard_in: ids[6] },
    ]);
  });

  test("a line corrected while the note is drafted marks the sentences that rest on it", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    const { noteEngine } = server.context;
    const correct = () =>
      server.call(user, "PATCH", `/api/v1/visits/${visitId}/transcript/${ids[6]}`, {
        text: "I take lisinopril 40 mg.",
      });
    async function* draftAndCorrect(input: DraftInput, signal: AbortSignal) {
      yield* noteEngine.draft(input, signal);
      expect((await correct()).status).toBe(200);
    }
    server.context.noteEngine = { ...noteEngine, draft: draftAndCorrect };
    const note = await drafted(server, user, visitId).finally(() => (server.context.noteEngine = noteEngine));
    const findings = note.sections.flatMap(({ sentences }) => sentences.flatMap((each) => each.findings));
    expect(findings).toMatchObject([{ kind: "changed", must: true, resolved: null }]);
  });
});
