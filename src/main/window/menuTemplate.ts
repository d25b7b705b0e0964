import type { MenuItemConstructorOptions } from "electron";
import type { ShellCommand, ShownRecording } from "../../shared/bridge/shellBridge";

/** The state that the menu shows, and the actions of its items. */
export interface MenuDeps {
  isMac: boolean;
  /** If false, the menu also has Reload and the developer tools. */
  isPackaged: boolean;
  recording: ShownRecording;
  command: (command: ShellCommand) => void;
  /** Opens a screen of the app by route, e.g. "/dashboard/settings". */
  show: (route: string) => void;
  /** Opens the folder of the log files. */
  showLogs: () => void;
}

type Item = MenuItemConstructorOptions;
const line: Item = { type: "separator" };

/**
 * Returns the app's menu. Its accelerators are the page's shortcuts (src/renderer/shortcuts), which the page handles
 * first. Pure.
 */
export function menuTemplate(deps: MenuDeps): Item[] {
  const { isMac, show } = deps;
  const settings: Item = {
    id: "settings",
    label: isMac ? "Settings…" : "Settings",
    accelerator: "CmdOrCtrl+,",
    click: () => show("/dashboard/settings"),
  };
  return [
    ...(isMac ? [appMenu(settings)] : []),
    sessionMenu(deps, isMac ? [] : [line, settings, line, { role: "quit" }]),
    { label: "Edit", submenu: editItems() },
    { label: "View", submenu: viewItems(deps) },
    {
      label: "Window",
      submenu: [{ role: "minimize" }, ...(isMac ? [{ role: "zoom" } as Item] : []), { role: "close" }],
    },
    { role: "help", label: "Help", submenu: [{ id: "logs", label: "Show Log Files", click: () => deps.showLogs() }] },
  ];
}

function appMenu(settings: Item): Item {
  const rest: Item[] = [{ role: "hide" }, { role: "hideOthers" }, { role: "unhide" }, line, { role: "quit" }];
  return { role: "appMenu", submenu: [{ role: "about" }, line, settings, line, ...rest] };
}

function sessionMenu({ recording, command }: MenuDeps, more: Item[]): Item {
  const recordLabel = { none: "Record", recording: "Pause Recording", paused: "Resume Recording" }[recording];
  const isIdle = recording === "none";
  return {
    label: "Session",
    submenu: [
      { id: "newSession", label: "New Session", accelerator: "CmdOrCtrl+N", click: () => command("newSession") },
      line,
      { id: "record", label: recordLabel, accelerator: "CmdOrCtrl+Shift+Space", click: () => command("record") },
      {
        id: "stop",
        label: "Stop Recording",
        accelerator: "CmdOrCtrl+Shift+Enter",
        enabled: !isIdle,
        click: () => command("stop"),
      },
      ...more,
    ],
  };
}

const editItems = (): Item[] => [
  { role: "undo" },
  { role: "redo" },
  line,
  { role: "cut" },
  { role: "copy" },
  { role: "paste" },
  { role: "pasteAndMatchStyle" },
  { role: "selectAll" },
];

function viewItems({ isPackaged, recording, command }: MenuDeps): Item[] {
  const developing: Item[] = [line, { id: "reload", role: "reload", enabled: recording === "none" }];
  developing.push({ id: "devTools", role: "toggleDevTools" });
  return [
    { id: "palette", label: "Search or Do Anything", accelerator: "CmdOrCtrl+K", click: () => command("palette") },
    line,
    { id: "zoomReset", role: "resetZoom" },
    { id: "zoomIn", role: "zoomIn" },
    { id: "zoomOut", role: "zoomOut" },
    line,
    { role: "togglefullscreen" },
    ...(isPackaged ? [] : developing),
  ];
}
