import { app } from "electron";

/**
 * Lets the app end only after what it started did; what was acknowledged is on the disk either way.
 * @param stop asked once.
 */
export function endInOrder(stop: () => Promise<unknown>): void {
  let hasEnded = false;
  let stopping: Promise<unknown> | null = null;
  app.on("will-quit", (event) => {
    if (hasEnded) return;
    event.preventDefault();
    stopping ??= stop().finally(() => {
      hasEnded = true;
      app.quit();
    });
  });
}
