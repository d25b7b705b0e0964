import type { MenuItemConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import { type MenuParts, menuTemplate } from "../../../src/main/window/menu";
import { shellCommands } from "../../../src/shared/bridge/shellBridge";

type Item = MenuItemConstructorOptions;

function menu(change: Partial<MenuParts> = {}): { items: Item[]; byId: (id: string) => Item; parts: MenuParts } {
  const parts: MenuParts = {
    isMac: false,
    isPackaged: true,
    recording: "none",
    command: vi.fn(),
    show: vi.fn(),
    ...change,
  };
  const items = menuTemplate(parts).flatMap((top) => [top, ...((top.submenu ?? []) as Item[])]);
  const byId = (id: string) => items.find((item) => item.id === id) ?? expect.fail(`no ${id} in the menu`);
  return { items, byId, parts };
}

const press = (item: Item) => (item.click as (() => void) | undefined)?.();

test("every command of the menu reaches the page", () => {
  const { byId, parts } = menu({ recording: "recording" });
  for (const command of shellCommands) press(byId(command));
  expect(vi.mocked(parts.command).mock.calls.flat()).toEqual([...shellCommands]);
  press(byId("settings"));
  expect(parts.show).toHaveBeenCalledExactlyOnceWith("/dashboard/settings");
});

test("the menu's keys are those of the page", () => {
  const { byId } = menu();
  expect(["palette", "record", "stop"].map((id) => byId(id).accelerator)).toEqual([
    "CmdOrCtrl+K",
    "CmdOrCtrl+Shift+Space",
    "CmdOrCtrl+Shift+Enter",
  ]);
});

test("no two entries have the same key", () => {
  const keys = menu({ isMac: true, isPackaged: false }).items.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test("stop can be chosen while recording alone, and record says what it does now", () => {
  const labels = (["none", "recording", "paused"] as const).map((recording) => {
    const { byId } = menu({ recording });
    return [byId("record").label, byId("stop").enabled];
  });
  expect(labels).toEqual([
    ["Record", false],
    ["Pause Recording", true],
    ["Resume Recording", true],
  ]);
});

test("tools of developers are not in a released app, and a page is not loaded anew over a recording", () => {
  const roles = (change: Partial<MenuParts>) => menu(change).items.map(({ role }) => role);
  expect(roles({ isPackaged: true })).not.toContain("toggleDevTools");
  expect(roles({ isPackaged: true })).not.toContain("reload");
  expect(roles({ isPackaged: false })).toContain("toggleDevTools");
  expect(menu({ isPackaged: false, recording: "recording" }).byId("reload").enabled).toBe(false);
});

test("every system has its own places for settings and quit", () => {
  expect(menuTemplate(menu({ isMac: true }).parts)[0]?.role).toBe("appMenu");
  expect(menuTemplate(menu({ isMac: false }).parts)[0]?.label).toBe("Session");
  for (const isMac of [true, false])
    expect(menu({ isMac }).items.filter(({ role }) => role === "quit")).toHaveLength(1);
});
