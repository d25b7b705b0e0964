import { EventEmitter } from "node:events";
import { app } from "../app/app.mjs";
import { markGaps } from "../gaps.mjs";
import { host, record } from "../host.mjs";

let applicationMenu = null;
let lastCommand = 0;

/** Roles that the host implements; others are only recorded. */
const roles = {
  quit: () => app.quit(),
  close: (window) => window?.close(),
  minimize: (window) => window?.minimize(),
  reload: (window) => window?.webContents.reload(),
  togglefullscreen: (window) => window?.setFullScreen(!window.isFullScreen()),
};

class MenuItem {
  /** @param {Electron.MenuItemConstructorOptions} options */
  constructor(options) {
    if (!options.label && !options.role && options.type !== "separator") {
      throw new Error("Invalid template for MenuItem: must have at least one of label, role or type");
    }
    const { click, submenu, ...rest } = options;
    this.commandId = ++lastCommand;
    this.type = submenu ? "submenu" : "normal";
    this.label = rest.role ?? "";
    this.accelerator = null;
    this.sublabel = "";
    this.toolTip = "";
    this.icon = null;
    this.enabled = true;
    this.visible = true;
    this.checked = false;
    this.registerAccelerator = true;
    this.acceleratorWorksWhenHidden = true;
    this.menu = null;
    this.userAccelerator = null;
    Object.assign(this, rest);
    if (submenu) this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu;
    this.click = (event = {}, window = host.focused ?? undefined) => this.#activate(click, event, window);
  }

  #activate(click, event, window) {
    if (!this.enabled) return;
    if (this.type === "checkbox") this.checked = !this.checked;
    if (this.type === "radio") this.#choose();
    if (click) click(this, window, event);
    else if (this.role) this.#perform(this.role.toLowerCase(), window);
  }

  #choose() {
    for (const item of this.menu?.items ?? []) if (item.type === "radio") item.checked = item === this;
  }

  #perform(role, window) {
    record("menu.role", role);
    roles[role]?.(window);
  }
}

class Menu extends EventEmitter {
  items = [];

  static buildFromTemplate(template) {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  }

  static setApplicationMenu(menu) {
    applicationMenu = menu;
  }

  static getApplicationMenu() {
    return applicationMenu;
  }

  static sendActionToFirstResponder(action) {
    record("menu.sendActionToFirstResponder", action);
  }

  append(item) {
    this.insert(this.items.length, item);
  }

  insert(position, item) {
    item.menu = this;
    this.items.splice(position, 0, item);
  }

  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  popup(options) {
    record("menu.popup", options);
    this.emit("menu-will-show", {});
  }

  closePopup() {
    this.emit("menu-will-close", {});
  }
}

markGaps("Menu", Menu);
export { Menu, MenuItem };
