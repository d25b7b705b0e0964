import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { InUseError, InstanceLock } from "../../../../src/server/platform/files/InstanceLock";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the lock of a data folder", () => {
  test("names the server that holds it, and is free after its release", async () => {
    const lock = await InstanceLock.acquire(dataDir);
    lock.announce("http://127.0.0.1:4100");
    await expect(InstanceLock.acquire(dataDir)).rejects.toThrow(
      `already runs on this data folder at http://127.0.0.1:4100, process ${process.pid}. Use that one`,
    );
    await lock.release();
    await (await InstanceLock.acquire(dataDir)).release();
  });

  test("names neither address nor process of a server that is too busy to answer", async () => {
    const silent = createServer(() => undefined).listen(join(dataDir, "server.sock"));
    await once(silent, "listening");
    const refused = await InstanceLock.acquire(dataDir).catch((error: unknown) => error);
    silent.close();
    expect(refused).toBeInstanceOf(InUseError);
    expect((refused as InUseError).message).toContain(
      "already runs on this data folder (it is too busy to give its address). Use that one, stop it first",
    );
  });
});
