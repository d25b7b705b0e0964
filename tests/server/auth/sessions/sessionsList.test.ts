import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInSessionsSchema } from "../../../../src/shared/auth/signedInSession";
import { startTestServer, type TestServer } from "../../testServer";
import { browser, password, post, signedUp } from "../authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ CHARTSIDE_TRUSTED_PROXIES: "loopback" })));
afterAll(() => server.stop());

const api = (token: string, method = "GET", id = "") =>
  server.call(null, method, `/api/v1/auth/sessions${id && `/${id}`}`, undefined, {
    headers: { authorization: `Bearer ${token}` },
  });
const list = async (token: string) => signedInSessionsSchema.parse(await (await api(token)).json()).items;

/** Signs in again from another device. @returns the access token. */
async function elsewhere(email: string, userAgent: string) {
  const { json } = await post(
    server,
    "/token?grant_type=password",
    { email, password },
    { headers: { "user-agent": userAgent, "x-forwarded-for": "203.0.113.9" } },
  );
  return json.access_token;
}

describe("/auth/sessions", () => {
  test("lists the user's own sessions, last used first", async () => {
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

  test("ends only the given session", async () => {
    const { email, session, client } = await signedUp(server);
    const phone = await elsewhere(email, "Phone/1.0");
    const [other] = (await list(session.access_token)).filter(({ current }) => !current);
    const ended = await api(session.access_token, "DELETE", other?.id);
    expect({ status: ended.status, text: await ended.text() }).toEqual({ status: 204, text: "" });
    expect((await api(phone)).status).toBe(401);
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await api(session.access_token, "DELETE", other?.id)).status).toBe(404);
  });

  test("answers 404 to ending another user's session", async () => {
    const [ana, eve] = [await signedUp(server), await signedUp(server)];
    const [session] = await list(ana.session.access_token);
    const answer = await api(eve.session.access_token, "DELETE", session?.id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found", detail: "This sign-in has ended already." });
    expect((await ana.client.auth.getUser()).error).toBeNull();
    expect((await api(eve.session.access_token, "DELETE", "1")).status).toBe(400);
  });

  test("leaves out ended sessions", async () => {
    const { email, session } = await signedUp(server);
    await elsewhere(email, "Phone/1.0");
    const phone = (await list(session.access_token)).find(({ current }) => !current);
    await server.context.database.query("update auth_sessions set not_after = now() - interval '1 s' where id = $1", [
      phone?.id,
    ]);
    expect(await list(session.access_token)).toHaveLength(1);
  });

  test("is empty after signing out everywhere", async () => {
    const { email, client, session } = await signedUp(server);
    const phone = await elsewhere(email, "Phone/1.0");
    await browser(server).auth.signInWithPassword({ email, password });
    expect(await list(session.access_token)).toHaveLength(3);
    expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
    expect((await api(phone)).status).toBe(401);
  });
});
