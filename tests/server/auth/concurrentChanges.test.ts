import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../../src/server/platform/database/Database";
import { during } from "../during";
import { startTestServer, type TestServer } from "../testServer";
import { freshEmail, password, post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const copyPassword = (tx: Queryable, from: string, to: string) =>
  tx.query("update auth_users set password_hash = (select password_hash from auth_users where id = $1) where id = $2", [
    from,
    to,
  ]);

test("a sign-in with a password that is changed while it is checked opens no session", async () => {
  const { email, user } = await signedUp(server);
  const other = await post(server, "/signup", { email: freshEmail(), password: "Another-one-2" });
  const { id } = other.json["user"] as { id: string };
  const change = (tx: Queryable) => copyPassword(tx, id, user.id);
  const answer = await during(server, change, () => post(server, "/token?grant_type=password", { email, password }));
  expect([answer.status, answer.json.code]).toEqual([400, "invalid_credentials"]);
});

test("a sign-in succeeds while another one renews the hash of the same password", async () => {
  const { email, user } = await signedUp(server);
  const { user: other } = await signedUp(server); // with the same password, and so another hash of it
  const change = (tx: Queryable) => copyPassword(tx, other.id, user.id);
  const answer = await during(server, change, () => post(server, "/token?grant_type=password", { email, password }));
  expect(answer.status).toBe(200);
});

test("a session that another device ends while it changes the password changes nothing", async () => {
  const { email, user, session } = await signedUp(server);
  const change = async (tx: Queryable) => {
    await tx.query("select from auth_users where id = $1 for update", [user.id]);
    await tx.query("delete from auth_sessions where user_id = $1", [user.id]);
  };
  const headers = { authorization: `Bearer ${session.access_token}` };
  const put = () => post(server, "/user", { password: "Another-one-2" }, { method: "PUT", headers });
  const answer = await during(server, change, put);
  expect([answer.status, answer.json.code]).toEqual([403, "session_not_found"]);
  expect((await post(server, "/token?grant_type=password", { email, password })).status).toBe(200);
});
