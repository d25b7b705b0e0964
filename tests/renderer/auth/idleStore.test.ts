import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IdleStore } from "../../../src/renderer/auth/IdleStore";

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
    onTouch: () => {},
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

test("a minute before the end the person is asked, with the seconds that are left; then it is over", () => {
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

test("staying begins the time anew", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60 + 30);
  idle.stay();
  expect(idle.isAsking).toBe(false);
  seconds(14 * 60 - 1);
  expect([idle.isAsking, onIdle.mock.calls.length]).toEqual([false, 0]);
});

test("what a script does is nobody's touch", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60);
  for (const kind of ["pointerdown", "keydown", "wheel"]) dispatchEvent(new Event(kind));
  seconds(1);
  expect(idle.secondsLeft).toBe(59);
});

test("a touch in another tab counts here, and takes the question back", () => {
  const idle = open();
  become("signed_in");
  seconds(14 * 60 + 30);
  expect(idle.isAsking).toBe(true);
  localStorage.setItem(kept, String(Date.now()));
  seconds(1);
  expect(idle.isAsking).toBe(false);
});

test("during a recording nobody is asked or signed off, in no tab; after it the time begins anew", () => {
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

test("a session the browser kept while nobody was there is over when it is opened again", () => {
  localStorage.setItem(kept, String(Date.now() - 16 * 60_000));
  open();
  become("signed_in");
  expect(onIdle).toHaveBeenCalledOnce();
});

test.each([
  ["nothing is known of before", null, false, ["signed_in"]],
  ["a link of a mail brought the session", 16, true, ["signed_in"]],
  ["the person signs in now", 16, false, ["signed_out", "signed_in"]],
  ["it was touched a moment ago", 5, false, ["signed_in"]],
] as const)("it goes on where %s", (_case, minutesAgo, isFresh, states) => {
  if (minutesAgo !== null) localStorage.setItem(kept, String(Date.now() - minutesAgo * 60_000));
  open(15, isFresh);
  for (const state of states) become(state);
  seconds(14 * 60 - 1);
  expect(onIdle).not.toHaveBeenCalled();
});

test("0 minutes means never; one minute asks after half of it", () => {
  const never = open(0);
  become("signed_in");
  seconds(24 * 3_600);
  expect([never.isAsking, onIdle.mock.calls.length]).toEqual([false, 0]);
  const short = open(1);
  short.stay();
  seconds(29);
  expect(short.isAsking).toBe(false);
  seconds(1);
  expect(short.secondsLeft).toBe(30);
});
