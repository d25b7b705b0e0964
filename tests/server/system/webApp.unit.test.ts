import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "../../../src/server/platform/settings/settings";
import { serveWebApp } from "../../../src/server/system/serveWebApp";

const script = "void 0;".repeat(1_000);
let app: FastifyInstance;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "chartside-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Chartside</title>");
  writeFileSync(join(folder, "assets", "index-1a2b.js"), "void 0");
  writeFileSync(join(folder, "assets", "big-3c4d.js"), script);
  writeFileSync(join(folder, "assets", "big-3c4d.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets", "big-3c4d.js.gz"), gzipSync(script));
  app = Fastify();
  await serveWebApp(app, readSettings({}), folder);
});
afterAll(() => app.close());

const get = (url: string, accept = "text/html") => app.inject({ url, headers: { accept } });

describe("the web app", () => {
  test.each(["/", "/sign-in", "/dashboard/scribe?sessions=open", "/dashboard/templates/edit/1"])(
    "serves its page at %s without caching",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain("Chartside");
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  test("serves its page for any Accept header", async () => {
    expect((await get("/sign-in", "*/*")).body).toContain("Chartside");
    expect((await app.inject({ url: "/sign-in" })).statusCode).toBe(200);
  });

  test("serves hashed files as immutable", async () => {
    const response = await get("/assets/index-1a2b.js", "*/*");
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("sends the copy that the browser accepts: %s", async (accepted, encoding, decode) => {
    const response = await app.inject({ url: "/assets/big-3c4d.js", headers: { "accept-encoding": accepted } });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["vary"]).toMatch(/accept-encoding/i);
    expect(response.headers["content-type"]).toMatch(/javascript/);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(decode(response.rawPayload).toString()).toBe(script);
  });

  test.each([
    ["/assets/index-old.js", "*/*"],
    ["/assets/index-old.js", "text/html"],
    ["/api/v1/nothing", "text/html"],
    ["/auth/v1/nothing", "text/html"],
    ["/favicon.ico", "image/*"],
    ["/../package.json", "*/*"],
    ["/%2e%2e/package.json", "*/*"],
  ])("answers 404 at %s for %s", async (url, accept) => {
    const response = await get(url, accept);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/problem\+json/);
  });
});
