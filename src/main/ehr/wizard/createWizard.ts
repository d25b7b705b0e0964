import type { WizardState } from "../../../shared/bridge/wizardBridge";
import type { EhrAutomation } from "../EhrAutomation";
import { Wizard } from "./Wizard";

/** Creates the wizard over the automation's browser and profiles. Used by the desktop app and `npm run ehr`. */
export const createWizard = (automation: EhrAutomation, onChange: (state: WizardState) => void): Wizard =>
  new Wizard({
    currentPage: () => automation.browserPages().at(-1) ?? null,
    save: (profile) => automation.storeFromWizard(profile),
    onChange,
  });
