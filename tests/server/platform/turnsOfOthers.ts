import { onTestFinished, vi } from "vitest";

/**
 * Counts the turns that other work gets until the test ends. Makes the clock advance by 6 ms with each reading, so that
 * work with pauses pauses at each step, however quick the machine is.
 * @returns a function that returns the count.
 */
export function turnsOfOthers(): () => number {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 6));
  let turns = 0;
  let isOver = false;
  const other = (): void => {
    turns += 1;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  onTestFinished(() => {
    isOver = true;
    vi.restoreAllMocks();
  });
  return () => turns;
}
