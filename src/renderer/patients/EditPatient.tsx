import { useEffect } from "react";
import { AppError } from "../../shared/errors";
import type { PatientSummary } from "../../shared/patients/patient";
import { showProblem } from "../ui/showToast";
import { userMessage } from "../ui/userMessage";
import { LazyPatientDialog } from "./LazyPatientDialog";
import { usePatient } from "./usePatients";

interface Props {
  id: string;
  onClose: () => void;
  onSaved: (patient: PatientSummary) => void;
}

/** The dialog of a patient's details; loads the patient first. A failure is shown as a toast and closes it. */
export function EditPatient({ id, onClose, onSaved }: Props) {
  const { patient, error } = usePatient(id);
  useEffect(() => {
    if (!error) return;
    showProblem(userMessage(AppError.from(error)).title);
    onClose();
  }, [error, onClose]);
  return patient ? <LazyPatientDialog patient={patient} onClose={onClose} onSaved={onSaved} /> : null;
}
