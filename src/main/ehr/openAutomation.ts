import type { EhrStatus } from "../../shared/bridge/ehrBridge";
import type { RecordingKeys } from "../recordings/RecordingKeys";
import { EhrAutomation } from "./EhrAutomation";
import { EhrBrowser, type EhrBrowserDeps } from "./EhrBrowser";

interface AutomationOptions extends Pick<EhrBrowserDeps, "isHeadless" | "env" | "findProgram" | "onFailure"> {
  /** Absolute path of the browser's own profile. */
  browserFolder: string;
  /** Absolute path of the folder with EHR profiles, captured data and the audit log. */
  folder: string;
  keys: Pick<RecordingKeys, "current" | "byId">;
  onChange?: (status: EhrStatus) => void;
}

/** Creates the automation with its browser, which is not started. Used by the desktop app and `npm run ehr`. */
export function openAutomation({
  browserFolder,
  folder,
  keys,
  onChange,
  ...browserDeps
}: AutomationOptions): EhrAutomation {
  const browser: EhrBrowser = new EhrBrowser({
    ...browserDeps,
    profile: browserFolder,
    startUrl: () => automation.profiles.all.at(-1)?.startUrl ?? null,
    onChange: () => automation.browserChanged(),
  });
  const automation: EhrAutomation = new EhrAutomation({
    browser,
    folder,
    browserFolder,
    keys,
    ...(onChange && { onChange }),
  });
  return automation;
}
