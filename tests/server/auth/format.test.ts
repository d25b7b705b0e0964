import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testServer";
import { freshEmail, password, post } from "./authClient";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

describe("/auth/v1", () => {
  test.each([
    ["2024-01-01", true],
    ["2025-06-01", true],
    ["2023-12-31", false],
    ["", false],
    ["tomorrow", false],
  ])("answers errors in the format of API version %o", async (version, isNew) => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      body: "{}",
      headers: { "x-supabase-api-version": version, "content-type": "application/json" },
    });
    const body: unknown = await response.json();
    expect(response.headers.get("x-supabase-api-version")).toBe(isNew ? "2024-01-01" : null);
    expect(response.headers.get("x-sb-error-code")).toBe("validation_failed");
    expect(body).toEqual(
      isNew
        ? { code: "validation_failed", message: "missing email or phone" }
        : { code: 400, error_code: "validation_failed", msg: "missing email or phone" },
    );
  });

  test.each([
    ["POST", "/otp"],
    ["POST", "/magiclink"],
    ["GET", "/authorize?provider=google"],
    ["GET", "/callback"],
    ["GET", "/factors"],
    ["GET", "/admin/users"],
    ["POST", "/invite"],
    ["POST", "/passkeys"],
    ["GET", "/oauth/authorize"],
    ["GET", "/scim/v2/Users"],
    ["POST", "/sso"],
    ["DELETE", "/user"],
    ["GET", "/"],
    ["GET", "/nothing/at/all"],
  ])("answers %s %s, which does not exist, with a JSON 404", async (method, path) => {
    const { status, json, headers } = await post(server, path, method === "GET" ? undefined : {}, { method });
    expect({ status, code: json.code }).toEqual({ status: 404, code: "feature_disabled" });
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  });

  test("refuses to link identities", async () => {
    const { status, json } = await post(server, "/user/identities/authorize?provider=google", undefined, {
      method: "GET",
    });
    expect({ status, ...json }).toEqual({
      status: 404,
      code: "manual_linking_disabled",
      message: "Manual linking is disabled",
    });
  });

  test("answers 413 to a body over 16 kB", async () => {
    const { status, json } = await post(server, "/signup", { email: "a@example.org", password: "x".repeat(17_000) });
    expect({ status, code: json.code }).toEqual({ status: 413, code: "request_entity_too_large" });
  });

  test.each([undefined, "Bearer sb_publishable_x", "Bearer not.a.jwt"])(
    "ignores apikey and Authorization on public endpoints (%o)",
    async (authorization) => {
      const headers = { apikey: "anything", ...(authorization && { authorization }) };
      expect((await post(server, "/signup", { email: freshEmail(), password }, { headers })).status).toBe(200);
      expect((await post(server, "/health", undefined, { headers, method: "GET" })).json["name"]).toBe("GoTrue");
    },
  );

  test("accepts parameters of the JSON content type, and answers tokens with no-store", async () => {
    const { status, headers } = await post(server, "/signup", JSON.stringify({ email: freshEmail(), password }), {
      headers: { "content-type": "application/json;charset=UTF-8" },
    });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "answers 415 to JSON sent as %s, as a foreign page can",
    async (type) => {
      const body = JSON.stringify({ email: freshEmail(), password });
      const { status, json } = await post(server, "/signup", body, { headers: { "content-type": type } });
      expect({ status, code: json.code }).toEqual({ status: 415, code: "validation_failed" });
    },
  );

  test("GET /settings lists the sign-in methods", async () => {
    const { json } = await post(server, "/settings", undefined, { method: "GET" });
    expect(json).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
  });

  test("logs no password, token or email", async () => {
    const email = freshEmail();
    const signUp = await post(server, "/signup", { email, password });
    await post(server, "/token?grant_type=password", { email, password: "Wrong-password-1" });
    await post(server, "/token?grant_type=refresh_token", { refresh_token: signUp.json.refresh_token });
    await post(server, "/user", undefined, {
      method: "GET",
      headers: { authorization: `Bearer ${signUp.json.access_token}` },
    });
    const log = server.logLines.join("");
    expect(log).toContain("invalid_credentials");
    for (const secret of [email, password, "Wrong-password-1", signUp.json.refresh_token, signUp.json.access_token]) {
      expect(log).not.toContain(secret);
    }
  });
});
