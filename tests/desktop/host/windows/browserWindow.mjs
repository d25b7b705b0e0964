import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { toInner } from "../addresses/mapping.mjs";
import { app } from "../app/app.mjs";
import { markGaps } from "../gaps.mjs";
import { cancelable, host } from "../host.mjs";
import { WindowFrame } from "./windowFrame.mjs";
import { ipcMain } from "./ipcMain.mjs";
import { askToOpen, followNavigation } from "./navigation.mjs";
import { PreloadWorld } from "./preloadWorld.mjs";
import { mayUnload } from "./unload.mjs";
import { WebContents } from "./webContents.mjs";

/** Preferences that the host does not support; all of them make a page less secure. */
const refused = {
  allowRunningInsecureContent: true,
  contextIsolation: false,
  experimentalFeatures: true,
  nodeIntegration: true,
  nodeIntegrationInSubFrames: true,
  nodeIntegrationInWorker: true,
  sandbox: false,
  webSecurity: false,
  webviewTag: true,
};

let lastId = 0;

class BrowserWindow extends WindowFrame {
  id = ++lastId;
  /** DevTools session of the page and its target id; set when the page exists. */
  page = null;
  targetId = null;
  webContents = new WebContents(this);
  #opened;
  #preload;
  #world = null;
  #hostNavigation = null;
  #isReadyToShow = false;
  #isGone = false;

  static getAllWindows() {
    return [...host.windows.values()];
  }

  static getFocusedWindow() {
    return host.focused;
  }

  static fromWebContents(contents) {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }

  static fromId(id) {
    return host.windows.get(id) ?? null;
  }

  /** @param {Electron.BrowserWindowConstructorOptions} options */
  constructor(options = {}) {
    if (!host.isReady) throw new Error("Cannot create BrowserWindow before app is ready");
    const preferences = options.webPreferences ?? {};
    for (const [name, value] of Object.entries(refused)) {
      if (preferences[name] === value) throw new Error(`desktop host: webPreferences.${name}=${value} is refused`);
    }
    super({ title: app.getName(), ...options });
    this.#preload = preferences.preload;
    host.windows.set(this.id, this);
    this.#opened = this.#open();
    this.#opened.catch((error) => {
      if (!host.isQuitting && !this.#isGone) console.error("desktop host: a window could not be opened", error);
    });
    app.emit("web-contents-created", {}, this.webContents);
    app.emit("browser-window-created", {}, this);
  }

  async #open() {
    const { width, height } = this.getBounds();
    const target = { url: "about:blank", newWindow: true, width, height };
    this.targetId = (await host.devtools.send("Target.createTarget", target)).targetId;
    this.page = await host.devtools.attach(this.targetId);
    const frameId = this.targetId; // a page's main frame has the same id as the page
    this.#world = new PreloadWorld(this.page, frameId, (message) => void this.#receive(message));
    await Promise.all([followNavigation(this, this.page, frameId), this.#world.install(this.#preload)]);
    this.applyBounds();
  }

  async #receive(message) {
    const contents = this.webContents;
    const event = {
      type: "frame",
      sender: contents,
      senderFrame: contents.mainFrame,
      processId: 1,
      frameId: 1,
      ports: [],
      reply: (channel, ...args) => contents.send(channel, ...args),
    };
    if (message.kind === "preload-error") {
      contents.emit("preload-error", {}, this.#preload, new Error(message.message));
    } else if (message.kind === "open") askToOpen(contents, message);
    else if (message.kind === "send") ipcMain.receive(event, message);
    else await this.sendToPreload(await ipcMain.answer(event, message));
  }

  /** Sends a message to the page's preload as soon as it exists. */
  async sendToPreload(message) {
    if (!this.#isGone) await this.#world?.send(message);
  }

  async loadURL(url) {
    await this.#opened;
    const inner = toInner(url);
    await this.#navigate(inner, (page) => page.send("Page.navigate", { url: inner }), url);
  }

  loadFile(path, { hash, search } = {}) {
    const url = pathToFileURL(resolve(app.getAppPath(), path));
    if (hash) url.hash = hash;
    if (search) url.search = search;
    return this.loadURL(url.href);
  }

  async reload() {
    await this.#opened;
    await this.#navigate(this.webContents.innerUrl, (page) => page.send("Page.reload"), this.webContents.getURL());
  }

  async #navigate(inner, start, named) {
    const contents = this.webContents;
    this.#hostNavigation = withoutHash(inner);
    contents.startLoading();
    const loaded = new Promise((settle) => this.page.once("Page.loadEventFired", settle));
    const { errorText } = await start(this.page);
    this.#hostNavigation = null;
    if (!errorText) return loaded;
    contents.isPageLoading = false;
    const name = errorText.replace(/^net::/, "");
    const code = errorText === "net::ERR_ABORTED" ? -3 : -2;
    contents.emit("did-fail-load", {}, code, name, named, true, 1, 1);
    throw Object.assign(new Error(`${name} (${code}) loading '${named}'`), { errno: code, code: name, url: named });
  }

  /** Whether the main process requested this address; `will-navigate` is only for navigation by the page. */
  isHostNavigation(innerUrl) {
    return this.#hostNavigation !== null && withoutHash(innerUrl) === this.#hostNavigation;
  }

  becomeReadyToShow() {
    if (this.#isReadyToShow) return;
    this.#isReadyToShow = true;
    this.emit("ready-to-show", {});
  }

  titleChanged(title) {
    if (!title || /^(https?:|about:)/.test(title) || title === this.getTitle()) return;
    const event = cancelable();
    this.emit("page-title-updated", event, title, true);
    this.webContents.emit("page-title-updated", event, title, true);
    if (!event.defaultPrevented) this.setTitle(title);
  }

  close() {
    void this.askToClose();
  }

  /** @returns {Promise<boolean>} false if a `close` listener or the page prevented it */
  async askToClose() {
    if (this.#isGone) return true;
    const event = cancelable();
    this.emit("close", event);
    if (event.defaultPrevented || !(await mayUnload(this))) return false;
    await this.#shut();
    return true;
  }

  destroy() {
    void this.#shut();
  }

  isDestroyed() {
    return this.#isGone;
  }

  async #shut() {
    const opened = this.#opened.catch(() => {});
    if (!this.targetId) await opened;
    await host.devtools.send("Target.closeTarget", { targetId: this.targetId }).catch(() => {});
    this.targetGone();
  }

  /** Called when the page's target is gone, whether closed by us or not. */
  targetGone() {
    if (!host.windows.delete(this.id)) return;
    this.#isGone = true;
    if (host.focused === this) host.focused = null;
    this.webContents.markDestroyed();
    this.emit("closed");
    if (host.windows.size > 0 || host.isQuitting) return;
    if (app.listenerCount("window-all-closed") > 0) app.emit("window-all-closed");
    else app.quit();
  }
}

function withoutHash(url) {
  return new URL(url).href.replace(/#.*$/s, "");
}

markGaps("BrowserWindow", BrowserWindow);
export { BrowserWindow };
