import type { MenuItemConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import { type MenuDeps, menuTemplate } from "../../../src/main/window/menuTemplate";
import { shellCommands } from "../../../src/shared/bridge/shellBridge";

type Item = MenuItemConstructorOptions;

function menu(change: Partial<MenuDeps> = {}): { items: Item[]; byId: (id: string) => Item; deps: MenuDeps } {
  const deps: MenuDeps = {
    isMac: false,
    isPackaged: true,
    recording: "none",
    command: vi.fn(),
    show: vi.fn(),
    showLogs: vi.fn(),
    ...change,
  };
  const items = menuTemplate(deps).flatMap((top) => [top, ...((top.submenu ?? []) as Item[])]);
  const byId = (id: string) => items.find((item) => item.id === id) ?? expect.fail(`no ${id} in the menu`);
  return { items, byId, deps };
}

const press = (item: Item) => (item.click as (() => void) | undefined)?.();

test("the menu sends every command to the page", () => {
  const { byId, deps } = menu({ recording: "recording" });
  for (const command of shellCommands) press(byId(command));
  expect(vi.mocked(deps.command).mock.calls.flat()).toEqual([...shellCommands]);
  press(byId("settings"));
  expect(deps.show).toHaveBeenCalledExactlyOnceWith("/dashboard/settings");
});

test("the menu opens the log files from Help", () => {
  const { items, byId, deps } = menu();
  press(byId("logs"));
  expect(deps.showLogs).toHaveBeenCalledOnce();
  expect(items.find(({ role }) => role === "help")?.submenu).toEqual([byId("logs")]);
});

test("the menu uses the shortcuts of the page", () => {
  const { byId } = menu();
  expect(["palette", "record", "stop"].map((id) => byId(id).accelerator)).toEqual([
    "CmdOrCtrl+K",
    "CmdOrCtrl+Shift+Space",
    "CmdOrCtrl+Shift+Enter",
  ]);
});

test("the menu binds no shortcut twice", () => {
  const keys = menu({ isMac: true, isPackaged: false }).items.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the menu enables Stop only while recording", () => {
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

test("the menu hides developer tools in a released app", () => {
  const roles = (change: Partial<MenuDeps>) => menu(change).items.map(({ role }) => role);
  expect(roles({ isPackaged: true })).not.toContain("toggleDevTools");
  expect(roles({ isPackaged: true })).not.toContain("reload");
  expect(roles({ isPackaged: false })).toContain("toggleDevTools");
  expect(menu({ isPackaged: false, recording: "recording" }).byId("reload").enabled).toBe(false);
});

test("the menu puts settings and quit where each system has them", () => {
  expect(menuTemplate(menu({ isMac: true }).deps)[0]?.role).toBe("appMenu");
  expect(menuTemplate(menu({ isMac: false }).deps)[0]?.label).toBe("Session");
  for (const isMac of [true, false])
    expect(menu({ isMac }).items.filter(({ role }) => role === "quit")).toHaveLength(1);
});
