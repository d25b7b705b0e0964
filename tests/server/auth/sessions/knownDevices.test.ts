import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testServer";
import { password, post, signedUp } from "../authClient";
import { Outbox } from "../Outbox";

let server: TestServer;
beforeAll(
  async () =>
    void (server = await startTestServer({ CHARTSIDE_AUTH_RATE_LIMITS: "on", CHARTSIDE_TRUSTED_PROXIES: "loopback" })),
);
afterAll(() => server.stop());

describe("under wrong passwords from elsewhere", () => {
  test("the owner signs in on a known device while other devices are slowed down", async () => {
    const { email } = await signedUp(server);
    const grant = (secret: string, ip: string, cookie = "") =>
      post(
        server,
        "/token?grant_type=password",
        { email, password: secret },
        { headers: { "x-forwarded-for": ip, ...(cookie && { cookie }) } },
      );
    const cookie = (await grant(password, "203.0.113.200")).headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).toMatch(/^chartside_device_\w+=[\w-]+$/);
    for (let n = 0; n < 20; n += 1) expect((await grant("Wrong-one-1", `203.0.113.${n}`)).status).toBe(400);
    expect((await grant("Wrong-one-1", "203.0.113.50")).status).toBe(400); // one try in two minutes
    const slow = await grant(password, "203.0.113.51");
    expect(slow.status).toBe(429);
    expect(Number(slow.headers.get("retry-after"))).toBeLessThanOrEqual(120);
    expect((await grant(password, "203.0.113.51", cookie)).status).toBe(200);
    expect((await grant(password, "203.0.113.51", `${cookie}x`)).status).toBe(429);
    for (let n = 0; n < 10; n += 1) expect((await grant("Wrong-one-1", "203.0.113.60", cookie)).status).toBe(400);
    expect((await grant(password, "203.0.113.60", cookie)).status).toBe(429); // a stolen device has its own limit
  });

  test("a mailed code signs in while other devices are slowed down", async () => {
    const { email } = await signedUp(server);
    const outbox = new Outbox(server);
    const grant = (secret: string, ip: string) =>
      post(server, "/token?grant_type=password", { email, password: secret }, { headers: { "x-forwarded-for": ip } });
    for (let n = 0; n <= 20; n += 1) await grant("Wrong-one-1", `203.0.114.${n}`);
    expect((await grant(password, "203.0.114.50")).status).toBe(429);
    await post(server, "/recover", { email });
    const { code } = await outbox.next(email);
    const opened = await post(server, "/verify", { type: "recovery", email, token: code });
    expect(opened.status).toBe(200);
    expect(opened.headers.get("set-cookie")).toContain("HttpOnly; SameSite=Strict");
    expect((await grant(password, "203.0.114.50")).status).toBe(200);
  });

  test("a new password makes other devices unknown", async () => {
    const { client, email, session } = await signedUp(server);
    const grant = (secret: string, headers: Record<string, string>) =>
      post(server, "/token?grant_type=password", { email, password: secret }, { headers });
    const cookie = (await grant(password, {})).headers.get("set-cookie")?.split(";")[0] ?? "";
    const changed = await post(
      server,
      "/user",
      { password: "Another-one-2" },
      { method: "PUT", headers: { authorization: `Bearer ${session.access_token}` } },
    );
    const own = changed.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    for (let n = 0; n <= 20; n += 1) await grant("Wrong-one-1", { "x-forwarded-for": `203.0.115.${n}` });
    expect((await grant("Another-one-2", { cookie })).status).toBe(429);
    expect((await grant("Another-one-2", { cookie: own })).status).toBe(200);
  });
});
