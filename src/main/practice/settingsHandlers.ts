import type { ShellSettings } from "../../shared/bridge/settingsBridge";
import type { BridgeHandlers } from "../bridge/registerBridge";
import type { PracticeServer } from "./PracticeServer";
import type { AppSettings } from "../settings/AppSettings";

/** Returns the handlers of the bridge's `settings` domain. */
export function settingsHandlers(settings: AppSettings, practice: PracticeServer): BridgeHandlers<"settings"> {
  const current = (): ShellSettings => ({ serverUrl: settings.serverUrl });
  return {
    get: current,
    async setServer({ address }) {
      await practice.use(address);
      return current();
    },
  };
}
