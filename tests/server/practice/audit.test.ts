import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditActions, auditPageSchema, type AuditPage } from "../../../src/shared/practice/auditEntry";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { drafted } from "../notes/notesHarness";
import { newVisit } from "../recording/RecordingClient";

let server: TestServer;
let operator: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.newUser("admin");
  admin = await server.newUser("admin");
});
afterAll(() => server.stop());

const call = (user: TestUser, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);
const read = async (query = "", user = admin, path = "/audit"): Promise<AuditPage> =>
  auditPageSchema.parse(await (await call(user, "GET", `${path}?${query}`)).json());
const person = ({ id }: TestUser) => ({ id, name: "Nora Lindqvist" });

describe("GET /audit", () => {
  test("names who did what to whom, also for people who were invited or removed", async () => {
    const member = await server.newUser("pro");
    await call(admin, "POST", "/invitations", { email: "carmen@example.org", account_type: "pro" });
    await call(admin, "PATCH", `/users/${member.id}`, { account_type: "enterprise" });
    await call(admin, "POST", `/users/${member.id}/remove`, {});
    const { items } = await read("kind=people&limit=3");
    expect(items).toMatchObject([
      { action: "person_removed", by: person(admin), person: person(member) },
      { action: "account_type_changed", person: person(member), detail: { before: "pro", after: "enterprise" } },
      { action: "person_invited", by: person(admin), person: { id: null, name: "carmen@example.org" } },
    ]);
  });

  test("stores names of invited people sealed", async () => {
    await call(admin, "POST", "/invitations", { email: "sealed@example.org", account_type: "pro" });
    const { rows } = await server.context.database.query("select e::text as text from audit_events e");
    expect(JSON.stringify(rows)).not.toContain("sealed@example.org");
    expect((await read("kind=people&limit=1")).items[0]?.person?.name).toBe("sealed@example.org");
  });

  test("records exports and the fields that an amendment changed", async () => {
    const visit = await newVisit(server, admin);
    await call(admin, "PUT", `/visits/${visit}/transcript`, { text: "Patient: My knee hurts." });
    const note = await drafted(server, admin, visit);
    await call(admin, "GET", `/documents/${note.id}/export?format=md`);
    expect((await read("kind=exports")).items).toMatchObject([
      {
        action: "document_exported",
        by: person(admin),
        person: null,
        detail: { visit, document: note.id, format: "md" },
      },
    ]);
    await server.context.database.query("update visits set status = 'signed', signed_at = now() where id = $1", [
      visit,
    ]);
    const amended = await call(admin, "POST", `/visits/${visit}/amendments`, {
      title: "Left knee",
      explanation: "Typo",
    });
    expect(amended.status).toBe(201);
    expect((await read("kind=sessions")).items).toMatchObject([
      { action: "visit_amended", by: person(admin), detail: { visit, fields: "title" } },
    ]);
  });

  test("pages by cursor without repeating or leaving out an entry", async () => {
    const all = (await read("limit=200")).items.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { items, next_cursor }: AuditPage = await read(`limit=3${cursor && `&cursor=${cursor}`}`);
      paged.push(...items.map(({ id }) => id));
      cursor = next_cursor;
    }
    expect(all.length).toBeGreaterThan(6);
    expect(paged).toEqual(all);
  });

  test("filters by person, as the actor and as the person concerned", async () => {
    const member = await server.newUser("pro");
    await call(admin, "POST", `/users/${member.id}/sign-out`);
    const { items } = await read(`person=${member.id}`);
    expect(items.map(({ action }) => action)).toEqual(["person_signed_out"]);
    expect((await read(`person=${admin.id}&limit=200`)).items.map(({ by }) => by?.id)).not.toContain(operator.id);
  });

  test("filters by time and refuses a filter that is malformed", async () => {
    const from = new Date().toISOString();
    await server.newUser("pro");
    await call(admin, "PATCH", "/organization", { name: "Lakeside" });
    expect((await read(`from=${from}&kind=practice`)).items).toMatchObject([{ detail: { fields: "name" } }]);
    expect((await read(`to=${from}&kind=practice`)).items).toEqual([]);
    for (const query of ["from=noon", "to=0000-01-01", "kind=all", "person=me", "cursor=x", "limit=0"])
      expect([query, (await call(admin, "GET", `/audit?${query}`)).status]).toEqual([query, 400]);
  });

  test("shows the entries of its own organization, also a person's move from or to it", async () => {
    const other = await server.newUser("admin", "own");
    await call(other, "PATCH", "/organization", { name: "Elsewhere" });
    expect((await read("", other)).items.map(({ action }) => action)).toEqual(["practice_changed", "signed_up"]);
    const mover = await server.newUser("pro");
    const move = { user_id: mover.id, visits: "go_along" };
    expect((await call(operator, "POST", `/organizations/${other.organizationId}/people`, move)).status).toBe(200);
    for (const user of [other, admin])
      expect((await read("limit=1", user)).items).toMatchObject([{ action: "person_moved", person: person(mover) }]);
  });
});

test("an operator reads the entries of any organization, also those of changes by operators", async () => {
  const other = await server.newUser("pro", "own");
  const path = `/organizations/${other.organizationId}`;
  await call(operator, "PATCH", path, { name: "Southgate" });
  expect((await read("limit=1", operator, `${path}/audit`)).items).toMatchObject([
    { action: "organization_renamed", by: person(operator) },
  ]);
});

test("every recorded action has a kind", async () => {
  const { rows } = await server.context.database.query<{ action: string }>("select distinct action from audit_events");
  const known = new Set<string>(Object.values(auditActions).flat());
  expect(rows.map(({ action }) => action).filter((action) => !known.has(action))).toEqual([]);
});
