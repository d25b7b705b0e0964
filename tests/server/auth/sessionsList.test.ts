import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInSessionsSchema } from "../../../src/shared/auth/signedInSession";
import { startTestServer, type TestServer } from "../testServer";
import { browser, password, post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const api = (token: string, method = "GET", id = "") =>
  server.call(null, method, `/api/v1/auth/sessions${id && `/${id}`}`, undefined, {
    headers: { authorization: `Bearer ${token}` },
  });
const list = async (token: string) => signedInSessionsSchema.parse(await (await api(token)).json()).items;

/** Signs in once more, from another device. */
async function elsewhere(email: string, userAgent: string) {
  const { json } = await post(
    server,
    "/token?grant_type=password",
    { email, password },
    { headers: { "user-agent": userAgent, "x-forwarded-for": "203.0.113.9" } },
  );
  return json.access_token;
}

test("everybody sees where they are signed in, the last used first, and nobody else's", async () => {
  const { email, session } = await signedUp(server);
  await signedUp(server);
  const phone = await elsewhere(email, "Phone/1.0");
  const items = await list(session.access_token);
  expect(items.map(({ current }) => current)).toEqual([false, true]);
  expect(items[0]).toMatchObject({ user_agent: "Phone/1.0", ip: "203.0.113.9" });
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(
    ["created_at", "current", "id", "ip", "last_active_at", "user_agent"].toSorted(),
  );
  expect(Date.parse(items[0]?.created_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect((await list(phone)).map(({ current }) => current)).toEqual([true, false]);
});

test("one of them can be ended, at once; the others go on", async () => {
  const { email, session, client } = await signedUp(server);
  const phone = await elsewhere(email, "Phone/1.0");
  const [other] = (await list(session.access_token)).filter(({ current }) => !current);
  const ended = await api(session.access_token, "DELETE", other?.id);
  expect({ status: ended.status, text: await ended.text() }).toEqual({ status: 204, text: "" });
  expect((await api(phone)).status).toBe(401);
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await api(session.access_token, "DELETE", other?.id)).status).toBe(404);
});

test("another's session is not there to be ended", async () => {
  const [ana, eve] = [await signedUp(server), await signedUp(server)];
  const [hers] = await list(ana.session.access_token);
  const answer = await api(eve.session.access_token, "DELETE", hers?.id);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "not_found", detail: "This sign-in has ended already." });
  expect((await ana.client.auth.getUser()).error).toBeNull();
  expect((await api(eve.session.access_token, "DELETE", "1")).status).toBe(400);
});

test("sessions that are over are not listed", async () => {
  const { email, session } = await signedUp(server);
  await elsewhere(email, "Phone/1.0");
  await server.platform.database.query(
    "update auth_sessions set not_after = now() - interval '1 s' where user_agent = 'Phone/1.0'",
  );
  expect(await list(session.access_token)).toHaveLength(1);
});

test("signing out everywhere ends them all", async () => {
  const { email, client, session } = await signedUp(server);
  const phone = await elsewhere(email, "Phone/1.0");
  await browser(server).auth.signInWithPassword({ email, password });
  expect(await list(session.access_token)).toHaveLength(3);
  expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
  expect((await api(phone)).status).toBe(401);
});
