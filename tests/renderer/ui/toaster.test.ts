import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, showDone, showProblem, showToast } from "../../../src/renderer/ui/showToast";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(async () => {
  await pass(60_000);
  vi.useRealTimers();
});

/** Advances the clock and settles everything that follows. */
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const shownToasts = (): string[] => [...document.querySelectorAll(".bp6-toast")].map(({ textContent }) => textContent);
const toast = (text: string): Element => screen.getByText(text).closest(".bp6-toast")!;

test("a toast without a duration is shown for 4000 ms [P9.07]", async () => {
  showToast({ message: "Plain" });
  await pass(100);
  await pass(3_800);
  expect(shownToasts()).toEqual(["Plain"]);
  await pass(200);
  expect(shownToasts()).toEqual([]);
});

test.each([
  { name: "done", show: showDone },
  { name: "problem", show: showProblem },
])("the product's own toasts are shown for 2 s: $name [P9.11]", async ({ show }) => {
  show("Own");
  await pass(100);
  await pass(1_800);
  expect(shownToasts()).toEqual(["Own"]);
  await pass(200);
  expect(shownToasts()).toEqual([]);
});

test("a toast is a live region whose timer pauses under pointer and focus [P9.13]", async () => {
  showDone("Readable");
  await pass(100);
  expect(screen.getByRole("alert").textContent).toBe("Readable");
  fireEvent.mouseEnter(toast("Readable"));
  await pass(30_000);
  expect(shownToasts()).toEqual(["Readable"]);
  fireEvent.mouseLeave(toast("Readable"));
  await pass(1_000);
  fireEvent.focus(toast("Readable"));
  await pass(30_000);
  expect(shownToasts()).toEqual(["Readable"]);
  fireEvent.blur(toast("Readable"));
  await pass(2_100);
  expect(shownToasts()).toEqual([]);
});

test("the newest three of four toasts are shown [P9.08]", async () => {
  for (const text of ["One", "Two", "Three", "Four"]) {
    showDone(text);
    await pass(100);
  }
  expect(shownToasts()).toEqual(["Two", "Three", "Four"]);
});

test("a toast without a timeout stays when others are added", async () => {
  showToast({ message: "Working", timeout: 0 }, "work");
  for (const text of ["One", "Two", "Three"]) showDone(text);
  await pass(100);
  expect(shownToasts()).toEqual(["Working", "Two", "Three"]);
  showToast({ message: "Still working", timeout: 0 }, "work");
  await pass(2_000);
  expect(shownToasts()).toEqual(["Still working"]);
  dismissToast("work");
  await pass(0);
  expect(shownToasts()).toEqual([]);
});
