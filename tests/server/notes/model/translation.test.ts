import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { VisitDocument } from "../../../../src/shared/notes/document";
import type { Translation } from "../../../../src/shared/notes/translation";
import { startTestServer, type TestServer, type TestUser } from "../../testServer";
import { drafted, type Line, visitWith } from "../notesHarness";
import type { ChatServer } from "./ChatServer";
import { type ModelServer, startModelServer } from "./startModelServer";

let model: ModelServer;
let server: TestServer;
let models: ChatServer;
let user: TestUser;
beforeAll(async () => {
  model = await startModelServer();
  ({ server, models } = model);
  user = await server.newUser();
});
afterAll(() => model.stop());
afterEach(() => void (models.behavior = {}));

const visit: readonly Line[] = [
  ["patient", "My left knee has hurt for three weeks. I take lisinopril 10 mg once a day."],
  ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
  ["clinician", "Come back and see me in two weeks. If the knee swells up, call us right away."],
];

async function instructions(of = server, owner = user): Promise<VisitDocument> {
  const { visitId } = await visitWith(of, owner, visit);
  await drafted(of, owner, visitId);
  return drafted(of, owner, visitId, { kind: "patient_instructions" });
}

const translate = ({ id, version }: VisitDocument, of = server, owner = user) =>
  of.call(owner, "POST", `/api/v1/documents/${id}/translation`, { language: "es", version });

describe("POST /documents/{id}/translation", () => {
  test("returns each line beside its translation, marked as unchecked", async () => {
    const document = await instructions();
    const response = await translate(document);
    expect(response.status).toBe(200);
    const { sections, printed } = (await response.json()) as Translation;
    const lines = sections.flatMap((section) => section.lines);
    expect(lines.map(({ original }) => original)).toEqual(
      document.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    );
    expect(lines.every(({ text }) => text?.startsWith("«"))).toBe(true);
    expect(printed).toMatchObject({
      language: "es",
      isSigned: false,
      mark: "Unchecked translation into Spanish by a language model. The English text applies.",
    });
    const audit = await server.context.database.query(
      "select detail->>'language' as language from audit_events where action = 'document_translated' and detail->>'document' = $1",
      [document.id],
    );
    expect(audit.rows).toEqual([{ language: "es" }]);
  });

  test("leaves lines in English if their numbers or drugs differ after a second request", async () => {
    const document = await instructions();
    const { length } = models.requests;
    models.behavior = { translate: (line) => `«${line.replace("20 mg", "200 mg")}»` };
    const { sections, printed } = (await (await translate(document)).json()) as Translation;
    const wrong = sections.flatMap(({ lines }) => lines).filter(({ text }) => text === null);
    expect(wrong.map(({ original }) => original)).toEqual([expect.stringContaining("lisinopril to 20 mg")]);
    const asked = models.requests.slice(length).map(({ body }) => body.messages.at(-1)!.content.split("\n").length);
    expect(asked).toEqual([sections.flatMap(({ lines }) => lines).length + sections.length, 1]);
    expect(JSON.stringify(printed)).not.toContain("200 mg");
    expect(printed.sections.flatMap(({ texts }) => texts)).toContain(wrong[0]?.original);
  });

  test("refuses other kinds, other versions and answers that are not a translation", async () => {
    const document = await instructions();
    const notes = await server.call(user, "GET", `/api/v1/visits/${document.visit_id}/documents?kind=note`);
    const [note] = ((await notes.json()) as { items: VisitDocument[] }).items;
    expect(await (await translate(note!)).json()).toMatchObject({ status: 400, code: "invalid_input" });
    expect(await (await translate({ ...document, version: 9 })).json()).toMatchObject({ code: "note_conflict" });
    models.behavior = { fault: "prose" };
    expect(await (await translate(document)).json()).toMatchObject({ code: "engine_failed" });
  });

  test("refuses instructions with a blank or an open finding", async () => {
    const document = await instructions();
    const { key, sentences } = document.sections.find((section) => section.sentences.length > 0)!;
    const all = [...sentences, { id: "", text: "Take ____ tablets.", evidence: [], origin: "typed" }];
    const body = { base_version: document.version, sections: [{ key, sentences: all }] };
    const changed = await server.call(user, "PATCH", `/api/v1/documents/${document.id}`, body);
    expect(await (await translate((await changed.json()) as VisitDocument)).json()).toMatchObject({
      code: "findings_open",
    });
  });

  test("refuses instructions whose draft failed", async () => {
    const document = await instructions();
    await server.context.database.query("update documents set status = 'failed' where id = $1", [document.id]);
    expect(await (await translate(document)).json()).toMatchObject({
      status: 409,
      code: "conflict",
      detail: "Drafting the patient instructions failed. Redraft them, then translate.",
    });
  });

  test("needs a language model", async () => {
    const offline = await startTestServer({});
    try {
      const owner = await offline.newUser();
      const response = await translate(await instructions(offline, owner), offline, owner);
      expect(await response.json()).toMatchObject({
        status: 409,
        detail: "Translations need a language model. Your practice drafts without one.",
      });
    } finally {
      await offline.stop();
    }
  });
});
