import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, password, post, signedUp } from "./authClient";
import { openLink, Outbox } from "./Outbox";

const newPassword = "Another-one-2";
let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  const env = { CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" };
  server = await startTestServer(env, { reauthenticateAfterMs: 0 });
  outbox = new Outbox(server);
});
afterAll(() => server.stop());

describe("password change", () => {
  test("an older session needs a mailed code to change the password", async () => {
    const { client, email } = await signedUp(server);
    expect((await client.auth.updateUser({ password: newPassword })).error).toMatchObject({
      code: "reauthentication_needed",
      status: 400,
    });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = await outbox.next(email);
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await client.auth.updateUser({ password: newPassword, nonce: wrong })).error).toMatchObject({
      code: "reauthentication_not_valid",
      status: 422,
      message: "Nonce has expired or is invalid",
    });
    const { data, error } = await client.auth.updateUser({ password: newPassword, nonce: code });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ reauthentication_sent_at: expect.any(String) as string });
    expect((await client.auth.updateUser({ password, nonce: code })).error?.code).toBe("reauthentication_not_valid");
    // needed for passwords only
    expect((await client.auth.updateUser({ data: { first_name: "Ana" } })).error).toBeNull();
  });

  test("a session older than 15 minutes needs a fresh sign-in to change the password", async () => {
    const usual = await startTestServer();
    const { client, email } = await signedUp(usual);
    const { user } = await signedUp(usual);
    const age = (minutes: number) =>
      usual.context.database.query("update auth_sessions set created_at = now() - $1 * interval '1 min'", [minutes]);
    await age(14);
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    await age(16);
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: "reauthentication_needed" });
    expect((await client.auth.updateUser({ data: { first_name: "Ana" } })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const { rows } = await usual.context.database.query("select from auth_sessions where user_id <> $1", [user.id]);
    expect(rows).toHaveLength(1); // the older one has ended
    await usual.stop();
  });

  test("the code is valid for ten minutes and for its owner only", async () => {
    const [ana, eve] = [await signedUp(server), await signedUp(server)];
    await ana.client.auth.reauthenticate();
    const { code } = await outbox.next(ana.email);
    expect((await eve.client.auth.updateUser({ password: newPassword, nonce: code })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    for (const type of ["recovery", "signup", "reauthentication"])
      expect((await post(server, "/verify", { type, email: ana.email, token: code })).json.code).toBe("otp_expired");
    await server.context.database.query(
      "update auth_one_time_tokens set expires_at = expires_at - interval '10 min' where user_id = $1",
      [ana.user.id],
    );
    expect((await ana.client.auth.updateUser({ password: newPassword, nonce: code })).error?.code).toBe(
      "reauthentication_not_valid",
    );
  });

  test("mails no code without a token", async () => {
    const { status, json } = await post(server, "/reauthenticate", undefined, { method: "GET" });
    expect({ status, code: json.code }).toEqual({ status: 401, code: "no_authorization" });
  });

  test("the current password is required and checked, except after a recovery", async () => {
    const env = { CHARTSIDE_AUTH_CURRENT_PASSWORD: "on", CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" };
    const strict = await startTestServer(env);
    const { email, session } = await signedUp(strict);
    const change = async (token: string, body: Record<string, string>) => {
      const headers = { authorization: `Bearer ${token}` };
      const { status, json } = await post(
        strict,
        "/user",
        { password: newPassword, ...body },
        { method: "PUT", headers },
      );
      return status === 200 ? 200 : json.code;
    };
    expect(await change(session.access_token, {})).toBe("current_password_required");
    expect(await change(session.access_token, { current_password: "Wrong-one-1" })).toBe("current_password_invalid");
    await browser(strict).auth.resetPasswordForEmail(email);
    const { fragment } = await openLink((await new Outbox(strict).next(email)).link);
    expect(await change(fragment.get("access_token") ?? "", {})).toBe(200);
    const { data } = await browser(strict).auth.signInWithPassword({ email, password: newPassword });
    expect(
      await change(data.session?.access_token ?? "", { password: "A-third-one-3", current_password: newPassword }),
    ).toBe(200);
    await strict.stop();
  });
});
