import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "../../../src/server/platform/audit/Client";
import { auditClientContext } from "../../../src/server/platform/audit/recordAudit";
import { startTestServer, type TestServer } from "../testServer";
import { browser, freshEmail, password, post, signedUp } from "./authClient";
import { openLink, Outbox } from "./Outbox";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" })));
afterAll(() => server.stop());

interface Row {
  action: string;
  user_id: string | null;
  subject: string | null;
  session_id: string | null;
  entry: string;
  client: Buffer | null;
  detail: Record<string, unknown>;
}
const rowsOf = async (subject: string) =>
  (
    await server.context.database.query<Row & Record<string, unknown>>(
      "select * from audit_events where subject = $1 order by id",
      [subject],
    )
  ).rows;

const clientOf = ({ entry, client }: Pick<Row, "entry" | "client">) =>
  client && Client.open(server.context.vault, client, auditClientContext(entry));

describe("the audit log", () => {
  test("records user, action, time, IP and user agent of sign-up, sign-in, failure, recovery, password change and sign-out", async () => {
    const outbox = new Outbox(server);
    const { client, email, user } = await signedUp(server);
    await browser(server).auth.signInWithPassword({ email, password: "Wrong-password-1" });
    const second = browser(server);
    await second.auth.signInWithPassword({ email, password });
    await client.auth.resetPasswordForEmail(email);
    const { link, code } = await outbox.next(email);
    await openLink(link);
    await second.auth.updateUser({ data: { first_name: "Ana" } });
    await second.auth.updateUser({ password: "Another-one-2" });
    await second.auth.signOut({ scope: "others" });
    await second.auth.signOut({ scope: "local" });
    const rows = await rowsOf(user.id);
    expect(rows.map(({ action }) => action)).toEqual([
      "signed_up",
      "sign_in_failed",
      "signed_in",
      "recovery_requested",
      "recovery_used",
      "user_modified",
      "password_changed",
      "signed_out",
      "signed_out",
    ]);
    expect(rows.slice(-2).map(({ detail }) => detail)).toEqual([{ scope: "others" }, { scope: "local" }]);
    const people = await server.context.database.query<{ id: string }>("select id from users where subject = $1", [
      user.id,
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ user_id: people.rows[0]?.id, at: expect.any(Date) as Date });
      expect(clientOf(row)).toMatchObject({ ip: "127.0.0.1", userAgent: expect.stringMatching(/./) as string });
    }
    const withSession = rows.filter(({ session_id }) => session_id !== null).map(({ action }) => action);
    expect(withSession).toEqual([
      "signed_up",
      "signed_in",
      "recovery_used",
      "user_modified",
      "password_changed",
      "signed_out",
      "signed_out",
    ]);
    const text = JSON.stringify(rows);
    for (const secret of [password, "Wrong-password-1", "Another-one-2", link.searchParams.get("token") ?? "", email])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test("records a failed sign-in of an unknown email without the email or a user", async () => {
    const email = freshEmail();
    await post(server, "/token?grant_type=password", { email, password });
    const { rows } = await server.context.database.query<Row & Record<string, unknown>>(
      "select * from audit_events where action = 'sign_in_failed' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({ user_id: null, subject: null });
    expect(rows[0] && clientOf(rows[0])?.ip).toBe("127.0.0.1");
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test.each(["update audit_events set action = 'x'", "delete from audit_events", "truncate audit_events"])(
    "is append-only (%s)",
    async (sql) => {
      await signedUp(server);
      // its triggers: databaseRoles.test.ts
      await expect(server.context.database.query(sql)).rejects.toThrow("permission denied");
    },
  );
});
