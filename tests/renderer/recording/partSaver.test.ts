import { expect, test, vi } from "vitest";
import { PartSaver } from "../../../src/renderer/recording/capture/PartSaver";
import type { Part } from "../../../src/shared/recording/part";

const part = (seq: number): Part => ({ seq, endMs: (seq + 1) * 1_000, bytes: new Uint8Array([seq]) });

function saverOf(append: (part: Part) => Promise<void>) {
  const deps = { append: vi.fn(append), onSaved: vi.fn(), onFailed: vi.fn() };
  return { saver: new PartSaver(deps), ...deps };
}

test("parts are saved one after another until `settled` resolves", async () => {
  const ends: (() => void)[] = [];
  const { saver, append, onSaved } = saverOf(() => new Promise((resolve) => ends.push(resolve)));
  for (const seq of [0, 1, 2]) saver.add(part(seq));
  let isSettled = false;
  const settled = saver.settled().then(() => (isSettled = true));
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(count));
    expect(isSettled).toBe(false);
    ends.shift()?.();
  }
  await settled;
  expect([saver.parts, onSaved.mock.calls.map(([{ seq }]) => seq as number)]).toEqual([3, [0, 1, 2]]);
});

test("after a part that cannot be saved, no later part is saved, so that the take has no gap", async () => {
  const full = new Error("full");
  const { saver, append, onFailed } = saverOf(({ seq }) => (seq === 1 ? Promise.reject(full) : Promise.resolve()));
  for (const seq of [0, 1, 2]) saver.add(part(seq));
  await saver.settled();
  saver.add(part(3));
  await saver.settled();
  expect([saver.parts, append.mock.calls.length, onFailed.mock.calls]).toEqual([1, 2, [[full]]]);
});
