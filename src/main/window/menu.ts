import type { MenuItemConstructorOptions } from "electron";
import type { ShellCommand, ShownRecording } from "../../shared/bridge/shellBridge";

export interface MenuParts {
  isMac: boolean;
  /** Tools of developers are not in a released app. */
  isPackaged: boolean;
  recording: ShownRecording;
  command: (command: ShellCommand) => void;
  /** Shows a screen of the app, e.g. "/dashboard/settings". */
  show: (route: string) => void;
}

type Item = MenuItemConstructorOptions;
const line: Item = { type: "separator" };

/** The app's menu. Its keys are those of the page (src/renderer/shortcuts), which hears them first. Pure. */
export function menuTemplate(parts: MenuParts): Item[] {
  const { isMac, show } = parts;
  const settings: Item = {
    id: "settings",
    label: isMac ? "Settings…" : "Settings",
    accelerator: "CmdOrCtrl+,",
    click: () => show("/dashboard/settings"),
  };
  return [
    ...(isMac ? [appMenu(settings)] : []),
    sessionMenu(parts, isMac ? [] : [line, settings, line, { role: "quit" }]),
    { label: "Edit", submenu: editItems() },
    { label: "View", submenu: viewItems(parts) },
    {
      label: "Window",
      submenu: [{ role: "minimize" }, ...(isMac ? [{ role: "zoom" } as Item] : []), { role: "close" }],
    },
  ];
}

function appMenu(settings: Item): Item {
  const rest: Item[] = [{ role: "hide" }, { role: "hideOthers" }, { role: "unhide" }, line, { role: "quit" }];
  return { role: "appMenu", submenu: [{ role: "about" }, line, settings, line, ...rest] };
}

function sessionMenu({ recording, command }: MenuParts, more: Item[]): Item {
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

function viewItems({ isPackaged, recording, command }: MenuParts): Item[] {
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
