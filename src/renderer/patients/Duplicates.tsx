import { Button, DialogBody, DialogFooter } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppError } from "../../shared/errors";
import type { Patient, PatientSummary } from "../../shared/patients/patient";
import { AsyncTask } from "../base/AsyncTask";
import { ErrorCallout } from "../ui/ErrorCallout";
import { showProblem, showUndo } from "../ui/showToast";
import { userMessage } from "../ui/userMessage";
import { identityLine } from "./identityLine";
import { usePatients } from "./usePatients";

interface Props {
  patient: Patient;
  duplicates: readonly PatientSummary[];
  /** Called with the patient to use: the merge target, or the given patient if they are kept separate. */
  onDone: (patient: PatientSummary) => void;
}

/** Offers to merge a patient into one that may be the same person. A merge can be undone; both records are kept. */
export const Duplicates = observer(function Duplicates({ patient, duplicates, onDone }: Props) {
  const api = usePatients();
  const [merging] = useState(() => new AsyncTask());
  const undo = () =>
    void api.separate(patient.id).catch((error: unknown) => showProblem(userMessage(AppError.from(error)).title));
  const merge = (into: PatientSummary) =>
    merging.run(
      () => api.merge(patient.id, into.id),
      (remaining) => {
        showUndo("Records merged", undo);
        onDone(remaining);
      },
    );
  return (
    <>
      <DialogBody>
        <p>
          <strong>{patient.name}</strong> may be in your practice already. Compare birth date and record number.
        </p>
        <p className="cs-muted cs-num">{identityLine(patient) || "No birth date or record number"}</p>
        <ul className="cs-duplicates" aria-label="Possible duplicates">
          {duplicates.map((each) => (
            <li key={each.id}>
              <span>
                <span className="cs-picker-name">{each.name}</span>
                <span className="cs-muted cs-num">{identityLine(each) || "No birth date or record number"}</span>
              </span>
              <Button
                size="small"
                text="Same patient, merge"
                aria-label={`Same patient, merge: ${each.name}, ${identityLine(each)}`}
                disabled={merging.isRunning}
                onClick={() => void merge(each)}
              />
            </li>
          ))}
        </ul>
        {merging.error && <ErrorCallout error={merging.error} />}
      </DialogBody>
      <DialogFooter
        actions={<Button intent="primary" text="Keep as separate patients" onClick={() => onDone(patient)} />}
      />
    </>
  );
});
