import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visit } from "../../../src/shared/visits/visit";
import { drafted } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let admin: TestUser;
let clinician: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newUser("admin");
  clinician = await server.newUser("pro");
});
afterAll(() => server.stop());

const call = (user: TestUser, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);
const create = async <T>(user: TestUser, path: string, json: unknown): Promise<T> =>
  (await (await call(user, "POST", path, json)).json()) as T;
const set = async (json: unknown): Promise<number> => (await call(admin, "PATCH", "/organization", json)).status;

test("the practice's time zone, or else the clinician's, decides the dates of exports of new visits", async () => {
  // Nov 20 on the clinician's computer in Chicago, Nov 21 in UTC
  const visit = { time_zone: "America/Chicago", started_at: "2025-11-21T03:00:00Z" };
  const dayOf = async ({ id }: Visit): Promise<string> => {
    await call(clinician, "PUT", `/visits/${id}/transcript`, { text: "Patient: My knee hurts." });
    const { id: note } = await drafted(server, clinician, id);
    const { headers } = await call(clinician, "GET", `/documents/${note}/export`);
    return /note-([\d-]{10})/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
  };
  expect(await dayOf(await create<Visit>(clinician, "/visits", visit))).toBe("2025-11-20");
  expect(await set({ time_zone: "Asia/Tokyo" })).toBe(200);
  const created = await create<Visit>(clinician, "/visits", visit);
  expect([created.time_zone, await dayOf(created)]).toEqual(["Asia/Tokyo", "2025-11-21"]);
  expect(await set({ time_zone: "Nowhere/City" })).toBe(400);
});

test("every member reads only the name, the consent wording and whether signed notes are shared", async () => {
  const read = async (user: TestUser) => (await call(user, "GET", "/practice")).json();
  expect(await read(clinician)).toEqual({ name: "Chartside", consent_wording: null, share_signed_notes: false });
  expect(await set({ consent_wording: " May I record? " })).toBe(200);
  expect(await read(clinician)).toEqual({
    name: "Chartside",
    consent_wording: "May I record?",
    share_signed_notes: false,
  });
  expect(await read(await server.newUser("pro", "own"))).toMatchObject({ consent_wording: null });
  expect(await set({ consent_wording: "x".repeat(501) })).toBe(400);
});

test("the server's settings apply where the practice has set nothing", async () => {
  const wording = "May I record this visit?";
  const other = await startTestServer({
    CHARTSIDE_TIME_ZONE: "Europe/Lisbon",
    CHARTSIDE_DEFAULT_TEMPLATE: "behavioral-health",
    CHARTSIDE_CONSENT_WORDING: wording,
  });
  const owner = await other.newUser("admin");
  const body = async (method: string, path: string, json?: unknown): Promise<unknown> =>
    (await other.call(owner, method, `/api/v1${path}`, json)).json();
  const usual = { time_zone: "Europe/Lisbon", template_id: "behavioral-health" };
  expect(await body("POST", "/visits", { time_zone: "America/Chicago" })).toMatchObject(usual);
  expect(await body("GET", "/practice")).toMatchObject({ consent_wording: wording });
  const shown = { time_zone: "Europe/Lisbon", default_template: "behavioral-health", consent_wording: wording };
  expect(await body("GET", "/organization")).toMatchObject({ time_zone: null, server: shown });
  await body("PATCH", "/organization", { time_zone: "Asia/Tokyo", consent_wording: "Is recording all right?" });
  expect(await body("POST", "/visits", {})).toMatchObject({ time_zone: "Asia/Tokyo" });
  expect(await body("GET", "/practice")).toMatchObject({ consent_wording: "Is recording all right?" });
  await other.stop();
});

test("names of practices and people cannot look like several lines or reverse the text that follows", async () => {
  for (const mark of ["\r\n", "\u2028", "\u202e", "\u2066"]) {
    expect(await set({ name: `North${mark}gate` })).toBe(400);
    const person = await call(admin, "PUT", "/auth/user/me", { first_name: `No${mark}ra` });
    expect(person.status).toBe(400);
  }
  expect(await set({ name: "מרפאת צפון – Northgate" })).toBe(200);
});
