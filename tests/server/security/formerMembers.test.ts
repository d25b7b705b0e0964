import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renewSearchTokens } from "../../../src/server/pipeline/renewSearchTokens";
import { EventReader } from "../events/EventReader";
import { drafted, kneeVisit, readNote, visitWith } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let admin: TestUser;
let successor: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newUser("admin");
  successor = await server.newUser("enterprise");
  await call(admin, "PATCH", "/organization", { share_signed_notes: true });
});
afterAll(() => server.stop());

const call = (user: TestUser, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);

interface Belongings {
  visit: string;
  note: string;
  patient: string;
  /** Paths that the person can read while they are in the practice. */
  paths: string[];
}

/** A patient with a signed visit of this person, and everything of it that they can read. */
async function belongingsOf(person: TestUser): Promise<Belongings> {
  const made = (await (
    await call(person, "POST", "/patients", { given_name: "Ellen", family_name: "Canary", birth_date: "1957-03-14" })
  ).json()) as { id: string };
  const { visitId: visit } = await visitWith(server, person, kneeVisit);
  await call(person, "PATCH", `/visits/${visit}`, { patient_id: made.id });
  const { id: note } = await drafted(server, person, visit);
  await readNote(await call(person, "POST", `/documents/${note}/sign`, {}));
  await renewSearchTokens(server.context, new AbortController().signal);
  const exports = ["txt", "md", "docx", "pdf", "fhir", "print"].map(
    (format) => `/documents/${note}/export?format=${format}`,
  );
  const lists = ["/visits", "/visits?q=Canary", "/practice/visits", "/practice/visits?q=Canary", "/patients?q=Canary"];
  const records = [
    `/visits/${visit}`,
    `/visits/${visit}/documents`,
    `/visits/${visit}/transcript`,
    `/documents/${note}`,
  ];
  const paths = [...lists, ...records, ...exports, `/practice/visits/${visit}`, `/patients/${made.id}`];
  return { visit, note, patient: made.id, paths };
}

/** Reads all paths. @returns the status of each, 204 for an empty list. */
async function read(user: TestUser, { paths }: Belongings): Promise<Record<string, number>> {
  const statuses = paths.map(async (path) => {
    const response = await call(user, "GET", path);
    const text = await response.text();
    expect(response.headers.get("cache-control"), path).toContain("no-store"); // no browser or proxy keeps it
    expect(response.headers.get("etag"), path).toBeNull();
    const isEmpty = response.status === 200 && /^\{"items":\[\]/.test(text);
    return [path, isEmpty ? 204 : response.status] as const;
  });
  return Object.fromEntries(await Promise.all(statuses));
}
const all = ({ paths }: Belongings, status: number) => Object.fromEntries(paths.map((path) => [path, status]));

describe("a person who was removed from the practice", () => {
  test("loses lists, records, exports, shared notes and the open event stream immediately", async () => {
    const person = await server.newUser("enterprise");
    const owned = await belongingsOf(person);
    expect(await read(person, owned)).toEqual(all(owned, 200));
    const stream = await EventReader.open(server, person, owned.visit);
    await stream.until(({ events }) => events.length > 0);
    const removed = await call(admin, "POST", `/users/${person.id}/remove`, { successor_id: successor.id });
    expect(removed.status).toBe(204);
    expect(await read(person, owned)).toEqual(all(owned, 401));
    await stream.until(({ isOver }) => isOver);
    const again = await EventReader.open(server, person, owned.visit, stream.lastEventId);
    expect(again.response.status).toBe(401);
    expect(await read(successor, owned)).toEqual(all(owned, 200));
  });
});

describe("a person who was moved to another practice, with the visits left to a colleague", () => {
  test("finds none of them there, with the former sign-in or a new one", async () => {
    const person = await server.newUser("enterprise");
    const owned = await belongingsOf(person);
    const { organizationId } = await server.newUser("admin", "own");
    const operator = await server.newUser("admin");
    const { database } = server.context;
    await database.query("update users set is_operator = true where id = $1", [operator.id]);
    const stream = await EventReader.open(server, person, owned.visit);
    await stream.until(({ events }) => events.length > 0);
    const move = { user_id: person.id, visits: "stay", successor_id: successor.id };
    expect((await call(operator, "POST", `/organizations/${organizationId}/people`, move)).status).toBe(200);
    expect(await read(person, owned)).toEqual(all(owned, 401));
    await stream.until(({ isOver }) => isOver);

    const member = (await (await call(operator, "GET", `/organizations/${organizationId}/people`)).json()) as {
      items: { id: string; email: string }[];
    };
    const email = member.items.find(({ id }) => id === person.id)?.email;
    const grant = { email, password: "Knee-pain-2-weeks" };
    const signedIn = await server.call(null, "POST", "/auth/v1/token?grant_type=password", grant);
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const back = { ...person, organizationId, bearer: `Bearer ${token}` };
    const found = await read(back, owned);
    const isRecord = (path: string) => [owned.visit, owned.note, owned.patient].some((id) => path.includes(id));
    expect(found).toEqual(Object.fromEntries(owned.paths.map((path) => [path, isRecord(path) ? 404 : 204])));
  });
});

test("the stream of a visit that was given to a colleague ends, though its reader is still signed in", async () => {
  const person = await server.newUser("enterprise");
  const owned = await belongingsOf(person);
  const stream = await EventReader.open(server, person, owned.visit);
  await stream.until(({ events }) => events.length > 0);
  const { database } = server.context;
  await database.query("update visits set owner_id = $2 where id = $1", [owned.visit, successor.id]);
  database.notify("session_ended", person.id); // as if a hosted project kept the sessions
  await stream.until(({ isOver }) => isOver);
});

test("turning sharing off ends lists, searches, notes and their search tokens for a colleague immediately", async () => {
  const owned = await belongingsOf(successor);
  const colleague = await server.newUser("enterprise");
  const shared = { ...owned, paths: owned.paths.filter((path) => path.startsWith("/practice/")) };
  expect(await read(colleague, shared)).toEqual(all(shared, 200));
  expect((await call(admin, "PATCH", "/organization", { share_signed_notes: false })).status).toBe(200);
  const after = await read(colleague, shared);
  expect(Object.values(after).toSorted((a, b) => a - b)).toEqual([204, 204, 404]);
  const { rows } = await server.context.database.query("select 1 from shared_visits where organization_id = $1", [
    admin.organizationId,
  ]);
  expect(rows).toEqual([]);
});
