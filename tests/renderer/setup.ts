import { cleanup, configure, fireEvent } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// What is waited for may take a while on a machine that does other work: one second, the default, failed there.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share one page and its clock: what a test leaves there must not be found by the next one.
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

// jsdom's own frames stand still for good once one was asked for while a test held the clock.
if (typeof document !== "undefined") {
  const frames = {
    requestAnimationFrame: (draw: FrameRequestCallback) => window.setTimeout(() => draw(performance.now()), 16),
    cancelAnimationFrame: (id: number) => window.clearTimeout(id),
  };
  Object.assign(globalThis, frames);
  if (document.defaultView) Object.assign(document.defaultView, frames);
}
