import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testServer";
import { HostedProject, legacySecret } from "./HostedProject";

const anonKey = "sb_publishable_project";
type Key = Awaited<ReturnType<HostedProject["key"]>>;

let project: HostedProject;
let server: TestServer;
let key: Key;
let rsa: Key;
let ed25519: Key;
beforeAll(async () => {
  project = await new HostedProject().start();
  [key, rsa, ed25519] = await Promise.all([project.key(), project.key("RS256"), project.key("EdDSA")]);
  project.publish(key, rsa, ed25519);
  server = await startHosted({ SUPABASE_JWT_SECRET: legacySecret });
});
afterAll(async () => {
  await server.stop();
  await project.stop();
});

const startHosted = (env: NodeJS.ProcessEnv = {}) =>
  startTestServer({ SUPABASE_URL: `${project.url}/`, SUPABASE_PUBLISHABLE_KEY: anonKey, ...env });
const call = (token: string, method = "GET", path = "/api/v1/auth/user/me", at = server) =>
  at.call(null, method, path, undefined, { headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string, at = server) => (await call(token, "GET", "/api/v1/auth/user/me", at)).status;

describe("with a hosted Supabase project", () => {
  test("/auth/v1 answers 404", async () => {
    const paths = ["/signup", "/token?grant_type=password", "/token?grant_type=refresh_token", "/recover", "/verify"];
    for (const path of paths) {
      const response = await fetch(`${server.url}/auth/v1${path}`, { method: "POST", body: "{}" });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    }
    for (const path of ["/settings", "/health", "/user", "/.well-known/jwks.json"])
      expect((await fetch(`${server.url}/auth/v1${path}`)).status).toBe(404);
    const { rows } = await server.context.database.query("select from auth_users");
    expect(rows).toEqual([]);
  });

  test("lookup-email returns the email, which the project needs, or 404 for an unknown username [P7.29]", async () => {
    const token = await project.token(key, { sub: randomUUID(), email: "lena@example.org" });
    await call(token);
    await server.call(
      null,
      "PUT",
      "/api/v1/auth/user/me",
      { username: "lena.k" },
      { headers: { authorization: `Bearer ${token}` } },
    );
    const look = (username: string) => server.call(null, "POST", "/api/v1/auth/lookup-email", { username });
    expect(await (await look("lena.k")).json()).toEqual({ identifier: "lena@example.org" });
    expect((await look("nobody")).status).toBe(404);
  });

  test("/config.json names the project", async () => {
    const config: unknown = await (await fetch(`${server.url}/config.json`)).json();
    expect(config).toMatchObject({ supabase_url: `${project.url}/`, supabase_key: anonKey });
    expect(JSON.stringify(config)).not.toContain(legacySecret);
  });

  test("a first call creates the user, identified by issuer and subject, never by email", async () => {
    const subject = randomUUID();
    const token = await project.token(key, {
      sub: subject,
      email: "Nora@Example.org",
      app_metadata: { account_type: "admin" },
    });
    const first: { id: string } = await (await call(token)).json();
    expect(first).toMatchObject({ email: "nora@example.org", first_name: "Nora", last_name: "Lindqvist" });
    const again = await project.token(rsa, { sub: subject, email: "nora@example.org" });
    expect(await (await call(again)).json()).toMatchObject({ id: first.id });
    const other = await project.token(key, { email: "nora@example.org" });
    const second: { id: string } = await (await call(other)).json();
    expect(second.id).not.toBe(first.id);
    const moved = await project.token(key, { sub: subject, email: "nora.new@example.org" });
    expect(await (await call(moved)).json()).toMatchObject({ id: first.id, email: "nora.new@example.org" });
  });

  test("metadata grants no rights", async () => {
    await call(await project.token(key)); // the first account is admin
    const token = await project.token(key, {
      user_metadata: { account_type: "admin" },
      app_metadata: { account_type: "admin", role: "admin" },
    });
    expect(await (await call(token)).json()).toMatchObject({ account_type: "pro" });
  });

  test("the session list holds only the calling session", async () => {
    const session = randomUUID();
    const token = await project.token(key, { session_id: session });
    const { items } = (await (await call(token, "GET", "/api/v1/auth/sessions")).json()) as { items: unknown[] };
    expect(items).toMatchObject([{ id: session, current: true }]);
    expect((await call(token, "DELETE", `/api/v1/auth/sessions/${randomUUID()}`)).status).toBe(404);
  });

  test("a deletion fails if the project does not confirm the session", async () => {
    const visitOf = async (token: string) => {
      const response = await server.call(
        null,
        "POST",
        "/api/v1/visits",
        {},
        {
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        },
      );
      return `/api/v1/visits/${((await response.json()) as { id: string }).id}`;
    };
    const token = await project.token(key);
    const path = await visitOf(token);
    project.userStatus = 403;
    expect((await call(token, "DELETE", path)).status).toBe(401);
    expect(project.userCalls.at(-1)).toEqual({ apikey: anonKey, authorization: `Bearer ${token}` });
    project.userStatus = 500;
    expect((await call(token, "DELETE", path)).status).toBe(503);
    project.isAway = true;
    expect((await call(token, "DELETE", path)).status).toBe(503);
    project.isAway = false;
    expect((await call(token, "GET", path)).status).toBe(200); // nothing was deleted
    project.userStatus = 200;
    expect((await call(token, "DELETE", path)).ok).toBe(true);
    const calls = project.userCalls.length;
    await call(token, "DELETE", path);
    expect(project.userCalls).toHaveLength(calls); // an answer is cached for a minute
  });
});

describe("accepts a token", () => {
  test.each([
    ["signed with an elliptic curve key", () => project.token(key)],
    ["signed with an RSA key", () => project.token(rsa)],
    ["signed with an Ed25519 key", () => project.token(ed25519)],
    ["signed with the legacy secret", () => project.legacyToken()],
    ["signed with the legacy secret and a key id", () => project.legacyToken({}, legacySecret, "old")],
    ["for several audiences", () => project.token(key, { aud: ["other", "authenticated"] })],
    ["20 s after it expired, for clock skew", () => project.token(key, { exp: Math.floor(Date.now() / 1000) - 20 })],
    ["issued 20 s in the future", () => project.token(key, { iat: Math.floor(Date.now() / 1000) + 20 })],
    [
      "with a key in its header, which is ignored",
      () => project.token(key, {}, { jwk: rsa.jwk, jku: "http://127.0.0.1:1/" }),
    ],
  ])("%s", async (_case, make) => {
    expect(await statusOf(await make())).toBe(200);
  });
});

/** A token built by hand, for headers that no library signs. */
function forged(header: object, claims: object, secret: string | null): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${secret === null ? "" : createHmac("sha256", secret).update(body).digest("base64url")}`;
}

describe("rejects a token", () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ["of another project", () => project.token(key, { iss: "https://other.supabase.co/auth/v1" })],
    ["of an issuer with a trailing slash", () => project.token(key, { iss: `${project.issuer}/` })],
    ["without an issuer", () => project.token(key, { iss: undefined })],
    ["for another audience", () => project.token(key, { aud: "other" })],
    ["without an audience", () => project.token(key, { aud: undefined })],
    ["31 s after it expired", () => project.token(key, { exp: now() - 31 })],
    ["without an expiry", () => project.token(key, { exp: undefined })],
    ["without an issue time", () => project.token(key, { iat: undefined })],
    ["issued in the future", () => project.token(key, { iat: now() + 60 })],
    ["not valid yet", () => project.token(key, { nbf: now() + 60 })],
    ["without a subject", () => project.token(key, { sub: undefined })],
    ["whose subject is not a UUID", () => project.token(key, { sub: "nora" })],
    ["of another role", () => project.token(key, { role: "service_role" })],
    ["of an anonymous account", () => project.token(key, { is_anonymous: true })],
    ["without a session", () => project.token(key, { session_id: undefined })],
    ["signed with an unpublished key", async () => project.token({ ...(await project.key()), kid: "unknown" })],
    [
      "signed with another key under a published id",
      async () => project.token({ ...(await project.key()), kid: key.kid }),
    ],
    ["without a key id", () => project.token(key, {}, { kid: undefined })],
    ["with the id of a key of another type", () => project.token(key, {}, { kid: rsa.kid })],
    ["signed with another secret", () => project.legacyToken({}, "another-secret-of-at-least-32-characters")],
    ["signed with the base64-decoded secret", () => project.legacyToken({}, Buffer.from(legacySecret, "base64"))],
    ["signed with a public key as the secret", () => project.legacyToken({}, JSON.stringify(key.jwk), key.kid)],
    ["unsigned", () => forged({ alg: "none" }, project.claims(), null)],
    ["signed with HS512", () => forged({ alg: "HS512" }, project.claims(), legacySecret)],
    ["with a critical extension", () => forged({ alg: "HS256", crit: ["x"], x: 1 }, project.claims(), legacySecret)],
    [
      "that is the project's anon key",
      () => forged({ alg: "HS256" }, { iss: "supabase", role: "anon", iat: now(), exp: now() + 999 }, legacySecret),
    ],
    [
      "that is the project's service role key",
      () =>
        forged({ alg: "HS256" }, { iss: "supabase", role: "service_role", iat: now(), exp: now() + 999 }, legacySecret),
    ],
    ["that is the publishable key", () => anonKey],
  ])("%s", async (_case, make) => {
    const response = await call(await make());
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect(await response.json()).toMatchObject({ code: "signed_out", detail: "Sign in to continue." });
  });

  test("signed with the legacy secret if none is set", async () => {
    const keysAlone = await startHosted();
    expect(await statusOf(await project.legacyToken(), keysAlone)).toBe(401);
    expect(await statusOf(await project.token(key), keysAlone)).toBe(200);
    await keysAlone.stop();
  });

  test("of the embedded accounts", async () => {
    const embedded = await startTestServer();
    const user = await embedded.newUser();
    expect(await statusOf(user.bearer.slice("Bearer ".length))).toBe(401);
    await embedded.stop();
  });
});

test("a symmetric JWK is decoded to its key", async () => {
  const bytes = randomBytes(32);
  const jwk = JSON.stringify({ kty: "oct", kid: "s", alg: "HS256", k: bytes.toString("base64url") });
  const symmetric = await startHosted({ SUPABASE_JWT_SECRET: jwk });
  expect(await statusOf(await project.legacyToken({}, bytes, "s"), symmetric)).toBe(200);
  expect(await statusOf(await project.legacyToken({}, jwk), symmetric)).toBe(401);
  await symmetric.stop();
});

test("a call is answered with 503 while the project is unavailable and no key is cached", async () => {
  const fresh = await startHosted();
  project.isAway = true;
  const response = await call(await project.token(key), "GET", "/api/v1/auth/user/me", fresh);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  project.isAway = false;
  await fresh.stop();
});
