import { Switch } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { useStores } from "../base/useStores";

/** The setting that turns single-key shortcuts on and off. */
export const Keyboard = observer(function Keyboard() {
  const { layout } = useStores();
  const id = useId();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Keyboard</h2>
      <Switch
        role="switch"
        label="Single-key shortcuts, such as R to record"
        checked={layout.hasSingleKeys}
        onChange={(event) => layout.setSingleKeys(event.currentTarget.checked)}
      />
      <p className="cs-muted">Press ? to see all keyboard shortcuts.</p>
    </section>
  );
});
