import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { lazyScreen } from "../../../src/renderer/base/lazyScreen";

test("a screen whose script is loading shows 'Loading Page...' [P2.84 P2.85]", async () => {
  let arrive = (_screen: { default: ComponentType }) => {};
  const Screen = lazyScreen(() => new Promise((resolve) => (arrive = resolve)));
  render(<Screen />);
  expect(await screen.findByText("Loading Page...")).toBeTruthy();
  arrive({ default: () => <h1>Arrived</h1> });
  expect(await screen.findByRole("heading", { name: "Arrived" })).toBeTruthy();
  expect(screen.queryByText("Loading Page...")).toBeNull();
});

test("a preloaded screen renders immediately", async () => {
  const Ahead = lazyScreen(() => Promise.resolve({ default: () => <h1>Arrived</h1> }));
  await Ahead.load();
  render(<Ahead />);
  expect(screen.getByRole("heading", { name: "Arrived" })).toBeTruthy();
});

test("a screen that failed to preload is loaded when it is shown", async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType }>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  load.mockResolvedValueOnce({ default: () => <h1>Arrived</h1> });
  const Missed = lazyScreen(load);
  await Missed.load();
  render(<Missed />);
  expect(await screen.findByRole("heading", { name: "Arrived" })).toBeTruthy();
});

test("a script that failed to load is requested again while the other screens stay intact [P8.49]", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // React reports every error that it passes to a boundary
  const load = vi.fn<() => Promise<{ default: ComponentType }>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  load.mockResolvedValueOnce({ default: () => <h1>Arrived</h1> });
  const Screen = lazyScreen(load);
  render(
    <>
      <p>Recording 12:47</p>
      <Screen />
    </>,
  );
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This page couldn’t be shown. Your recordings and notes are safe.");
  expect(screen.getByText("Recording 12:47")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show again" }));
  expect(await screen.findByRole("heading", { name: "Arrived" })).toBeTruthy();
});
