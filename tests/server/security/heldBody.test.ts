import { once } from "node:events";
import { request as begin } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A call whose body has arrived but for its last byte, after the server has checked the caller. */
async function heldBack(user: TestUser, method: string, path: string, json: unknown) {
  const body = Buffer.from(JSON.stringify(json));
  const checked = once(server.app.server, "request");
  const headers = { authorization: user.bearer, "content-type": "application/json", "content-length": body.length };
  const call = begin(`${server.url}${path}`, { method, headers });
  call.write(body.subarray(0, -1));
  await checked;
  // When these later calls are answered, the caller of the one above has been checked.
  for (let turn = 0; turn < 5; turn += 1) await server.call(user, "GET", "/api/v1/practice");
  return async (): Promise<number> => {
    const answered = once(call, "response");
    call.end(body.subarray(-1));
    const [answer] = (await answered) as [{ statusCode: number; resume(): void }];
    answer.resume();
    return answer.statusCode;
  };
}

describe("a body that is held back until the rights of its sender have ended", () => {
  const invitation = { email: "friend@example.org", account_type: "admin" };
  const setType = (user: TestUser, type: string) =>
    server.context.database.query("update users set account_type = $2 where id = $1", [user.id, type]);

  test("sends no invitation once the sender is no longer an admin", async () => {
    const owner = await server.newUser("admin");
    const leaving = await server.newUser("admin");
    const finish = await heldBack(leaving, "POST", "/api/v1/invitations", invitation);
    await setType(leaving, "pro");
    expect(await finish()).toBe(403);
    const listed = (await (await server.call(owner, "GET", "/api/v1/invitations")).json()) as { items: unknown[] };
    expect(listed.items).toEqual([]);
  });

  test("changes nothing once the sender is signed out", async () => {
    const admin = await server.newUser("admin");
    const leaving = await server.newUser("pro");
    const finish = await heldBack(leaving, "PUT", "/api/v1/snippets", { snippets: [] });
    await server.call(admin, "POST", `/api/v1/users/${leaving.id}/sign-out`);
    expect(await finish()).toBe(401);
  });

  test("does not change an organization once the sender is no longer an operator", async () => {
    const operator = await server.newUser("admin");
    await server.context.database.query("update users set is_operator = true where id = $1", [operator.id]);
    const finish = await heldBack(operator, "POST", "/api/v1/organizations", { name: "Stolen" });
    await server.context.database.query("update users set is_operator = false where id = $1", [operator.id]);
    expect(await finish()).toBe(403);
  });

  test("is accepted late from a sender whose rights are the same", async () => {
    const admin = await server.newUser("admin");
    const finish = await heldBack(admin, "POST", "/api/v1/invitations", invitation);
    expect(await finish()).toBe(201);
  });
});
