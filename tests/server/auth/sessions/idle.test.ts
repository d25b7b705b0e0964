import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../../testServer";
import { post, signedUp } from "../authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ CHARTSIDE_IDLE_MINUTES: "15" })));
afterAll(() => server.stop());

/** Moves a session's last activity into the past. */
const letPass = (sessionId: string | null, minutes: number) =>
  server.context.database.query(
    "update auth_sessions set last_active_at = last_active_at - $2 * interval '1 min' where id = $1",
    [sessionId, minutes],
  );
const me = (user: TestUser) => server.call(user, "GET", "/api/v1/auth/user/me");
const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { session_id: string }).session_id;

describe("idle sessions", () => {
  test("a session ends after twice the idle time without activity, background calls not counted", async () => {
    const user = await server.newUser("admin");
    await letPass(user.sessionId, 29);
    expect((await server.call(user, "GET", "/api/v1/admin/status")).status).toBe(200); // a route with `background`
    await letPass(user.sessionId, 2);
    expect((await me(user)).status).toBe(401);
    expect((await server.call(user, "GET", "/api/v1/auth/sessions")).status).toBe(401);
  });

  test("refreshing does not count as activity", async () => {
    const { session } = await signedUp(server);
    const id = sessionOf(session.access_token);
    const refresh = (token: string) => post(server, "/token?grant_type=refresh_token", { refresh_token: token });
    await letPass(id, 20);
    const { status, json } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    await letPass(id, 11);
    expect(await refresh(json.refresh_token)).toMatchObject({
      status: 400,
      json: { code: "session_expired", message: "Invalid Refresh Token: Session Expired (Inactivity)" },
    });
  });

  test.each([
    ["reading", (user: TestUser) => me(user)],
    ["activity that the page reports", (user: TestUser) => server.call(user, "POST", "/api/v1/auth/activity", {})],
    ["a write", (user: TestUser) => server.call(user, "POST", "/api/v1/visits", {})],
  ])("%s keeps a session active", async (_case, act) => {
    const user = await server.newUser();
    await letPass(user.sessionId, 20);
    expect((await act(user)).ok).toBe(true);
    await letPass(user.sessionId, 20);
    expect((await me(user)).status).toBe(200);
  });

  test("a session without an idle time lasts for its whole life", async () => {
    const lenient = await startTestServer({ CHARTSIDE_IDLE_MINUTES: "0" });
    const user = await lenient.newUser();
    await lenient.context.database.query("update auth_sessions set last_active_at = now() - interval '11 hours'");
    expect((await lenient.call(user, "GET", "/api/v1/auth/user/me")).status).toBe(200);
    await lenient.stop();
  });
});
