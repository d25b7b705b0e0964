import { BillingTab } from "../billing/BillingTab";
import { AppUpdatesTab } from "./AppUpdatesTab";
import { ProfileTab } from "./ProfileTab";
import type { SettingsTab } from "./SettingsTabs";

/** What the dialog and the page of settings both begin with (product text §2). */
export const accountTabs: readonly SettingsTab[] = [
  { id: "profile", title: "Profile", panel: <ProfileTab />, isTypedIn: true },
  { id: "billing", title: "Billing", panel: <BillingTab /> },
  { id: "updates", title: "App Updates", panel: <AppUpdatesTab /> },
];
