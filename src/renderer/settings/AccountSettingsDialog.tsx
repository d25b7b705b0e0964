import { Dialog, DialogBody } from "@blueprintjs/core";
import { Link } from "react-router-dom";
import { accountTabs } from "./accountTabs";
import "./settings.css";
import { SettingsTabs } from "./SettingsTabs";

export interface AccountSettingsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The account settings as a dialog, with a link to the page of all settings. */
export function AccountSettingsDialog({ isOpen, onClose }: AccountSettingsProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Account Settings" className="cs-settings">
      <DialogBody>
        <SettingsTabs id="account-settings" tabs={accountTabs} />
        <p className="cs-settings-more">
          <Link to="/dashboard/settings" onClick={onClose}>
            All settings
          </Link>{" "}
          <span className="cs-muted">
            Appearance, microphone, speech, notes, vocabulary, snippets, writing style, keyboard, signed-in devices
          </span>
        </p>
      </DialogBody>
    </Dialog>
  );
}
