import { EventEmitter } from "node:events";
import { isAbsolute } from "node:path";
import { closeBrowser } from "../chromium/close.mjs";
import { markGaps } from "../gaps.mjs";
import { cancelable, host, record } from "../host.mjs";
import { defaultPath } from "./paths.mjs";
import { SingleInstanceLock } from "./singleInstance.mjs";

class App extends EventEmitter {
  isPackaged = host.application.isPackaged;
  /** Exists only on macOS. */
  dock = undefined;
  userAgentFallback = "";
  commandLine = {
    appendSwitch: (name, value = "") => void host.switches.set(name, value),
    appendArgument: () => {},
    hasSwitch: (name) => host.switches.has(name),
    getSwitchValue: (name) => host.switches.get(name) ?? "",
    removeSwitch: (name) => void host.switches.delete(name),
  };
  #name = host.application.manifest.productName ?? host.application.manifest.name;
  #paths = new Map();
  #ready = Promise.withResolvers();
  #lock = null;
  #badges = 0;
  #loginItem = { openAtLogin: false };
  #protocols = new Set();

  whenReady() {
    return this.#ready.promise;
  }

  isReady() {
    return host.isReady;
  }

  /** Host only: called when Chromium is running. */
  becomeReady() {
    host.isReady = true;
    this.#ready.resolve();
    this.emit("ready", {}, {});
  }

  get name() {
    return this.#name;
  }

  set name(name) {
    this.#name = name;
  }

  getName() {
    return this.#name;
  }

  setName(name) {
    this.#name = name;
  }

  getVersion() {
    return host.application.manifest.version;
  }

  getAppPath() {
    return host.application.folder;
  }

  getPath(name) {
    return this.#paths.get(name) ?? defaultPath(name, this);
  }

  setPath(name, path) {
    if (!isAbsolute(path)) throw new Error("Path must be absolute");
    this.#paths.set(name, path);
  }

  setAppLogsPath(path) {
    this.#paths.set("logs", path ?? defaultPath("logs", this));
  }

  getLocale() {
    return process.env.DESKTOP_HOST_LOCALE ?? "en-US";
  }

  getSystemLocale() {
    return this.getLocale();
  }

  getPreferredSystemLanguages() {
    return [this.getLocale()];
  }

  requestSingleInstanceLock(data) {
    this.#lock ??= new SingleInstanceLock(this.getPath("userData"), (argv, cwd, sent) => {
      this.emit("second-instance", {}, argv, cwd, sent);
    });
    return this.#lock.request(data);
  }

  hasSingleInstanceLock() {
    return this.#lock?.isHeld ?? false;
  }

  releaseSingleInstanceLock() {
    this.#lock?.release();
    this.#lock = null;
  }

  quit() {
    if (host.isQuitting) return;
    const event = cancelable();
    this.emit("before-quit", event);
    if (event.defaultPrevented) return;
    host.isQuitting = true;
    void this.#closeAll();
  }

  async #closeAll() {
    for (const window of host.windows.values()) {
      if (await window.askToClose()) continue;
      host.isQuitting = false;
      return;
    }
    const event = cancelable();
    this.emit("will-quit", event);
    if (event.defaultPrevented) host.isQuitting = false;
    else this.exit(0);
  }

  /** Exits the process without events that can prevent it. @param {number} code */
  exit(code = 0) {
    host.isQuitting = true;
    this.emit("quit", {}, code);
    const lock = this.#lock;
    this.releaseSingleInstanceLock();
    void Promise.all([closeBrowser(), lock?.notified]).then(() => process.exit(code));
  }

  relaunch(options) {
    record("app.relaunch", options);
  }

  focus() {
    record("app.focus");
  }

  show() {
    record("app.show");
  }

  hide() {
    record("app.hide");
  }

  /** No effect: every window is sandboxed on the host. */
  enableSandbox() {
    if (host.isReady) throw new Error("app.enableSandbox() can only be called before app is ready");
  }

  disableHardwareAcceleration() {
    if (host.isReady) throw new Error("app.disableHardwareAcceleration() can only be called before app is ready");
  }

  setAppUserModelId(id) {
    record("app.setAppUserModelId", id);
  }

  setDesktopName(name) {
    record("app.setDesktopName", name);
  }

  setAboutPanelOptions(options) {
    record("app.setAboutPanelOptions", options);
  }

  showAboutPanel() {
    record("app.showAboutPanel");
  }

  setAsDefaultProtocolClient(protocol, path, args) {
    record("app.setAsDefaultProtocolClient", protocol, path, args);
    this.#protocols.add(protocol);
    return true;
  }

  removeAsDefaultProtocolClient(protocol) {
    return this.#protocols.delete(protocol);
  }

  isDefaultProtocolClient(protocol) {
    return this.#protocols.has(protocol);
  }

  setLoginItemSettings(settings) {
    record("app.setLoginItemSettings", settings);
    Object.assign(this.#loginItem, settings);
  }

  getLoginItemSettings() {
    return { ...this.#loginItem };
  }

  get badgeCount() {
    return this.#badges;
  }

  set badgeCount(count) {
    this.setBadgeCount(count);
  }

  setBadgeCount(count = 0) {
    record("app.setBadgeCount", count);
    this.#badges = count;
    return true;
  }

  getBadgeCount() {
    return this.#badges;
  }
}

export const app = new (markGaps("App", App))();
