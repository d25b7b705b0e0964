import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PaneBoundary } from "../../../src/renderer/ui/PaneBoundary";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {})); // React reports what was caught

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error("broken");
  return <p>whole</p>;
}

test("a failed pane leaves the others usable", async () => {
  isBroken = true;
  render(
    <>
      <PaneBoundary name="The transcript">
        <Fragile />
      </PaneBoundary>
      <p>The note</p>
    </>,
  );
  expect(screen.getByRole("alert").textContent).toContain(
    "The transcript couldn’t be shown. Your recordings and notes are safe.",
  );
  expect(screen.getByText("The note")).toBeTruthy();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole("button", { name: "Show again" }));
  expect(screen.getByText("whole")).toBeTruthy();
});

test("another session renders the pane again", () => {
  isBroken = true;
  const pane = (id: string) => (
    <PaneBoundary name="The note" resetKey={id}>
      <Fragile />
    </PaneBoundary>
  );
  const { rerender } = render(pane("a"));
  expect(screen.getByRole("alert")).toBeTruthy();
  isBroken = false;
  rerender(pane("b"));
  expect(screen.getByText("whole")).toBeTruthy();
});
