import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient, retryDelay, withRetries } from "../../../src/renderer/base/createQueryClient";
import type { VisitsApi } from "../../../src/renderer/visits/VisitsApi";
import { VisitsStore } from "../../../src/renderer/visits/VisitsStore";
import { AppError, type ErrorCode } from "../../../src/shared/errors";
import type { ListVisitsQuery, VisitPage } from "../../../src/shared/visits/visit";

beforeEach(() => void vi.useFakeTimers());

/**
 * Runs a query that always fails with this error.
 * @returns when each call was made, in milliseconds after the first.
 */
async function timesOf(failure: unknown): Promise<number[]> {
  const times: number[] = [];
  const start = Date.now();
  const answer = createQueryClient().fetchQuery({
    queryKey: ["list"],
    queryFn: () => {
      times.push(Date.now() - start);
      return Promise.reject(failure as Error);
    },
  });
  const failed = expect(answer).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await failed;
  return times;
}
const failure = (code: ErrorCode) => new AppError(code, "In words.");

test("an unused answer is kept for 5 minutes [P9.20]", () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});

test.each(["offline", "unavailable", "internal", "engine_failed", "timeout"] as const)(
  "%s is retried three times, each after twice the delay [P9.21 P9.22 P9.23]",
  async (code) => {
    expect(await timesOf(failure(code))).toEqual([0, 1_000, 3_000, 7_000]);
  },
);

test.each(["bad_request", "signed_out", "forbidden", "not_found", "conflict", "rate_limited", "cancelled"] as const)(
  "%s is not retried, because a refusal does not change [P9.23]",
  async (code) => {
    expect(await timesOf(failure(code))).toEqual([0]);
  },
);

test("an answer that does not parse is not retried [P9.23]", async () => {
  expect(await timesOf(new TypeError("not what was agreed"))).toEqual([0]);
});

test("the list of a store is retried like a query [P9.21 P9.22 P9.23]", async () => {
  const read = vi.fn(() => Promise.reject(failure("unavailable")));
  const failed = expect(withRetries(read)).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(read).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(4);
  await failed;
  const refused = vi.fn(() => Promise.reject(failure("not_found")));
  await expect(withRetries(refused)).rejects.toMatchObject({ code: "not_found" });
  expect(refused).toHaveBeenCalledTimes(1);
});

test("the delay grows up to 30 s [P9.22]", () => {
  const waits = Array.from({ length: 12 }, (_, failures) => retryDelay(failures));
  expect(waits.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
  expect(Math.max(...waits)).toBe(30_000);
});

test("a browser that reports being offline still calls, so that an action can fail with a message [P8.49]", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await timesOf(failure("offline"))).toHaveLength(4);
  expect(createQueryClient().getDefaultOptions().mutations?.networkMode).toBe("always");
  vi.restoreAllMocks();
});

test.each([
  ["the list of sessions", ({ limit }: ListVisitsQuery) => limit === undefined],
  ["today's sessions", ({ from }: ListVisitsQuery) => from !== undefined],
  ["the worklist", ({ status }: ListVisitsQuery) => status === "to_finish"],
])("%s makes 4 calls while the server fails [P9.21]", async (_name, isMeant) => {
  const list = vi.fn((_query: ListVisitsQuery) => Promise.reject<VisitPage>(failure("unavailable")));
  const visits = new VisitsStore({ list } as unknown as VisitsApi, withRetries);
  const loaded = visits.load();
  await vi.runAllTimersAsync();
  await loaded;
  expect(list.mock.calls.filter(([query]) => isMeant(query))).toHaveLength(4);
});
