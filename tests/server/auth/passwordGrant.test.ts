import { createPublicKey } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PasswordHasher } from "../../../src/server/auth/password/PasswordHasher";
import { startTestServer, type TestServer } from "../testServer";
import { browser, password, post, signedUp } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const grant = (body: unknown) => post(server, "/token?grant_type=password", body);

describe("POST /token?grant_type=password", () => {
  test("the right password opens a new session, for the email in any letter case", async () => {
    const { email, session } = await signedUp(server);
    const { data, error } = await browser(server).auth.signInWithPassword({ email: email.toUpperCase(), password });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(new Date(data.user?.last_sign_in_at ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("an unknown email and a wrong password get byte-identical answers", async () => {
    const { email } = await signedUp(server);
    const wrong = await grant({ email, password: "Wrong-password-1" });
    const unknown = await grant({ email: "nobody@example.org", password: "Wrong-password-1" });
    const empty = await grant({ email });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toBe('{"code":"invalid_credentials","message":"Invalid login credentials"}');
    expect([unknown.text, unknown.status, empty.text]).toEqual([wrong.text, 400, wrong.text]);
    const names = ({ headers }: typeof wrong) => [...headers.keys()].toSorted();
    expect(names(unknown)).toEqual(names(wrong));
  });

  test("an unknown email costs as many password hashes as a wrong password, so that its answer takes as long", async () => {
    const { email } = await signedUp(server);
    const verify = vi.spyOn(PasswordHasher.prototype, "verify");
    await grant({ email, password: "Wrong-password-1" });
    const forKnown = verify.mock.calls.length;
    await grant({ email: "unknown@example.org", password: "Wrong-password-1" });
    expect(verify.mock.calls.length - forKnown).toBe(forKnown);
    verify.mockRestore();
  });

  test.each([
    ["no address", "password", { password }, 400, "validation_failed", "missing email or phone"],
    ["a phone", "password", { phone: "1555", password }, 422, "phone_provider_disabled", "Phone logins are disabled"],
    ["broken JSON", "password", "{", 400, "bad_json", /^Could not parse request body as JSON/],
    ["another grant", "magic", {}, 400, "invalid_credentials", "unsupported_grant_type"],
  ] as const)("a grant with %s is refused", async (_case, type, body, status, code, message) => {
    const { status: answered, json } = await post(server, `/token?grant_type=${type}`, body);
    expect({ answered, code: json.code }).toEqual({ answered: status, code });
    expect(json.message).toMatch(message);
  });

  test("a ban is reported only with the right password", async () => {
    const { email, client, user } = await signedUp(server);
    await server.context.database.query(
      "update auth_users set banned_until = now() + interval '1 hour' where id = $1",
      [user.id],
    );
    expect((await grant({ email, password: "Wrong-password-1" })).json.code).toBe("invalid_credentials");
    expect((await grant({ email, password })).json.code).toBe("user_banned");
    expect((await client.auth.getUser()).error).toMatchObject({ code: "user_banned", status: 403 });
  });

  test("a password hash of a lower cost is upgraded at sign-in", async () => {
    const costlyServer = await startTestServer({}, { argon2: { memoryCost: 512, timeCost: 1 } });
    const { email, user } = await signedUp(costlyServer);
    const cheapHash = (
      await server.context.database.query<{ h: string }>("select password_hash h from auth_users where id = $1", [
        (await signedUp(server)).user.id,
      ])
    ).rows[0]?.h;
    await costlyServer.context.database.query("update auth_users set password_hash = $2 where id = $1", [
      user.id,
      cheapHash,
    ]);
    expect((await post(costlyServer, "/token?grant_type=password", { email, password })).status).toBe(200);
    const { rows } = await costlyServer.context.database.query<{ h: string }>(
      "select password_hash h from auth_users where id = $1",
      [user.id],
    );
    expect(rows[0]?.h).toMatch(/^\$argon2id\$v=19\$m=512,t=1,p=1\$/);
    expect((await post(costlyServer, "/token?grant_type=password", { email, password })).status).toBe(200);
    await costlyServer.stop();
  });

  test("a password below the current policy signs in", async () => {
    const { email, user } = await signedUp(server);
    const lax = await startTestServer({ CHARTSIDE_AUTH_PASSWORD_MIN: "6", CHARTSIDE_AUTH_PASSWORD_CLASSES: "off" });
    const weak = await post(lax, "/signup", { email: "weak@example.org", password: "abcdef" });
    expect(weak.status).toBe(200);
    const { rows } = await lax.context.database.query<{ h: string }>("select password_hash h from auth_users");
    await server.context.database.query("update auth_users set password_hash = $2 where id = $1", [
      user.id,
      rows[0]?.h,
    ]);
    const { data, error } = await browser(server).auth.signInWithPassword({ email, password: "abcdef" });
    expect(error).toBeNull();
    expect(data.weakPassword?.reasons).toEqual(["length", "characters"]);
    await lax.stop();
  });

  test("tokens are signed with ES256 by a private key whose public key is in /jwks.json", async () => {
    const { client, session, user, email } = await signedUp(server);
    const path = join(server.context.settings.dataDir, "auth-signing-key.json");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { json, headers } = await post(server, "/.well-known/jwks.json", undefined, { method: "GET" });
    const [key] = json["keys"] as Record<string, unknown>[];
    expect(Object.keys(key ?? {}).toSorted()).toEqual(["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"]);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    const own = createPublicKey({ key: JSON.parse(readFileSync(path, "utf8")) as { kty: string }, format: "jwk" });
    expect(key).toMatchObject(own.export({ format: "jwk" }));

    const { data, error } = await client.auth.getClaims(); // verifies the signature with the published key
    expect(error).toBeNull();
    expect(data?.header).toEqual({ alg: "ES256", kid: key?.["kid"], typ: "JWT" });
    const { exp, iat, session_id: sessionId, amr, ...claims } = data?.claims ?? ({} as never);
    expect(exp - iat).toBe(900);
    expect(sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(amr).toEqual([{ method: "password", timestamp: expect.any(Number) }]);
    expect(claims).toEqual({
      iss: "http://localhost/auth/v1",
      sub: user.id,
      aud: "authenticated",
      email,
      phone: "",
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: "authenticated",
      aal: "aal1",
      is_anonymous: false,
    });
    expect(session.token_type).toBe("bearer");
  });
});
