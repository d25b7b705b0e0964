import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../../../src/shared/errors";
import { type ListedOrganization, organizationListSchema } from "../../../src/shared/practice/organization";
import { type PracticeMember, practiceMembersSchema } from "../../../src/shared/practice/practiceMember";
import type { VisitPage } from "../../../src/shared/visits/visit";
import { renewSearchTokens } from "../../../src/server/pipeline/renewSearchTokens";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let operator: TestUser;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_COMPANY: "Lakeside" });
  operator = await server.newUser("admin");
});
afterAll(() => server.stop());

const call = (user: TestUser, method: string, path: string, json?: unknown) =>
  server.call(user, method, `/api/v1${path}`, json);
const list = async (): Promise<ListedOrganization[]> =>
  organizationListSchema.parse(await (await call(operator, "GET", "/organizations")).json()).items;
const organization = async (id: string) => (await list()).find((each) => each.id === id);
const create = async (name: string): Promise<ListedOrganization> =>
  (await (await call(operator, "POST", "/organizations", { name })).json()) as ListedOrganization;
const people = async (id: string): Promise<PracticeMember[]> =>
  practiceMembersSchema.parse(await (await call(operator, "GET", `/organizations/${id}/people`)).json()).items;
const move = (to: string, json: unknown) => call(operator, "POST", `/organizations/${to}/people`, json);
const detailOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as Problem).detail,
];
const visitsOf = async (user: TestUser, q = ""): Promise<string[]> =>
  ((await (await call(user, "GET", `/visits?q=${q}`)).json()) as VisitPage).items.map(({ id }) => id);
const newVisit = async (user: TestUser): Promise<string> =>
  ((await (await call(user, "POST", "/visits", { patient_name: "Harold Whitfield" })).json()) as { id: string }).id;
const signIn = async (user: TestUser): Promise<TestUser> => {
  const { rows } = await server.context.database.query<{ organization_id: string }>(
    "select organization_id from users where id = $1",
    [user.id],
  );
  const { email } = (await people(rows[0]?.organization_id ?? "")).find(({ id }) => id === user.id) ?? { email: "" };
  const json = { email, password: "Knee-pain-2-weeks" };
  const response = await server.call(null, "POST", "/auth/v1/token?grant_type=password", json);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { ...user, organizationId: rows[0]?.organization_id ?? "", bearer: `Bearer ${token}` };
};
const audited = async (action: string): Promise<unknown> =>
  (
    await server.context.database.query("select user_id, detail from audit_events where action = $1 order by id desc", [
      action,
    ])
  ).rows[0];

test("the first account belongs to the server's first organization, each later one to a new one", async () => {
  const other = await server.newUser("pro", "own");
  expect(other.organizationId).not.toBe(operator.organizationId);
  const found = await list();
  expect(found[0]).toMatchObject({ id: operator.organizationId, name: "Lakeside", archived_at: null });
  expect(found.find(({ id }) => id === other.organizationId)).toMatchObject({ name: "My practice", people: 1 });
});

describe("an operator", () => {
  test("lists organizations with the numbers of their people and visits", async () => {
    const owner = await server.newUser("pro", "own");
    await newVisit(owner);
    const deleted = await newVisit(owner);
    await call(owner, "DELETE", `/visits/${deleted}`);
    expect(await organization(owner.organizationId)).toMatchObject({ people: 1, visits: 1 });
  });

  test("records that one is created, renamed, archived or restored", async () => {
    const { id } = await create("  Northgate ");
    expect(await organization(id)).toMatchObject({ name: "Northgate", people: 0, visits: 0, archived_at: null });
    const path = `/organizations/${id}`;
    expect(await (await call(operator, "PATCH", path, { name: "Southgate" })).json()).toMatchObject({
      name: "Southgate",
    });
    await call(operator, "PATCH", path, { archived: true });
    expect((await organization(id))?.archived_at).not.toBeNull();
    await call(operator, "PATCH", path, { archived: false });
    expect((await organization(id))?.archived_at).toBeNull();
    for (const change of ["created", "renamed", "archived", "restored"]) {
      const event = { user_id: operator.id, detail: { organization: id } };
      expect([change, await audited(`organization_${change}`)]).toEqual([change, event]);
    }
  });

  test("cannot archive one with people, nor move a person into an archived one", async () => {
    const owner = await server.newUser("pro", "own");
    expect(
      await detailOf(await call(operator, "PATCH", `/organizations/${owner.organizationId}`, { archived: true })),
    ).toEqual([409, "This organization still has people. Move them to another organization, then archive it."]);
    const { id } = await create("Closed");
    await call(operator, "PATCH", `/organizations/${id}`, { archived: true });
    expect(await detailOf(await move(id, { user_id: owner.id, visits: "go_along" }))).toEqual([
      409,
      "This organization is archived. Restore it first.",
    ]);
  });

  test("makes only admins operators, and takes the rights of any but the last", async () => {
    const other = await server.newUser("admin");
    const set = (id: string, is_operator: boolean) =>
      call(operator, "PATCH", `/organizations/${operator.organizationId}/people/${id}`, { is_operator });
    expect((await call(other, "GET", "/organizations")).status).toBe(403);
    expect((await set(other.id, true)).status).toBe(200);
    expect((await call(other, "GET", "/organizations")).status).toBe(200);
    expect(await audited("operator_added")).toEqual({ user_id: operator.id, detail: { user: other.id } });
    expect((await set(other.id, false)).status).toBe(200);
    expect((await call(other, "GET", "/organizations")).status).toBe(403);
    expect((await detailOf(await set(operator.id, false)))[1]).toMatch(/^This is the last operator of the server/);
    const clinician = await server.newUser("pro");
    expect((await detailOf(await set(clinician.id, true)))[1]).toMatch(/^An operator must be an admin/);
  });

  test("makes someone the first admin of their own organization, but does not demote its last admin", async () => {
    const owner = await server.newUser("pro", "own");
    const path = `/organizations/${owner.organizationId}/people/${owner.id}`;
    expect((await call(operator, "PATCH", path, { account_type: "admin" })).status).toBe(200);
    expect((await call(owner, "GET", "/users")).status).toBe(200);
    expect((await people(owner.organizationId))[0]).toMatchObject({ id: owner.id, account_type: "admin" });
    expect((await detailOf(await call(operator, "PATCH", path, { account_type: "pro" })))[0]).toBe(409);
  });
});

describe("moving a person", () => {
  test("takes their visits along and signs them out", async () => {
    const owner = await server.newUser("pro", "own");
    const visit = await newVisit(owner);
    const { id } = await create("Northgate");
    expect((await move(id, { user_id: owner.id, visits: "go_along" })).status).toBe(200);
    expect((await call(owner, "GET", "/visits")).status).toBe(401);
    const back = await signIn(owner);
    expect(back.organizationId).toBe(id);
    expect(await visitsOf(back)).toEqual([visit]);
    expect(await organization(id)).toMatchObject({ people: 1, visits: 1 });
    const { from, to } = { from: owner.organizationId, to: id };
    expect(await audited("person_moved")).toEqual({
      user_id: operator.id,
      detail: { user: owner.id, from, to, visits: 1, went_along: true },
    });
  });

  test("copies the patients of visits that go along", async () => {
    const owner = await server.newUser("pro", "own");
    const input = { family_name: "Whitfield", record_numbers: [{ system: "MRN", value: "4711" }] };
    const made = await call(owner, "POST", "/patients", input);
    expect([made.status, await made.clone().text()]).toEqual([201, expect.anything()]);
    const { id: patient_id } = (await made.json()) as { id: string };
    expect((await call(owner, "POST", "/visits", { patient_id })).status).toBe(201);
    const { id } = await create("Northgate");
    expect((await move(id, { user_id: owner.id, visits: "go_along" })).status).toBe(200);
    const back = await signIn(owner);
    const patients = (await (await call(back, "GET", "/patients?q=whitfield")).json()) as { items: { id: string }[] };
    expect(patients.items).toMatchObject([{ name: "Whitfield", record_numbers: [{ value: "4711" }] }]);
    expect(patients.items[0]?.id).not.toBe(patient_id);
    const { items } = (await (await call(back, "GET", "/visits")).json()) as VisitPage;
    expect(items).toMatchObject([{ patient_id: patients.items[0]?.id }]);
    expect((await call(back, "GET", `/patients/${patient_id}`)).status).toBe(404);
  });

  test("copies a patient without a record number that the new organization has already", async () => {
    const patientOf = async (user: TestUser): Promise<string> => {
      const input = { family_name: "Okafor", record_numbers: [{ system: "MRN", value: "5822" }] };
      return ((await (await call(user, "POST", "/patients", input)).json()) as { id: string }).id;
    };
    const [owner, member] = [await server.newUser("pro", "own"), await server.newUser("admin", "own")];
    await patientOf(member);
    expect((await call(owner, "POST", "/visits", { patient_id: await patientOf(owner) })).status).toBe(201);
    expect((await move(member.organizationId, { user_id: owner.id, visits: "go_along" })).status).toBe(200);
    const { items } = (await (await call(await signIn(owner), "GET", "/visits")).json()) as VisitPage;
    expect(items).toMatchObject([{ patient: { name: "Okafor", record_numbers: [] } }]);
  });

  test("leaves their visits to a colleague, who finds them by search", async () => {
    const [leaver, successor] = [await server.newUser("pro"), await server.newUser("pro")];
    const visit = await newVisit(leaver);
    const { id } = await create("Northgate");
    const stay = { user_id: leaver.id, visits: "stay" };
    const notColleague = await server.newUser("pro", "own");
    for (const wrong of [leaver.id, notColleague.id, randomUUID()])
      expect((await move(id, { ...stay, successor_id: wrong })).status).toBe(409);
    expect((await move(id, { ...stay, successor_id: successor.id })).status).toBe(200);
    expect(await visitsOf(await signIn(leaver))).toEqual([]);
    expect(await visitsOf(successor)).toEqual([visit]);
    await renewSearchTokens(server.context, new AbortController().signal);
    expect(await visitsOf(successor, "whitfield")).toEqual([visit]);
  });

  test("is refused for the last admin while others stay", async () => {
    const boss = await server.newUser("admin", "own");
    const clinician = await server.newUser("pro", "own");
    expect((await move(boss.organizationId, { user_id: clinician.id, visits: "go_along" })).status).toBe(200);
    const answer = await move(operator.organizationId, { user_id: boss.id, visits: "go_along" });
    expect((await detailOf(answer))[1]).toMatch(/^This is the last admin of the practice/);
  });
});
