import { Switch } from "@blueprintjs/core";
import { useId } from "react";
import { ErrorCallout } from "../../ui/ErrorCallout";
import { Loading } from "../../ui/Loading";
import { useLiveDrafting } from "./useLiveDrafting";

/** The setting whether notes are drafted while the clinician records. */
export function LiveDrafting() {
  const id = useId();
  const { isOn, error, reload, save, isSaving, notSaved } = useLiveDrafting();
  return (
    <section className="cs-setting" aria-labelledby={id}>
      <h2 id={id}>Notes</h2>
      {error && <ErrorCallout error={error} onRetry={reload} />}
      {!error && isOn === undefined && <Loading text="Loading..." />}
      {isOn !== undefined && (
        <Switch
          label="Draft while I record"
          checked={isOn}
          disabled={isSaving}
          onChange={(event) => save(event.currentTarget.checked)}
        />
      )}
      <p className="cs-muted">
        The note so far appears during the recording and is updated as people speak. You can read, edit and answer it.
        It can be signed, copied and exported once the whole session is drafted.
      </p>
      {notSaved && <ErrorCallout error={notSaved} />}
    </section>
  );
}
