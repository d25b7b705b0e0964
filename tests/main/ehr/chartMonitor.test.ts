import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChartMonitor } from "../../../src/main/ehr/ChartMonitor";
import type { OpenPages } from "../../../src/main/ehr/OpenPages";
import type { ProfileStore } from "../../../src/main/ehr/profile/ProfileStore";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose readings end when `answer` is called. */
function slowPage() {
  const readings: (() => void)[] = [];
  const page = {
    evaluate: () => new Promise((resolve) => readings.push(() => resolve(null))),
    mainFrame: () => ({ url: () => "https://ehr.example/" }),
  } as unknown as Page;
  return { page, readings, answer: (): void => readings.at(-1)?.() };
}

function monitorOf(first: Page) {
  const pages = { current: first, hasCrashed: () => false, dialogs: { of: () => null }, navigationsOf: () => 0 };
  const profiles = { byOrigin: () => null };
  const monitor = new ChartMonitor(() => pages as unknown as OpenPages, profiles as unknown as ProfileStore);
  return { monitor, pages };
}

test("a page whose reading hangs is not read a second time until that reading ends", async () => {
  const slow = slowPage();
  const { monitor } = monitorOf(slow.page);
  monitor.refreshSoon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slow.readings).toHaveLength(1);
  slow.answer();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(slow.readings).toHaveLength(2);
  monitor.stop();
});

test("a page that hangs delays no other page", async () => {
  const [hung, other] = [slowPage(), slowPage()];
  const { monitor, pages } = monitorOf(hung.page);
  monitor.refreshSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  pages.current = other.page;
  monitor.refreshSoon();
  await vi.advanceTimersByTimeAsync(200);
  expect(other.readings).toHaveLength(1);
  other.answer();
  pages.current = hung.page;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(hung.readings).toHaveLength(1);
  monitor.stop();
});
