import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StatusSender } from "../../../src/renderer/recording/StatusSender";
import { AppError } from "../../../src/shared/errors";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A sender, and what it sends to an API that fails with these codes first. */
function senderThatFails(...codes: ("offline" | "conflict" | "not_found")[]) {
  const sent: unknown[] = [];
  const update = (_id: string, { status }: { status?: unknown }) => {
    sent.push(status);
    const code = codes.shift();
    return code ? Promise.reject(new AppError(code, code)) : Promise.resolve({} as never);
  };
  return { sender: new StatusSender({ update }), sent };
}

test("a pause is sent again until the server is reached and knows the take", async () => {
  const { sender, sent } = senderThatFails("offline", "offline", "conflict");
  const done = sender.send("v", "paused");
  await vi.runAllTimersAsync();
  await done;
  expect(sent).toEqual(["paused", "paused", "paused", "paused"]);
});

test("a pause that has not arrived is not sent after the recording was resumed", async () => {
  const { sender, sent } = senderThatFails("offline");
  void sender.send("v", "paused");
  await sender.send("v", "recording");
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["paused", "recording"]);
});

test("nothing is sent again after the end of the take", async () => {
  const { sender, sent } = senderThatFails("offline", "offline");
  void sender.send("v", "paused");
  await vi.advanceTimersByTimeAsync(0);
  sender.cancel();
  await vi.runAllTimersAsync();
  expect(sent).toEqual(["paused"]);
});

test("a status of a deleted visit is not sent again", async () => {
  const { sender, sent } = senderThatFails("not_found");
  await sender.send("v", "paused");
  expect(sent).toEqual(["paused"]);
});
