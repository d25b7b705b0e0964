import { EventEmitter } from "node:events";
import { protocol } from "../addresses/protocol.mjs";
import { markGaps, missing } from "../gaps.mjs";
import { host, record } from "../host.mjs";
import { fetchAsMain } from "../net/net.mjs";

class Session extends EventEmitter {
  protocol = protocol;
  /** The application's handlers; without one Electron grants everything. */
  permissionCheck = () => true;
  permissionRequest = (_contents, _permission, answer) => answer(true);
  webRequest = missing("session.webRequest");
  cookies = missing("session.cookies");

  setPermissionCheckHandler(handler) {
    this.permissionCheck = handler ?? (() => true);
  }

  setPermissionRequestHandler(handler) {
    this.permissionRequest = handler ?? ((_contents, _permission, answer) => answer(true));
  }

  setDevicePermissionHandler() {}

  setDisplayMediaRequestHandler() {}

  setSpellCheckerEnabled(isEnabled) {
    record("session.setSpellCheckerEnabled", isEnabled);
  }

  setSpellCheckerLanguages(languages) {
    record("session.setSpellCheckerLanguages", languages);
  }

  fetch(input, init) {
    return fetchAsMain(input, init);
  }

  isPersistent() {
    return true;
  }

  async clearCache() {
    await host.devtools.send("Storage.clearCookies").catch(() => {});
  }

  async clearStorageData() {
    for (const window of host.windows.values()) {
      const { origin } = new URL(window.webContents.innerUrl);
      await window.page.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    }
  }

  async flushStorageData() {}
}

const defaultSession = new (markGaps("Session", Session))();

export const session = {
  defaultSession,
  fromPartition: (name) => (name === "" ? defaultSession : missing(`session.fromPartition("${name}")`)),
  fromPath: missing("session.fromPath"),
};
