import { EventEmitter } from "node:events";
import { host, record } from "../host.mjs";

/**
 * A window's bounds, state and focus. They are applied to Chromium, but the application reads the values stored here.
 */
export class WindowFrame extends EventEmitter {
  #title;
  #bounds;
  #state = "normal";
  #isVisible;
  #minimum;
  #flags = new Map();

  constructor({
    title,
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    show = true,
    minWidth = 0,
    minHeight = 0,
    ...options
  }) {
    super();
    this.#title = title;
    this.#bounds = { x, y, width, height };
    this.#isVisible = show;
    this.#minimum = [minWidth, minHeight];
    for (const name of ["alwaysOnTop", "autoHideMenuBar", "fullscreenable", "skipTaskbar"])
      this.#flags.set(name, options[name]);
    if (options.fullscreen) this.#state = "fullscreen";
  }

  getTitle() {
    return this.#title;
  }

  setTitle(title) {
    this.#title = title;
  }

  get title() {
    return this.#title;
  }

  set title(title) {
    this.#title = title;
  }

  show() {
    this.#isVisible = true;
    this.emit("show");
    this.focus();
  }

  showInactive() {
    this.#isVisible = true;
    this.emit("show");
  }

  hide() {
    this.#isVisible = false;
    this.emit("hide");
    this.blur();
  }

  isVisible() {
    return this.#isVisible;
  }

  focus() {
    if (host.focused === this) return;
    host.focused?.blur();
    host.focused = this;
    this.emit("focus");
  }

  blur() {
    if (host.focused !== this) return;
    host.focused = null;
    this.emit("blur");
  }

  isFocused() {
    return host.focused === this;
  }

  minimize() {
    this.#become("minimized", "minimize");
  }

  restore() {
    if (this.#state === "minimized") this.#become("normal", "restore");
  }

  maximize() {
    this.#become("maximized", "maximize");
  }

  unmaximize() {
    this.#become("normal", "unmaximize");
  }

  setFullScreen(isFull) {
    this.#become(isFull ? "fullscreen" : "normal", isFull ? "enter-full-screen" : "leave-full-screen");
  }

  isMinimized() {
    return this.#state === "minimized";
  }

  isMaximized() {
    return this.#state === "maximized";
  }

  isFullScreen() {
    return this.#state === "fullscreen";
  }

  isNormal() {
    return this.#state === "normal";
  }

  get fullScreen() {
    return this.isFullScreen();
  }

  set fullScreen(isFull) {
    this.setFullScreen(isFull);
  }

  #become(state, event) {
    if (this.#state === state) return;
    this.#state = state;
    void this.#setChromiumBounds({ windowState: state });
    this.emit(event);
  }

  getBounds() {
    return { ...this.#bounds };
  }

  getNormalBounds() {
    return { ...this.#bounds };
  }

  getContentBounds() {
    return { ...this.#bounds };
  }

  getSize() {
    return [this.#bounds.width, this.#bounds.height];
  }

  getPosition() {
    return [this.#bounds.x, this.#bounds.y];
  }

  setBounds(bounds) {
    const before = this.#bounds;
    this.#bounds = { ...before, ...bounds };
    this.applyBounds();
    if (before.width !== this.#bounds.width || before.height !== this.#bounds.height) this.emit("resize");
    if (before.x !== this.#bounds.x || before.y !== this.#bounds.y) this.emit("move");
  }

  setSize(width, height) {
    this.setBounds({ width, height });
  }

  setPosition(x, y) {
    this.setBounds({ x, y });
  }

  center() {
    const { width, height } = this.#bounds;
    this.setBounds({ x: Math.round((1920 - width) / 2), y: Math.round((1080 - height) / 2) });
  }

  setMinimumSize(width, height) {
    this.#minimum = [width, height];
  }

  getMinimumSize() {
    return [...this.#minimum];
  }

  /** Host only: applies the bounds to Chromium. */
  applyBounds() {
    const { x, y, width, height } = this.#bounds;
    void this.#setChromiumBounds({ left: x, top: y, width, height });
  }

  async #setChromiumBounds(bounds) {
    if (!this.targetId) return;
    try {
      const { windowId } = await host.devtools.send("Browser.getWindowForTarget", { targetId: this.targetId });
      await host.devtools.send("Browser.setWindowBounds", { windowId, bounds });
    } catch (error) {
      if (!host.isQuitting && !this.isDestroyed()) record("chromium.refusedBounds", String(error));
    }
  }

  setAlwaysOnTop(isOnTop) {
    this.#flags.set("alwaysOnTop", isOnTop);
  }

  isAlwaysOnTop() {
    return this.#flags.get("alwaysOnTop") ?? false;
  }

  setMenu(menu) {
    record("window.setMenu", menu);
  }

  removeMenu() {
    record("window.removeMenu");
  }

  setMenuBarVisibility(isVisible) {
    record("window.setMenuBarVisibility", isVisible);
  }

  setAutoHideMenuBar(isHidden) {
    record("window.setAutoHideMenuBar", isHidden);
  }

  setProgressBar(progress) {
    record("window.setProgressBar", progress);
  }

  setOverlayIcon(icon, description) {
    record("window.setOverlayIcon", icon, description);
  }

  setIcon(icon) {
    record("window.setIcon", icon);
  }

  setBackgroundColor(color) {
    record("window.setBackgroundColor", color);
  }

  setContentProtection(isProtected) {
    record("window.setContentProtection", isProtected);
  }

  setRepresentedFilename(name) {
    record("window.setRepresentedFilename", name);
  }

  setDocumentEdited(isEdited) {
    record("window.setDocumentEdited", isEdited);
  }

  flashFrame(isFlashing) {
    record("window.flashFrame", isFlashing);
  }
}
