import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, freshEmail, password, post, signedUp } from "./authClient";
import { SetUpCode } from "../../../src/server/auth/accounts/SetUpCode";
import { setUpCodeNeeded } from "../../../src/shared/auth/setUpCodeNeeded";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("POST /signup", () => {
  test("signs a new account in immediately, with its names in the metadata", async () => {
    const { session, user, email } = await signedUp(server, { first_name: "Nora", last_name: "Lindqvist" });
    expect(user).toMatchObject({
      email,
      aud: "authenticated",
      role: "authenticated",
      phone: "",
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { first_name: "Nora", last_name: "Lindqvist", sub: user.id, email, email_verified: true },
    });
    expect(user.identities).toMatchObject([{ provider: "email", user_id: user.id, id: user.id }]);
    expect(session.expires_in).toBe(900);
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 800);
    expect(JSON.stringify(session)).not.toContain("argon2");
  });

  test("ignores fields that the client cannot choose", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const { json } = await post(server, "/signup", {
      email: freshEmail(),
      password,
      id,
      role: "service_role",
      aud: "x",
      app_metadata: { admin: true },
    });
    expect(json.user).toMatchObject({
      role: "authenticated",
      aud: "authenticated",
      app_metadata: { provider: "email" },
    });
    expect(json.user["id"]).not.toBe(id);
    expect(json.user["app_metadata"]).not.toHaveProperty("admin");
  });

  const long = "Aa1".repeat(25);
  test.each([
    ["nothing", {}, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
    ["a null body", null, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
    ["no password", { email: "a@example.org" }, 400, "validation_failed", "Signup requires a valid password"],
    [
      "a null password",
      { email: "a@example.org", password: null },
      400,
      "validation_failed",
      "Signup requires a valid password",
    ],
    [
      "a password of more than 72 characters",
      { email: "a@example.org", password: long },
      400,
      "validation_failed",
      "Password cannot be longer than 72 characters",
    ],
    [
      "a weak password before a bad address",
      { email: "nobody", password: "abc" },
      422,
      "weak_password",
      /at least 8 characters.*of each/,
    ],
    [
      "phone and email",
      { email: "a@example.org", phone: "1", password },
      400,
      "validation_failed",
      /Only an email address or phone/,
    ],
    ["a phone alone", { phone: "15550001", password }, 400, "phone_provider_disabled", "Phone signups are disabled"],
    [
      "half of PKCE",
      { email: "a@example.org", password, code_challenge: "x".repeat(43) },
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
    [
      "a short challenge",
      { email: "a@example.org", password, code_challenge: "x", code_challenge_method: "s256" },
      400,
      "validation_failed",
      /43 to 128/,
    ],
    [
      "a text that is not an address",
      { email: "nobody", password },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    ["an address with a space", { email: " a@example.org", password }, 400, "validation_failed", /invalid format/],
    [
      "an address of 256 characters",
      { email: `${"a".repeat(244)}@example.org`, password },
      400,
      "validation_failed",
      /invalid format/,
    ],
    [
      "large metadata",
      { email: "a@example.org", password, data: { x: "x".repeat(5000) } },
      400,
      "validation_failed",
      /cannot be larger/,
    ],
    [
      "text for metadata",
      { email: "a@example.org", password, data: "x" },
      400,
      "bad_json",
      /^Could not parse request body as JSON: /,
    ],
    ["a number for a text", { email: 5, password }, 400, "bad_json", /^Could not parse request body as JSON: /],
    ["a list", [], 400, "bad_json", /^Could not parse request body as JSON: /],
    ["broken JSON", "{", 400, "bad_json", /^Could not parse request body as JSON: /],
    [
      "NUL in metadata",
      '{"email":"a@example.org","password":"Abcdefg1x","data":{"x":"\\u0000"}}',
      400,
      "bad_json",
      /invalid character/,
    ],
    [
      "half a character",
      '{"email":"a@example.org","password":"Abcdefg1x","data":{"x":"\\ud800"}}',
      400,
      "bad_json",
      /invalid character/,
    ],
    [
      "__proto__",
      '{"email":"a@example.org","password":"Abcdefg1x","data":{"__proto__":{"x":1}}}',
      400,
      "bad_json",
      /invalid key/,
    ],
  ] as const)("refuses %s", async (_case, body, status, code, message) => {
    const { status: answered, json, headers } = await post(server, "/signup", body);
    expect({ answered, code: json.code }).toEqual({ answered: status, code });
    if (typeof message === "string") expect(json.message).toBe(message);
    else expect(json.message).toMatch(message);
    expect(headers.get("x-sb-error-code")).toBe(code);
  });

  test.each([
    ["Abcde1f", ["length"]],
    ["abcdefg1", ["characters"]],
    ["ABCDEFG1", ["characters"]],
    ["Abcdefgh", ["characters"]],
    ["abc", ["length", "characters"]],
    ["Password123", ["pwned"]],
    ["", []],
  ] as const)("reports the weakness of %o in the client library's format [P5.28]", async (weak, reasons) => {
    const { error } = await browser(server).auth.signUp({ email: freshEmail(), password: weak });
    expect(error).toMatchObject(
      reasons.length > 0 ? { name: "AuthWeakPasswordError", reasons } : { code: "validation_failed" },
    );
  });

  test("accepts letters and digits of any script in a password [P5.29]", async () => {
    const { error } = await browser(server).auth.signUp({ email: freshEmail(), password: "Ünïcödé1" });
    expect(error).toBeNull();
  });

  test("creates one account for an email in any letter case, also for concurrent sign-ups", async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      [email, email.toUpperCase(), email].map((each) => post(server, "/signup", { email: each, password })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const again = await browser(server).auth.signUp({ email: email.toUpperCase(), password });
    expect(again.error).toMatchObject({ code: "user_already_exists", message: "User already registered", status: 422 });
  });
});

describe("sign-up settings", () => {
  test.each(["closed", "invite"])("CHARTSIDE_SIGNUP=%s allows the first account only", async (mode) => {
    const closed = await startTestServer({ CHARTSIDE_SIGNUP: mode });
    const before = await post(closed, "/settings", undefined, { method: "GET" });
    expect(before.json["disable_signup"]).toBe(false);
    const answers = await Promise.all([1, 2, 3].map(() => post(closed, "/signup", { email: freshEmail(), password })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === "signup_disabled")).toHaveLength(2);
    const after = await post(closed, "/settings", undefined, { method: "GET" });
    expect(after.json["disable_signup"]).toBe(true);
    await closed.stop();
  });

  test("a shorter password without character classes can be allowed", async () => {
    const lax = await startTestServer({ CHARTSIDE_AUTH_PASSWORD_MIN: "6", CHARTSIDE_AUTH_PASSWORD_CLASSES: "off" });
    expect((await post(lax, "/signup", { email: freshEmail(), password: "abcdef" })).status).toBe(200);
    expect((await post(lax, "/signup", { email: freshEmail(), password: "abcde" })).json.code).toBe("weak_password");
    await lax.stop();
  });

  test("the first account of a server that others can reach needs the code that was printed", async () => {
    const setUpCode = new SetUpCode();
    const reachable = await startTestServer({}, { setUpCode });
    const signUp = (data: object) => post(reachable, "/signup", { email: freshEmail(), password, data });
    expect(setUpCode.text).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    for (const data of [{}, { setup_code: "AAAAA-AAAAA" }, { setup_code: 5 }, { setup_code: "" }]) {
      const { status, json } = await signUp(data);
      expect({ status, message: json.message }).toEqual({ status: 422, message: setUpCodeNeeded });
    }
    const first = await signUp({ setup_code: setUpCode.text.toLowerCase().replace("-", " ") });
    expect(first.status).toBe(200);
    expect(JSON.stringify(first.json)).not.toContain("setup_code");
    expect((await signUp({})).status).toBe(200); // later ones do not
    await reachable.stop();
  });
});

test("a password of 72 characters signs in, whatever their size in bytes", async () => {
  const email = freshEmail();
  const secret = `Aa1${"😀".repeat(69)}`;
  expect((await post(server, "/signup", { email, password: secret })).status).toBe(200);
  const answers = [secret, secret.slice(0, -2)].map((sent) =>
    post(server, "/token?grant_type=password", { email, password: sent }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 400]);
});
