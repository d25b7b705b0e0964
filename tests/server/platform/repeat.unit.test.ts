import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { repeat } from "../../../src/server/platform/repeat";

const warnings: unknown[] = [];
const log = { warn: (...args: unknown[]) => void warnings.push(args) };

test("repeat continues after a failure, never runs twice at once and stops", async () => {
  let [runs, atOnce, most] = [0, 0, 0];
  let thirdRan = (): void => {};
  const third = new Promise<void>((resolve) => (thirdRan = resolve));
  const stop = repeat(
    "sweeping",
    1,
    async () => {
      runs += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await turn();
      atOnce -= 1;
      if (runs === 1) throw new Error("no database");
      if (runs === 3) thirdRan();
    },
    log,
  );
  await third;
  await stop();
  expect(most).toBe(1);
  expect(warnings).toHaveLength(1);
  const before = runs;
  await turn();
  expect(runs).toBe(before);
});

test("stopping waits for the current run", async () => {
  let isOver = false;
  const stop = repeat(
    "sweeping",
    60_000,
    async () => {
      await turn();
      isOver = true;
    },
    log,
  );
  await stop();
  expect(isOver).toBe(true);
});
