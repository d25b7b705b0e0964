import { lazyPart } from "../base/lazyPart";
import type { AccountSettingsProps } from "./AccountSettingsDialog";

/** The dialog of the account's settings, whose script is loaded when it is opened. */
export const LazyAccountSettingsDialog = lazyPart<AccountSettingsProps>(
  async () => {
    const { AccountSettingsDialog } = await import("./AccountSettingsDialog");
    return { default: AccountSettingsDialog };
  },
  { name: "Account Settings", Waiting: () => null },
);
