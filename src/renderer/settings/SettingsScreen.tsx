import { observer } from "mobx-react-lite";
import { useStores } from "../base/useStores";
import { accountTabs } from "./accountTabs";
import { Appearance } from "./Appearance";
import { Keyboard } from "./Keyboard";
import { LiveDrafting } from "./notes/LiveDrafting";
import { MicrophoneChoice } from "./MicrophoneChoice";
import "./settings.css";
import { type SettingsTab, SettingsTabs } from "./SettingsTabs";
import { SignedInDevices } from "./SignedInDevices";
import { SnippetsForm } from "./SnippetsForm";
import { SpeechEngine } from "./speech/SpeechEngine";
import { WritingStyle } from "../style/WritingStyle";
import { VocabularyForm } from "./VocabularyForm";

const tabs: readonly SettingsTab[] = [
  ...accountTabs,
  { id: "appearance", title: "Appearance", panel: <Appearance /> },
  { id: "microphone", title: "Microphone", panel: <MicrophoneChoice /> },
  { id: "speech", title: "Speech engine", panel: <SpeechEngine /> },
  { id: "notes", title: "Notes", panel: <LiveDrafting /> },
  { id: "vocabulary", title: "Vocabulary", panel: <VocabularyForm />, hasInput: true },
  { id: "snippets", title: "Snippets", panel: <SnippetsForm />, hasInput: true },
  { id: "style", title: "Writing style", panel: <WritingStyle /> },
  { id: "keyboard", title: "Keyboard", panel: <Keyboard /> },
  { id: "devices", title: "Signed-in devices", panel: <SignedInDevices /> },
];

/** The page of all settings. */
export const SettingsScreen = observer(function SettingsScreen() {
  const { layout, session } = useStores();
  const offered = session.isLocal ? tabs.filter(({ id }) => id !== "devices") : tabs; // no sign-in, so no devices
  return (
    <div className="cs-settings-page cs-scroll">
      <h1>Account Settings</h1>
      <SettingsTabs id="settings" tabs={offered} isVertical={layout.width !== "narrow"} />
    </div>
  );
});
