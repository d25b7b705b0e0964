import { afterAll, beforeAll, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { changeSince } from "../../../src/shared/notes/noteChange";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, saveOf, textOf, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const kind = "patient_instructions";
const notesOf = async (visitId: string): Promise<VisitDocument[]> => {
  const response = await server.call(user, "GET", `/api/v1/visits/${visitId}/documents?kind=note`);
  return ((await response.json()) as { items: VisitDocument[] }).items;
};
const sign = ({ id, version }: VisitDocument) => server.call(user, "POST", `/api/v1/documents/${id}/sign`, { version });

test("a document knows whether the note changed or was signed since it was drafted from it", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  const first = await drafted(server, user, visitId, { kind });
  const since = async (each: VisitDocument) => changeSince(each.rests_on, (await notesOf(visitId))[0]!);
  expect(note.rests_on).toBeUndefined();
  const { key } = note.sections.findLast(({ sentences }) => sentences.length > 0)!;
  expect(await since(first)).toBeNull();
  await server.call(
    user,
    "PATCH",
    `/api/v1/documents/${note.id}`,
    saveOf(note, key, (text) => `${text} Use ice.`),
  );
  expect(await since(first)).toBe("changed");
  const sentences = [{ id: "", text: "Rest.", evidence: [], origin: "typed" }];
  const edit = { base_version: 1, sections: [{ key: "advice", sentences }] };
  const edited = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${first.id}`, edit));
  expect(await since(edited)).toBe("changed");
  const part = await drafted(server, user, visitId, { kind, section: "medicines" });
  expect(await since(part)).toBe("changed");
  const again = await drafted(server, user, visitId, { kind });
  expect(textOf(again, "advice")).toContain("Rest.");
  expect(await since(again)).toBeNull();
  const signed = await readNote(await sign((await notesOf(visitId))[0]!));
  expect(await since(again)).toBe("signed");
  await server.call(user, "POST", `/api/v1/documents/${signed.id}/addenda`, { text: "Called the patient." });
  expect(await since(again)).toBe("addendum");
  const { rows } = await server.context.database.query("select rests_on from documents where id = $1", [again.id]);
  expect(String((rows[0] as { rests_on: Buffer }).rests_on)).not.toContain("addenda"); // encrypted
});
