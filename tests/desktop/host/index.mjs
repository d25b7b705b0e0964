// The modules of Electron in the main process.
import { protocol } from "./addresses/protocol.mjs";
import { app } from "./app/app.mjs";
import { missing } from "./gaps.mjs";
import {
  autoUpdater,
  clipboard,
  crashReporter,
  globalShortcut,
  nativeImage,
  nativeTheme,
  Notification,
  screen,
  systemPreferences,
} from "./native/desktop.mjs";
import { dialog, shell } from "./native/dialog.mjs";
import { Menu, MenuItem } from "./native/menu.mjs";
import { powerMonitor, powerSaveBlocker } from "./native/power.mjs";
import { safeStorage } from "./native/safeStorage.mjs";
import { Tray } from "./native/tray.mjs";
import { net } from "./net/net.mjs";
import { session } from "./session/session.mjs";
import { utilityProcess } from "./utility/utilityProcess.mjs";
import { BrowserWindow } from "./windows/browserWindow.mjs";
import { ipcMain } from "./windows/ipcMain.mjs";
import { webContents } from "./windows/webContents.mjs";

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  systemPreferences,
  Tray,
  utilityProcess,
  webContents,
};

export const BaseWindow = missing("BaseWindow");
export const BrowserView = missing("BrowserView");
export const MessageChannelMain = missing("MessageChannelMain");
export const ShareMenu = missing("ShareMenu");
export const TouchBar = missing("TouchBar");
export const View = missing("View");
export const WebContentsView = missing("WebContentsView");
export const contentTracing = missing("contentTracing");
export const desktopCapturer = missing("desktopCapturer");
export const inAppPurchase = missing("inAppPurchase");
export const netLog = missing("netLog");
export const pushNotifications = missing("pushNotifications");
export const serviceWorkerMain = missing("serviceWorkerMain");
export const webFrameMain = missing("webFrameMain");
