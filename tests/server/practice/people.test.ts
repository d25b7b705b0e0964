import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccountType } from "../../../src/shared/access/accountType";
import type { Problem } from "../../../src/shared/errors";
import { type Organization, organizationSchema } from "../../../src/shared/practice/organization";
import { type PracticeMember, practiceMembersSchema } from "../../../src/shared/practice/practiceMember";
import { changeAccountType } from "../../../src/server/practice/changeAccountType";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newUser("admin");
});
afterAll(() => server.stop());

const call = (user: TestUser, method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.call(user, method, `/api/v1${path}`, json, { headers });
const people = async (user = admin): Promise<PracticeMember[]> =>
  practiceMembersSchema.parse(await (await call(user, "GET", "/users")).json()).items;
const setType = (id: string, account_type: string, user = admin): Promise<Response> =>
  call(user, "PATCH", `/users/${id}`, { account_type });
const detailOf = async (response: Response): Promise<string> => ((await response.json()) as Problem).detail;

/** A user of another practice. */
async function stranger(accountType: AccountType = "pro"): Promise<TestUser> {
  const user = await server.newUser(accountType);
  const { rows } = await server.context.database.query<{ id: string }>(
    "insert into organizations (name) values ('Elsewhere') returning id",
  );
  await server.context.database.query("update users set organization_id = $2 where id = $1", [user.id, rows[0]?.id]);
  return { ...user, organizationId: rows[0]?.id ?? "" };
}

describe("/users", () => {
  test("lists names, account types and last activity for an admin [P1.07]", async () => {
    const member = await server.newUser("enterprise");
    const found = (await people()).find(({ id }) => id === member.id);
    expect(found).toMatchObject({
      first_name: "Nora",
      last_name: "Lindqvist",
      username: null,
      account_type: "enterprise",
    });
    expect(found?.email).toContain("@example.org");
    expect(Date.parse(found?.last_active_at ?? "")).toBeGreaterThanOrEqual(Date.parse(found?.created_at ?? "") - 5_000);
  });

  test("lists the admin's own practice only", async () => {
    const other = await stranger("admin");
    expect((await people()).map(({ id }) => id)).not.toContain(other.id);
    expect((await people(other)).map(({ id }) => id)).toEqual([other.id]);
  });

  test("applies a changed account type to the next request", async () => {
    const member = await server.newUser("pro");
    const from = encodeURIComponent("2026-11-21T00:00:00Z");
    const appointments = () => call(member, "GET", `/appointments?from=${from}&to=${from}`);
    expect((await appointments()).status).toBe(403);
    const changed = await setType(member.id, "enterprise");
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ id: member.id, account_type: "enterprise" });
    expect((await appointments()).status).toBe(200);
    await setType(member.id, "pro");
    expect((await appointments()).status).toBe(403);
  });

  test("records who changed whose account type from what to what", async () => {
    const member = await server.newUser("pro");
    await setType(member.id, "enterprise");
    const { rows } = await server.context.database.query<{ user_id: string; detail: unknown }>(
      "select user_id, detail from audit_events where action = 'account_type_changed' and detail->>'user' = $1",
      [member.id],
    );
    expect(rows).toEqual([{ user_id: admin.id, detail: { user: member.id, before: "pro", after: "enterprise" } }]);
  });

  test("accepts pro, enterprise and admin only, as does the database [P1.10]", async () => {
    const member = await server.newUser("pro");
    for (const type of ["enterprise", "admin", "pro"]) expect((await setType(member.id, type)).status).toBe(200);
    for (const type of ["", "Pro", "owner", "ADMIN", null, 1]) {
      expect((await call(admin, "PATCH", `/users/${member.id}`, { account_type: type })).status).toBe(400);
    }
    const other = server.context.database.query("update users set account_type = 'owner' where id = $1", [member.id]);
    await expect(other).rejects.toMatchObject({ code: "23514" });
  });
});

describe("PATCH /users/{id} refuses", () => {
  test("the admin's own account type", async () => {
    const answer = await setType(admin.id, "pro");
    expect(answer.status).toBe(409);
    expect(await detailOf(answer)).toBe("You cannot change your own account type. Another admin of your practice can.");
  });

  test("an admin who was demoted since the request began, so that the last admin stays one", async () => {
    const first = await stranger("admin");
    const { id: secondId } = await server.newUser("admin");
    const { database } = server.context;
    await database.query("update users set organization_id = $2 where id = $1", [secondId, first.organizationId]);
    expect((await setType(secondId, "pro", first)).status).toBe(200);
    const second = { ...first, id: secondId };
    await expect(changeAccountType(server.context, second, first.id, "pro")).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("one of two admins who demote each other at the same time", async () => {
    const first = await stranger("admin");
    const second = await server.newUser("admin");
    await server.context.database.query("update users set organization_id = $2 where id = $1", [
      second.id,
      first.organizationId,
    ]);
    const answers = await Promise.all([setType(second.id, "pro", first), setType(first.id, "pro", second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await server.context.database.query<{ count: number }>(
      "select count(*)::int as count from users where organization_id = $1 and account_type = 'admin'",
      [first.organizationId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("a user of another practice with 404, like an unknown id", async () => {
    const other = await stranger();
    const answers = [await setType(other.id, "admin"), await setType(randomUUID(), "admin")];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(await Promise.all(answers.map(detailOf))).size).toBe(1);
  });
});

describe("/organization", () => {
  const organization = async (response: Response): Promise<Organization> =>
    organizationSchema.parse(await response.json());

  test("has a name that its admin can change [P1.07]", async () => {
    const before = await organization(await call(admin, "GET", "/organization"));
    expect(before.id).toBe(admin.organizationId);
    const renamed = await call(admin, "PATCH", "/organization", { name: "  Northgate Family Practice " });
    expect(await organization(renamed)).toEqual({ ...before, name: "Northgate Family Practice" });
    expect(await organization(await call(admin, "GET", "/organization"))).toMatchObject({
      name: "Northgate Family Practice",
    });
  });

  test.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["201 characters", "x".repeat(201)],
    ["null", null],
  ])("refuses %s as a name", async (_, name) => {
    expect((await call(admin, "PATCH", "/organization", { name })).status).toBe(400);
  });

  test("has settings that fall back to the server's", async () => {
    const set = (change: object) => call(admin, "PATCH", "/organization", change);
    expect(await organization(await call(admin, "GET", "/organization"))).toMatchObject({
      retention_days: null,
      server: { retention_days: 90, default_template: null, time_zone: null, consent_wording: null },
      default_template: null,
      time_zone: null,
      consent_wording: null,
    });
    const changed = await set({ retention_days: 30, default_template: "behavioral-health" });
    expect(await organization(changed)).toMatchObject({ retention_days: 30, default_template: "behavioral-health" });
    const { rows } = await server.context.database.query(
      "select detail from audit_events where action = 'practice_changed' order by id desc limit 1",
    );
    const detail = { organization: admin.organizationId, fields: "retention_days default_template" };
    expect(rows).toEqual([{ detail }]);
    const first = await server.newUser();
    expect(await (await call(first, "POST", "/visits", {})).json()).toMatchObject({ template_id: "behavioral-health" });
    expect(await organization(await set({ retention_days: null, default_template: null }))).toMatchObject({
      retention_days: null,
      default_template: null,
    });
    for (const wrong of [{ retention_days: -1 }, { retention_days: 1.5 }, { default_template: "none" }])
      expect((await set(wrong)).status).toBe(400);
  });

  test("does not rename another practice", async () => {
    const other = await stranger("admin");
    await call(admin, "PATCH", "/organization", { name: "Northgate" });
    expect(await organization(await call(other, "GET", "/organization"))).toMatchObject({ name: "Elsewhere" });
  });
});
