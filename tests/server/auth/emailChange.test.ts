import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, BrowserStorage, freshEmail, password, signedUp } from "./authClient";
import { openLink, Outbox } from "./Outbox";

let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" });
  outbox = new Outbox(server);
});
afterAll(() => server.stop());

/** Requests another email for a new account. @returns the mails to both addresses. */
async function requested(client?: Awaited<ReturnType<typeof signedUp>>) {
  const account = client ?? (await signedUp(server));
  const newEmail = freshEmail();
  const { data, error } = await account.client.auth.updateUser({ email: newEmail }, { emailRedirectTo: server.url });
  expect(error).toBeNull();
  const mails = { current: await outbox.next(account.email), new: await outbox.next(newEmail) };
  return { ...account, newEmail, answer: data.user, mails };
}
const emailNow = async (client: ReturnType<typeof browser>) => (await client.auth.getUser()).data.user?.email;
const signIn = async (email: string) =>
  (await browser(server).auth.signInWithPassword({ email, password })).error?.code;
const profileEmail = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/v1/auth/user/me`, { headers });
  return ((await response.json()) as { email: string }).email;
};

describe("PUT /user with another email", () => {
  test("keeps the email and names the new one until both addresses have confirmed", async () => {
    const { client, email, newEmail, answer } = await requested();
    expect(answer).toMatchObject({ email, new_email: newEmail, email_change_sent_at: expect.any(String) });
    expect(await emailNow(client)).toBe(email);
    expect(await signIn(email)).toBeUndefined();
    expect(await signIn(newEmail)).toBe("invalid_credentials");
  });

  test.each([
    ["current", "new"],
    ["new", "current"],
  ] as const)("changes it after the links of the %s and the %s address", async (one, other) => {
    const { client, session, email, newEmail, mails } = await requested();
    const first = await openLink(mails[one].link);
    expect([first.status, first.fragment.get("message"), first.fragment.get("access_token")]).toEqual([
      303,
      "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      null,
    ]);
    expect(await emailNow(client)).toBe(email);
    expect((await openLink(mails[one].link)).fragment.get("error_code")).toBe("otp_expired");
    const second = await openLink(mails[other].link);
    expect(second.fragment.get("type")).toBe("email_change");
    expect(await emailNow(client)).toBe(newEmail);
    expect(await profileEmail(second.fragment.get("access_token") ?? "")).toBe(newEmail);
    expect(await profileEmail(session.access_token)).toBe(newEmail);
    expect(await signIn(newEmail)).toBeUndefined();
    expect(await signIn(email)).toBe("invalid_credentials");
    const { user } = (await client.auth.getUser()).data;
    expect([user?.new_email, user?.user_metadata["email"], user?.identities?.[0]?.identity_data?.["email"]]).toEqual([
      undefined,
      newEmail,
      newEmail,
    ]);
  });

  test("accepts the codes of both mails", async () => {
    const { email, newEmail, mails } = await requested();
    const page = browser(server);
    const type = "email_change";
    const wrong = await page.auth.verifyOtp({ email: newEmail, token: mails.current.code, type });
    expect(wrong.error?.code).toBe("otp_expired");
    const first = await page.auth.verifyOtp({ email: newEmail, token: mails.new.code, type });
    expect([first.error, first.data.session]).toEqual([null, null]);
    const second = await page.auth.verifyOtp({ email, token: mails.current.code, type });
    expect([second.error, second.data.user?.email]).toEqual([null, newEmail]);
  });

  test("returns a code to the requesting page, with PKCE", async () => {
    const email = freshEmail();
    const page = browser(server, new BrowserStorage(), "pkce");
    const { data } = await page.auth.signUp({ email, password });
    const account = { client: page, email, session: data.session!, user: data.user! };
    const { newEmail, mails } = await requested(account);
    await openLink(mails.new.link);
    const { to } = await openLink(mails.current.link);
    const { data: traded, error } = await page.auth.exchangeCodeForSession(to.searchParams.get("code") ?? "");
    expect([error, traded.user?.email]).toEqual([null, newEmail]);
  });

  test("refuses another account's email with 422, also if it was taken in the meantime", async () => {
    const { client } = await signedUp(server);
    const { email: taken } = await signedUp(server);
    expect((await client.auth.updateUser({ email: taken.toUpperCase() })).error).toMatchObject({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
    const { client: late, email, newEmail, mails } = await requested();
    await browser(server).auth.signUp({ email: newEmail, password });
    await openLink(mails.new.link);
    expect((await openLink(mails.current.link)).fragment.get("error_code")).toBe("email_exists");
    expect(await emailNow(late)).toBe(email);
  });

  test("voids the links of an earlier change", async () => {
    const account = await signedUp(server);
    const first = await requested(account);
    await requested(account);
    expect((await openLink(first.mails.new.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("is voided by a new password", async () => {
    const account = await signedUp(server);
    const { mails } = await requested(account);
    expect((await account.client.auth.updateUser({ password: "Another-one-2" })).data.user?.new_email).toBeUndefined();
    expect((await openLink(mails.new.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("ends a link to set a password that was mailed to the former address", async () => {
    const { client, email, mails } = await requested();
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/reset-password` });
    const { link } = await outbox.next(email);
    await openLink(mails.current.link);
    await openLink(mails.new.link);
    expect((await openLink(link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("mails again only the address that has not confirmed", async () => {
    const { client, email, newEmail, mails } = await requested();
    await openLink(mails.new.link);
    expect((await client.auth.resend({ type: "email_change", email: newEmail })).error).toBeNull();
    const again = await outbox.next(email);
    expect(outbox.count(newEmail)).toBe(0);
    await openLink(again.link);
    expect(await emailNow(client)).toBe(newEmail);
  });

  test("changes nothing if it is the account's own", async () => {
    const { client, email } = await signedUp(server);
    const { data } = await client.auth.updateUser({ email: email.toUpperCase() });
    expect([data.user?.email, data.user?.new_email]).toEqual([email, undefined]);
  });
});
