import { expect, test } from "vitest";
import { Slots } from "../../../src/server/transcription/engines/Slots";

const { signal } = new AbortController();

test("the calls of one person do not delay those of another", async () => {
  const slots = new Slots(1);
  const order: string[] = [];
  const call = (name: string, person: string) => slots.run(signal, async () => void order.push(name), person);
  await Promise.all([
    call("a1", "a"),
    call("a2", "a"),
    call("a3", "a"),
    call("a4", "a"),
    call("b1", "b"),
    call("b2", "b"),
  ]);
  expect(order).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
});

test("an aborted call leaves the queue", async () => {
  const slots = new Slots(1);
  const leaving = new AbortController();
  const first = Promise.withResolvers<void>();
  const held = slots.run(signal, () => first.promise, "a");
  const left = slots.run(leaving.signal, async () => "left", "b");
  const next = slots.run(signal, async () => "next", "c");
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  first.resolve();
  await held;
  expect(await next).toBe("next");
  expect(await slots.run(signal, async () => "again", "b")).toBe("again");
});
