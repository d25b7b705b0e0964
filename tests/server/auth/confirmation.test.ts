import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, BrowserStorage, freshEmail, password, post } from "./authClient";
import { openLink, Outbox } from "./outbox";

let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_AUTH_AUTOCONFIRM: "off", CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" });
  outbox = new Outbox(server);
});
afterAll(() => server.stop());

const signUp = (email: string, data = {}) =>
  browser(server).auth.signUp({
    email,
    password,
    options: { data, emailRedirectTo: `${server.url}/dashboard/scribe` },
  });
const signIn = (email: string) => browser(server).auth.signInWithPassword({ email, password });

describe("email confirmation", () => {
  test("the link of a new account confirms it, signs in and leads to the requested page [P7.35]", async () => {
    const email = freshEmail();
    const { data, error } = await signUp(email, { first_name: "Nora", username: "nora.l" });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      confirmation_sent_at: expect.any(String) as string,
      user_metadata: { first_name: "Nora", email_verified: false },
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toHaveLength(1);
    expect((await signIn(email)).error).toMatchObject({ code: "email_not_confirmed", status: 400 });

    const mail = await outbox.next(email);
    expect(mail.subject).toContain("Confirm your email address");
    const { status, to, fragment } = await openLink(mail.link);
    expect(status).toBe(303);
    expect(to.origin + to.pathname).toBe(`${server.url}/dashboard/scribe`);
    expect([...fragment.keys()].toSorted()).toEqual(
      ["access_token", "expires_at", "expires_in", "refresh_token", "sb", "token_type", "type"].toSorted(),
    );
    expect(fragment.get("type")).toBe("signup");
    const page = browser(server);
    const tokens = {
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    };
    expect((await page.auth.setSession(tokens)).error).toBeNull();
    const claims = (await page.auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({ email, amr: [{ method: "otp" }], user_metadata: { email_verified: true } });
    const me = await fetch(`${server.url}/api/v1/auth/user/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await me.json()).toMatchObject({ email, first_name: "Nora", username: "nora.l" });
    expect((await signIn(email)).error).toBeNull();
  });

  test("a used link leads to the page with the reason", async () => {
    const email = freshEmail();
    await signUp(email);
    const { link } = await outbox.next(email);
    await openLink(link);
    const again = await openLink(link);
    expect(again.status).toBe(303);
    expect(again.to.href).toBe(
      `${server.url}/dashboard/scribe#error=access_denied&error_code=otp_expired` +
        "&error_description=Email+link+is+invalid+or+has+expired&sb=",
    );
  });

  test("an account joins the practice when it is confirmed, so that no unconfirmed email becomes admin", async () => {
    const fresh = await startTestServer({ CHARTSIDE_AUTH_AUTOCONFIRM: "off", CHARTSIDE_SIGNUP: "closed" });
    const mails = new Outbox(fresh);
    const [stranger, owner] = [freshEmail(), freshEmail()];
    await post(fresh, "/signup", { email: stranger, password });
    await post(fresh, "/signup", { email: owner, password });
    const people = async () => (await fresh.context.database.query("select account_type from users")).rows;
    expect(await people()).toEqual([]);
    const [strangers, owners] = [await mails.next(stranger), await mails.next(owner)];
    expect((await openLink(owners.link)).fragment.get("access_token")).not.toBeNull();
    expect((await openLink(strangers.link)).fragment.get("error_code")).toBe("signup_disabled");
    expect(await people()).toEqual([{ account_type: "admin" }]);
    expect((await post(fresh, "/signup", { email: freshEmail(), password })).json.code).toBe("signup_disabled");
    await fresh.stop();
  });

  test("signing up with a known email gets the answer of a new account, and no mail", async () => {
    const known = freshEmail();
    await signUp(known, { first_name: "Nora" });
    await openLink((await outbox.next(known)).link);
    const decoy = await post(server, "/signup", {
      email: known,
      password: "Another-one-2",
      data: { first_name: "Eve" },
    });
    const other = freshEmail();
    const real = await post(server, "/signup", { email: other, password, data: { first_name: "Eve" } });
    expect(decoy.status).toBe(200);
    expect(decoy.json).toMatchObject({ aud: "authenticated", role: "", email: known, identities: [] });
    expect(decoy.json["user_metadata"]).toEqual({ first_name: "Eve" });
    expect(Object.keys(decoy.json).toSorted()).toEqual(Object.keys(real.json).toSorted());
    await outbox.next(other);
    expect(outbox.count(known)).toBe(0);
    expect((await signIn(known)).error).toBeNull(); // the password is unchanged
    const { data } = await signUp(known);
    expect(data.user?.identities).toEqual([]); // pages then say that the email may be in use
  });

  test("signing up again before the confirmation only sends the mail again", async () => {
    const email = freshEmail();
    const first = await signUp(email, { first_name: "Nora" });
    const old = await outbox.next(email);
    const second = await post(server, "/signup", { email, password: "Another-one-2", data: { first_name: "Eve" } });
    expect(second.json).toMatchObject({ id: first.data.user?.id, user_metadata: { first_name: "Nora" } });
    const { link } = await outbox.next(email);
    expect((await openLink(old.link)).fragment.get("error_code")).toBe("otp_expired"); // only the newest link is valid
    expect((await openLink(link)).fragment.get("access_token")).not.toBeNull();
    expect((await browser(server).auth.signInWithPassword({ email, password: "Another-one-2" })).error).toMatchObject({
      code: "invalid_credentials",
    });
    expect((await signIn(email)).error).toBeNull();
  });

  test("the six-digit code confirms like the link", async () => {
    const email = freshEmail();
    await signUp(email);
    const { code, link } = await outbox.next(email);
    const page = browser(server);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await page.auth.verifyOtp({ email, token: wrong, type: "signup" })).error).toMatchObject({
      code: "otp_expired",
      status: 403,
      message: "Token has expired or is invalid",
    });
    const { data, error } = await page.auth.verifyOtp({ email: email.toUpperCase(), token: code, type: "email" });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeDefined();
    expect((await page.auth.verifyOtp({ email, token: code, type: "signup" })).error).toMatchObject({
      code: "otp_expired",
    });
    expect((await openLink(link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("with PKCE the link yields a code that only the requesting page can exchange", async () => {
    const email = freshEmail();
    const storage = new BrowserStorage();
    const page = browser(server, storage, "pkce");
    await page.auth.signUp({ email, password, options: { emailRedirectTo: `${server.url}/sign-in?from=mail` } });
    const { link } = await outbox.next(email);
    expect(link.searchParams.get("token")).toMatch(/^pkce_/);
    const { to } = await openLink(link);
    const code = to.searchParams.get("code") ?? "";
    expect(to.searchParams.get("from")).toBe("mail");
    expect(to.hash).toBe("");
    const thief = await post(server, "/token?grant_type=pkce", { auth_code: code, code_verifier: "x".repeat(56) });
    expect({ status: thief.status, code: thief.json.code }).toEqual({ status: 400, code: "bad_code_verifier" });
    const { data, error } = await page.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await page.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "email/signup" }]);
  });

  test("POST /resend sends the mail again and answers the same for an unknown email", async () => {
    const email = freshEmail();
    await signUp(email);
    await outbox.next(email);
    const unknown = freshEmail();
    const answers = [];
    for (const each of [email, unknown]) answers.push(await post(server, "/resend", { type: "signup", email: each }));
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, "{}"],
      [200, "{}"],
    ]);
    const { link } = await outbox.next(email);
    await openLink(link);
    expect((await browser(server).auth.resend({ type: "signup", email })).error).toBeNull();
    const later = freshEmail();
    await signUp(later);
    await outbox.next(later);
    expect(outbox.count(unknown) + outbox.count(email)).toBe(0);
    const { status, json } = await post(server, "/resend", { type: "sms", email });
    expect({ status, code: json.code }).toEqual({ status: 400, code: "validation_failed" });
  });

  test("a taken username is refused; of two unconfirmed claims the first confirmed one gets it", async () => {
    const [one, two] = [freshEmail(), freshEmail()];
    await signUp(one, { username: "kim" });
    await signUp(two, { username: "KIM" });
    const [mailOfOne, mailOfTwo] = [await outbox.next(one), await outbox.next(two)];
    await openLink(mailOfTwo.link);
    await openLink(mailOfOne.link);
    const lookup = await server.call(null, "POST", "/api/v1/auth/lookup-email", { username: "kim" });
    expect(await lookup.json()).toEqual({ identifier: two });
    const third = await post(server, "/signup", { email: freshEmail(), password, data: { username: "kim" } });
    expect(third.json.message).toBe("This username is taken.");
  });
});
