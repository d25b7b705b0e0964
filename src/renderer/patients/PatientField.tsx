import { Button, FormGroup } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { useId } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { identityLine } from "./identityLine";
import { PatientPicker } from "./PatientPicker";

interface Props {
  /** The typed name, while no patient is chosen. */
  text: string;
  patient: PatientSummary | null;
  onText: (text: string) => void;
  onPatient: (patient: PatientSummary | null) => void;
  autoFocus?: boolean;
  required?: boolean;
}

/**
 * A labeled form field for the patient: the picker or, once chosen, the patient's name, birth date and record number.
 */
export function PatientField({ text, patient, onText, onPatient, autoFocus = false, required = false }: Props) {
  const id = useId();
  if (patient) {
    return (
      <FormGroup label="Patient">
        <div className="cs-patient-chosen">
          <span>
            <span className="cs-picker-name">{patient.name}</span>
            <span className="cs-muted cs-num">{identityLine(patient)}</span>
          </span>
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={`Change patient, currently ${patient.name}`}
            title="Change patient"
            onClick={() => {
              onText("");
              onPatient(null);
            }}
          />
        </div>
      </FormGroup>
    );
  }
  return (
    <FormGroup label="Patient name" labelFor={id}>
      <PatientPicker
        id={id}
        text={text}
        onText={onText}
        onChoose={onPatient}
        autoFocus={autoFocus}
        required={required}
      />
    </FormGroup>
  );
}
