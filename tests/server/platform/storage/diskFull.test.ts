import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServer } from "../../../../src/server/buildServer";
import { DiskGuard, minFreeBytes } from "../../../../src/server/platform/storage/DiskGuard";
import { healthSchema } from "../../../../src/shared/system/health";
import { startTestServer, type TestServer, type TestUser } from "../../testServer";
import { ProcessClient } from "../ProcessClient";
import { buildStandalone, startProcess, until } from "../serverProcess";

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.newUser();
});
afterAll(() => server.stop());

test("a server with a full disk answers 507 to new data, but lets people sign in, read and delete", async () => {
  const diskGuard = new DiskGuard("/", async () => minFreeBytes - 1);
  const app = await buildServer(server.context, { diskGuard });
  const headers = { authorization: user.bearer };
  const { id } = (await (await server.call(user, "POST", "/api/v1/visits", { title: "Knee" })).json()) as {
    id: string;
  };

  const refused = await app.inject({ method: "POST", url: "/api/v1/visits", headers, payload: { title: "Hip" } });
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({ code: "storage_full", detail: expect.stringMatching(/is safe/) });
  expect((await app.inject({ url: `/api/v1/visits/${id}`, headers })).statusCode).toBe(200);
  expect((await app.inject({ method: "DELETE", url: `/api/v1/visits/${id}`, headers })).statusCode).toBeLessThan(300);
  const signUp = { email: "late@example.org", password: "Knee-pain-2-weeks" };
  for (const path of ["signup", "recover"]) {
    const answer = await app.inject({ method: "POST", url: `/auth/v1/${path}`, payload: signUp });
    expect([path, answer.statusCode]).toEqual([path, 507]);
    expect(answer.json()).toMatchObject({
      error_code: "unexpected_failure",
      msg: expect.stringMatching(/disk is full/),
    });
  }
  const newsletter = { method: "POST", url: "/api/v1/newsletter", payload: { email: "late@example.org" } } as const;
  expect((await app.inject(newsletter)).statusCode).toBe(507);
  const signIn = { method: "POST", url: "/auth/v1/token?grant_type=password", payload: signUp } as const;
  expect((await app.inject(signIn)).statusCode).toBe(400); // no such account; those that exist can sign in and read
  const health = await app.inject("/api/v1/health");
  expect(healthSchema.parse(health.json())).toMatchObject({ status: "ok", storage: "full" });
  await app.close();
});

/** Mounts a small disk, with space for a new server and `minFreeBytes`; null if not run as root. */
function smallDisk(): { folder: string; remove(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), "chartside-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=420m,mode=0755", "tmpfs", folder]).status === 0;
  if (!mounted) return null;
  return { folder, remove: () => void spawnSync("umount", ["-l", folder]) };
}

const disk = smallDisk();
if (disk) {
  test("a server whose disk filled up loses nothing", async () => {
    const built = buildStandalone();
    const running = await startProcess(built.entry, join(disk.folder, "data"));
    const client = await ProcessClient.signUp(running.url);
    const { id } = await client.newVisit(running.url, { title: "Before" });

    const filler = join(disk.folder, "filler");
    fill(filler);
    await until("writing is refused", async () => {
      const { status } = await client.call(running.url, "POST", "/visits", { title: "During" });
      return status === 507;
    });
    expect((await client.call(running.url, "GET", `/visits/${id}`)).status).toBe(200);

    rmSync(filler);
    await until("writing works again", async () => {
      const { status } = await client.call(running.url, "POST", "/visits", { title: "After" });
      return status === 201;
    });
    await expect(client.json(running.url, "GET", `/visits/${id}`)).resolves.toMatchObject({ title: "Before" });
    await running.stop();
    built.remove();
    disk.remove();
  });
}

function fill(path: string): void {
  const block = Buffer.alloc(1024 * 1024);
  const { bavail, bsize } = statfsSync(join(path, ".."));
  const blocks = Math.floor((bavail * bsize) / block.length);
  for (let written = 0; written < blocks; written += 1) writeFileSync(path, block, { flag: "a" });
  try {
    for (;;) writeFileSync(path, Buffer.alloc(512), { flag: "a" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
