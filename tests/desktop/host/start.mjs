import { host } from "./host.mjs";

/**
 * Runs an application: its code, then Chromium with the switches it set, then `ready`, in Electron's order.
 * @param {object} application of `findApplication`
 * @param {{ preloads: () => void, main: () => Promise<unknown> }} code
 */
export async function start(application, code) {
  host.application = application;
  const { app } = await import("./index.mjs");
  const { openBrowser, warmUp } = await import("./chromium/browser.mjs");
  // Electron warns of a rejection that nobody took, and goes on.
  process.on("unhandledRejection", (reason) => console.error("UnhandledPromiseRejectionWarning:", reason));
  process.on("SIGTERM", () => app.quit());
  process.on("SIGINT", () => app.quit());
  code.preloads();
  void warmUp().catch(() => {}); // said by `openBrowser` if it happens again
  try {
    await code.main();
  } catch (error) {
    console.error("App threw an error during load\n", error);
    process.exit(1);
  }
  if (host.isQuitting) return; // a second instance, for one
  await openBrowser();
  app.emit("will-finish-launching");
  app.becomeReady();
}
