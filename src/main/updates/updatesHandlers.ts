import type { BridgeHandlers } from "../bridge/registerBridge";
import type { Updates } from "./Updates";

/** Returns the handlers of the bridge's `updates` domain. */
export const updatesHandlers = (updates: Updates): BridgeHandlers<"updates"> => ({
  state: () => updates.status,
  check: () => updates.check(),
  download: () => updates.download(),
  install: () => updates.install(),
  setAutoDownload: (isOn) => updates.setAutoDownload(isOn),
  setAllowPrerelease: (isOn) => updates.setAllowPrerelease(isOn),
});
