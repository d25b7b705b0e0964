import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IdleStore } from "../../../../src/renderer/auth/idle/IdleStore";

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);
const kept = "chartside.last-input";
const world = observable({ status: "loading" as "loading" | "signed_out" | "signed_in", isRecording: false });
const onIdle = vi.fn(() => runInAction(() => (world.status = "signed_out")));
const become = (status: typeof world.status) => runInAction(() => (world.status = status));
const open = (minutes = 15, isFresh = false) =>
  new IdleStore({
    minutes,
    isFresh,
    status: () => world.status,
    isHeld: () => world.isRecording,
    onIdle,
    onActivity: () => {},
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  runInAction(() => Object.assign(world, { status: "loading", isRecording: false }));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  onIdle.mockClear();
  localStorage.clear();
});

test("IdleStore warns a minute before it ends the session", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60 - 1);
  expect(idle.isAsking).toBe(false);
  seconds(1);
  expect(idle.secondsLeft).toBe(60);
  seconds(50);
  expect([idle.secondsLeft, onIdle.mock.calls.length]).toEqual([10, 0]);
  seconds(10);
  expect([idle.isAsking, onIdle.mock.calls.length]).toEqual([false, 1]);
  seconds(3_600);
  expect(onIdle).toHaveBeenCalledOnce();
});

test("staying signed in restarts the countdown", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60 + 30);
  idle.stay();
  expect(idle.isAsking).toBe(false);
  seconds(14 * 60 - 1);
  expect([idle.isAsking, onIdle.mock.calls.length]).toEqual([false, 0]);
});

test("events of scripts do not count as activity", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60);
  for (const kind of ["pointerdown", "keydown", "wheel"]) dispatchEvent(new Event(kind));
  seconds(1);
  expect(idle.secondsLeft).toBe(59);
});

test("activity in another tab closes the warning", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60 + 30);
  expect(idle.isAsking).toBe(true);
  localStorage.setItem(kept, String(Date.now()));
  seconds(1);
  expect(idle.isAsking).toBe(false);
});

test("a recording writes the time for other tabs every ten seconds", () => {
  open();
  become("signed_in");
  runInAction(() => (world.isRecording = true));
  const written = vi.spyOn(Storage.prototype, "setItem");
  seconds(60);
  expect(written).toHaveBeenCalledTimes(6);
  written.mockRestore();
});

test("a recording prevents the sign-out in all tabs", () => {
  const idle = open();
  become("signed_in");
  runInAction(() => (world.isRecording = true));
  seconds(3 * 3_600);
  expect([idle.isAsking, onIdle.mock.calls.length, localStorage.getItem(kept)]).toEqual([false, 0, String(Date.now())]);
  runInAction(() => (world.isRecording = false));
  seconds(14 * 60 - 1);
  expect(idle.isAsking).toBe(false);
  seconds(61);
  expect(onIdle).toHaveBeenCalledOnce();
});

test("a stored session that expired while the browser was closed has ended when it is opened again", () => {
  localStorage.setItem(kept, String(Date.now() - 16 * 60_000));
  open();
  become("signed_in");
  expect(onIdle).toHaveBeenCalledOnce();
});

test.each([
  ["no earlier activity is known", null, false, ["signed_in"]],
  ["a link in an email started it", 16, true, ["signed_in"]],
  ["the user has just signed in", 16, false, ["signed_out", "signed_in"]],
  ["there was activity a moment ago", 5, false, ["signed_in"]],
] as const)("the session continues if %s", (_case, minutesAgo, isFresh, states) => {
  if (minutesAgo !== null) localStorage.setItem(kept, String(Date.now() - minutesAgo * 60_000));
  open(15, isFresh);
  for (const state of states) become(state);
  seconds(14 * 60 - 1);
  expect(onIdle).not.toHaveBeenCalled();
});

test("with 0 minutes there is no warning and no sign-out", () => {
  const never = open(0);
  become("signed_in");
  seconds(24 * 3_600);
  expect([never.isAsking, onIdle.mock.calls.length]).toEqual([false, 0]);
});

test("with one minute the warning comes after half of it", () => {
  const short = open(1);
  become("signed_in");
  short.stay();
  seconds(29);
  expect(short.isAsking).toBe(false);
  seconds(1);
  expect(short.secondsLeft).toBe(30);
});
