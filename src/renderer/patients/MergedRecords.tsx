import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Patient } from "../../shared/patients/patient";
import { AsyncTask } from "../base/AsyncTask";
import { ErrorCallout } from "../ui/ErrorCallout";
import { identityLine } from "./identityLine";
import { usePatients } from "./usePatients";

/** The records that were merged into a patient, each with a button that undoes the merge. */
export const MergedRecords = observer(function MergedRecords({ patient }: { patient: Patient }) {
  const api = usePatients();
  const [merged, setMerged] = useState(patient.merged);
  const [separating] = useState(() => new AsyncTask());
  if (merged.length === 0) return null;
  const separate = (id: string) =>
    separating.run(
      async () => {
        await api.separate(id);
        return api.get(patient.id);
      },
      (updated) => setMerged(updated.merged),
    );
  return (
    <section aria-label="Merged records">
      <p className="cs-muted">Records merged into this patient:</p>
      <ul className="cs-duplicates">
        {merged.map((each) => (
          <li key={each.id}>
            <span>
              <span className="cs-picker-name">{each.name}</span>
              <span className="cs-muted cs-num">{identityLine(each) || "No birth date or record number"}</span>
            </span>
            <Button
              size="small"
              text="Undo merge"
              aria-label={`Undo merge of ${each.name}`}
              disabled={separating.isRunning}
              onClick={() => void separate(each.id)}
            />
          </li>
        ))}
      </ul>
      {separating.error && <ErrorCallout error={separating.error} />}
    </section>
  );
});
