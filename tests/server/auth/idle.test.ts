import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../testServer";
import { post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ CHARTSIDE_IDLE_MINUTES: "15" })));
afterAll(() => server.stop());

/** Lets time pass for a session since somebody was last there. */
const letPass = (sessionId: string | null, minutes: number) =>
  server.platform.database.query(
    "update auth_sessions set last_active_at = last_active_at - $2 * interval '1 min' where id = $1",
    [sessionId, minutes],
  );
const me = (user: TestUser, headers = {}) => server.call(user, "GET", "/api/v1/auth/user/me", undefined, { headers });
const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { session_id: string }).session_id;

test("a session that nobody was at for twice the idle time has ended, also for what an open page asks by itself", async () => {
  const user = await server.newUser();
  await letPass(user.sessionId, 29);
  expect((await me(user, { "x-background": "1" })).status).toBe(200); // shows nothing of anybody being there
  await letPass(user.sessionId, 2);
  expect((await me(user)).status).toBe(401);
  expect((await server.call(user, "GET", "/api/v1/auth/sessions")).status).toBe(401);
});

test("refreshing keeps no session alive, and ends with it", async () => {
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
  ["a touch that the page reports", (user: TestUser) => server.call(user, "POST", "/api/v1/auth/activity", {})],
  [
    "a recording, whatever the page says of it",
    (user: TestUser) =>
      server.call(
        user,
        "POST",
        "/api/v1/visits",
        {},
        { headers: { "x-background": "1", "content-type": "application/json" } },
      ),
  ],
])("%s keeps a session going", async (_case, act) => {
  const user = await server.newUser();
  await letPass(user.sessionId, 20);
  expect((await act(user)).ok).toBe(true);
  await letPass(user.sessionId, 20);
  expect((await me(user)).status).toBe(200);
});

test("without an idle time a session waits as long as it lives", async () => {
  const patient = await startTestServer({ CHARTSIDE_IDLE_MINUTES: "0" });
  const user = await patient.newUser();
  await patient.platform.database.query("update auth_sessions set last_active_at = now() - interval '11 hours'");
  expect((await patient.call(user, "GET", "/api/v1/auth/user/me")).status).toBe(200);
  await patient.stop();
});
