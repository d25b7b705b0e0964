import type { BridgeHandlers } from "../bridge/registerBridge";
import type { EhrBrowser } from "./EhrBrowser";

/** Returns the handlers of the bridge's `ehr` domain. */
export const ehrHandlers = (browser: EhrBrowser): BridgeHandlers<"ehr"> => ({
  launch: () => browser.launch(),
  close: () => browser.close(),
  status: () => browser.status,
});
