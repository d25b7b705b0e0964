import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerPath } from "../../../src/renderer/http/ServerPath";

/** How the server answers: with a status, or not. */
let answer: number | "cut" | "silent";
let probes: number;
const server = createServer((_request, response) => {
  probes++;
  if (answer === "cut") response.destroy();
  else if (answer !== "silent") response.writeHead(answer).end();
});
let path: ServerPath;
beforeEach(async () => {
  answer = 200;
  probes = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  path = new ServerPath(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("a cut path is probed until the server answers, once for all who wait, and listeners hear since when it was cut", async () => {
  const heard = vi.fn();
  path.onBack(heard);
  answer = "cut";
  const started = performance.now();
  const waits = [path.back(), path.back()];
  await expect.poll(() => probes, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(heard).not.toHaveBeenCalled();
  answer = 200;
  await Promise.all(waits);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.lastCall?.[0]).toBeGreaterThanOrEqual(started);
});

test("a request that only takes long is followed by one probe and aborts nothing", async () => {
  const heard = vi.fn();
  path.onBack(heard);
  await path.suspect();
  expect([probes, heard.mock.calls.length]).toEqual([1, 0]);
  answer = 503; // busy, but it answers
  await path.suspect();
  expect([probes, heard.mock.calls.length]).toEqual([2, 0]);
});

test("a suspected path that is cut is followed until it is back", async () => {
  const heard = vi.fn();
  path.onBack(heard);
  answer = "cut";
  const suspected = path.suspect();
  await expect.poll(() => probes, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  answer = 200;
  await suspected;
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a path that was cut only for the first probe counts as cut when a later one is answered", async () => {
  const heard = vi.fn();
  path.onBack(heard);
  answer = "silent";
  const started = performance.now();
  const suspected = path.suspect();
  await expect.poll(() => probes).toBe(1);
  answer = 200;
  await suspected;
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.lastCall?.[0]).toBeLessThan(performance.now());
  expect(performance.now() - started).toBeLessThan(2_000); // before the first probe's time limit
});

test("a probe without an answer does not delay the next one", async () => {
  answer = "silent";
  const back = path.back();
  await expect.poll(() => probes, { timeout: 5_000 }).toBe(1);
  answer = 200;
  const restored = performance.now();
  await back;
  expect(performance.now() - restored).toBeLessThan(1_000); // the time limit of the first
});

test("a hidden page probes rarely, and at once when it is shown", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const timers = vi.spyOn(globalThis, "setTimeout");
  const back = path.back();
  const [, ms] = timers.mock.calls[0] ?? [];
  expect(ms).toBe(10_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await back;
  expect(probes).toBe(1);
});
