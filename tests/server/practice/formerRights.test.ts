import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Queryable } from "../../../src/server/platform/database/Database";
import { during } from "../during";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let operator: TestUser;
let colleague: TestUser;
let invitation: string;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.newUser("admin");
  colleague = await server.newUser("pro");
  const invited = await server.call(operator, "POST", "/api/v1/invitations", {
    email: "waiting@example.org",
    account_type: "pro",
  });
  ({ id: invitation } = (await invited.json()) as { id: string });
});
afterAll(() => server.stop());

const countOf = async (): Promise<unknown> =>
  (await server.context.database.query("select count(*) from audit_events")).rows[0];

/**
 * Takes a right away from a user while a call that the user sent with this right is pending.
 * @param change what SQL sets in the user's row to take the right away.
 * @returns the status.
 */
async function callWhileLosing(change: string, caller: TestUser, [method, path, json]: Call): Promise<number> {
  const before = await countOf();
  const takeRight = (tx: Queryable) => tx.query(`update users set ${change} where id = $1`, [caller.id]);
  const { status } = await during(server, takeRight, () => server.call(caller, method, `/api/v1${path()}`, json?.()));
  expect(await countOf()).toEqual(before); // nothing was changed
  return status;
}

type Call = [method: string, path: () => string, json?: () => unknown];
const member = () => `/users/${colleague.id}`;
const organization = () => `/organizations/${operator.organizationId}`;

describe("an admin who is demoted or disabled during a call", () => {
  test.each<[string, Call]>([
    ["does not change the practice", ["PATCH", () => "/organization", () => ({ share_signed_notes: true })]],
    ["does not rename the practice", ["PATCH", () => "/organization", () => ({ name: "Former" })]],
    [
      "does not choose its language model",
      ["PUT", () => "/organization/language-model", () => ({ engine: "offline" })],
    ],
    [
      "sends no invitation",
      ["POST", () => "/invitations", () => ({ email: "friend@example.org", account_type: "admin" })],
    ],
    ["does not send an invitation again", ["POST", () => `/invitations/${invitation}/resend`]],
    ["revokes no invitation", ["DELETE", () => `/invitations/${invitation}`]],
    ["changes no account type", ["PATCH", member, () => ({ account_type: "admin" })]],
    ["signs no one out", ["POST", () => `${member()}/sign-out`]],
    ["disables no one", ["POST", () => `${member()}/disable`]],
    ["removes no one", ["POST", () => `${member()}/remove`, () => ({})]],
  ])("%s", async (_claim, call) => {
    expect(await callWhileLosing("account_type = 'pro'", await server.newUser("admin"), call)).toBe(403);
    expect(await callWhileLosing("disabled_at = now()", await server.newUser("admin"), call)).toBe(403);
  });
});

describe("an operator who stops being one during a call", () => {
  test.each<[string, Call]>([
    ["creates no organization", ["POST", () => "/organizations", () => ({ name: "Stolen" })]],
    ["renames no organization", ["PATCH", organization, () => ({ name: "Stolen" })]],
    [
      "changes no account type",
      ["PATCH", () => `${organization()}/people/${colleague.id}`, () => ({ account_type: "admin" })],
    ],
    ["moves no one", ["POST", () => `${organization()}/people`, () => ({ user_id: colleague.id, visits: "go_along" })]],
  ])("%s", async (_claim, call) => {
    const leaving = await server.newUser("admin");
    await server.context.database.query("update users set is_operator = true where id = $1", [leaving.id]);
    expect(await callWhileLosing("is_operator = false", leaving, call)).toBe(403);
  });
});
