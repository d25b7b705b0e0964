import { BillingTab } from "../billing/BillingTab";
import { AppUpdatesTab } from "./AppUpdatesTab";
import { ProfileTab } from "./ProfileTab";
import type { SettingsTab } from "./SettingsTabs";

/** The tabs that are in both the settings dialog and the settings page (product text §2). */
export const accountTabs: readonly SettingsTab[] = [
  { id: "profile", title: "Profile", panel: <ProfileTab />, hasInput: true },
  { id: "billing", title: "Billing", panel: <BillingTab /> },
  { id: "updates", title: "App Updates", panel: <AppUpdatesTab /> },
];
