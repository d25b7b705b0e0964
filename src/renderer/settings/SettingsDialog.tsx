import { Button, Dialog, DialogBody, DialogFooter, SegmentedControl, Switch } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../app/stores";
import { type Theme, themes } from "../layout/LayoutStore";
import { SpeechSetUp } from "../system/SpeechHelp";
import { useHealth } from "../system/useHealth";
import { VocabularyForm } from "./VocabularyForm";
import "./settings.css";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

const themeNames: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** What a person sets for themselves: appearance, keys, their own words; and how speech is set. */
export function SettingsDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Settings" className="cs-settings">
      <DialogBody>
        <Appearance />
        <VocabularyForm />
        <Speech />
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Close" onClick={onClose} />} />
    </Dialog>
  );
}

const Appearance = observer(function Appearance() {
  const { layout } = useStores();
  const id = useId();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h3 id={id}>Appearance</h3>
      <SegmentedControl
        aria-labelledby={id}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        value={layout.theme}
        onValueChange={(value) => layout.setTheme(themes.find((theme) => theme === value) ?? "system")}
      />
      <h3>Keyboard</h3>
      <Switch
        label="Single-key shortcuts, such as R to record"
        checked={layout.hasSingleKeys}
        onChange={(event) => layout.setSingleKeys(event.currentTarget.checked)}
      />
      <p className="cs-muted">Press ? for all keys.</p>
    </section>
  );
});

function Speech() {
  const speech = useHealth()?.speech;
  const id = useId();
  if (!speech) return null;
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h3 id={id}>Speech engine</h3>
      <SpeechSetUp speech={speech} />
    </section>
  );
}
