import { EventEmitter } from "node:events";
import { markGaps } from "../gaps.mjs";
import { record } from "../host.mjs";

/** The visible trays; tests read `globalThis.desktopHost.trays`. */
const trays = new Set();
globalThis.desktopHost.trays = trays;

class Tray extends EventEmitter {
  #isDestroyed = false;
  #title = "";

  constructor(image) {
    super();
    this.image = image;
    this.menu = null;
    this.toolTip = "";
    trays.add(this);
    record("tray.create");
  }

  setImage(image) {
    this.image = image;
  }

  setPressedImage(image) {
    this.pressedImage = image;
  }

  setToolTip(text) {
    this.toolTip = text;
  }

  setTitle(title) {
    this.#title = title;
  }

  getTitle() {
    return this.#title;
  }

  setContextMenu(menu) {
    this.menu = menu;
  }

  popUpContextMenu(menu) {
    record("tray.popUpContextMenu", menu ?? this.menu);
  }

  setIgnoreDoubleClickEvents(isIgnored) {
    record("tray.setIgnoreDoubleClickEvents", isIgnored);
  }

  destroy() {
    this.#isDestroyed = true;
    trays.delete(this);
    record("tray.destroy");
  }

  isDestroyed() {
    return this.#isDestroyed;
  }
}

markGaps("Tray", Tray);
export { Tray };
