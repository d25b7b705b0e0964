import { expect, test } from "vitest";
import { CommandQueue, throwIfAborted } from "../../../src/main/ehr/commands/CommandQueue";
import { Refusal } from "../../../src/main/ehr/page/Refusal";

/** A promise, and the function that resolves it. */
function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test("commands run one after another, also after one that failed", async () => {
  const queue = new CommandQueue();
  const order: string[] = [];
  const first = queue.run(1_000, async () => {
    await Promise.resolve();
    order.push("first");
    throw new Refusal("no_page", "x");
  });
  const second = queue.run(1_000, () => Promise.resolve(order.push("second")));
  await expect(first).rejects.toMatchObject({ code: "no_page" });
  await second;
  expect(order).toEqual(["first", "second"]);
});

test("a command that hangs is rejected at its deadline, and the next one waits until its work has ended", async () => {
  const queue = new CommandQueue();
  const { open, opened } = gate();
  let restored = false;
  const hung = queue.run(20, async (signal) => {
    await opened;
    restored = true;
    throwIfAborted(signal);
  });
  const next = queue.run(5_000, () => Promise.resolve(restored));
  await expect(hung).rejects.toMatchObject({ code: "timeout" });
  await expect(queue.run(20, () => Promise.resolve())).rejects.toMatchObject({ code: "timeout" });
  open();
  expect(await next).toBe(true);
});

test("cancelAll rejects the running and the waiting commands with its reason", async () => {
  const queue = new CommandQueue();
  const { open, opened } = gate();
  const all = [queue.run(5_000, () => opened), queue.run(5_000, () => opened)];
  queue.cancelAll(new Refusal("dialog_open", "x"));
  for (const each of all) await expect(each).rejects.toMatchObject({ code: "dialog_open" });
  open();
  expect(await queue.run(5_000, () => Promise.resolve(1))).toBe(1);
});
