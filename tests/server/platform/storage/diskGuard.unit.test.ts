import { expect, test } from "vitest";
import { DiskGuard, minFreeBytes } from "../../../../src/server/platform/storage/DiskGuard";

test("isFull is true below the minimum of free space", async () => {
  await expect(new DiskGuard("/", async () => minFreeBytes - 1).isFull()).resolves.toBe(true);
  await expect(new DiskGuard("/", async () => minFreeBytes).isFull()).resolves.toBe(false);
});

test("requireSpace checks the disk at most once a second", async () => {
  let [time, checks, free] = [0, 0, 0];
  const guard = new DiskGuard(
    "/",
    async () => (checks++, free),
    () => time,
  );
  await expect(guard.requireSpace()).rejects.toMatchObject({ code: "storage_full" });
  free = minFreeBytes;
  time = 999;
  await expect(guard.requireSpace()).rejects.toMatchObject({ code: "storage_full" });
  expect(checks).toBe(1);
  time = 1_000;
  await expect(guard.requireSpace()).resolves.toBeUndefined();
  expect(checks).toBe(2);
});

test("isFull reads the real disk", async () => {
  await expect(new DiskGuard(import.meta.dirname).isFull()).resolves.toEqual(expect.any(Boolean));
});
