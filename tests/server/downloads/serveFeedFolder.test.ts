import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { downloadsSchema } from "../../../src/shared/downloads/downloads";
import { channel, installer } from "../../main/updates/localFeed";
import { updatesOn } from "../../main/updates/updatesOnFeed";
import { startTestServer } from "../testServer";
import { linuxChannel, windowsChannel } from "./feedServer";

const folder = mkdtempSync(join(tmpdir(), "chartside-served-"));
const dir = join(folder, "feed");
mkdirSync(join(dir, "old"), { recursive: true });
writeFileSync(join(dir, "latest.yml"), windowsChannel);
writeFileSync(join(dir, "Chartside Setup 1.6.0-x64.exe"), "0123456789");
writeFileSync(join(dir, ".env"), "secret");
writeFileSync(join(dir, "page.html"), "<script>alert(1)</script>");
writeFileSync(join(folder, "beside.txt"), "outside the feed");

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ CHARTSIDE_UPDATES_DIR: dir });
});
afterAll(() => server.stop());

/** Sends the path unchanged; `fetch` would normalize it. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const asked = request(new URL(server.url), { path, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on("error", reject).end();
  });

describe("CHARTSIDE_UPDATES_DIR", () => {
  test("GET /updates serves files to everyone, whole and in ranges, never as a page [P1.16]", async () => {
    const channel = await get("/updates/latest.yml");
    expect([channel.status, channel.body, channel.headers["cache-control"]]).toEqual([200, windowsChannel, "no-cache"]);
    const part = await get("/updates/Chartside%20Setup%201.6.0-x64.exe", { range: "bytes=2-4" });
    expect([part.status, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
    const outside = await get("/updates/Chartside%20Setup%201.6.0-x64.exe", { range: "bytes=20-30" });
    expect(outside.status).toBe(400);
    const { headers } = await get("/updates/page.html");
    expect([headers["content-disposition"], headers["x-content-type-options"]]).toEqual(["attachment", "nosniff"]);
  });

  test.each([
    "/updates/../beside.txt",
    "/updates/%2e%2e/beside.txt",
    "/updates/..%2fbeside.txt",
    "/updates/%2e%2e%2fbeside.txt",
    "/updates/..%5cbeside.txt",
    "/updates//../beside.txt",
    "/updates/old/../../beside.txt",
    "/updates/beside.txt%00.yml",
    "/updates/.env",
    "/updates/",
    "/updates/old",
    "/updates/old/",
    "/updates/nothing.yml",
  ])("GET %s reveals nothing", async (path) => {
    const { status, body } = await get(path, { accept: "text/html" });
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/outside the feed|secret|latest\.yml|<html/);
  });

  test("GET /downloads reads the folder if no feed is set, with addresses of the request's host [P2.12]", async () => {
    const downloads = downloadsSchema.parse(await (await server.call(null, "GET", "/api/v1/downloads")).json());
    expect(downloads).toMatchObject({ feed: "ok", failing: [], releases: [{ platform: "windows", version: "1.6.0" }] });
    expect(downloads.releases[0]?.files[1]?.url).toBe(`${server.url}/updates/Chartside%20Setup%201.6.0-x64.exe`);
    writeFileSync(join(dir, "latest-linux.yml"), linuxChannel("Chartside.AppImage"));
    writeFileSync(join(dir, "latest-mac.yml"), "x".repeat(300_000));
    const later = downloadsSchema.parse(await (await server.call(null, "GET", "/api/v1/downloads")).json());
    expect(later.releases.map(({ platform }) => platform)).toEqual(["windows", "linux"]);
    expect(later.failing).toEqual(["mac"]);
  });

  test("the desktop app's updater checks and downloads from it [P1.16]", async () => {
    writeFileSync(join(dir, "old", "latest.yml"), channel("1.6.0", "Chartside Setup 1.6.0.exe"));
    writeFileSync(join(dir, "old", "Chartside Setup 1.6.0.exe"), installer);
    const { updates } = updatesOn(`${server.url}/updates/old`, { choices: { autoDownload: false } });
    expect((await updates.check()).state).toMatchObject({ status: "available", version: "1.6.0" });
    expect((await updates.download()).state).toMatchObject({ status: "downloaded", version: "1.6.0" });
  });

  test("a missing folder fails the start", async () => {
    await expect(startTestServer({ CHARTSIDE_UPDATES_DIR: join(folder, "nowhere") })).rejects.toThrow(
      "CHARTSIDE_UPDATES_DIR: no such folder",
    );
    await expect(startTestServer({ CHARTSIDE_UPDATES_DIR: join(folder, "beside.txt") })).rejects.toThrow(
      "no such folder",
    );
  });

  test("/updates answers 404 without the setting", async () => {
    const without = await startTestServer({});
    expect((await without.call(null, "GET", "/updates/latest.yml")).status).toBe(404);
    await without.stop();
  });
});
