import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted, kneeVisit, readNote, visitWith } from "./notesHarness";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const put = (snippets: object[]) => server.call(user, "PUT", "/api/v1/snippets", { snippets });
const get = async (who: TestUser) => (await server.call(who, "GET", "/api/v1/snippets")).json();

describe("/snippets", () => {
  test("are the user's own and stored encrypted", async () => {
    const snippets = [{ name: "Exam", text: "Knee stable, Quokkapatient." }];
    expect((await put(snippets)).status).toBe(200);
    expect(await get(user)).toEqual({ snippets: [{ name: "exam", text: "Knee stable, Quokkapatient." }] });
    expect(await get(await server.newUser())).toEqual({ snippets: [] });
    const { rows } = await server.context.database.query<{ text: string }>(
      "select string_agg(u::text, '') as text from users u",
    );
    const stored = rows[0]?.text ?? "";
    for (const form of ["Quokkapatient", Buffer.from("Quokkapatient").toString("hex")])
      expect(stored).not.toContain(form);
  });

  test("can have the maximum number and length, in any script", async () => {
    const snippets = Array.from({ length: 200 }, (_, i) => ({ name: `n${i}`, text: "膝".repeat(5_000) }));
    expect((await put(snippets)).status).toBe(200);
  });

  test.each([
    [
      "two with one name",
      [
        { name: "a", text: "x" },
        { name: "A", text: "y" },
      ],
    ],
    ["a name with a space", [{ name: "a b", text: "x" }]],
    ["no text", [{ name: "a", text: " " }]],
  ])("refuse %s", async (_what, snippets) => expect((await put(snippets)).status).toBe(400));
});

test("a blank of a snippet keeps a note from being signed", async () => {
  const { visitId } = await visitWith(server, user, kneeVisit);
  const note = await drafted(server, user, visitId);
  const sentences = [{ text: "Knee: *** stable.", evidence: [], origin: "typed" }];
  const body = { base_version: note.version, sections: [{ key: "objective", sentences }] };
  const saved = await readNote(await server.call(user, "PATCH", `/api/v1/documents/${note.id}`, body));
  const [typed] = saved.sections.find(({ key }) => key === "objective")?.sentences ?? [];
  expect(typed).toMatchObject({ origin: "typed", evidence: [], findings: [{ kind: "blank", must: true }] });
});
