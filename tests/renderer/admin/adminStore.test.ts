import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdminStore, refreshIntervalMs } from "../../../src/renderer/admin/AdminStore";
import { statusWarnings } from "../../../src/renderer/admin/statusWarnings";
import type { AdminStatus } from "../../../src/shared/admin/adminStatus";
import { AppError } from "../../../src/shared/errors";

const fine: AdminStatus = {
  at: "2026-11-21T15:00:00.000Z",
  started_at: "2026-11-21T14:00:00.000Z",
  versions: { chartside: "1.5.1", node: "24.21.0", postgresql: "18.4", system: "linux 6.1, x64" },
  storage: { full: false, disk_free_bytes: 50e9, disk_total_bytes: 100e9, audio_bytes: 1e9, database_bytes: 2e7 },
  speech: { engine: "command", ready: true, label: "whisper.cpp", reason: "found on this machine", advice: null },
  work: { recording: 1, waiting: 0, running: 1, needs_attention: 0, oldest_waiting_s: null },
  mail: "smtp",
  billing: "stripe",
  risks: [],
};

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  hidden = false;
});

const show = (isShown: boolean): void => {
  hidden = !isShown;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("AdminStore polls every ten seconds only while its page is shown", async () => {
  const get = vi.fn(() => Promise.resolve({ data: fine }));
  const store = new AdminStore({ get } as never);
  const end = store.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.status).toEqual(fine);
  await vi.advanceTimersByTimeAsync(refreshIntervalMs * 2);
  expect(get).toHaveBeenCalledTimes(3);
  show(false);
  await vi.advanceTimersByTimeAsync(refreshIntervalMs * 6);
  expect(get).toHaveBeenCalledTimes(3);
  show(true);
  expect(get).toHaveBeenCalledTimes(4);
  end();
  show(true);
  await vi.advanceTimersByTimeAsync(refreshIntervalMs * 3);
  expect(get).toHaveBeenCalledTimes(4);
});

test("AdminStore keeps the last status after a failed request and retries, except after a refusal", async () => {
  const answers: { status: () => Promise<unknown>; health: () => Promise<unknown> } = {
    status: () => Promise.resolve({ data: fine }),
    health: () => Promise.reject(new AppError("offline", "You are offline.")),
  };
  const get = vi.fn((path: string) => (path.endsWith("/health") ? answers.health() : answers.status()));
  const store = new AdminStore({ get } as never);
  const end = store.watch();
  await vi.advanceTimersByTimeAsync(0);
  answers.status = () => Promise.reject(new AppError("unavailable", "Try again in a moment."));
  await vi.advanceTimersByTimeAsync(refreshIntervalMs);
  expect(store.status).toEqual(fine);
  expect([store.failure?.code, store.cause]).toEqual(["unavailable", "server"]);

  const health = { status: "failing", version: "1.5.1", database: "failing", storage: "ok", speech: fine.speech };
  answers.health = () => Promise.resolve({ data: health });
  await vi.advanceTimersByTimeAsync(refreshIntervalMs);
  expect(store.cause).toBe("database");

  answers.status = () => Promise.resolve({ data: fine });
  await vi.advanceTimersByTimeAsync(refreshIntervalMs);
  expect([store.failure, store.cause]).toEqual([null, null]);

  answers.status = () => Promise.reject(new AppError("forbidden", "For admins."));
  await vi.advanceTimersByTimeAsync(refreshIntervalMs);
  expect(store.isRefused).toBe(true);
  const calls = get.mock.calls.length;
  await vi.advanceTimersByTimeAsync(refreshIntervalMs * 5);
  expect(get).toHaveBeenCalledTimes(calls);
  end();
});

test("statusWarnings returns a sentence for each problem", () => {
  expect(statusWarnings(fine)).toEqual([]);
  expect(statusWarnings({ ...fine, billing: "test", risks: ["Sign-up is open."] })).toEqual(["Sign-up is open."]);
  expect(
    statusWarnings({
      ...fine,
      storage: { ...fine.storage, disk_free_bytes: 5e9 },
      speech: { ...fine.speech, ready: false, advice: "Set CHARTSIDE_SPEECH." },
      work: { ...fine.work, waiting: 2, needs_attention: 1, oldest_waiting_s: 3_700 },
      mail: "outbox",
      billing: "test",
    }),
  ).toEqual([
    "The disk is almost full: 5.0 GB left.",
    "Speech recognition is not available. Set CHARTSIDE_SPEECH.",
    "1 session failed and needs attention.",
    "A session has been queued for 1 h 1 min. The speech engine may be too slow or not running.",
    "Emails are written to a folder on the server instead of being sent. Set SMTP_URL to send them.",
    "Billing is in test mode: nothing is charged.",
  ]);
  const full = statusWarnings({ ...fine, storage: { ...fine.storage, full: true, disk_free_bytes: 1e8 } });
  expect(full).toEqual(["The disk is full, so new recordings are rejected. Free up space on the server."]);
});
