import { Button, Dialog, DialogBody, DialogFooter, type HotkeyConfig, KeyComboTag } from "@blueprintjs/core";
import { shortcutGroups } from "./shortcuts";
import "./shortcuts.css";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  hotkeys: readonly HotkeyConfig[];
}

/** The dialog that lists the bound shortcuts by group; opened with `?`. */
export function KeySheet({ isOpen, onClose, hotkeys }: Props) {
  const groups = shortcutGroups.filter((group) => hotkeys.some((hotkey) => hotkey.group === group));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard" className="cs-keys">
      <DialogBody useOverflowScrollContainer={false}>
        <div className="cs-keys-all" role="region" aria-label="Keys" tabIndex={0}>
          {groups.map((group) => (
            <section key={group}>
              <h3>{group}</h3>
              <dl>
                {hotkeys
                  .filter((hotkey) => hotkey.group === group)
                  .map(({ combo, label }) => (
                    <div key={combo}>
                      <dt>{label}</dt>
                      <dd>
                        <KeyComboTag combo={combo} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Close" autoFocus={true} onClick={onClose} />}>
        <span className="cs-muted">You can turn off single-key shortcuts in Settings.</span>
      </DialogFooter>
    </Dialog>
  );
}
