import { beforeEach, expect, test, vi } from "vitest";
import { activityReporter } from "../../../../src/renderer/auth/idle/activityReporter";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));

function reporter(isSignedIn = () => true) {
  // A report that fails is not repeated within the minute, and its error is ignored.
  const post = vi.fn(() => Promise.reject(new Error("offline")));
  return { post, touch: activityReporter({ post } as never, isSignedIn) };
}

test("activity is reported at most once a minute, for the first time a minute after the start", () => {
  const { post, touch } = reporter();
  const touchAt = (seconds: number) => {
    vi.setSystemTime(seconds * 1000);
    touch();
    return post.mock.calls.length;
  };
  expect([1, 30, 59, 60, 61, 100, 119, 120, 300].map(touchAt)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 3]);
  expect(post).toHaveBeenCalledWith("/api/v1/auth/activity");
});

test("no activity is reported while signed out", () => {
  let isSignedIn = false;
  const { post, touch } = reporter(() => isSignedIn);
  vi.setSystemTime(120_000);
  touch();
  expect(post).not.toHaveBeenCalled();
  isSignedIn = true;
  touch();
  expect(post).toHaveBeenCalledOnce();
});
