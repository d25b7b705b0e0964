import { host } from "./host.mjs";

/**
 * Runs an application in Electron's order: its code, then Chromium with the switches it set, then `ready`.
 * @param {object} application of `findApplication`
 * @param {{ preloads: () => void, main: () => Promise<unknown> }} code
 */
export async function start(application, code) {
  host.application = application;
  const { app } = await import("./index.mjs");
  const { openBrowser, warmUp } = await import("./chromium/browser.mjs");
  // Electron logs an unhandled rejection and continues.
  process.on("unhandledRejection", (reason) => console.error("UnhandledPromiseRejectionWarning:", reason));
  process.on("SIGTERM", () => app.quit());
  process.on("SIGINT", () => app.quit());
  code.preloads();
  void warmUp().catch(() => {}); // `openBrowser` reports the error if it happens again
  try {
    await code.main();
  } catch (error) {
    console.error("App threw an error during load\n", error);
    process.exit(1);
  }
  if (host.isQuitting) return; // e.g. a second instance
  await openBrowser();
  app.emit("will-finish-launching");
  app.becomeReady();
}
