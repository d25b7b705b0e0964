import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { maxSessions } from "../../../src/server/auth/sessions/Sessions";
import { Visits } from "../../../src/server/visits/Visits";
import type { Amendment } from "../../../src/shared/visits/amendment";
import { keptVersions, maxDeleted, maxTemplates } from "../../../src/server/templates/TemplatesRepository";
import { post, password } from "../auth/authClient";
import { drafted, kneeVisit, saveOf, visitWith } from "../notes/notesHarness";
import { newVisit, problemOf, RecordingClient } from "../recording/RecordingClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser("enterprise");
});
afterAll(() => server.stop());

const call = async (method: string, path: string, json?: unknown): Promise<Response> =>
  server.call(user, method, `/api/v1${path}`, json);

interface Page {
  items: Record<string, unknown>[];
  next_cursor: string | null;
}

/** Reads all pages of a list with two items each. @returns this property of the items, and the number of pages. */
async function pagesOf(path: string, property: string): Promise<{ found: unknown[]; pages: number }> {
  const found: unknown[] = [];
  let cursor = "";
  for (let pages = 1; ; pages += 1) {
    const response = await call("GET", `${path}${path.includes("?") ? "&" : "?"}limit=2${cursor}`);
    expect(response.status).toBe(200);
    const page = (await response.json()) as Page;
    expect(page.items.length).toBeLessThanOrEqual(2);
    found.push(...page.items.map((item) => item[property]));
    if (page.next_cursor === null) return { found, pages };
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
}

describe("a list that grows has pages", () => {
  test("of appointments, also of the same time", async () => {
    const at = (hour: string) => `2026-11-19T${hour}:00:00.000Z`;
    const starts = ["15", "09", "09", "09", "12"];
    for (const [index, hour] of starts.entries())
      await call("POST", "/appointments", { patient_name: `Patient ${index}`, starts_at: at(hour) });
    const { found, pages } = await pagesOf("/appointments?from=2026-11-19&to=2026-11-19", "starts_at");
    expect(found).toEqual(["09", "09", "09", "12", "15"].map(at));
    expect(pages).toBe(3);
    const names = await pagesOf("/appointments?from=2026-11-19&to=2026-11-19", "patient_name");
    expect(new Set(names.found).size).toBe(5);
  });

  test("of a visit's notes, newest first", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const ids: unknown[] = [];
    for (let draft = 0; draft < 5; draft += 1) {
      const response = await call("POST", `/visits/${visitId}/documents`, {});
      ids.unshift(((await response.json()) as { id: string }).id);
    }
    expect(await pagesOf(`/visits/${visitId}/documents`, "id")).toEqual({ found: ids, pages: 3 });
  });

  test("of the server's organizations, oldest first", async () => {
    const operator = await server.newUser("admin");
    await server.context.database.query("update users set is_operator = true where id = $1", [operator.id]);
    const as = (path: string) => server.call(operator, "GET", `/api/v1/organizations${path}`);
    await server.context.database.query(
      `insert into organizations (name, created_at)
       select 'Practice ' || n, now() + make_interval(secs => n / 2) from generate_series(1, 4) n`,
    );
    const found: string[] = [];
    for (let cursor: string | null = "", pages = 0; cursor !== null; pages += 1) {
      const page: Page = (await (await as(`?limit=2${cursor && `&cursor=${cursor}`}`)).json()) as Page;
      expect(page.items.length).toBeLessThanOrEqual(2);
      found.push(...page.items.map(({ id }) => String(id)));
      expect(pages).toBeLessThan(20);
      cursor = page.next_cursor;
    }
    const { rows } = await server.context.database.query<{ id: string }>(
      "select id from organizations order by created_at, id",
    );
    expect(found).toEqual(rows.map(({ id }) => id));
    expect((await as("?limit=201")).status).toBe(400);
    expect((await as("?cursor=x")).status).toBe(400);
  });

  test("of a note's versions, newest first", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    let note = await drafted(server, user, visitId);
    for (let edit = 0; edit < 4; edit += 1) {
      const save = saveOf(note, "subjective", (text) => `${text} Edit ${edit}.`);
      note = (await (await call("PATCH", `/documents/${note.id}`, save)).json()) as typeof note;
    }
    const { found, pages } = await pagesOf(`/documents/${note.id}/versions`, "version");
    expect(found).toEqual(Array.from({ length: note.version }, (_, index) => note.version - index));
    expect(pages).toBe(Math.ceil(note.version / 2));
    expect((await call("GET", `/documents/${note.id}/versions?cursor=x`)).status).toBe(200);
  });
});

describe("a list without pages has a limit", () => {
  test("of takes of a visit", async () => {
    const visitId = await newVisit(server, user);
    await server.context.database.query(
      "insert into takes (id, visit_id, seq, mime, source, state) values ($1, $2, 499, 'audio/ogg', 'import', 'finished')",
      [randomUUID(), visitId],
    );
    const refused = await new RecordingClient(server, user, visitId).begin();
    expect(await problemOf(refused)).toEqual({ status: 409, code: "conflict" });
  });

  test("of missing parts for each take, and reads those of all takes with few queries", async () => {
    const visitId = await newVisit(server, user);
    const { database } = server.context;
    await database.query(
      `insert into takes (id, visit_id, seq, mime, source, highest_part)
       select gen_random_uuid(), $1, n, 'audio/ogg', 'import', 89999 from generate_series(1, 500) n`,
      [visitId],
    );
    const path = `/visits/${visitId}/takes`;
    const query = vi.spyOn(database, "query");
    const { items } = (await (await call("GET", path)).json()) as { items: { missing: number[] }[] };
    const queries = query.mock.calls.length;
    query.mockRestore();
    expect(items).toHaveLength(500);
    expect(items[0]?.missing).toEqual(Array.from({ length: 100 }, (_, number) => number));
    expect(queries).toBeLessThan(10);
  });

  test("of a user's templates", async () => {
    const template = { title: "Knee", sections: [{ title: "Plan", style: "bullets" }] };
    const statuses: number[] = [];
    for (let made = 0; made <= maxTemplates; made += 1)
      statuses.push((await call("POST", "/templates", template)).status);
    expect(statuses).toEqual([...Array<number>(maxTemplates).fill(201), 409]);
  });

  test("of templates that are restored", async () => {
    const other = await server.newUser();
    const as = (method: string, path: string, json?: unknown) => server.call(other, method, `/api/v1${path}`, json);
    const template = { title: "Knee", sections: [{ title: "Plan", style: "bullets" }] };
    const first = (await (await as("POST", "/templates", template)).json()) as { id: string };
    await as("DELETE", `/templates/${first.id}`);
    await server.context.database.query(
      `insert into templates (organization_id, owner_id)
       select organization_id, owner_id from templates, generate_series(1, ${maxTemplates}) where id = $1`,
      [first.id],
    );
    expect((await as("POST", `/templates/${first.id}/restore`, {})).status).toBe(409);
    await server.context.database.query("delete from templates where owner_id = $1 and id <> $2", [other.id, first.id]);
    expect((await as("POST", `/templates/${first.id}/restore`, {})).status).toBe(200);
  });

  test("of deleted templates, except those that notes were drafted with", async () => {
    const other = await server.newUser();
    const as = (method: string, path: string, json?: unknown) => server.call(other, method, `/api/v1${path}`, json);
    const create = async () => {
      const template = { title: "Knee", sections: [{ title: "Plan", style: "bullets" }] };
      return ((await (await as("POST", "/templates", template)).json()) as { id: string }).id;
    };
    const [used, unused, last] = [await create(), await create(), await create()];
    const { visitId } = await visitWith(server, other, kneeVisit, used);
    await drafted(server, other, visitId);
    for (const id of [used, unused]) expect((await as("DELETE", `/templates/${id}`)).status).toBe(204);
    await server.context.database.query(
      `insert into templates (organization_id, owner_id, deleted_at)
       select organization_id, owner_id, now() from templates, generate_series(1, ${maxDeleted - 1}) where id = $1`,
      [last],
    );
    expect((await as("DELETE", `/templates/${last}`)).status).toBe(204);
    const restored = [used, unused, last].map(async (id) => (await as("POST", `/templates/${id}/restore`, {})).status);
    expect(await Promise.all(restored)).toEqual([200, 404, 200]);
  });

  test("of a template's versions, except those that notes were drafted with", async () => {
    const template = (title: string) => ({ title, sections: [{ title: "Plan", style: "bullets" }] });
    const other = await server.newUser();
    const as = (method: string, path: string, json?: unknown) => server.call(other, method, `/api/v1${path}`, json);
    const { id } = (await (await as("POST", "/templates", template("Knee"))).json()) as { id: string };
    await as("PUT", `/templates/${id}`, template("Knee 2"));
    const { visitId } = await visitWith(server, other, kneeVisit, id);
    expect(await drafted(server, other, visitId)).toMatchObject({ template_version: 2 });
    for (let version = 3; version <= keptVersions + 5; version += 1)
      expect((await as("PUT", `/templates/${id}`, template(`Knee ${version}`))).status).toBe(200);
    const { rows } = await server.context.database.query<{ version: number }>(
      "select version from template_versions where template_id = $1 order by version",
      [id],
    );
    const newest = Array.from({ length: keptVersions }, (_, index) => index + 6);
    expect(rows.map(({ version }) => version)).toEqual([2, ...newest]);
  });

  test("of addenda of a note", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    const { id, version } = await drafted(server, user, visitId);
    expect((await call("POST", `/documents/${id}/sign`, { version })).status).toBe(200);
    const statuses: number[] = [];
    for (let added = 0; added <= 100; added += 1)
      statuses.push((await call("POST", `/documents/${id}/addenda`, { text: `Addendum ${added}.` })).status);
    expect(statuses).toEqual([...Array<number>(100).fill(201), 409]);
  });

  test("of records merged into a patient", async () => {
    const create = async () =>
      ((await (await call("POST", "/patients", { family_name: "Zhao" })).json()) as { id: string }).id;
    const [stays, last] = [await create(), await create()];
    await server.context.database.query(
      `insert into patients (id, organization_id, created_by, sealed, search_tokens, survivor_id, merged_into)
       select gen_random_uuid(), organization_id, created_by, sealed, search_tokens, id, id
       from patients, generate_series(1, 50) where id = $1`,
      [stays],
    );
    const refused = await call("POST", `/patients/${last}/merge`, { into: stays });
    expect(await problemOf(refused)).toEqual({ status: 409, code: "conflict" });
    // records that cannot be read (these are sealed for another id) are left out of the patient
    expect(await (await call("GET", `/patients/${stays}`)).json()).toMatchObject({ id: stays, merged: [] });
  });

  test("of amendments of a visit, which the list of visits leaves out", async () => {
    const visitId = await newVisit(server, user);
    await server.context.database.query("update visits set status = 'signed' where id = $1", [visitId]);
    const amend = (reason: string) => call("POST", `/visits/${visitId}/amendments`, { reason, explanation: "Wrong." });
    const amended = (await (await amend("Knee")).json()) as { amendments: Amendment[] };
    expect(amended.amendments).toHaveLength(1);
    const visits = new Visits(server.context.database, server.context.vault);
    const text = await visits.textOf(visitId);
    const amendments = Array.from({ length: 100 }, () => amended.amendments).flat();
    await visits.setText(visitId, { ...text, amendments });
    expect(await problemOf(await amend("Hip"))).toEqual({ status: 409, code: "conflict" });
    const { items } = (await (await call("GET", "/visits?limit=5")).json()) as { items: { id: string }[] };
    expect(items.find(({ id }) => id === visitId)).toMatchObject({ reason: "Knee", amendments: [] });
    expect(await (await call("GET", `/visits/${visitId}`)).json()).toMatchObject({ amendments });
  });

  test("of an account's sessions: the one that was active longest ago ends", async () => {
    const email = `${randomUUID()}@example.org`;
    await post(server, "/signup", { email, password });
    const signIn = () => post(server, "/token?grant_type=password", { email, password });
    const first = await signIn();
    const id = (first.json["user"] as { id: string }).id;
    await server.context.database.query(
      `insert into auth_sessions (id, user_id, refresh_key, amr, client)
       select gen_random_uuid(), user_id, refresh_key, amr, client from auth_sessions, generate_series(1, 150)
       where user_id = $1`,
      [id],
    );
    const latest = await signIn();
    const { rows } = await server.context.database.query<{ count: number }>(
      "select count(*)::int as count from auth_sessions where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ count: maxSessions }]);
    const userOf = (token: string) =>
      fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
    expect((await userOf(first.json.access_token)).status).toBe(403);
    expect((await userOf(latest.json.access_token)).status).toBe(200);
  });
});
