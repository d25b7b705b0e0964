import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftVisit } from "../../../src/server/pipeline/draftVisit";
import type { VisitDocument, Sentence } from "../../../src/shared/notes/document";
import type { Visit } from "../../../src/shared/visits/visit";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, saveOf, claimLease, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const patch = async (note: VisitDocument, body: object) =>
  readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, body));
const read = async (id: string) => readNote(await server.call(user, "GET", `/api/v1/documents/${id}`));
const undo = (note: VisitDocument, version = note.version) =>
  server.call(user, "POST", `/api/v1/documents/${note.id}/undo-redraft`, { version });
const sentencesOf = (note: VisitDocument, key: string): Sentence[] =>
  note.sections.find((section) => section.key === key)?.sentences ?? [];
const typed = (text: string) => ({ text, evidence: [], origin: "typed" });
const say = async (visitId: string, lineId: string | undefined, text: string) => {
  const path = `/api/v1/visits/${visitId}/transcript/${lineId}`;
  expect((await server.call(user, "PATCH", path, { text })).status).toBe(200);
};

/** A drafted note in which a person typed a first line in the plan and edited the medication. */
async function ownNote() {
  const { visitId, ids } = await visitWith(server, user, kneeVisit);
  const first = await drafted(server, user, visitId);
  const [plan] = sentencesOf(first, "assessment_plan");
  const sections = [
    { key: "assessment_plan", sentences: [typed("Discussed with Dr. Ahn."), plan] },
    ...saveOf(first, "medications", (text) => `${text} Taken at night.`).sections,
  ];
  return { visitId, ids, first, note: await patch(first, { base_version: first.version, sections }) };
}

describe("a redraft", () => {
  test("of unchanged speech keeps every sentence, whoever wrote it", async () => {
    const { visitId, note } = await ownNote();
    const again = await drafted(server, user, visitId);
    expect(again.id).not.toBe(note.id);
    expect(again.sections).toEqual(note.sections);
    expect(again.removed).toEqual(note.removed);
  });

  test("keeps what a person wrote", async () => {
    const { visitId, ids, note } = await ownNote();
    await say(visitId, ids[8], "I'm going to increase the lisinopril to 40 mg once a day.");
    const again = await drafted(server, user, visitId);
    const [mine, plan] = sentencesOf(again, "assessment_plan");
    expect(mine).toEqual(sentencesOf(note, "assessment_plan")[0]);
    expect(plan).toMatchObject({ origin: "drafted", text: expect.stringContaining("40 mg") as string });
    expect(textOf(again, "assessment_plan")).not.toContain("20 mg");
    expect(textOf(again, "medications")).toBe(textOf(note, "medications"));
  });

  test("of one section replaces its drafted sentences although a person edited the section", async () => {
    const { visitId, ids, note } = await ownNote();
    await say(visitId, ids[8], "I'm going to increase the lisinopril to 40 mg once a day.");
    const again = await drafted(server, user, visitId, { section: "assessment_plan" });
    expect(textOf(again, "assessment_plan")).toMatch(/^Discussed with Dr. Ahn\. .*40 mg/);
    expect(textOf(again, "subjective")).toBe(textOf(note, "subjective"));
  });

  test("keeps an answered sentence with its answer", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    const first = await drafted(server, user, visitId);
    await say(visitId, ids[6], "I take lisinopril forty milligrams once a day.");
    const finding = sentencesOf(await read(first.id), "medications")[0]?.findings[0];
    const note = await patch(first, { findings: { [finding?.id ?? ""]: "keep" } });
    const again = await drafted(server, user, visitId);
    expect(sentencesOf(again, "medications")).toEqual(sentencesOf(note, "medications"));
    expect(sentencesOf(again, "medications")[0]?.findings[0]).toMatchObject({ id: finding?.id, resolved: "keep" });
  });

  test("in another format keeps what a person wrote", async () => {
    const { visitId, note } = await ownNote();
    const formOf = (of: VisitDocument, key: string) => {
      const { style, length = "standard" } = of.sections.find((section) => section.key === key)!;
      return [style, length];
    };
    const form = { section: "assessment_plan", style: "prose", length: "short" };
    const formed = await drafted(server, user, visitId, form);
    expect(formOf(formed, "assessment_plan")).toEqual(["prose", "short"]);
    expect(formOf(formed, "subjective")).toEqual(["prose", "standard"]);
    expect(textOf(formed, "assessment_plan")).toBe(textOf(note, "assessment_plan"));
    const again = await drafted(server, user, visitId, { template_id: "soap" });
    expect(formOf(again, "assessment_plan")).toEqual(["prose", "short"]);
    const all = await drafted(server, user, visitId, { style: "bullets" });
    expect(all.sections.map(({ style }) => style)).toEqual(all.sections.map(() => "bullets"));
    expect(formOf(all, "assessment_plan")).toEqual(["bullets", "short"]);
    const other = await drafted(server, user, visitId, { template_id: "progress" });
    const ofTemplate = other.sections.filter(({ key }) => key !== "assessment_plan");
    expect(ofTemplate.map(({ length }) => length ?? "standard")).not.toContain("short");
  });

  test("leaves out what a person removed, also in another template", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const left = { base_version: 1, sections: [{ key: "medications", sentences: [] }] };
    const { removed } = await patch(note, left);
    expect(removed).toMatchObject([{ section: "medications", text: textOf(note, "medications") }]);
    for (const template_id of ["soap", "progress", "h-and-p"])
      expect(textOf(await drafted(server, user, visitId, { template_id }), "medications")).toBe("");
  });

  test("with another template keeps a person's sentences of sections that it lacks", async () => {
    const { visitId, note } = await ownNote();
    const other = await drafted(server, user, visitId, { template_id: "h-and-p" });
    expect(textOf(other, "assessment_plan")).toBe("Discussed with Dr. Ahn.");
    expect(textOf(other, "medications")).toBe(textOf(note, "medications"));
    expect(textOf(other, "hpi")).not.toBe("");
  });

  test("with the first template again returns a person's sentences to their places", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const first = await drafted(server, user, visitId);
    const sentences = [...sentencesOf(first, "assessment_plan"), typed("Discussed with Dr. Ahn.")];
    const note = await patch(first, { base_version: 1, sections: [{ key: "assessment_plan", sentences }] });
    await drafted(server, user, visitId, { template_id: "h-and-p" });
    const back = await drafted(server, user, visitId, { template_id: "soap" });
    expect(textOf(back, "assessment_plan")).toBe(textOf(note, "assessment_plan"));
  });

  test("with another template makes that the visit's", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const first = await drafted(server, user, visitId);
    const templateOfVisit = async () =>
      ((await (await server.call(user, "GET", `/api/v1/visits/${visitId}`)).json()) as Visit).template_id;
    const other = await drafted(server, user, visitId, { template_id: "progress" });
    expect(await templateOfVisit()).toBe("progress");
    expect(await drafted(server, user, visitId)).toMatchObject({ template_id: "progress" });
    const now = await drafted(server, user, visitId, { template_id: other.template_id });
    await server.call(user, "POST", `/api/v1/documents/${now.id}/undo-redraft`, { version: now.version, to: first.id });
    expect(await templateOfVisit()).toBe("soap");
  });

  test("keeps sentences written while it ran, in the note before it and in its own", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const asked = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, {}));
    const add = (to: VisitDocument, key: string, text: string) =>
      patch(to, { base_version: 1, sections: [{ key, sentences: [...sentencesOf(to, key), typed(text)] }] });
    await add(note, "subjective", "Lives alone.");
    await add(asked, "objective", "No swelling.");
    await draftVisit(server.context, visitId, await claimLease(server, visitId));
    const again = await read(asked.id);
    expect(again.drafting).toBe(false);
    expect(textOf(again, "subjective")).toBe(`${textOf(note, "subjective")} Lives alone.`);
    expect(textOf(again, "objective")).toBe(`${textOf(note, "objective")} No swelling.`);
  });
});

describe("POST /documents/{id}/undo-redraft", () => {
  test("makes the former note the visit's note again", async () => {
    const { visitId, ids, note } = await ownNote();
    await say(visitId, ids[8], "I'm going to increase the lisinopril to 40 mg once a day.");
    const again = await drafted(server, user, visitId);
    expect(again.replaces).toBe(note.id);
    const former = await readNote(await undo(again));
    expect(former).toMatchObject({ id: note.id, version: note.version, status: "draft" });
    for (const { key } of note.sections) expect(textOf(former, key)).toBe(textOf(note, key));
    expect((await read(again.id)).status).toBe("superseded");
    const saved = await patch(
      former,
      saveOf(former, "subjective", (text) => `${text} Mine.`),
    );
    expect(saved.version).toBe(former.version + 1);
    const third = await drafted(server, user, visitId);
    expect(third.replaces).toBe(note.id);
    expect(textOf(third, "subjective")).toContain("Mine.");
  });

  test("returns to any earlier draft of the visit and back", async () => {
    const { visitId, note } = await ownNote();
    const second = await drafted(server, user, visitId);
    const third = await drafted(server, user, visitId);
    const path = (from: VisitDocument) => `/api/v1/documents/${from.id}/undo-redraft`;
    const returned = await readNote(
      await server.call(user, "POST", path(third), { version: third.version, to: note.id }),
    );
    expect(returned).toMatchObject({ id: note.id, status: "draft" });
    expect((await read(third.id)).status).toBe("superseded");
    const back = await readNote(
      await server.call(user, "POST", path(returned), { version: returned.version, to: third.id }),
    );
    expect(back).toMatchObject({ id: third.id, status: "draft", replaces: second.id });
  });

  test("answers 404 for a draft of another visit", async () => {
    const [one, two] = [await ownNote(), await ownNote()];
    const request = { version: one.note.version, to: two.note.id };
    const response = await server.call(user, "POST", `/api/v1/documents/${one.note.id}/undo-redraft`, request);
    expect(response.status).toBe(404);
    expect((await read(one.note.id)).status).toBe("draft");
  });

  test("checks the former note against today's transcript", async () => {
    const { visitId, ids } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    await say(visitId, ids[6], "I take lisinopril forty milligrams once a day.");
    const again = await drafted(server, user, visitId);
    expect(sentencesOf(again, "medications")[0]?.findings).toEqual([]);
    const former = await readNote(await undo(again));
    expect(sentencesOf(former, "medications")[0]?.findings).toMatchObject([{ kind: "changed", must: true }]);
    const visit: unknown = await (await server.call(user, "GET", `/api/v1/visits/${visitId}`)).json();
    expect(visit).toMatchObject({ to_answer: 1 });
  });

  test("answers 409 if the redraft cannot be undone", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const first = await drafted(server, user, visitId);
    const refused = async (note: VisitDocument, version?: number) => {
      const answer = await undo(note, version);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await refused(first)).toEqual([409, "conflict"]);
    const again = await drafted(server, user, visitId);
    expect(await refused(first)).toEqual([409, "conflict"]);
    const saved = await patch(
      again,
      saveOf(again, "subjective", (text) => `${text} Mine.`),
    );
    expect(await refused(again, again.version)).toEqual([409, "note_conflict"]);
    const signed = await readNote(await server.call(user, "POST", `/api/v1/documents/${saved.id}/sign`, {}));
    expect(await refused(signed)).toEqual([409, "note_signed"]);
  });
});
