import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { StoresContext } from "../../../src/renderer/base/useStores";
import { useShellMenu } from "../../../src/renderer/desktop/useShellMenu";
import type { ShellCommand } from "../../../src/shared/bridge/shellBridge";

afterEach(cleanup);

function shell() {
  let send: (command: ShellCommand) => void = () => {};
  const dialogs = { openPalette: vi.fn(), close: vi.fn() };
  const stores = {
    platform: { kind: "web", on: (_: string, listener: typeof send) => ((send = listener), () => {}) },
    recorder: { state: "idle" },
    recordStart: { record: vi.fn() },
    visits: { beginNew: vi.fn() },
  };
  function Menu() {
    useShellMenu(dialogs);
    return null;
  }
  render(
    <StoresContext value={stores as never}>
      <MemoryRouter>
        <Menu />
      </MemoryRouter>
    </StoresContext>,
  );
  return { choose: (command: ShellCommand) => act(() => send(command)), dialogs, stores };
}

test("Record and New Session of the menu close the dialogs that would cover what they show", () => {
  const { choose, dialogs, stores } = shell();
  choose("record");
  expect([dialogs.close.mock.calls.length, stores.recordStart.record.mock.calls.length]).toEqual([1, 1]);
  choose("newSession");
  expect([dialogs.close.mock.calls.length, stores.visits.beginNew.mock.calls]).toEqual([2, [[]]]);
});
