import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOneOfEach, type Ids } from "../security/routeClient";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let operator: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.newUser("admin");
});
afterAll(() => server.stop());

const query = (sql: string, ...values: unknown[]) => server.context.database.query(sql, values);
const organizationOf = async (table: string, id: string): Promise<unknown> =>
  (await query(`select organization_id as at from ${table} where id = $1`, id)).rows[0]?.["at"];
const idsOf = async (user: TestUser, path: string): Promise<string[]> => {
  const response = await server.call(user, "GET", `/api/v1${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return ((await response.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
};
const moveHere = (user: TestUser) =>
  server.call(operator, "POST", `/api/v1/organizations/${operator.organizationId}/people`, {
    user_id: user.id,
    visits: "go_along",
  });
/** A person in a practice of their own with a visit of a patient, and everything else once. */
async function newPerson(): Promise<{ user: TestUser; ids: Ids }> {
  const user = await server.newUser("enterprise", "own");
  const ids = await createOneOfEach(server, user);
  await query("update visits set patient_id = $2 where id = $1", ids.visit, ids.patient);
  return { user, ids };
}

test.each([
  ["an appointment", "update appointments set sealed = $2 where id = $1", "appointment"],
  ["a template", "update template_versions set sealed = $2 where template_id = $1", "template"],
  ["a patient", "update patients set sealed = $2 where id = $1", "patient"],
  ["a visit", "update visits set sealed = $2 where id = $1", "visit"],
  ["a visit's key", "update data_keys set wrapped = $2 where id = $1", "visit"],
] as const)("%s that cannot be read does not stop the move of its owner", async (_, sql, damaged) => {
  const { user, ids } = await newPerson();
  await query(sql, ids[damaged], randomBytes(60));
  server.context.vault.forget(null);
  expect((await moveHere(user)).status).toBe(200);
  for (const [table, id] of [
    ["visits", ids.visit],
    ["appointments", ids.appointment],
    ["templates", ids.template],
  ] as const)
    expect([table, await organizationOf(table, id)]).toEqual([table, operator.organizationId]);
  const { rows } = await query("select patient_id as patient from visits where id = $1", ids.visit);
  expect(rows[0]?.["patient"] === null).toBe(damaged === "patient");
  if (damaged === "patient") expect(server.logLines.some((line) => line.includes(ids.patient))).toBe(true);
});

test("a person whose own row cannot be read is moved with everything", async () => {
  const { user, ids } = await newPerson();
  await query("update users set sealed = $2 where id = $1", user.id, randomBytes(90));
  const moved = await moveHere(user);
  expect([moved.status, await moved.json()]).toMatchObject([200, { id: user.id, email: "", last_name: null }]);
  expect(await organizationOf("visits", ids.visit)).toBe(operator.organizationId);
});

test("a damaged key makes only its own visit unreadable in a list", async () => {
  const { user, ids: bad } = await newPerson();
  const good = await createOneOfEach(server, user);
  await query("update data_keys set wrapped = $2 where id = $1", bad.visit, randomBytes(60));
  server.context.vault.forget(null);
  expect(await idsOf(user, "/visits")).toEqual([good.visit]);
});
