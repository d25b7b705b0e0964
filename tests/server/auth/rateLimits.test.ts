import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { password, post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" })));
afterAll(() => server.stop());

describe("rate limits", () => {
  test("ten wrong passwords block nothing but sign-in to that account", async () => {
    const { email, session } = await signedUp(server);
    const other = await signedUp(server);
    const grant = (who: string, secret: string) =>
      post(server, "/token?grant_type=password", { email: who, password: secret });
    for (let failure = 0; failure < 10; failure += 1) expect((await grant(email, "Wrong-password-1")).status).toBe(400);
    const blocked = await grant(email.toUpperCase(), password);
    expect({ status: blocked.status, ...blocked.json }).toEqual({
      status: 429,
      code: "over_request_rate_limit",
      message: "Request rate limit reached",
    });
    expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await grant(other.email, password)).status).toBe(200);

    let token = session.refresh_token;
    for (let round = 0; round < 50; round += 1) {
      const { status, json } = await post(server, "/token?grant_type=refresh_token", { refresh_token: token });
      expect(status).toBe(200);
      token = json.refresh_token;
    }
  });

  test("an unknown email is limited like a known one", async () => {
    const grant = () => post(server, "/token?grant_type=password", { email: "nobody@example.org", password });
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await grant()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test("one IP address creates at most ten accounts an hour", async () => {
    const fresh = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" });
    const signUp = (n: number) => post(fresh, "/signup", { email: `n${n}@example.org`, password });
    for (let n = 0; n < 10; n += 1) expect((await signUp(n)).status).toBe(200);
    expect((await signUp(11)).status).toBe(429);
    await fresh.stop();
  });

  test("X-Forwarded-For counts only from a proxy that CHARTSIDE_TRUSTED_PROXIES names", async () => {
    const behind = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on", CHARTSIDE_TRUSTED_PROXIES: "loopback" });
    const grant = (to: TestServer, address: string) =>
      post(
        to,
        "/token?grant_type=password",
        { email: "proxied@example.org", password },
        { headers: { "x-forwarded-for": address } },
      ).then(({ status }) => status);
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await grant(behind, "203.0.113.5")).toBe(400);
    expect(await grant(behind, "203.0.113.5")).toBe(429);
    expect(await grant(behind, "203.0.113.6")).toBe(400);
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await grant(server, `203.0.113.${attempt}`)).toBe(400);
    expect(await grant(server, "203.0.113.77")).toBe(429);
    await behind.stop();
  });

  test("username lookups are limited per IP address, found or not [P7.29]", async () => {
    await signedUp(server, { username: "lena.k" });
    const look = (username: string) => server.call(null, "POST", "/api/v1/auth/lookup-email", { username });
    expect((await look("lena.k")).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => look("nobody")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(39);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
    const refused = await look("lena.k");
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: "rate_limited",
      detail: expect.stringContaining("Wait") as string,
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("a signed-in person can request twenty email changes an hour, so that they cannot probe which emails have accounts", async () => {
    const fresh = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" });
    const [person, other] = [await signedUp(fresh), await signedUp(fresh)];
    const codes: unknown[] = [];
    for (let time = 0; time < 22; time += 1)
      codes.push((await person.client.auth.updateUser({ email: other.email })).error?.status);
    expect(codes).toEqual([...Array<number>(20).fill(422), 429, 429]);
    await fresh.stop();
  });

  test("an admin can email at most five invitations an hour to an address and thirty in total", async () => {
    const fresh = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on" });
    const admin = await fresh.newUser("admin");
    const send = (path: string, json?: unknown) => fresh.call(admin, "POST", `/api/v1/invitations${path}`, json);
    const invite = (email: string) => send("", { email, account_type: "pro" });
    const sent = (await (await invite("n1@example.org")).json()) as { id: string };
    const again = [];
    for (let time = 0; time < 6; time += 1) again.push((await send(`/${sent.id}/resend`)).status);
    expect(again).toEqual([200, 200, 200, 200, 200, 429]);
    const same = [];
    for (let time = 0; time < 6; time += 1) same.push((await invite("n2@example.org")).status);
    expect(same).toEqual([201, 201, 201, 201, 201, 429]);
    const others = [];
    for (let n = 13; n <= 30; n += 1) others.push((await invite(`m${n}@example.org`)).status);
    expect(others).toEqual([...Array<number>(17).fill(201), 429]);
    expect((await invite("last@example.org")).headers.get("retry-after")).toMatch(/^\d+$/);
    await fresh.stop();
  });

  test("too many refreshes answer 503, which does not end the session", async () => {
    const { session } = await signedUp(server);
    let token = session.refresh_token;
    for (let round = 0; round < 60; round += 1) {
      const { status, json } = await post(server, "/token?grant_type=refresh_token", { refresh_token: token });
      expect(status).toBe(200);
      token = json.refresh_token;
    }
    const busy = await post(server, "/token?grant_type=refresh_token", { refresh_token: token });
    expect(busy.status).toBe(503);
    expect(Number(busy.headers.get("retry-after"))).toBeGreaterThan(0);
    const me = await server.call(null, "GET", "/api/v1/auth/user/me", undefined, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(me.status).toBe(200);
  });
});
