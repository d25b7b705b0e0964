import { afterAll, beforeAll, expect, test } from "vitest";
import { drafted, kneeVisit, readNote, visitWith } from "../notes/notesHarness";
import { createOneOfEach } from "../security/routeClient";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Tables without data of a practice, and why. */
const ofNoPractice: Readonly<Record<string, string>> = {
  organizations: "is the practice",
  server_key: "is the server's",
  auth_users: "accounts, whose person in `users` is in an organization",
  auth_sessions: "accounts",
  auth_keys: "is the server's",
  auth_one_time_tokens: "accounts",
  auth_flows: "accounts",
  subscriptions: "each person's own",
  billing_events: "of the payment service",
  billing_test_sessions: "each person's own",
  newsletter_subscribers: "readers, who need no account",
  schema_migrations: "is the server's",
};

/** Tables whose rows can be of no organization. */
const orNone = ["audit_events", "data_keys"];

async function columns(): Promise<Map<string, boolean | null>> {
  const { rows } = await server.context.database.query<{ name: string; isRequired: boolean | null }>(
    `select t.relname as name, (select a.attnotnull from pg_attribute a
       where a.attrelid = t.oid and a.attname = 'organization_id' and not a.attisdropped) as "isRequired"
     from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`,
  );
  return new Map(rows.map(({ name, isRequired }) => [name, isRequired]));
}

test("every table with data of a practice has its organization in each row", async () => {
  const found = await columns();
  const missing = [...found].filter(([name, isRequired]) => isRequired === null && !(name in ofNoPractice));
  const optional = [...found].filter(([name, isRequired]) => isRequired === false && !orNone.includes(name));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(optional.map(([name]) => name)).toEqual([]);
  expect(found.size).toBeGreaterThan(25);
});

test("everything of a person moves to another organization with them, signed notes included", async () => {
  const { database } = server.context;
  const operator = await server.newUser("admin");
  await database.query("update users set is_operator = true where id = $1", [operator.id]);
  const person = await server.newUser("admin");
  await createOneOfEach(server, person);
  const { visitId } = await visitWith(server, person, kneeVisit);
  const note = await drafted(server, person, visitId);
  await readNote(await server.call(person, "POST", `/api/v1/documents/${note.id}/sign`, {}));
  await server.call(person, "POST", `/api/v1/visits/${visitId}/documents`, { kind: "visit_summary" });
  const made = await server.call(operator, "POST", "/api/v1/organizations", { name: "Northgate" });
  const { id } = (await made.json()) as { id: string };
  const path = `/api/v1/organizations/${id}/people`;
  const answer = await server.call(operator, "POST", path, { user_id: person.id, visits: "go_along" });
  expect(answer.status).toBe(200);
  const left: string[] = [];
  const moved: string[] = [];
  for (const [name, isRequired] of await columns()) {
    if (!isRequired || name === "patients" || name === "patient_numbers") continue; // copied, see people.test.ts
    const { rows } = await database.query<{ here: number; there: number }>(
      `select count(*) filter (where organization_id = $1)::int as here,
         count(*) filter (where organization_id = $2)::int as there from ${name}`,
      [person.organizationId, id],
    );
    if (rows[0]!.here > 0 && name !== "users") left.push(name);
    if (rows[0]!.there > 0) moved.push(name);
  }
  expect(left).toEqual([]);
  for (const name of ["visits", "takes", "take_parts", "utterances", "visit_events", "documents", "document_versions"])
    expect(moved).toContain(name);
  for (const name of ["visit_work", "draft_work", "pending_drafts", "templates", "template_versions", "appointments"])
    expect(moved).toContain(name);
});
