import type { BridgeHandlers } from "../bridge/handle";
import type { EhrBrowser } from "./EhrBrowser";

/** `ehr` of the bridge. */
export const ehrHandlers = (browser: EhrBrowser): BridgeHandlers<"ehr"> => ({
  launch: () => browser.launch(),
  close: () => browser.close(),
  status: () => browser.status,
});
