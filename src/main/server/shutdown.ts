import { app } from "electron";

/**
 * Delays the app's exit until `stop` has settled. Acknowledged data is on the disk either way.
 * @param stop called once.
 */
export function shutdown(stop: () => Promise<unknown>): void {
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
