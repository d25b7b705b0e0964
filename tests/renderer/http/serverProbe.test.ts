import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerProbe } from "../../../src/renderer/http/ServerProbe";

/** How the server answers: with a status, or not. */
let answer: number | "cut" | "silent";
let probes: number;
const server = createServer((_request, response) => {
  probes++;
  if (answer === "cut") response.destroy();
  else if (answer !== "silent") response.writeHead(answer).end();
});
let probe: ServerProbe;
beforeEach(async () => {
  answer = 200;
  probes = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  probe = new ServerProbe(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("an unreachable server is probed until it answers", async () => {
  const listener = vi.fn();
  probe.onReachable(listener);
  answer = "cut";
  const started = performance.now();
  const waits = [probe.untilReachable(), probe.untilReachable()];
  await expect.poll(() => probes, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(listener).not.toHaveBeenCalled();
  answer = 200;
  await Promise.all(waits);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener.mock.lastCall?.[0]).toBeGreaterThanOrEqual(started);
});

test("a request that only takes long is followed by one probe and aborts nothing", async () => {
  const listener = vi.fn();
  probe.onReachable(listener);
  await probe.checkSlow();
  expect([probes, listener.mock.calls.length]).toEqual([1, 0]);
  answer = 503; // busy, but it answers
  await probe.checkSlow();
  expect([probes, listener.mock.calls.length]).toEqual([2, 0]);
});

test("a slow server that turns out unreachable is probed until it answers", async () => {
  const listener = vi.fn();
  probe.onReachable(listener);
  answer = "cut";
  const suspected = probe.checkSlow();
  await expect.poll(() => probes, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  answer = 200;
  await suspected;
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a server that answers only a later probe counts as unreachable in between", async () => {
  const listener = vi.fn();
  probe.onReachable(listener);
  answer = "silent";
  const started = performance.now();
  const suspected = probe.checkSlow();
  await expect.poll(() => probes).toBe(1);
  answer = 200;
  await suspected;
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener.mock.lastCall?.[0]).toBeLessThan(performance.now());
  expect(performance.now() - started).toBeLessThan(2_000); // before the first probe's time limit
});

test("a probe without an answer does not delay the next one", async () => {
  answer = "silent";
  const back = probe.untilReachable();
  await expect.poll(() => probes, { timeout: 5_000 }).toBe(1);
  answer = 200;
  const restored = performance.now();
  await back;
  expect(performance.now() - restored).toBeLessThan(1_000); // the time limit of the first
});

test("a hidden page probes rarely until it is shown", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const timers = vi.spyOn(globalThis, "setTimeout");
  const back = probe.untilReachable();
  const [, ms] = timers.mock.calls[0] ?? [];
  expect(ms).toBe(10_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await back;
  expect(probes).toBe(1);
});
