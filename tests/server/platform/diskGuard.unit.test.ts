import { expect, test } from "vitest";
import { DiskGuard, leastFreeBytes } from "../../../src/server/platform/storage/diskGuard";

test("a disk below the least free space is full, one at it is not", async () => {
  await expect(new DiskGuard("/", async () => leastFreeBytes - 1).isFull()).resolves.toBe(true);
  await expect(new DiskGuard("/", async () => leastFreeBytes).isFull()).resolves.toBe(false);
});

test("the system is asked at most once a second, and space that came back is seen", async () => {
  let [time, asked, free] = [0, 0, 0];
  const guard = new DiskGuard(
    "/",
    async () => (asked++, free),
    () => time,
  );
  await expect(guard.requireSpace()).rejects.toMatchObject({ code: "storage_full" });
  free = leastFreeBytes;
  time = 999;
  await expect(guard.requireSpace()).rejects.toMatchObject({ code: "storage_full" });
  expect(asked).toBe(1);
  time = 1_000;
  await expect(guard.requireSpace()).resolves.toBeUndefined();
  expect(asked).toBe(2);
});

test("the real disk can be asked", async () => {
  await expect(new DiskGuard(import.meta.dirname).isFull()).resolves.toEqual(expect.any(Boolean));
});
