import { EventEmitter } from "node:events";
import { toOuter } from "../addresses/mapping.mjs";
import { markGaps } from "../gaps.mjs";
import { host, record } from "../host.mjs";
import { session } from "../session/session.mjs";
import { pack } from "./ipcMain.mjs";
import { processOf } from "./rendererProcess.mjs";

let lastId = 0;

/** The page of a window. */
class WebContents extends EventEmitter {
  id = ++lastId;
  session = session.defaultSession;
  devToolsWebContents = null;
  mainFrame = new MainFrame(this);
  /** Address of the page in Chromium's terms. */
  innerUrl = "";
  isPageLoading = false;
  crashed = false;
  openHandler = null;
  #window;
  #destroyed = false;
  #zoom = 1;
  #muted = false;

  constructor(window) {
    super();
    this.setMaxListeners(0);
    this.#window = window;
  }

  get #page() {
    return this.#window.page;
  }

  getURL() {
    return toOuter(this.innerUrl);
  }

  getTitle() {
    return this.#window.getTitle();
  }

  getOSProcessId() {
    return processOf(this.#window);
  }

  getType() {
    return "window";
  }

  isDestroyed() {
    return this.#destroyed;
  }

  isCrashed() {
    return this.crashed;
  }

  isLoading() {
    return this.isPageLoading;
  }

  isFocused() {
    return this.#window.isFocused();
  }

  /** Host only: called when the window is gone. */
  markDestroyed() {
    this.#destroyed = true;
    this.emit("destroyed");
  }

  send(channel, ...args) {
    void this.#window.sendToPreload({ kind: "message", channel, args: pack(args) });
  }

  /** Host only: called when a document starts to load. */
  startLoading() {
    if (this.isPageLoading) return;
    this.isPageLoading = true;
    this.emit("did-start-loading", {});
  }

  loadURL(url) {
    return this.#window.loadURL(url);
  }

  loadFile(path, options) {
    return this.#window.loadFile(path, options);
  }

  reload() {
    void this.#window.reload();
  }

  async executeJavaScript(code, userGesture = false) {
    const { result, exceptionDetails } = await this.#page.send("Runtime.evaluate", {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture,
    });
    if (!exceptionDetails) return result.value;
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }

  async insertCSS(css) {
    const code = `(() => { const style = document.createElement("style"); style.textContent = ${JSON.stringify(css)}; document.head.append(style); })()`;
    await this.executeJavaScript(code);
    return "css";
  }

  async printToPDF({ landscape = false, printBackground = false, preferCSSPageSize = false } = {}) {
    const { data } = await this.#page.send("Page.printToPDF", { landscape, printBackground, preferCSSPageSize });
    return Buffer.from(data, "base64");
  }

  async capturePage() {
    const { data } = await this.#page.send("Page.captureScreenshot", { format: "png" });
    const png = Buffer.from(data, "base64");
    return { toPNG: () => png, isEmpty: () => png.length === 0, toDataURL: () => `data:image/png;base64,${data}` };
  }

  setWindowOpenHandler(handler) {
    this.openHandler = handler;
  }

  /** Kills the renderer's process. */
  forcefullyCrashRenderer() {
    this.#page.send("Page.crash").catch(() => {});
  }

  close() {
    this.#window.close();
  }

  focus() {
    this.#window.focus();
  }

  openDevTools(options) {
    record("webContents.openDevTools", options);
  }

  closeDevTools() {
    record("webContents.closeDevTools");
  }

  toggleDevTools() {
    record("webContents.toggleDevTools");
  }

  isDevToolsOpened() {
    return false;
  }

  get zoomFactor() {
    return this.#zoom;
  }

  set zoomFactor(factor) {
    this.#zoom = factor;
    record("webContents.zoomFactor", factor);
  }

  getZoomFactor() {
    return this.#zoom;
  }

  setZoomFactor(factor) {
    this.zoomFactor = factor;
  }

  get zoomLevel() {
    return Math.log(this.#zoom) / Math.log(1.2);
  }

  set zoomLevel(level) {
    this.zoomFactor = 1.2 ** level;
  }

  getZoomLevel() {
    return this.zoomLevel;
  }

  setZoomLevel(level) {
    this.zoomLevel = level;
  }

  setAudioMuted(muted) {
    this.#muted = muted;
  }

  isAudioMuted() {
    return this.#muted;
  }

  setBackgroundThrottling(allowed) {
    record("webContents.setBackgroundThrottling", allowed);
  }
}

/** The main frame, the only one with a preload. */
class MainFrame {
  parent = null;
  detached = false;
  routingId = 1;
  processId = 1;
  frameTreeNodeId = 1;
  #contents;

  constructor(contents) {
    this.#contents = contents;
  }

  get top() {
    return this;
  }

  get url() {
    return this.#contents.getURL();
  }

  get origin() {
    const { protocol, host: name } = new URL(this.url);
    return `${protocol}//${name}`;
  }

  isDestroyed() {
    return this.#contents.isDestroyed();
  }

  send(channel, ...args) {
    this.#contents.send(channel, ...args);
  }
}

markGaps("WebContents", WebContents);
markGaps("WebFrameMain", MainFrame);
export { WebContents };

const all = () => [...host.windows.values()].map((window) => window.webContents);

export const webContents = {
  getAllWebContents: all,
  getFocusedWebContents: () => host.focused?.webContents ?? null,
  fromId: (id) => all().find((contents) => contents.id === id),
  fromDevToolsTargetId: (id) => [...host.windows.values()].find((window) => window.targetId === id)?.webContents,
};
