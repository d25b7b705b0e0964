import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "../../../src/shared/errors";
import { healthSchema } from "../../../src/shared/system/health";
import { publicConfigSchema } from "../../../src/shared/system/publicConfig";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_COMPANY: "Lakeside Family Practice" });
  user = await server.newUser();
});
afterAll(() => server.stop());

async function problem(response: Response) {
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  return problemSchema.parse(await response.json());
}

function send(body: BodyInit | null, headers: Record<string, string> = { "content-type": "application/json" }) {
  return server.call(user, "POST", "/api/v1/visits", undefined, { body, headers });
}

describe("an unreadable request is refused with a sentence", () => {
  test.each([
    ["cut off", '{"title": "Kn'],
    ["not JSON", "<h1>hello</h1>"],
    ["followed by a second value", "{}{}"],
    ["empty", ""],
  ])("JSON that is %s", async (_what, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    await expect(problem(response)).resolves.toMatchObject({
      code: "bad_request",
      detail: expect.stringMatching(/JSON/),
    });
  });

  test("a __proto__ key", async () => {
    const response = await send('{"title":"x","__proto__":{"admin":true}}');
    expect(response.status).toBe(400);
    await problem(response);
  });

  test.each([["null"], ["[]"], ['"text"'], ["1"]])("JSON of another kind: %s", async (body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    await expect(problem(response)).resolves.toMatchObject({ code: "invalid_input" });
  });

  test("another content type", async () => {
    const response = await send("<visit/>", { "content-type": "application/xml" });
    expect(response.status).toBe(400);
    await expect(problem(response)).resolves.toMatchObject({ detail: expect.stringMatching(/application\/json/) });
  });

  test("a body of 5 MB", async () => {
    const response = await send(JSON.stringify({ title: "x".repeat(5 * 1024 * 1024) }));
    expect(response.status).toBe(413);
    await expect(problem(response)).resolves.toMatchObject({ code: "too_large" });
  });

  test("a wrong field, which is named", async () => {
    const response = await send(JSON.stringify({ title: 7 }));
    expect(response.status).toBe(400);
    const { errors, detail } = await problem(response);
    expect(errors?.map(({ path }) => path)).toEqual(["title"]);
    expect(detail).toContain("title");
  });

  test.each([
    ["PATCH", "visits/1", {}, "id is not a valid id."],
    ["GET", "visits?limit=many", undefined, "limit must be a whole number."],
    ["GET", "visits?limit=0", undefined, "limit must be at least 1."],
    [
      "GET",
      "visits?from=yesterday",
      undefined,
      "from must be a day like 2026-11-22, or a time like 2026-11-22T08:00:00Z.",
    ],
    ["POST", "visits", undefined, "The request must be an object."],
    ["POST", "visits", { title: "x".repeat(201) }, "title must have at most 200 characters."],
    ["POST", "visits", { consent: { given: true, method: "spoken" } }, "consent.at is missing."],
    ["PUT", "auth/user/me", { username: "a b" }, expect.stringMatching(/^Usernames have 3 to 40 letters, .+[^.]\.$/)],
    ["POST", "templates", { title: "", sections: [] }, "Give the template a title."],
    ["POST", "billing/create-checkout-session", { tier: "gold" }, "tier must be one of: pro, enterprise."],
    ["POST", "billing/validate-coupon", { coupon_code: "" }, "coupon_code must have at least 1 character."],
    ["POST", "billing/validate-coupon", {}, "coupon_code is missing."],
  ])("a wrong field in plain words: %s %s %j", async (method, path, body, detail) => {
    const response = await server.call(user, method, `/api/v1/${path}`, body);
    expect(response.status).toBe(400);
    await expect(problem(response)).resolves.toMatchObject({ code: "invalid_input", detail });
  });

  test("a malformed URL", async () => {
    const response = await server.call(user, "GET", "/api/v1/%zz");
    expect(response.status).toBe(400);
    await problem(response);
  });
});

test("every list has items and next_cursor, also without pages", async () => {
  const admin = await server.newUser("admin");
  const { id } = (await (await server.call(admin, "POST", "/api/v1/visits", {})).json()) as { id: string };
  const lists = ["users", "templates", "appointments?from=2026-11-19T00:00:00Z&to=2026-11-20T00:00:00Z", "visits"];
  for (const path of [...lists, "auth/sessions", `visits/${id}/documents`, `visits/${id}/takes`]) {
    const list: unknown = await (await server.call(admin, "GET", `/api/v1/${path}`)).json();
    expect(list, path).toEqual({ items: expect.any(Array), next_cursor: null });
  }
});

test("an unknown route answers 404 with the request id in body and header", async () => {
  const response = await server.call(user, "GET", "/api/v1/nothing");
  expect(response.status).toBe(404);
  const { code, request_id: reference } = await problem(response);
  expect(code).toBe("not_found");
  expect(response.headers.get("x-request-id")).toBe(reference);
});

test("every documented call except public ones answers 401 without a token", async () => {
  const document = (await (await server.call(null, "GET", "/api/v1/openapi.json")).json()) as ApiDocument;
  const open = [
    "GET /api/v1/health",
    "GET /api/v1/downloads",
    "POST /api/v1/auth/lookup-email",
    "POST /api/v1/newsletter",
    "POST /api/v1/newsletter/confirm",
    "POST /api/v1/newsletter/unsubscribe",
    "POST /api/v1/invitations/open",
  ];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      if (open.includes(call)) continue;
      const response = await server.call(null, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, randomUUID()));
      expect(response.status, call).toBe(401);
    }
  }
});

interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, object>>;
}

describe("documents", () => {
  test("the OpenAPI document lists calls of several domains, all below /api/v1", async () => {
    const response = await server.call(null, "GET", "/api/v1/openapi.json");
    expect(response.status).toBe(200);
    const document = (await response.json()) as ApiDocument;
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/api/v1/health",
        "/api/v1/visits",
        "/api/v1/visits/{id}",
        "/api/v1/auth/user/me",
        "/api/v1/templates",
      ]),
    );
    expect(Object.keys(document.paths).filter((path) => !path.startsWith("/api/v1/"))).toEqual([]);
  });

  test("the API page has no script", async () => {
    const response = await server.call(null, "GET", "/api/v1/docs");
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain("/api/v1/visits");
    expect(html).not.toContain("<script");
  });

  test("/config.json has no secret", async () => {
    const response = await server.call(null, "GET", "/config.json");
    const config = publicConfigSchema.strict().parse(await response.json());
    expect(config.version).toBe(""); // for signed-in users only
    expect(config).toMatchObject({ company: "Lakeside Family Practice", supabase_url: "", signup: "open" });
  });

  test("/health answers ok", async () => {
    const response = await server.call(null, "GET", "/api/v1/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", database: "ok", storage: "ok" });
  });

  test("/health names version and speech engine only to a signed-in user", async () => {
    const mine = healthSchema.parse(await (await server.call(user, "GET", "/api/v1/health")).json());
    expect(mine).toMatchObject({ version: server.context.settings.version, speech: { engine: "none" } });
    const forged = { ...user, bearer: `${user.bearer}x` };
    expect(await (await server.call(forged, "GET", "/api/v1/health")).json()).toEqual({
      status: "ok",
      database: "ok",
      storage: "ok",
    });
  });

  test("no public answer names the server's version or engine", async () => {
    const paths = ["/config.json", "/api/v1/health", "/auth/v1/health", "/auth/v1/settings", "/api/v1/docs"];
    for (const path of [...paths, "/api/v1/openapi.json", "/api/v1/downloads", "/nothing"]) {
      const response = await server.call(null, "GET", path);
      const text = JSON.stringify([...response.headers]) + (await response.text());
      expect(text, path).not.toContain(server.context.settings.version);
      expect(text, path).not.toMatch(/pocketsphinx|whisper|fastify|postgresql \d/i);
      expect(response.headers.get("server"), path).toBeNull();
    }
  });
});

describe("browsers", () => {
  test("can run no inline script, frame nothing and connect to no other host", async () => {
    const response = await server.call(null, "GET", "/config.json");
    const policy = response.headers.get("content-security-policy") ?? "";
    const directives = new Map(policy.split(";").map((part) => [part.split(" ")[0], part] as const));
    expect(directives.get("script-src")).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(directives.get("connect-src")).toBe("connect-src 'self'");
    expect(directives.get("frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(directives.get("default-src")).toBe("default-src 'none'");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each(["/api/v1/health", "/api/v1/visits", "/auth/v1/health"])("do not cache %s", async (path) => {
    const response = await server.call(user, "GET", path);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

test("the log has no query string, token or body", async () => {
  await server.call(user, "GET", "/api/v1/visits?q=Zebrafish");
  await send('{"title": "Zebrafish');
  await send(JSON.stringify({ title: 7, reason: "Zebrafish" }));
  const log = server.logLines.join("");
  expect(log).not.toContain("Zebrafish");
  expect(log).not.toContain(user.bearer.slice(7));
});
