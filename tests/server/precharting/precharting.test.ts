import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Appointment,
  appointmentListSchema,
  appointmentSchema,
} from "../../../src/shared/precharting/appointment";
import { type Prechart, prechartSchema } from "../../../src/shared/precharting/prechart";
import type { Visit } from "../../../src/shared/visits/visit";
import { drafted, kneeVisit, visitWith } from "../notes/notesHarness";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => void (user = await server.newUser("enterprise")));

const call = (method: string, path: string, json?: unknown, as = user): Promise<Response> =>
  server.call(as, method, `/api/v1${path}`, json);
const at = "2026-11-19T15:40:00.000Z";

async function create(change: object = {}, as = user): Promise<Appointment> {
  const body = { starts_at: at, patient_name: "Harold Whitfield", reason: "Blood pressure", ...change };
  const response = await call("POST", "/appointments", body, as);
  expect(response.status).toBe(201);
  return appointmentSchema.parse(await response.json());
}
const listed = async (from: string, to: string, as = user): Promise<Appointment[]> => {
  const query = new URLSearchParams({ from, to });
  return appointmentListSchema.parse(await (await call("GET", `/appointments?${query}`, undefined, as)).json()).items;
};
const prechart = async (id: string): Promise<Prechart> => {
  const response = await call("GET", `/precharts/${id}`);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return prechartSchema.parse(body);
};
async function newVisit(patient_name: string, more: object = {}): Promise<Visit> {
  return (await (await call("POST", "/visits", { patient_name, ...more })).json()) as Visit;
}

describe("/appointments", () => {
  test("lists appointments by day in order of time [P1.04]", async () => {
    const late = await create({ starts_at: "2026-11-19T20:00:00Z", patient_name: "Mei-Lin Zhao" });
    const early = await create({ starts_at: "2026-11-19T14:20:00Z", patient_name: "Ruth Adeyemi", reason: null });
    await create({ starts_at: "2026-11-20T14:20:00Z" });
    expect(await listed("2026-11-19T06:00:00Z", "2026-11-20T06:00:00Z")).toEqual([early, late]);
    expect(early).toMatchObject({ patient_name: "Ruth Adeyemi", reason: null, visit: null });
  });

  test("excludes the end of a time range", async () => {
    const midnight = await create({ starts_at: "2026-11-20T06:00:00Z" });
    expect(await listed("2026-11-19T06:00:00Z", "2026-11-20T06:00:00Z")).toEqual([]);
    expect(await listed("2026-11-20T06:00:00Z", "2026-11-21T06:00:00Z")).toEqual([midnight]);
  });

  test("accepts dates, the last of which is included to its end", async () => {
    const late = await create({ starts_at: "2026-11-20T23:59:00Z" });
    await create({ starts_at: "2026-11-21T00:00:00Z" });
    expect(await listed("2026-11-20", "2026-11-20")).toEqual([late]);
    expect((await call("GET", "/appointments?from=yesterday")).status).toBe(400);
  });

  test("defaults to seven days from today", async () => {
    const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    await create({ starts_at: inDays(-2) });
    const soon = await create({ starts_at: inDays(5) });
    const later = await create({ starts_at: inDays(9) });
    const list = async (query: string): Promise<Appointment[]> =>
      appointmentListSchema.parse(await (await call("GET", `/appointments${query}`)).json()).items;
    expect(await list("")).toEqual([soon]);
    expect(await list(`?from=${inDays(4)}`)).toEqual([soon, later]);
    expect(await list(`?to=${inDays(10)}`)).toEqual([soon, later]);
  });

  test("changes the given fields only", async () => {
    const { id } = await create();
    const moved = await call("PATCH", `/appointments/${id}`, { starts_at: "2026-11-19T16:00:00Z" });
    expect(await moved.json()).toMatchObject({
      starts_at: "2026-11-19T16:00:00.000Z",
      patient_name: "Harold Whitfield",
      reason: "Blood pressure",
    });
    const renamed = await call("PATCH", `/appointments/${id}`, { patient_name: "Harry Whitfield", reason: "" });
    expect(await renamed.json()).toMatchObject({ patient_name: "Harry Whitfield", reason: null });
  });

  test("answers 404 after deletion", async () => {
    const { id } = await create();
    expect((await call("DELETE", `/appointments/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/appointments/${id}`)).status).toBe(404);
    expect((await call("GET", `/precharts/${id}`)).status).toBe(404);
  });

  test.each([
    ["no name", { patient_name: "" }],
    ["a blank name", { patient_name: "   " }],
    ["a name of 201 characters", { patient_name: "x".repeat(201) }],
    ["an invalid time", { starts_at: "tomorrow" }],
    ["a time without its time zone", { starts_at: "2026-11-19T15:40:00" }],
    ["a reason of 2001 characters", { reason: "x".repeat(2_001) }],
  ])("refuses %s", async (_, change) => {
    const body = { starts_at: at, patient_name: "Harold Whitfield", ...change };
    expect((await call("POST", "/appointments", body)).status).toBe(400);
  });

  test("answers 404 for another clinician's appointment, like for an unknown id", async () => {
    const { id } = await create();
    const other = await server.newUser("admin");
    for (const missing of [id, randomUUID()]) {
      const answers = [
        await call("PATCH", `/appointments/${missing}`, { patient_name: "Stolen" }, other),
        await call("DELETE", `/appointments/${missing}`, undefined, other),
        await call("GET", `/precharts/${missing}`, undefined, other),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await listed("2026-11-19T00:00:00Z", "2026-11-20T00:00:00Z", other)).toEqual([]);
    expect((await prechart(id)).appointment.patient_name).toBe("Harold Whitfield");
  });

  test("stores and logs no plain text of an appointment", async () => {
    const { id } = await create({ patient_name: "Zyxwvuta", reason: "Zyxwvutb" });
    await call("PATCH", `/appointments/${id}`, { reason: "Zyxwvutc" });
    await call("GET", `/precharts/${id}`);
    await call("POST", "/appointments", { patient_name: "Zyxwvutd", starts_at: "Zyxwvute" });
    const { rows } = await server.context.database.query<{ text: string }>(
      "select string_agg(a::text, '') as text from appointments a",
    );
    expect(rows[0]?.text).toContain(id);
    expect(rows[0]?.text).not.toContain("Zyxwvut");
    expect(rows[0]?.text).not.toContain(Buffer.from("Zyxwvut").toString("hex"));
    expect(server.logLines.join("")).not.toContain("Zyxwvut");
  });
});

describe("the visit of an appointment", () => {
  test("is the one started from it, unless it is deleted", async () => {
    const { id } = await create();
    const visit = await newVisit("Harold Whitfield");
    const linked = await call("PATCH", `/appointments/${id}`, { visit_id: visit.id });
    expect(await linked.json()).toMatchObject({ visit: { id: visit.id, status: "open" } });
    await call("DELETE", `/visits/${visit.id}`);
    expect((await prechart(id)).appointment.visit).toBeNull();
    await call("POST", `/visits/${visit.id}/restore`);
    expect((await prechart(id)).appointment.visit).toEqual({ id: visit.id, status: "open" });
    await server.context.database.query("delete from visits where id = $1", [visit.id]);
    expect((await prechart(id)).appointment.visit).toBeNull();
  });

  test("cannot be another user's", async () => {
    const { id } = await create();
    const theirs = (await (await call("POST", "/visits", {}, await server.newUser())).json()) as Visit;
    expect((await call("PATCH", `/appointments/${id}`, { visit_id: theirs.id })).status).toBe(404);
    expect((await prechart(id)).appointment.visit).toBeNull();
  });
});

test("the history of an appointment with a patient has the visits with that record or only that name", async () => {
  const born = (birth_date: string) => call("POST", "/patients", { family_name: "Whitfield", birth_date });
  const [own, twin] = (await Promise.all(
    ["1957-03-14", "1991-01-02"].map(async (day) => (await born(day)).json()),
  )) as [{ id: string }, { id: string }];
  const visits = [
    await newVisit("", { patient_id: own.id }),
    await newVisit("Whitfield"),
    await newVisit("", { patient_id: twin.id }),
  ];
  const soon = new Date(Date.now() + 60_000).toISOString();
  const appointment = await create({ starts_at: soon, patient_id: own.id, patient_name: undefined });
  expect(appointment).toMatchObject({ patient_name: "Whitfield", patient: { id: own.id, birth_date: "1957-03-14" } });
  const { history } = await prechart(appointment.id);
  expect(history.map(({ visit_id, by_name }) => [visit_id, by_name])).toEqual([
    [visits[1]?.id, true],
    [visits[0]?.id, false],
  ]);
  const changed = await call("PATCH", `/appointments/${appointment.id}`, { patient_id: null, patient_name: "Ruth" });
  expect(await changed.json()).toMatchObject({ patient: null, patient_name: "Ruth" });
  expect((await call("POST", "/appointments", { starts_at: soon, patient_id: randomUUID() })).status).toBe(400);
  expect((await call("POST", "/appointments", { starts_at: soon })).status).toBe(400);
});

describe("the patient history of GET /precharts/{id}", () => {
  /** An appointment later than everything a test creates. */
  const upcoming = (patient_name: string): Promise<Appointment> =>
    create({ patient_name, starts_at: new Date(Date.now() + 3_600_000).toISOString() });

  test("is the clinician's earlier visits of that name in any spelling, newest first [P1.04]", async () => {
    const first = await newVisit("Harold Whitfield", { reason: "Knee" });
    const second = await newVisit("whitfield, HAROLD", { reason: "Cough" });
    await newVisit("Harold Whitfield Jr");
    await newVisit("Whitfield");
    await newVisit("Ruth Adeyemi", { title: "Harold Whitfield" });
    const { id } = await upcoming("Harold Whitfield");
    const { history } = await prechart(id);
    expect(history.map(({ visit_id, reason }) => [visit_id, reason])).toEqual([
      [second.id, "Cough"],
      [first.id, "Knee"],
    ]);
    expect(history.map(({ note }) => note)).toEqual([null, null]);
  });

  test("has the text of signed notes only", async () => {
    const { visitId } = await visitWith(server, user, kneeVisit);
    await call("PATCH", `/visits/${visitId}`, { patient_name: "Ellen Canary" }); // makes the name searchable
    const note = await drafted(server, user, visitId);
    const { id } = await upcoming("Ellen Canary");
    expect((await prechart(id)).history).toMatchObject([{ visit_id: visitId, status: "ready", note: null }]);

    await call("POST", `/documents/${note.id}/sign`, { version: note.version });
    await call("POST", `/documents/${note.id}/addenda`, { text: "Called back." });
    const [signed] = (await prechart(id)).history;
    expect(signed).toMatchObject({ status: "signed", note: { id: note.id, signed_by: "Nora Lindqvist" } });
    expect(signed?.note?.addenda).toMatchObject([{ text: "Called back." }]);
    const written = note.sections.filter(({ sentences }) => sentences.length > 0);
    expect(signed?.note?.sections).toEqual(
      written.map(({ key, title, style, sentences }) => ({
        key,
        title,
        style,
        sentences: sentences.map(({ text }) => text),
      })),
    );
  });

  test("leaves out visits that are another user's, deleted, later or the appointment's own", async () => {
    const other = await server.newUser("enterprise");
    await call("POST", "/visits", { patient_name: "Harold Whitfield" }, other);
    const deleted = await newVisit("Harold Whitfield");
    await call("DELETE", `/visits/${deleted.id}`);
    const own = await newVisit("Harold Whitfield");
    const { id } = await upcoming("Harold Whitfield");
    await call("PATCH", `/appointments/${id}`, { visit_id: own.id });
    expect((await prechart(id)).history).toEqual([]);
    const past = await create({ starts_at: "2020-01-01T10:00:00Z" });
    expect((await prechart(past.id)).history).toEqual([]);
  });

  test("is empty for a name without letters", async () => {
    await newVisit("???");
    const { id } = await upcoming("???");
    expect((await prechart(id)).history).toEqual([]);
  });
});
