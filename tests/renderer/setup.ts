import { cleanup, configure, fireEvent } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Conditions can take a while on a busy machine: one second, the default, was too short.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share one page and clock: state left there must not affect the next file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === "undefined") return;
  cleanup();
  for (const close of document.querySelectorAll(".cs-toaster button[aria-label='Close']")) fireEvent.click(close);
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom's animation frames stop for good if one was requested while a test held the clock.
if (typeof document !== "undefined") {
  const frames = {
    requestAnimationFrame: (draw: FrameRequestCallback) => window.setTimeout(() => draw(performance.now()), 16),
    cancelAnimationFrame: (id: number) => window.clearTimeout(id),
  };
  Object.assign(globalThis, frames);
  if (document.defaultView) Object.assign(document.defaultView, frames);
}
