import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maxUnknownAnHour, AnonymousAudit } from "../../../src/server/auth/AnonymousAudit";
import { Client } from "../../../src/server/platform/audit/Client";
import { freshEmail, post, signedUp } from "../auth/authClient";
import { startTestServer, type TestServer } from "../testServer";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_TRUSTED_PROXIES: "127.0.0.1", CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" });
});
afterAll(() => server.stop());

let before = 0;
/** Details of the entries since the test began, in order. */
async function entries(): Promise<{ action: string; subject: string | null; detail: Record<string, unknown> }[]> {
  const { rows } = await server.context.database.query<{
    id: number;
    action: string;
    subject: string | null;
    detail: Record<string, unknown>;
  }>("select id, action, subject, detail from audit_events where id > $1 order by id", [before]);
  return rows.map(({ action, subject, detail }) => ({ action, subject, detail }));
}
beforeEach(async () => {
  const { rows } = await server.context.database.query<{ id: number }>("select max(id) as id from audit_events");
  before = rows[0]?.id ?? 0;
});

const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });
const failAs = (email: string, ip: string) =>
  post(server, "/token?grant_type=password", { email, password: "Wrong-password-1" }, from(ip));
/** Which of 45 attempts within an hour are recorded. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 40];

describe("people without a session cannot fill the audit log", () => {
  test("with wrong passwords of an account, from any network", async () => {
    const { email, user } = await signedUp(server);
    const found = await entries();
    for (let nth = 1; nth <= 45; nth += 1) expect((await failAs(email, `198.51.100.${nth}`)).status).toBe(400);
    const failures = (await entries()).slice(found.length);
    expect(failures).toEqual(
      numbers.map((nth) => ({ action: "sign_in_failed", subject: user.id, detail: { in_hour: nth } })),
    );
  });

  test("with wrong passwords of unknown accounts, from one network", async () => {
    for (let nth = 1; nth <= 45; nth += 1) expect((await failAs(freshEmail(), "203.0.113.5")).status).toBe(400);
    expect(await entries()).toEqual(
      numbers.map((nth) => ({ action: "sign_in_failed", subject: null, detail: { in_hour: nth } })),
    );
  });

  test("with requests for links of one account and of unknown ones", async () => {
    const { email, user } = await signedUp(server);
    const { length } = await entries();
    for (let nth = 1; nth <= 12; nth += 1)
      for (const address of [email, freshEmail()])
        expect((await post(server, "/recover", { email: address }, from("203.0.113.77"))).status).toBe(200);
    await expect.poll(async () => (await entries()).length).toBeGreaterThanOrEqual(length + 20);
    expect(new Set((await entries()).slice(length).map(({ subject }) => subject))).toEqual(new Set([user.id, null]));
    await server.app.close(); // waits for the mails, so that no entry can follow
    expect(await entries()).toHaveLength(length + 20);
  });
});

test("many networks together add a bounded number of entries an hour", async () => {
  const { context } = server;
  let now = 0;
  const audit = new AnonymousAudit(() => now);
  const client = new Client(context.vault, "203.0.113.5", null);
  const fail = (subject: string | null, network: string) =>
    audit.record(context.database, { action: "sign_in_failed", subject, network, client });
  for (let nth = 1; nth <= 2 * maxUnknownAnHour; nth += 1) await fail(null, `network ${nth}`);
  expect(await entries()).toHaveLength(maxUnknownAnHour + 1);
  expect((await entries()).at(-1)?.detail).toEqual({ in_hour: 2 * maxUnknownAnHour, of: "server" });
  const subject = crypto.randomUUID();
  await fail(subject, "network 1");
  expect((await entries()).at(-1)).toMatchObject({ subject, detail: { in_hour: 1 } });
  now = 60 * 60_000;
  await fail(null, "network 1");
  expect((await entries()).at(-1)).toMatchObject({ subject: null, detail: { in_hour: 1 } });
});
