import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countOpen } from "../../../src/shared/notes/countOpen";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { NoteThreads } from "../../../src/server/notes/thread/NoteThreads";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const sign = ({ id, version }: VisitDocument) => server.call(user, "POST", `/api/v1/documents/${id}/sign`, { version });

describe("a blank", () => {
  test("blocks signing until it is filled, even if its finding is answered with Keep", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    const note = await drafted(server, user, visitId, { kind: "sick_note" });
    const path = `/api/v1/documents/${note.id}`;
    const [finding] = note.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings));
    expect(finding).toMatchObject({ kind: "blank", must: true });
    const kept = await server.call(user, "PATCH", path, { findings: { [finding!.id]: "keep" } });
    expect(countOpen(await readNote(kept)).toResolve).toBe(1);
    expect((await sign(await readNote(await server.call(user, "GET", path)))).status).toBe(409);

    const open = await readNote(await server.call(user, "GET", path));
    const filled = saveOf(open, "time_off", () => "Off work from today until Friday.");
    const saved = await readNote(await server.call(user, "PATCH", path, filled));
    expect(
      saved.sections.flatMap(({ sentences }) =>
        sentences.flatMap(({ findings }) => findings.filter(({ kind: one }) => one === "blank")),
      ),
    ).toEqual([]);
    const answers = Object.fromEntries(
      saved.sections.flatMap(({ sentences }) =>
        sentences.flatMap(({ findings }) => findings.map(({ id }) => [id, "keep"])),
      ),
    );
    const ready = await readNote(await server.call(user, "PATCH", path, { findings: answers }));
    expect((await sign(ready)).status).toBe(200);
  });

  test("blocks signing also as a typed sentence and in a document whose check was not completed", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const note = await drafted(server, user, visitId);
    const usual = server.context.noteThreads;
    const atOnce = { runMs: 1, waitMs: 60_000 };
    const typed = { id: "", text: "Return on ____.", evidence: [], origin: "typed" };
    const save = (base_version: number, text = typed.text) =>
      server.call(user, "PATCH", `/api/v1/documents/${note.id}`, {
        base_version,
        sections: [{ key: "assessment_plan", sentences: [{ ...typed, text }] }],
      });
    const saved = await readNote(await save(note.version));
    const findings = saved.sections.flatMap(({ sentences }) => sentences.flatMap((each) => each.findings));
    expect(findings).toMatchObject([{ kind: "blank", must: true }]);

    const hurried = new NoteThreads({ whileAsked: atOnce, whileLocked: atOnce, inBackground: atOnce });
    server.context.noteThreads = hurried;
    const unchecked = await readNote(await save(saved.version, `Return on ____. ${"Yes. ".repeat(500)}`));
    server.context.noteThreads = usual;
    await hurried.stop();
    expect([unchecked.unchecked, countOpen(unchecked).toResolve > 0]).toEqual([true, true]);
    const body = { version: unchecked.version, unchecked: true };
    const refused = await server.call(user, "POST", `/api/v1/documents/${note.id}/sign`, body);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "findings_open" }]);
  });

  test("is removed by its answer", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await drafted(server, user, visitId);
    const note = await drafted(server, user, visitId, { kind: "sick_note" });
    const [finding] = note.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings));
    const path = `/api/v1/documents/${note.id}`;
    const removed = await readNote(await server.call(user, "PATCH", path, { findings: { [finding!.id]: "remove" } }));
    expect([textOf(removed, "time_off"), countOpen(removed).toResolve]).toEqual(["", 0]);
  });
});
