import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, BrowserStorage, freshEmail, password, post, signedUp } from "./authClient";
import { openLink, Outbox } from "./Outbox";

const env = { CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" };
const newPassword = "Another-one-2";

let server: TestServer;
let outbox: Outbox;
beforeAll(async () => {
  server = await startTestServer(env);
  outbox = new Outbox(server);
});
afterAll(() => server.stop());

const resetPage = () => `${server.url}/reset-password`;

/** Requests a password recovery. @returns its mail. */
async function forgot(email: string, redirectTo = resetPage(), client = browser(server)) {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
  expect(error).toBeNull();
  return outbox.next(email);
}

describe("password recovery", () => {
  test("sets a new password through the mailed link and ends all other sessions [P7.37, P7.38]", async () => {
    const { email, client: elsewhere } = await signedUp(server);
    const mail = await forgot(email);
    expect(mail.link.searchParams.get("type")).toBe("recovery");
    const { status, to, fragment } = await openLink(mail.link);
    expect(status).toBe(303);
    expect(to.origin + to.pathname).toBe(resetPage());
    expect(fragment.get("type")).toBe("recovery");
    const page = browser(server);
    await page.auth.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect((await page.auth.updateUser({ password })).error).toMatchObject({ code: "same_password", status: 422 });
    expect((await page.auth.updateUser({ password: newPassword })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await page.auth.getUser()).error).toBeNull();
    expect((await browser(server).auth.signInWithPassword({ email, password })).error?.code).toBe(
      "invalid_credentials",
    );
    expect((await browser(server).auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
    expect((await outbox.next(email)).subject).toContain("Your password was changed");
  });

  test("accepts the token_hash from a page once", async () => {
    const { email } = await signedUp(server);
    const { link } = await forgot(email);
    const page = browser(server);
    const tokenHash = link.searchParams.get("token") ?? "";
    const { data, error } = await page.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await page.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" })).error).toMatchObject({
      code: "otp_expired",
      status: 403,
      message: "Email link is invalid or has expired",
    });
  });

  test("mails a link to a page with a button if mail is sent by SMTP, so that mail scanners cannot use it up", async () => {
    const sending = await startTestServer({ ...env, SMTP_URL: "smtp://127.0.0.1:1" });
    const texts: string[] = [];
    sending.context.queuedMail = { send: async ({ text }) => void texts.push(text) };
    const { email } = await signedUp(sending);
    const site = `http://localhost:${new URL(sending.url).port}`;
    await browser(sending).auth.resetPasswordForEmail(email, { redirectTo: `${site}/reset-password` });
    await vi.waitFor(() => expect(texts).toHaveLength(1));
    const link = new URL(/https?:\/\/\S+/.exec(texts[0] ?? "")?.[0] ?? "");
    expect(link.origin + link.pathname).toBe(`${site}/reset-password`);
    expect(link.searchParams.get("type")).toBe("recovery");
    const tokenHash = link.searchParams.get("token_hash") ?? "";
    const { error } = await browser(sending).auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(error).toBeNull();
    await sending.stop();
  });

  test("accepts the six-digit code", async () => {
    const { email } = await signedUp(server);
    const { code } = await forgot(email);
    expect((await browser(server).auth.verifyOtp({ email, token: code, type: "signup" })).error?.code).toBe(
      "otp_expired",
    );
    const { error } = await browser(server).auth.verifyOtp({ email, token: code, type: "recovery" });
    expect(error).toBeNull();
  });

  test("with PKCE yields a code for the requesting page, valid for five minutes", async () => {
    const { email } = await signedUp(server);
    const page = browser(server, new BrowserStorage(), "pkce");
    const events: string[] = [];
    page.auth.onAuthStateChange((event) => void events.push(event));
    const { link } = await forgot(email, resetPage(), page);
    const { to } = await openLink(link);
    const { data, error } = await page.auth.exchangeCodeForSession(to.searchParams.get("code") ?? "");
    expect(error).toBeNull();
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await page.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "recovery" }]);
    expect(data.session?.user.email).toBe(email);

    const second = await forgot(email, resetPage(), page);
    const code = (await openLink(second.link)).to.searchParams.get("code") ?? "";
    await server.context.database.query("update auth_flows set created_at = now() - interval '5 min 1 s'");
    expect((await page.auth.exchangeCodeForSession(code)).error).toMatchObject({
      code: "flow_state_expired",
      status: 422,
    });
    const expired = await openLink(second.link);
    expect(expired.to.searchParams.get("error_code")).toBe("otp_expired");
    expect(expired.fragment.get("error_code")).toBe("otp_expired");
  });

  test.each([
    ["no code", { code_verifier: "x".repeat(43) }, 400, "validation_failed"],
    ["no verifier", { auth_code: "x" }, 400, "validation_failed"],
    ["an unknown code", { auth_code: "x", code_verifier: "x".repeat(43) }, 404, "flow_state_not_found"],
  ])("refuses PKCE with %s", async (_case, body, status, code) => {
    const answer = await post(server, "/token?grant_type=pkce", body);
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });

  test("answers a used code like an unknown one", async () => {
    const { email } = await signedUp(server);
    const verifier = "plain-verifier-of-at-least-forty-three-characters";
    await post(server, "/recover", { email, code_challenge: verifier, code_challenge_method: "PLAIN" });
    const code = (await openLink((await outbox.next(email)).link)).to.searchParams.get("code") ?? "";
    const exchange = () => post(server, "/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });
    expect((await exchange()).status).toBe(200);
    expect((await exchange()).json.code).toBe("flow_state_not_found");
  });
});

describe("a mailed link or code", () => {
  test("is valid for an hour and stored only as a hash", async () => {
    const { email, user } = await signedUp(server);
    const { link, code } = await forgot(email);
    const { rows } = await server.context.database.query<{ row: string; minutes: number }>(
      `select t::text as row, extract(epoch from expires_at - now())::float8 / 60 as minutes
       from auth_one_time_tokens t where user_id = $1`,
      [user.id],
    );
    expect(rows[0]?.minutes).toBeGreaterThan(59);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60);
    const token = link.searchParams.get("token") ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(Buffer.from(token, "base64url").toString("hex"));
    expect(rows[0]?.row).not.toMatch(new RegExp(`\\b${code}\\b`));
    await server.context.database.query("update auth_one_time_tokens set expires_at = now()");
    expect((await openLink(link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("is invalidated by a later mail and by a new password", async () => {
    const { email, client } = await signedUp(server);
    const [first, second] = [await forgot(email), await forgot(email)];
    expect((await openLink(first.link)).fragment.get("error_code")).toBe("otp_expired");
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    expect((await openLink(second.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("still works as a link after five wrong codes", async () => {
    const { email } = await signedUp(server);
    const { link, code } = await forgot(email);
    const wrong = code === "000000" ? "000001" : "000000";
    const verify = (token: string) => post(server, "/verify", { type: "recovery", email, token });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await verify(wrong)).json.code).toBe("otp_expired");
    expect((await verify(code)).json.code).toBe("otp_expired");
    expect((await openLink(link)).fragment.get("access_token")).not.toBeNull();
  });

  test("works once when opened many times at the same time", async () => {
    const { email } = await signedUp(server);
    const { link } = await forgot(email);
    const opened = await Promise.all(Array.from({ length: 6 }, () => openLink(link)));
    expect(opened.filter(({ fragment }) => fragment.has("access_token"))).toHaveLength(1);
  });

  test("is refused for a banned account", async () => {
    const { email, user } = await signedUp(server);
    const { link } = await forgot(email);
    const ban = (until: string) =>
      server.context.database.query(`update auth_users set banned_until = ${until} where id = $1`, [user.id]);
    await ban("now() + interval '1 hour'");
    expect((await openLink(link)).fragment.get("error_code")).toBe("user_banned");
    await ban("null");
    expect((await openLink(link)).fragment.get("access_token")).not.toBeNull();
  });

  test("is not used up by opening it, only by the button of its page, which has no script", async () => {
    const { email } = await signedUp(server);
    const { link } = await forgot(email);
    for (const method of ["HEAD", "GET", "GET"]) {
      const opened = await fetch(link, { method, redirect: "manual" });
      expect([method, opened.status]).toEqual([method, 200]);
      expect(opened.headers.get("content-security-policy")).toContain("default-src 'none'");
      const page = await opened.text();
      expect(page).not.toMatch(/<script|access_token/);
    }
    expect((await openLink(link)).fragment.get("access_token")).not.toBeNull();
    expect((await openLink(link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("is not used by a form of another site", async () => {
    const { email } = await signedUp(server);
    const { link } = await forgot(email);
    const body = new URLSearchParams(link.search);
    const foreign = await fetch(new URL("/auth/v1/verify/link", link), {
      method: "POST",
      body,
      redirect: "manual",
      headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    expect((await openLink(link)).fragment.get("access_token")).not.toBeNull();
  });

  test("is not logged", async () => {
    const { email } = await signedUp(server);
    const { link, code } = await forgot(email);
    const { fragment } = await openLink(link);
    const lines = server.logLines.join("\n");
    for (const secret of [link.searchParams.get("token"), fragment.get("access_token"), fragment.get("refresh_token")])
      expect(lines).not.toContain(secret);
    expect(lines).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(lines).not.toContain(email);
  });
});

describe("POST /recover", () => {
  test("answers and limits requests for known and unknown emails alike", async () => {
    const slow = await startTestServer();
    const mails = new Outbox(slow);
    const { email } = await signedUp(slow);
    const stranger = freshEmail();
    const ask = (each: string) => post(slow, "/recover", { email: each });
    for (const round of [1, 2]) {
      const [known, unknown] = [await ask(email), await ask(stranger)];
      const seen = ({ status, text, headers }: typeof known) => [status, text, headers.get("retry-after")];
      expect(seen(known)).toEqual(seen(unknown));
      expect(known.status).toBe(round === 1 ? 200 : 429);
      if (round === 1) continue;
      expect(known.json.code).toBe("over_email_send_rate_limit");
      expect(known.json.message).toMatch(/^For security purposes, you can only request this after (59|60) seconds\.$/);
    }
    expect((await ask(email.toUpperCase())).status).toBe(429);
    await mails.next(email);
    expect(mails.count(stranger) + mails.count(email)).toBe(0);
    await slow.stop();
  });

  test("answers before the mail is sent, also if sending fails, so that neither reveals an account", async () => {
    const failing = await startTestServer({ CHARTSIDE_AUTH_MAIL_INTERVAL_S: "0" });
    const { email } = await signedUp(failing);
    const asked: string[] = [];
    failing.context.queuedMail = { send: ({ to }) => new Promise(() => void asked.push(to)) }; // never resolves
    const answers = [
      await post(failing, "/recover", { email }),
      await post(failing, "/recover", { email: freshEmail() }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, "{}"],
      [200, "{}"],
    ]);
    await vi.waitFor(() => expect(asked).toEqual([email]));
    failing.context.queuedMail = { send: () => Promise.reject(new Error(`no mailbox ${email}`)) };
    expect((await post(failing, "/recover", { email })).text).toBe("{}");
    const logged = () => failing.logLines.find((line) => line.includes("mail to set a new password"));
    await vi.waitFor(() => expect(logged()).toBeDefined());
    await failing.stop();
  });

  test.each([
    ["no email", {}, "Password recovery requires an email"],
    ["no valid email", { email: "nobody" }, "Unable to validate email address: invalid format"],
    [
      "half of PKCE",
      { email: "a@example.org", code_challenge_method: "s256" },
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
  ])("refuses %s", async (_case, body, message) => {
    const { status, json } = await post(server, "/recover", body);
    expect({ status, ...json }).toEqual({ status: 400, code: "validation_failed", message });
  });

  test("is limited by email and by IP address", async () => {
    const limited = await startTestServer({ ...env, CHARTSIDE_AUTH_RATE_LIMITS: "on" });
    const ask = (email: string) => post(limited, "/recover", { email }).then(({ status }) => status);
    const same = [];
    for (let n = 0; n < 6; n += 1) same.push(await ask("same@example.org"));
    expect(same).toEqual([200, 200, 200, 200, 200, 429]);
    const others = [];
    for (let n = 0; n < 26; n += 1) others.push(await ask(`n${n}@example.org`));
    expect(others.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 200));
    expect(others.at(-1)).toBe(429);
    await limited.stop();
  });
});
