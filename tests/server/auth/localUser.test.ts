import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildServer } from "../../../src/server/buildServer";
import { launchTokenHeader } from "../../../src/server/platform/http/requireLaunchToken";
import { startTestServer, type TestServer, type TestUser } from "../testServer";

const token = randomBytes(32);
const folder = mkdtempSync(join(tmpdir(), "chartside-socket-"));
const socketPath = join(folder, "server");
let server: TestServer;
/** The server of the desktop app, over the same database. */
let embedded: FastifyInstance;
/** An admin of a practice in the same database. */
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newUser("admin");
  embedded = await buildServer(server.context, { launchToken: token });
  await embedded.listen({ path: socketPath });
});
afterAll(async () => {
  await embedded.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const launched = { [launchTokenHeader]: token.toString("hex") };

/** Calls the embedded server over its private socket. */
function ask(path: string, headers: Record<string, string>, method = "GET", json?: unknown) {
  const body = json === undefined ? undefined : JSON.stringify(json);
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const more = body === undefined ? {} : { "content-type": "application/json" };
    const call = request({ socketPath, path, method, headers: { ...headers, ...more } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text || "{}") as never }));
    });
    call.on("error", reject).end(body);
  });
}

describe("the embedded server of the desktop app", () => {
  test("treats a call with the launch token as the local user, a pro, without signing in [P1.17]", async () => {
    const { status, body } = await ask("/api/v1/auth/user/me", launched);
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: "Local", last_name: "user", account_type: "pro" });
    expect((await ask("/api/v1/auth/user/me", launched)).body["id"]).toBe(body["id"]);
  });

  test("lets the local user manage speech models, which a practice's server reserves for admins", async () => {
    const { status, body } = await ask("/api/v1/speech/models", launched);
    expect(status).toBe(200);
    expect(body["items"]).not.toEqual([]);
    expect((await ask("/api/v1/speech/models", {})).status).toBe(403); // without the launch token
    expect((await ask("/api/v1/speech/models/none/download", launched, "POST")).status).toBe(404);
    const pro = await server.newUser();
    expect((await server.call(pro, "GET", "/api/v1/speech/models")).status).toBe(403);
    expect((await server.call(pro, "POST", "/api/v1/speech/models/none/download")).status).toBe(403);
  });

  test("creates one user for many first calls at the same time", async () => {
    const fresh = await startTestServer();
    const app = await buildServer(fresh.context, { launchToken: token });
    const path = join(folder, "fresh");
    await app.listen({ path });
    const get = () =>
      new Promise<number>((resolve, reject) => {
        request({ socketPath: path, path: "/api/v1/visits", headers: launched }, (answer) => {
          answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
        })
          .on("error", reject)
          .end();
      });
    expect(new Set(await Promise.all(Array.from({ length: 8 }, get)))).toEqual(new Set([200]));
    const { rows } = await fresh.context.database.query("select account_type, organization_id from users");
    expect(rows).toHaveLength(1);
    await app.close();
    await fresh.stop();
  });

  test("keeps the local user's visits apart from those of a practice in the same database", async () => {
    const made = await ask("/api/v1/visits", launched, "POST", { title: "At this computer" });
    expect(made.status).toBe(201);
    expect((await server.call(admin, "GET", `/api/v1/visits/${String(made.body["id"])}`)).status).toBe(404);
    const theirs = (await (await server.call(admin, "POST", "/api/v1/visits", { title: "Theirs" })).json()) as {
      id: string;
    };
    expect((await ask(`/api/v1/visits/${theirs.id}`, launched)).status).toBe(404);
    const { rows } = await server.context.database.query<{ count: number }>(
      "select count(distinct organization_id)::int as count from users where id = $1 or issuer = 'local'",
      [admin.id],
    );
    expect(rows[0]?.count).toBe(2);
  });

  test.each([
    ["without the token", {}],
    ["with another token", { [launchTokenHeader]: randomBytes(32).toString("hex") }],
    ["with the beginning of the token", { [launchTokenHeader]: token.toString("hex").slice(0, 62) }],
  ])("answers nothing %s", async (_how, headers) => {
    for (const path of ["/api/v1/auth/user/me", "/api/v1/visits", "/config.json"])
      expect((await ask(path, headers as Record<string, string>)).status).toBe(403);
    expect((await ask("/auth/v1/settings", headers as Record<string, string>)).status).toBeGreaterThanOrEqual(400);
  });

  test("rejects account tokens, sign-up and sign-in", async () => {
    const { bearer } = admin;
    expect((await ask("/api/v1/visits", { ...launched, authorization: bearer })).status).toBe(401);
    expect((await ask("/api/v1/visits", { ...launched, authorization: "Bearer " })).status).toBe(401);
    const account = { email: "nora@example.org", password: "Knee-pain-2-weeks" };
    expect((await ask("/auth/v1/signup", launched, "POST", account)).status).toBe(404);
    expect((await ask("/auth/v1/token?grant_type=password", launched, "POST", account)).status).toBe(404);
  });

  test("gives the local user neither admin nor enterprise rights", async () => {
    for (const path of ["/api/v1/users", "/api/v1/metrics", "/api/v1/admin/status"])
      expect([403, 404]).toContain((await ask(path, { ...launched, "x-preview-mode": "admin" })).status);
    expect((await ask("/api/v1/users", launched)).status).toBe(403);
  });
});

describe("a server on a port", () => {
  test("ignores the launch token header", async () => {
    const answer = await fetch(`${server.url}/api/v1/visits`, { headers: launched });
    expect(answer.status).toBe(401);
  });

  test("ignores it even if it was started with a launch token", async () => {
    const app = await buildServer(server.context, { launchToken: token });
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    expect((await fetch(`${url}/api/v1/visits`, { headers: launched })).status).toBe(401);
    expect((await app.inject({ url: "/api/v1/visits", headers: launched })).statusCode).toBe(401);
    await app.close();
  });
});
