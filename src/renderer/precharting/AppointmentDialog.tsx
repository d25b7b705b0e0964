import { Dialog, DialogBody, FormGroup, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useId, useState } from "react";
import type { Appointment } from "../../shared/precharting/appointment";
import type { PatientSummary } from "../../shared/patients/patient";
import { visitLimits } from "../../shared/visits/visitLimits";
import { AsyncTask } from "../base/AsyncTask";
import { PatientField } from "../patients/PatientField";
import { ErrorCallout } from "../ui/ErrorCallout";
import { FormFooter } from "../ui/FormFooter";
import { isoDay } from "../format/isoDay";
import type { AppointmentDraft } from "./appointmentFromEhr";
import { type Day, toDateFields, fromDateFields } from "./day";
import { useAppointmentChanges } from "./useAppointments";

/** A patient's appointment to add, as read from the EHR. */
export interface NewAppointment extends AppointmentDraft {
  patient: PatientSummary;
}

interface Props {
  /** Default day of a new appointment. */
  day: Day;
  /** The appointment to edit, the details of one to add, or "new"; null closes the dialog. */
  editing: "new" | Appointment | NewAppointment | null;
  onClose: () => void;
  onSaved: (appointment: Appointment) => void;
}

/** The dialog to add or edit an appointment. */
export function AppointmentDialog({ day, editing, onClose, onSaved }: Props) {
  const isAppointment = typeof editing === "object" && editing !== null && "id" in editing;
  return (
    <Dialog
      className="cs-appointment-dialog"
      title={isAppointment ? "Edit appointment" : "Add appointment"}
      isOpen={editing !== null}
      onClose={onClose}
    >
      {editing !== null && (
        <AppointmentForm
          day={day}
          appointment={isAppointment ? editing : null}
          draft={isAppointment || editing === "new" ? null : editing}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}

interface FormProps extends Omit<Props, "editing"> {
  appointment: Appointment | null;
  draft: NewAppointment | null;
}

const AppointmentForm = observer(function AppointmentForm({ day, appointment, draft, onClose, onSaved }: FormProps) {
  const { add, change } = useAppointmentChanges();
  const first = appointment ? toDateFields(appointment.starts_at) : (draft ?? { date: isoDay(day), time: "" });
  const [date, setDate] = useState(first.date);
  const [time, setTime] = useState(first.time);
  const [name, setName] = useState(appointment?.patient_name ?? draft?.patient.name ?? "");
  const [patient, setPatient] = useState(appointment?.patient ?? draft?.patient ?? null);
  const [reason, setReason] = useState(appointment?.reason ?? draft?.reason ?? "");
  const [saving] = useState(() => new AsyncTask());

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const startsAt = fromDateFields(date, time);
    if (saving.isRunning || startsAt === null) return;
    if (!patient && name.trim() === "") return;
    const whose = patient ? { patient_id: patient.id } : { patient_id: null, patient_name: name };
    const fields = { starts_at: startsAt, ...whose, reason: reason || null };
    void saving.run(() => (appointment ? change({ id: appointment.id, ...fields }) : add(fields)), onSaved);
  };
  return (
    <form onSubmit={handleSubmit} aria-label={appointment ? "Edit appointment" : "Add appointment"}>
      <DialogBody>
        <PatientField
          text={name}
          patient={patient}
          onText={setName}
          onPatient={setPatient}
          autoFocus={true}
          required={true}
        />
        <div className="cs-appointment-when">
          <Field label="Date" type="date" value={date} onChange={setDate} />
          <Field label="Time" type="time" value={time} onChange={setTime} />
        </div>
        <Field
          label="Reason for visit"
          value={reason}
          onChange={setReason}
          maxLength={visitLimits.reason}
          isOptional={true}
        />
        {saving.error && <ErrorCallout error={saving.error} />}
      </DialogBody>
      <FormFooter
        text={appointment ? "Save appointment" : "Add appointment"}
        loading={saving.isRunning}
        onCancel={onClose}
      />
    </form>
  );
});

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "date" | "time";
  maxLength?: number;
  isOptional?: boolean;
}

function Field({ label, value, onChange, type = "text", maxLength, isOptional = false }: FieldProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id}>
      <InputGroup
        id={id}
        type={type}
        value={value}
        maxLength={maxLength}
        required={!isOptional}
        autoComplete="off"
        onValueChange={onChange}
      />
    </FormGroup>
  );
}
