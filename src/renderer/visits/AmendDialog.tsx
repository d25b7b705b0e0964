import { Dialog, DialogBody, FormGroup, TextArea } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useId, useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import type { AmendVisit } from "../../shared/visits/amendment";
import type { Visit } from "../../shared/visits/visit";
import { visitLimits } from "../../shared/visits/visitLimits";
import { AsyncTask } from "../base/AsyncTask";
import { useStores } from "../base/useStores";
import { PatientField } from "../patients/PatientField";
import { ErrorCallout } from "../ui/ErrorCallout";
import { FormFooter } from "../ui/FormFooter";
import { TextField } from "./TextField";

export interface AmendDialogProps {
  visit: Visit;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The dialog that changes patient and reason of a signed visit, or of one with a signed document. The change is
 * recorded with name, time and explanation.
 */
export function AmendDialog({ visit, isOpen, onClose }: AmendDialogProps) {
  return (
    <Dialog className="cs-visit-dialog" title="Amend session details" isOpen={isOpen} onClose={onClose}>
      <Form visit={visit} onClose={onClose} />
    </Dialog>
  );
}

const Form = observer(function Form({ visit, onClose }: Omit<AmendDialogProps, "isOpen">) {
  const { openVisit, visits } = useStores();
  const [patient, setPatient] = useState<PatientSummary | null>(visit.patient);
  const [typed, setTyped] = useState(visit.patient_name ?? "");
  const [reason, setReason] = useState(visit.reason ?? "");
  const [explanation, setExplanation] = useState("");
  const [saving] = useState(() => new AsyncTask());

  const nameBefore = visit.patient ? null : visit.patient_name;
  const name = typed.trim() || null;
  const changes: AmendVisit = {
    ...((patient?.id ?? null) !== (visit.patient?.id ?? null) && { patient_id: patient?.id ?? null }),
    ...(!patient && name !== nameBefore && { patient_name: name }),
    ...(reason.trim() !== (visit.reason ?? "") && { reason: reason.trim() || null }),
    explanation,
  };
  const isChanged = Object.keys(changes).length > 1;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isRunning || !isChanged || explanation.trim() === "") return;
    void saving.run(
      () => visits.amend(visit.id, changes),
      (amended) => {
        openVisit.applyVisit(amended);
        onClose();
      },
    );
  };
  return (
    <form onSubmit={handleSubmit} aria-label="Amend session details">
      <DialogBody>
        <p className="cs-muted cs-amend-hint">
          {visit.status === "signed"
            ? "The signed note won’t change. Your change is recorded and shown with the note."
            : "Signed documents won’t change. Your change is recorded and shown with the documents."}
        </p>
        <PatientField text={typed} patient={patient} onText={setTyped} onPatient={setPatient} />
        <TextField label="Reason for visit" value={reason} onChange={setReason} maxLength={visitLimits.reason} />
        <Explanation value={explanation} onChange={setExplanation} />
        {saving.error && <ErrorCallout error={saving.error} />}
      </DialogBody>
      <FormFooter
        text="Record amendment"
        loading={saving.isRunning}
        disabled={!isChanged || explanation.trim() === ""}
        onCancel={onClose}
      />
    </form>
  );
});

function Explanation({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <FormGroup label="Reason for the amendment" labelFor={id}>
      <TextArea
        id={id}
        fill={true}
        value={value}
        maxLength={visitLimits.explanation}
        required={true}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormGroup>
  );
}
