import { Button, Dialog, DialogBody } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { type Patient, patientSummarySchema, type PatientSummary } from "../../shared/patients/patient";
import { ErrorCallout } from "../ui/ErrorCallout";
import { FormFooter } from "../ui/FormFooter";
import { Duplicates } from "./Duplicates";
import { identityLine } from "./identityLine";
import { MergedRecords } from "./MergedRecords";
import { PatientFields } from "./PatientFields";
import { PatientForm } from "./PatientForm";
import type { SeenPatient } from "./withDemographics";
import { usePatients } from "./usePatients";
import "./patients.css";

/** A saved patient, and patients who may be the same person. */
interface Saved {
  patient: Patient;
  duplicates: readonly PatientSummary[];
}

export interface PatientDialogProps {
  /** The patient to edit; absent for a new one. */
  patient?: Patient;
  /** Text typed into the patient search, which prefills a new patient. */
  typed?: string;
  /** The patient shown in the EHR, who prefills a new patient. */
  seen?: SeenPatient;
  onClose: () => void;
  /** Called with the patient as saved, or with the existing patient chosen instead. */
  onSaved: (patient: PatientSummary) => void;
}

/** The dialog that creates or edits a patient. After saving it offers suspected duplicates, if there are any. */
export const PatientDialog = observer(function PatientDialog({
  patient,
  typed = "",
  seen,
  onClose,
  onSaved,
}: PatientDialogProps) {
  const [form] = useState(() => new PatientForm(patient ?? null, typed, seen ?? null));
  const [saved, setSaved] = useState<Saved | null>(null);
  const handleSaved = (result: Saved) => (result.duplicates.length > 0 ? setSaved(result) : onSaved(result.patient));
  return (
    <Dialog
      className="cs-patient-dialog"
      title={patient ? "Patient details" : "New patient"}
      isOpen={true}
      onClose={() => (saved ? onSaved(saved.patient) : onClose())}
    >
      {saved ? (
        <Duplicates patient={saved.patient} duplicates={saved.duplicates} onDone={onSaved} />
      ) : (
        <Form form={form} onClose={onClose} onSaved={handleSaved} onExisting={onSaved} />
      )}
    </Dialog>
  );
});

interface FormProps {
  form: PatientForm;
  onClose: () => void;
  onSaved: (saved: Saved) => void;
  /** Called if the person chooses the existing patient who already has the entered record number. */
  onExisting: (patient: PatientSummary) => void;
}

const Form = observer(function Form({ form, onClose, onSaved, onExisting }: FormProps) {
  const patients = usePatients();
  const { patient, saving } = form;
  const isReady = form.hasName && form.birthDate !== undefined;
  const save = async (): Promise<Saved> => {
    const made = patient
      ? await patients.update(patient.id, form.fields)
      : await patients.create({ id: form.id, ...form.fields });
    const duplicates = await patients.duplicates(made.id).catch(() => []); // offered again when the patient is edited
    return { patient: made, duplicates };
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // this dialog can be inside another form
    if (!saving.isRunning && isReady) void saving.run(save, onSaved);
  };
  return (
    <form onSubmit={handleSubmit} aria-label={patient ? "Patient details" : "New patient"}>
      <DialogBody>
        <PatientFields form={form} />
        {patient && <MergedRecords patient={patient} />}
        {saving.error && <ErrorCallout error={saving.error} />}
        <Existing current={saving.error?.current} {...(!patient && { onChoose: onExisting })} />
      </DialogBody>
      <FormFooter
        text={patient ? "Save patient" : "Create patient"}
        loading={saving.isRunning}
        disabled={!isReady}
        onCancel={onClose}
      />
    </form>
  );
});

/** The existing patient who already has the record number, from the error's `current`, with a button to use them. */
function Existing({ current, onChoose }: { current: unknown; onChoose?: (patient: PatientSummary) => void }) {
  const { data } = patientSummarySchema.safeParse(current);
  if (!data) return null;
  return (
    <div className="cs-patient-chosen">
      <span>
        <span className="cs-picker-name">{data.name}</span>
        <span className="cs-muted cs-num">{identityLine(data)}</span>
      </span>
      {onChoose && <Button size="small" text="Use this patient" onClick={() => onChoose(data)} />}
    </div>
  );
}
