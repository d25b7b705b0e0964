import { app } from "electron";
import { homedir } from "node:os";
import { join } from "node:path";
import type { BridgeHandlers, Emit } from "../bridge/registerBridge";
import type { AppLog } from "../log/AppLog";
import type { RecordingKeys } from "../recordings/RecordingKeys";
import { ehrHandlers } from "./ehrHandlers";
import { findBrowser } from "./findBrowser";
import { openAutomation } from "./openAutomation";
import { createWizard } from "./wizard/createWizard";
import { wizardHandlers } from "./wizard/wizardHandlers";

interface Ehr {
  handlers: BridgeHandlers<"ehr">;
  wizard: BridgeHandlers<"wizard">;
  /** Whether a filled note may still be unsaved in the open browser: it was neither seen saved nor lost. */
  isNoteUnsaved: () => boolean;
  close: () => Promise<boolean>;
}

/**
 * Creates the EHR automation in the app's data folder. `CHARTSIDE_EHR_BROWSER` sets the browser; with
 * `CHARTSIDE_EHR_HEADLESS_FOR_TESTS=on` it has no window.
 */
export function createEhr(keys: RecordingKeys, emit: Emit, log: AppLog): Ehr {
  const { env, platform } = process;
  const userData = app.getPath("userData");
  const automation = openAutomation({
    browserFolder: join(userData, "ehr-browser"),
    folder: join(userData, "ehr"),
    isHeadless: env["CHARTSIDE_EHR_HEADLESS_FOR_TESTS"] === "on",
    env,
    findProgram: () => findBrowser({ platform, env, home: homedir() }),
    keys,
    onFailure: (fault) => log.error("EHR browser failed to open", { fault }),
    onChange: (status) => emit("ehr:changed", status),
  });
  const handlers = ehrHandlers(automation, (verb, { code }) => log.error("EHR call failed", { verb, code }));
  const wizard = createWizard(automation, (state) => emit("wizard:changed", state));
  return {
    handlers,
    wizard: wizardHandlers(wizard),
    isNoteUnsaved: () => automation.isNoteUnsaved,
    close: () => automation.close(),
  };
}
