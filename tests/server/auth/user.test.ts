import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { browser, password, post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const getUser = (authorization?: string) =>
  post(server, "/user", undefined, { method: "GET", headers: authorization ? { authorization } : {} });

describe("GET /user", () => {
  test("returns the user of the token", async () => {
    const { client, user, session } = await signedUp(server);
    const { data, error } = await client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toEqual(user);
    const { json, headers } = await getUser(`bearer ${session.access_token}`);
    expect(json["id"]).toBe(user.id);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["no token", undefined, 401, "no_authorization", "This endpoint requires a valid Bearer token"],
    ["another scheme", "Basic abc", 401, "no_authorization", "This endpoint requires a valid Bearer token"],
    [
      "the public key",
      "Bearer sb_publishable_x",
      403,
      "bad_jwt",
      /^invalid JWT: unable to parse or verify signature, /,
    ],
    [
      "an unsigned token",
      `Bearer ${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.`,
      403,
      "bad_jwt",
      /^invalid JWT/,
    ],
  ] as const)("refuses %s", async (_case, authorization, status, code, message) => {
    const { status: answered, json } = await getUser(authorization);
    expect({ answered, code: json.code }).toEqual({ answered: status, code });
    expect(json.message).toMatch(message);
  });

  /** A token with the given claims, signed with the server's own key. */
  async function signed(claims: Record<string, unknown>, subject?: string) {
    const jwk = JSON.parse(readFileSync(join(server.context.settings.dataDir, "auth-signing-key.json"), "utf8")) as JWK;
    const { json } = await post(server, "/.well-known/jwks.json", undefined, { method: "GET" });
    const [key] = json["keys"] as { kid: string }[];
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid: key?.kid ?? "" })
      .setIssuer("http://localhost/auth/v1")
      .setAudience("authenticated")
      .setIssuedAt()
      .setExpirationTime("5 min");
    if (subject !== undefined) token.setSubject(subject);
    return token.sign(await importJWK(jwk, "ES256"));
  }

  test.each([
    ["no subject", undefined, {}, 403, "bad_jwt", "invalid claim: missing sub claim"],
    ["a subject that is no UUID", "nora", {}, 400, "bad_jwt", "invalid claim: sub claim must be a UUID"],
    [
      "a deleted subject",
      "11111111-1111-4111-8111-111111111111",
      {},
      403,
      "user_not_found",
      "User from sub claim in JWT does not exist",
    ],
    ["no session", "own", {}, 403, "session_not_found", "Session from session_id claim in JWT does not exist"],
    [
      "an invalid session",
      "own",
      { session_id: "x" },
      403,
      "session_not_found",
      "Session from session_id claim in JWT does not exist",
    ],
  ])("refuses a token of %s", async (_case, subject, claims, status, code, message) => {
    const { user } = await signedUp(server);
    const { status: answered, json } = await getUser(
      `Bearer ${await signed(claims, subject === "own" ? user.id : subject)}`,
    );
    expect({ answered, ...json }).toEqual({ answered: status, code, message });
  });

  test("refuses an expired token", async () => {
    const brief = await startTestServer({}, { accessLifeS: -1 });
    const response = await post(brief, "/signup", { email: "brief@example.org", password });
    const { status, json } = await post(brief, "/user", undefined, {
      method: "GET",
      headers: { authorization: `Bearer ${response.json.access_token}` },
    });
    expect({ status, code: json.code }).toEqual({ status: 403, code: "bad_jwt" });
    await brief.stop();
  });

  test("refuses a token signed with another key under the published key id", async () => {
    const { session } = await signedUp(server);
    const [head = "", body = ""] = session.access_token.split(".");
    const { privateKey } = await generateKeyPair("ES256");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
    const header = JSON.parse(Buffer.from(head, "base64url").toString()) as { alg: string; kid: string };
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    expect((await getUser(`Bearer ${forged}`)).json.code).toBe("bad_jwt");
    expect(
      (
        await server.call(null, "GET", "/api/v1/auth/user/me", undefined, {
          headers: { authorization: `Bearer ${forged}` },
        })
      ).status,
    ).toBe(401);
  });
});

describe("PUT /user", () => {
  test("merges metadata by key, where null deletes a key", async () => {
    const { client } = await signedUp(server, { first_name: "Nora", last_name: "L", nested: { a: 1 } });
    const { data, error } = await client.auth.updateUser({
      data: { last_name: null, nested: { b: 2 }, username: "n" },
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ first_name: "Nora", nested: { b: 2 }, username: "n" });
    expect(data.user?.user_metadata).not.toHaveProperty("last_name");
    expect(data.user?.user_metadata["nested"]).not.toHaveProperty("a");
  });

  test("grants no rights through metadata: an account type of admin there leaves the account pro [P3.24]", async () => {
    await signedUp(server); // the first account is admin
    const { client, session } = await signedUp(server, { account_type: "admin" });
    await client.auth.updateUser({ data: { account_type: "admin", role: "admin" } });
    const response = await fetch(`${server.url}/api/v1/auth/user/me`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(await response.json()).toMatchObject({ account_type: "pro" });
  });

  test("ends the other sessions with a new password", async () => {
    const { client, email } = await signedUp(server);
    const elsewhere = browser(server);
    await elsewhere.auth.signInWithPassword({ email, password });
    const { error } = await client.auth.updateUser({ password: "Another-one-2" });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await browser(server).auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: "invalid_credentials",
    });
    expect((await browser(server).auth.signInWithPassword({ email, password: "Another-one-2" })).error).toBeNull();
  });

  test.each([
    ["the same password", { password }, 422, "same_password"],
    ["a weak password", { password: "abc" }, 422, "weak_password"],
    ["app_metadata", { app_metadata: { admin: true } }, 403, "not_admin"],
    ["an invalid email", { email: "nobody" }, 400, "validation_failed"],
    ["a phone", { phone: "1555" }, 422, "phone_provider_disabled"],
    ["large metadata", { data: { x: "x".repeat(5000) } }, 400, "validation_failed"],
  ])("refuses %s", async (_case, body, status, code) => {
    const { session } = await signedUp(server);
    const answer = await post(server, "/user", body, {
      method: "PUT",
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });
});

describe("POST /logout", () => {
  const isLive = async (client: ReturnType<typeof browser>, token: string) =>
    (await client.auth.getUser(token)).error === null;

  test.each([
    ["local", [false, true]],
    ["others", [true, false]],
    ["global", [false, false]],
  ] as const)("ends the sessions of scope %s at once, also for /api/v1", async (scope, expected) => {
    const { client, email, session } = await signedUp(server);
    const elsewhere = browser(server);
    const { data } = await elsewhere.auth.signInWithPassword({ email, password });
    const tokens = [session.access_token, data.session?.access_token ?? ""];
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    expect(await Promise.all(tokens.map((token) => isLive(browser(server), token)))).toEqual(expected);
    const api = await Promise.all(
      tokens.map((token) =>
        fetch(`${server.url}/api/v1/auth/user/me`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    expect(api.map(({ status }) => status === 200)).toEqual(expected);
    const refreshed = await post(server, "/token?grant_type=refresh_token", { refresh_token: session.refresh_token });
    expect(refreshed.status === 200).toBe(expected[0]);
  });

  test("refuses an unknown scope, and answers 204 without a body if there is none", async () => {
    const { session } = await signedUp(server);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect(await post(server, "/logout?scope=all", "", { headers })).toMatchObject({
      status: 400,
      json: { code: "validation_failed", message: 'Unsupported logout scope "all"' },
    });
    expect(await post(server, "/logout", undefined, { headers })).toMatchObject({ status: 204, text: "" });
    expect((await post(server, "/logout", undefined, { headers })).json.code).toBe("session_not_found");
  });
});
