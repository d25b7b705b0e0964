import { BlueprintProvider, Dialog } from "@blueprintjs/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useShortcuts } from "../../../src/renderer/shortcuts/useShortcuts";
import { useUnpressedButtons } from "../../../src/renderer/shortcuts/useUnpressedButtons";

interface Props {
  onRecord: () => unknown;
  onPlay?: () => unknown;
  onSign?: () => unknown;
  isActive?: boolean;
  singleKeys?: boolean;
}
function Bound({ onRecord, onPlay, onSign, ...options }: Props) {
  useShortcuts({ record: onRecord, ...(onPlay && { playPause: onPlay }), ...(onSign && { sign: onSign }) }, options);
  return (
    <>
      <input aria-label="Name" />
      <button type="button">Press</button>
      <div role="dialog">
        <button type="button">In a dialog</button>
      </div>
    </>
  );
}
function show(props: Props) {
  render(
    <BlueprintProvider>
      <Bound {...props} />
    </BlueprintProvider>,
  );
  return userEvent.setup();
}

test("a single key works outside text fields only", async () => {
  const onRecord = vi.fn();
  const user = show({ onRecord });
  await user.keyboard("r");
  expect(onRecord).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText("Name"), "rr");
  expect(onRecord).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "rr");
});

test("Space presses a focused button instead of running a shortcut", async () => {
  const onPlay = vi.fn();
  const user = show({ onRecord: vi.fn(), onPlay });
  screen.getByText("Press").focus();
  await user.keyboard(" ");
  expect(onPlay).not.toHaveBeenCalled();
});

test("single keys do not work behind an open dialog", async () => {
  const onRecord = vi.fn();
  const user = show({ onRecord });
  screen.getByText("In a dialog").focus();
  await user.keyboard("r");
  expect(onRecord).not.toHaveBeenCalled();
});

test("a key with a modifier works in text fields too", async () => {
  const onSign = vi.fn();
  const user = show({ onRecord: vi.fn(), onSign });
  screen.getByLabelText("Name").focus();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(onSign).toHaveBeenCalledTimes(1);
});

test("single keys can be switched off without the others", async () => {
  const onRecord = vi.fn();
  const onSign = vi.fn();
  const user = show({ onRecord, onSign, singleKeys: false });
  await user.keyboard("r{Control>}{Enter}{/Control}");
  expect(onRecord).not.toHaveBeenCalled();
  expect(onSign).toHaveBeenCalledTimes(1);
});

test("a hidden screen ignores keys", async () => {
  const onRecord = vi.fn();
  const user = show({ onRecord, isActive: false });
  await user.keyboard("r");
  expect(onRecord).not.toHaveBeenCalled();
});

test("? opens the list of the bound shortcuts", async () => {
  const user = show({ onRecord: vi.fn() });
  await user.keyboard("{Shift>}?{/Shift}");
  expect(await screen.findByText("Record, or record more")).toBeTruthy();
});

interface BehindProps {
  onSign: () => unknown;
  onUndo: () => unknown;
  onStop: () => unknown;
  isHidden?: boolean;
  isOpen?: boolean;
}
function Behind({ onSign, onUndo, onStop, isHidden = false, isOpen = true }: BehindProps) {
  useUnpressedButtons();
  useShortcuts({ sign: onSign, undo: onUndo, stop: onStop });
  return (
    <div hidden={isHidden}>
      <Dialog isOpen={isOpen} title="Versions" usePortal={false} transitionDuration={0}>
        <button type="button">Close it</button>
      </Dialog>
      <dialog open={isOpen}>
        <button type="button">Delete</button>
      </dialog>
    </div>
  );
}
function showBehind(options: Pick<BehindProps, "isHidden" | "isOpen"> = {}) {
  const actions = { onSign: vi.fn(), onUndo: vi.fn(), onStop: vi.fn() };
  const page = (more: typeof options) => (
    <BlueprintProvider>
      <Behind {...actions} {...options} {...more} />
    </BlueprintProvider>
  );
  const { rerender } = render(page({}));
  return { ...actions, user: userEvent.setup(), show: (more: typeof options) => rerender(page(more)) };
}

test.each(["Close it", "Delete", null])("behind an open dialog only stop works, with the focus on %s", async (name) => {
  const { user, onSign, onUndo, onStop } = showBehind();
  if (name !== null) screen.getByText(name).focus();
  await user.keyboard("{Control>}{Enter}z{/Control}");
  expect([onSign.mock.calls.length, onUndo.mock.calls.length]).toEqual([0, 0]);
  await user.keyboard("{Control>}{Shift>}{Enter}{/Shift}{/Control}");
  expect(onStop).toHaveBeenCalledTimes(1);
});

test.each([
  { name: "a dialog that was closed", options: { isOpen: false } },
  { name: "a dialog of a hidden screen", options: { isHidden: true } },
])("$name blocks no shortcut", async ({ options }) => {
  const { user, onSign, show } = showBehind();
  show(options);
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(onSign).toHaveBeenCalledTimes(1);
});
