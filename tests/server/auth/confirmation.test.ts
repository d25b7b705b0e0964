import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { UsersRepository } from "../../../src/server/auth/accounts/UsersRepository";
import { startTestServer, type TestServer } from "../testServer";
import { browser, BrowserStorage, freshEmail, password, post } from "./authClient";
import { openLink, Outbox } from "./Outbox";

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

    const mail = await outbox.next(email);
    expect((await signIn(email)).error).toMatchObject({ code: "email_not_confirmed", status: 400 });
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

  test("signing up gets the same answer for a new email, one that waits and one with an account, which gets no mail", async () => {
    const [known, waiting, fresh] = [freshEmail(), freshEmail(), freshEmail()];
    await signUp(known, { first_name: "Nora" });
    await openLink((await outbox.next(known)).link);
    await signUp(waiting);
    await outbox.next(waiting);
    const answers = [];
    for (const email of [known, waiting, fresh]) {
      const sent = { email, password: "Another-one-2", data: { first_name: "Eve" } };
      const [first, again] = [await post(server, "/signup", sent), await post(server, "/signup", sent)];
      expect(again.json["id"]).toBe(first.json["id"]);
      answers.push(first);
    }
    const shapeOf = (text: string) =>
      text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\S+?Z|clinician[^"]+/g, "");
    expect(new Set(answers.map(({ status, text }) => `${status} ${shapeOf(text)}`)).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({ role: "authenticated", user_metadata: { first_name: "Eve" } });
    await outbox.next(fresh);
    expect(outbox.count(known)).toBe(0);
    expect((await signIn(known)).error).toBeNull(); // the password is unchanged
  });

  test("a sign-in with the password of a sign-up does not reveal whether the email has an account", async () => {
    const [known, fresh] = [freshEmail(), freshEmail()];
    await signUp(known);
    await openLink((await outbox.next(known)).link);
    for (const email of [known, fresh]) await post(server, "/signup", { email, password: "Another-one-2" });
    await outbox.next(fresh);
    const grant = async (email: string, secret: string) =>
      (await post(server, "/token?grant_type=password", { email, password: secret })).json.code;
    await vi.waitFor(async () => expect(await grant(known, "Another-one-2")).toBe("email_not_confirmed"));
    expect(await grant(fresh, "Another-one-2")).toBe("email_not_confirmed");
    expect([await grant(known, "Wrong-one-1"), await grant(fresh, "Wrong-one-1")]).toEqual([
      "invalid_credentials",
      "invalid_credentials",
    ]);
    expect((await signIn(known)).error).toBeNull();
  });

  test("confirming the newest sign-up of an email voids the password and names of earlier ones", async () => {
    const email = freshEmail();
    await signUp(email, { first_name: "Eve", username: "stranger" });
    const old = await outbox.next(email);
    await post(server, "/signup", { email, password: "Another-one-2", data: { first_name: "Nora" } });
    const { link } = await outbox.next(email);
    expect((await openLink(old.link)).fragment.get("error_code")).toBe("otp_expired"); // only the newest link is valid
    const { fragment } = await openLink(link);
    const me = await fetch(`${server.url}/api/v1/auth/user/me`, {
      headers: { authorization: `Bearer ${fragment.get("access_token")}` },
    });
    expect(await me.json()).toMatchObject({ first_name: "Nora", username: null });
    expect((await signIn(email)).error).toMatchObject({ code: "invalid_credentials" });
    expect((await browser(server).auth.signInWithPassword({ email, password: "Another-one-2" })).error).toBeNull();
  });

  test("a recovery mail that confirms an email voids the password of its sign-up", async () => {
    const email = freshEmail();
    await signUp(email);
    await outbox.next(email);
    await browser(server).auth.resetPasswordForEmail(email);
    const { fragment } = await openLink((await outbox.next(email)).link);
    expect(fragment.get("access_token")).not.toBeNull();
    expect((await signIn(email)).error).toMatchObject({ code: "invalid_credentials" });
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

  test("of two sign-ups with one username, the first confirmed one gets it", async () => {
    const [one, two, three] = [freshEmail(), freshEmail(), freshEmail()];
    await signUp(one, { username: "kim" });
    await signUp(two, { username: "KIM" });
    const [mailOfOne, mailOfTwo] = [await outbox.next(one), await outbox.next(two)];
    await openLink(mailOfTwo.link);
    await openLink(mailOfOne.link);
    expect((await post(server, "/signup", { email: three, password, data: { username: "kim" } })).status).toBe(200);
    await openLink((await outbox.next(three)).link);
    const { database, vault } = server.context;
    expect(await new UsersRepository(database, vault).emailByUsername("Kim")).toBe(two);
  });
});
