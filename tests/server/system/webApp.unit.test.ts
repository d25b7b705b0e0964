import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { serveWebApp } from "../../../src/server/system/webApp";

let app: FastifyInstance;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "chartside-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Chartside</title>");
  writeFileSync(join(folder, "assets", "index-1a2b.js"), "void 0");
  app = Fastify();
  await serveWebApp(app, readSettings({}), folder);
});
afterAll(() => app.close());

const get = (url: string, accept = "text/html") => app.inject({ url, headers: { accept } });

describe("the web app", () => {
  test.each(["/", "/sign-in", "/dashboard/scribe?sessions=open", "/dashboard/templates/edit/1"])(
    "shows its page at %s, asked for anew each time",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain("Chartside");
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  test("shows it to whoever takes anything, too", async () => {
    expect((await get("/sign-in", "*/*")).body).toContain("Chartside");
    expect((await app.inject({ url: "/sign-in" })).statusCode).toBe(200);
  });

  test("gives its hashed files for ever", async () => {
    const response = await get("/assets/index-1a2b.js", "*/*");
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    ["/assets/index-old.js", "*/*"],
    ["/assets/index-old.js", "text/html"],
    ["/api/v1/nothing", "text/html"],
    ["/auth/v1/nothing", "text/html"],
    ["/favicon.ico", "image/*"],
    ["/../package.json", "*/*"],
    ["/%2e%2e/package.json", "*/*"],
  ])("has no page at %s for %s", async (url, accept) => {
    const response = await get(url, accept);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/problem\+json/);
  });
});
