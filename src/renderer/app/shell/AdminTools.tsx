import { Button, HTMLSelect, Switch } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { accountTypeName, accountTypes } from "../../../shared/access/accountType";
import { useAppStores } from "../../base/useStores";

const options = accountTypes.map((value) => ({ value, label: accountTypeName(value) }));

/**
 * For administrators: the switch of the debug panel, and a preview of the app as another account type. Depends on the
 * account's own type, so that the tools remain during a preview.
 */
export const AdminTools = observer(function AdminTools() {
  const { debug, session } = useAppStores();
  if (session.accountType !== "admin") return null;
  return (
    <div className="cs-admin-tools" role="group" aria-label="Administrator tools">
      <Switch
        role="switch"
        label="Debug info"
        inline={true}
        checked={debug.showDebugInfo}
        onChange={(event) => debug.setShown(event.currentTarget.checked)}
      />
      <label className="cs-preview-as">
        Preview as
        <HTMLSelect
          aria-label="Preview as"
          minimal={true}
          options={options}
          value={session.effectiveType}
          onChange={(event) => {
            const { value } = event.currentTarget;
            session.preview(accountTypes.find((type) => type === value) ?? null);
          }}
        />
      </label>
      {session.previewType !== null && (
        <Button
          size="small"
          variant="minimal"
          intent="primary"
          text="Reset to Real Account"
          onClick={() => session.preview(null)}
        />
      )}
    </div>
  );
});
