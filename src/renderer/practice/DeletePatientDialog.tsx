import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { PatientSummary } from "../../shared/patients/patient";
import { identityLine } from "../patients/identityLine";
import { usePatients } from "../patients/usePatients";
import { BusyButton } from "../ui/BusyButton";
import { ErrorCallout } from "../ui/ErrorCallout";
import { showDone } from "../ui/showToast";

interface Props {
  isOpen: boolean;
  /** The patient to delete; stays set while the dialog closes. */
  patient: PatientSummary | null;
  onClose: () => void;
}

/** Asks before a patient is deleted permanently, which the server allows only if nothing belongs to the record. */
export function DeletePatientDialog({ isOpen, patient, onClose }: Props) {
  return (
    <Dialog
      className="cs-practice-dialog"
      title={patient ? `Delete ${patient.name} for good?` : ""}
      isOpen={isOpen}
      onClose={onClose}
    >
      {patient && <Question key={patient.id} patient={patient} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ patient, onClose }: { patient: PatientSummary; onClose: () => void }) {
  const patients = usePatients();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => patients.remove(patient.id),
    onSuccess: async () => {
      showDone(`${patient.name} was deleted`);
      await queries.invalidateQueries({ queryKey: ["patients"] });
      onClose();
    },
  });
  const details = identityLine(patient);
  return (
    <>
      <DialogBody>
        {details && <p className="cs-num">{details}</p>}
        <p>The record can’t be restored, and there is no undo.</p>
        <p className="cs-muted">
          A patient with sessions, appointments or merged records can’t be deleted. Delete those first, or assign them
          to another patient.
        </p>
        {error && <ErrorCallout error={AppError.from(error)} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Keep" autoFocus={true} onClick={onClose} />
            <BusyButton intent="danger" text="Delete patient" isBusy={isPending} onClick={() => mutate()} />
          </>
        }
      />
    </>
  );
}
