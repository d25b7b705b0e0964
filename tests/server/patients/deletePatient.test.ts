import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

const call = (method: string, path: string, json?: unknown, as = user) =>
  server.call(as, method, `/api/v1${path}`, json);
const create = async (path: string, json: unknown): Promise<string> =>
  ((await (await call("POST", path, json)).json()) as { id: string }).id;
const keysOf = async (id: string): Promise<number> =>
  (await server.context.database.query("select 1 from data_keys where kind = 'patient' and id = $1", [id])).rows.length;

test("DELETE /patients/{id} deletes the record with its key", async () => {
  const numbers = { record_numbers: [{ system: "MRN", value: "4711" }] };
  const id = await create("/patients", { family_name: "Whitfield", ...numbers });
  expect(await keysOf(id)).toBe(1);
  expect((await call("DELETE", `/patients/${id}`)).status).toBe(204);
  expect([await keysOf(id), (await call("GET", `/patients/${id}`)).status]).toEqual([0, 404]);
  expect(await (await call("GET", "/patients?q=whitfield")).json()).toMatchObject({ items: [] });
  expect((await call("POST", "/patients", { family_name: "Zhao", ...numbers })).status).toBe(201);
  const { rows } = await server.context.database.query(
    "select user_id, detail from audit_events where action = 'patient_deleted'",
  );
  expect(rows).toEqual([{ user_id: user.id, detail: { patient: id } }]);
});

test("a patient with a session, an appointment or a merged record is kept", async () => {
  const patientOf = () => create("/patients", { family_name: "Okafor" });
  const [visited, booked, merged, into] = [await patientOf(), await patientOf(), await patientOf(), await patientOf()];
  await create("/visits", { patient_id: visited });
  const colleague = await server.newUser("enterprise");
  const appointment = { patient_id: booked, starts_at: new Date().toISOString() };
  expect((await call("POST", "/appointments", appointment, colleague)).status).toBe(201);
  expect((await call("POST", `/patients/${merged}/merge`, { into })).status).toBe(200);
  for (const id of [visited, booked, into]) {
    const response = await call("DELETE", `/patients/${id}`);
    expect([response.status, ((await response.json()) as Problem).detail]).toEqual([
      409,
      expect.stringMatching(/^Sessions, appointments or merged records belong to this patient\./),
    ]);
    expect([await keysOf(id), (await call("GET", `/patients/${id}`)).status]).toEqual([1, 200]);
  }
});

test("a patient of another practice is not found", async () => {
  const id = await create("/patients", { family_name: "Moss" });
  const stranger = await server.newUser("admin", "own");
  expect((await call("DELETE", `/patients/${id}`, undefined, stranger)).status).toBe(404);
  expect((await call("GET", `/patients/${id}`)).status).toBe(200);
});
